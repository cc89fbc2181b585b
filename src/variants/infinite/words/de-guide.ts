import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play infinite, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Spiel am Rand, und das Brett wächst. Fünf in einer Reihe gewinnen.',
  sections: [
    {
      title: 'Überblick',
      blocks: [
        'Das Brett beginnt mit 5×5 Feldern und wächst im Lauf der Partie auf bis zu hundert Felder je Seite.',
        'Zeichen bleiben immer, wo sie sind: Neue Felder kommen nur am Rand dazu. Ob bei fehlerlosem Spiel gewinnt, wer beginnt, weiß niemand.',
      ],
    },
    {
      title: 'Grundregeln',
      steps: true,
      blocks: [
        {
          head: 'Vorbereitung',
          lines: [
            'Wähle fünf, vier oder drei in einer Reihe und ein Brett, das mit 5×5 oder 3×3 beginnt. „Kompakt“ ist die kleine Fassung: ein 3×3-Brett, das nie wächst, und drei in einer Reihe, genau wie in Klassisch. X beginnt. Mit der Tauschregel darf, wer als Zweiter zieht, das erste Zeichen übernehmen und ist damit im Vorteil.',
          ],
        },
        {
          head: 'So wird gezogen',
          lines: [
            'Setz dein Zeichen in ein leeres Feld. Ein Zeichen am Rand fügt auf dieser Seite eine Zeile oder Spalte an, ein Zeichen in einer Ecke beides.',
          ],
        },
        {
          moving: 'growth',
          says: [
            'Das Brett am Anfang: fünf Zeilen mit fünf Feldern.',
            'X spielt in der Mitte. Nichts wächst.',
            'O spielt am rechten Rand: Eine sechste Spalte kommt dazu.',
            'X spielt am unteren Rand: Eine sechste Zeile kommt dazu.',
            'O spielt in der Ecke oben links: Eine Zeile und eine Spalte kommen dazu.',
          ],
        },
        {
          figures: [
            { diagram: 'before', caption: 'Das Brett am Anfang: fünf Zeilen mit fünf Feldern.' },
            {
              diagram: 'grown',
              caption: 'X hat am rechten Rand gesetzt: Das Brett hat jetzt eine sechste Spalte.',
            },
          ],
        },
        {
          head: 'So gewinnst du',
          lines: [
            'Fünf deiner Zeichen in einer Reihe gewinnen: waagrecht, senkrecht oder diagonal. Mehr als fünf gewinnen auch. Ist das Brett voll und kann nicht mehr wachsen, endet die Partie unentschieden; das passiert aber nur mit Absicht.',
          ],
        },
      ],
    },
    {
      title: 'Strategie',
      blocks: [
        {
          head: 'Offene Dreier',
          lines: [
            'Auf drei Zeichen in einer Reihe, die an beiden Enden offen ist, muss sofort geantwortet werden. Sonst wird daraus ein Vierer mit zwei offenen Enden, und niemand kann beide schließen.',
          ],
        },
        {
          head: 'Zwei Drohungen zugleich',
          lines: [
            'Ein einzelner Vierer lässt sich blockieren. Ein Vierer zusammen mit einem offenen Dreier nicht, zwei offene Dreier auch nicht. Setz deine Zeichen so, dass sie zu zwei Reihen gehören.',
          ],
        },
        {
          figures: [
            {
              diagram: 'three',
              caption:
                'Ein offener Dreier: O muss eines der markierten Felder nehmen. Alles andere verliert gegen einen offenen Vierer.',
            },
            { diagram: 'four', caption: 'Ein offener Vierer: X gewinnt an beiden Enden.' },
          ],
        },
        {
          head: 'Drei oder vier in einer Reihe',
          lines: [
            'Mit drei in einer Reihe gewinnt, wer beginnt, schon mit dem dritten Zeichen, egal wo das erste liegt. Mit vier in einer Reihe gewinnt ebenfalls, wer beginnt: in der Mitte mit höchstens sechs Zeichen. Fair ist nur das Spiel mit fünf.',
          ],
        },
      ],
    },
    {
      title: 'Tipps',
      blocks: [
        {
          list: [
            'Hab keine Angst vor dem Rand: Dahinter ist immer Platz.',
            {
              screen:
                'Zieh, um das Brett zu drehen. Zieh mit zwei Fingern, der rechten Maustaste oder gedrückter Umschalttaste, um es zu verschieben. „Mitte“ zeigt wieder das ganze Brett.',
            },
            {
              screen:
                'Auf einem großen Brett zeigt eine Karte alle Zeichen. Tipp auf eine Stelle, um dorthin zu springen.',
            },
            'Blockiere am besten auf der Seite, auf der die anderen Zeichen deines Gegners liegen.',
          ],
        },
      ],
    },
  ],
};
