import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play misère, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Alles ist umgekehrt: Wer drei in einer Reihe vollendet, verliert.',
  sections: [
    {
      title: 'Überblick',
      blocks: [
        'Das Brett ist dasselbe wie in Klassisch, das Ziel ist das Gegenteil. Du gewinnst, wenn die andere Seite eine Reihe vollenden muss.',
        'Machen beide keinen Fehler, endet die Partie unentschieden, aber nur einer der neun ersten Züge hält das Unentschieden.',
        {
          moving: 'game',
          says: [
            'Ein leeres Brett. Wer drei in einer Reihe vollendet, verliert.',
            'X beginnt in der Mitte.',
            'O nimmt das Feld oben in der Mitte.',
            'X nimmt das Feld gegenüber.',
            'O nimmt eine Ecke.',
            'X nimmt die Ecke gegenüber. Jetzt muss O die obere Reihe meiden.',
            'O vollendet die obere Reihe und verliert.',
          ],
        },
      ],
    },
    {
      title: 'Grundregeln',
      steps: true,
      blocks: [
        {
          head: 'Vorbereitung',
          lines: ['Wähle 3×3 oder 4×4. Das Brett ist leer, und X beginnt.'],
        },
        {
          head: 'So wird gezogen',
          lines: [
            'Setzt abwechselnd euer eigenes Zeichen in ein leeres Feld. Du musst ziehen, auch wenn jeder Zug schadet.',
          ],
        },
        {
          head: 'So gewinnst du',
          lines: [
            'Wer eine ganze Reihe aus eigenen Zeichen vollendet (drei auf 3×3, vier auf 4×4), verliert. Zu dritt oder mit noch mehr Leuten gewinnen alle anderen, in Teams gewinnt das andere Team. Ist das Brett voll und niemand hat eine Reihe, endet die Partie unentschieden.',
          ],
        },
      ],
    },
    {
      title: 'Strategie',
      blocks: [
        {
          head: 'In der Mitte beginnen, dann spiegeln',
          lines: [
            'Nimm die Mitte, und antworte dann auf jeden Zug im gegenüberliegenden Feld. So entsteht nie eine Reihe von dir durch die Mitte, und am Rand hat die andere Seite ihre Reihe immer vor dir voll.',
            'Nur so hältst du das Unentschieden. Jede andere Eröffnung verliert, und nach der Mitte auch jede andere Antwort.',
          ],
        },
        {
          figures: [
            {
              diagram: 'opening',
              caption: 'Nur die Mitte hält das Unentschieden. Alle anderen ersten Züge verlieren.',
            },
            { diagram: 'mirror', caption: 'O hat oben gesetzt: X muss unten antworten.' },
            {
              diagram: 'again',
              caption: 'Und wieder hält nur das Feld gegenüber dem letzten Zeichen von O.',
            },
          ],
        },
        {
          head: 'Wenn die andere Seite nicht in der Mitte beginnt',
          lines: [
            'Dann kannst du gewinnen. Gegen eine Ecke spiel ein beliebiges Randfeld. Gegen ein Randfeld spiel eines der beiden Randfelder, die schräg daneben liegen, oder eine der beiden entfernten Ecken. Nimm nicht gleich selbst die Mitte: Nach einer Ecke bringt sie nur ein Unentschieden, nach einem Randfeld verliert sie.',
          ],
        },
        {
          figures: [
            {
              diagram: 'corner',
              caption: 'X hat in einer Ecke begonnen: Jedes Randfeld gewinnt für O.',
            },
            {
              diagram: 'edge',
              caption:
                'X hat auf einem Randfeld begonnen: Vier Antworten gewinnen, die Mitte verliert.',
            },
          ],
        },
      ],
    },
    {
      title: 'Tipps',
      blocks: [
        {
          list: [
            'Das Brett warnt dich vor Reihen, denen nur noch ein Zeichen fehlt. Vollende keine eigene.',
            'Zähl die Felder, auf denen du noch gefahrlos setzen kannst. Wem sie zuerst ausgehen, der verliert.',
            'Eine Reihe, in der beide Zeichen liegen, ist für beide ungefährlich. Heb dir solche Felder für später auf: Sie verschaffen dir Zeit.',
          ],
        },
      ],
    },
  ],
};
