import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play gravity, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Du wählst nur die Spalte; den Rest erledigt der Boden.',
  sections: [
    { title: 'Überblick', blocks: ['Zwei Personen, fünf Spalten, vier in einer Reihe.'] },
    {
      title: 'Grundregeln',
      steps: true,
      blocks: [
        { head: 'Vorbereitung', lines: ['Das Brett ist leer, und X beginnt.'] },
        {
          head: 'So wird gezogen',
          lines: ['Wähle eine Spalte. Das Zeichen fällt auf ihr unterstes freies Feld.'],
        },
        { head: 'So gewinnst du', lines: ['Vier deiner Zeichen in einer Reihe gewinnen.'] },
      ],
    },
    {
      title: 'Strategie',
      blocks: [
        {
          head: 'Achte darauf, was du öffnest',
          lines: ['Ein Zeichen macht das Feld darüber für die andere Seite frei.'],
        },
        {
          figures: [
            {
              diagram: 'stacked',
              caption: 'X kann in der ersten oder zweiten Spalte weiterbauen.',
            },
          ],
        },
      ],
    },
    { title: 'Tipps', blocks: [{ list: ['Bau von der mittleren Spalte aus.'] }] },
  ],
};
