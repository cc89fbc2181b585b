import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play extended, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Ein größeres Brett und eine längere Reihe. Mehr Platz heißt: Drohungen entstehen langsamer, und Pläne reichen weiter.',
  sections: [
    {
      title: 'Überblick',
      blocks: [
        'Zwei Personen, sechzehn Felder, vier in einer Reihe. Auf 5×5 sind es fünf.',
        'Machen beide keinen Fehler, endet die Partie auf beiden Brettern unentschieden. Auf 5×5 gibt es für die Verteidigung sogar ein einfaches Rezept: Teile die Felder so in Paare ein, dass in jeder Reihe ein Paar liegt, und antworte auf jedes Zeichen im anderen Feld seines Paars.',
        {
          moving: 'game',
          says: [
            'Sechzehn leere Felder. Vier in einer Reihe gewinnen.',
            'X nimmt eine Ecke.',
            'O nimmt ein Feld in der Mitte.',
            'X setzt darunter.',
            'O beginnt eine eigene Reihe.',
            'X hat drei in einer Reihe. Das genügt noch nicht.',
            'O setzt die eigene Reihe fort, statt zu blockieren.',
            'X hat vier in einer Reihe und gewinnt.',
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
          lines: ['Wähle 4×4 oder 5×5. Das Brett ist leer, und X beginnt.'],
        },
        {
          head: 'So wird gezogen',
          lines: [
            'Setzt abwechselnd ein Zeichen in ein leeres Feld. Dort bleibt es bis zum Schluss.',
          ],
        },
        {
          head: 'So gewinnst du',
          lines: [
            'Auf 4×4 gewinnen vier deiner Zeichen in einer Reihe: waagrecht, senkrecht oder diagonal, insgesamt zehn Reihen. Auf 5×5 braucht es fünf, und es gibt zwölf Reihen. Drei in einer Reihe gewinnen hier nicht. Ist das Brett voll und niemand hat eine Reihe, endet die Partie unentschieden.',
          ],
        },
      ],
    },
    {
      title: 'Strategie',
      blocks: [
        {
          head: 'Felder, die zählen',
          lines: [
            'Auf 4×4 liegen die vier Ecken und die vier Felder in der Mitte auf drei Reihen, weil eine Diagonale durch sie geht. Alle anderen liegen auf zwei.',
          ],
        },
        {
          head: 'Drohungen, die sich kreuzen',
          lines: [
            'Drei Zeichen in einer einzigen Reihe lassen sich rechtzeitig blockieren. Zwei Reihen, die sich in einem leeren Feld kreuzen, nicht: Besetze dieses Feld zuletzt, und du drohst zweifach.',
          ],
        },
        {
          figures: [
            { diagram: 'lines', caption: 'Wie viele der zehn Reihen durch jedes Feld gehen.' },
            {
              diagram: 'crossing',
              caption:
                'X hat eben die Ecke besetzt, in der sich zwei Reihen treffen: Beide markierten Felder gewinnen, und O kann nur eines nehmen.',
            },
          ],
        },
        {
          head: 'Ein Zeichen versperrt eine Reihe',
          lines: [
            'Eine Reihe, in der beide Zeichen liegen, kann niemand mehr vollenden. Jedes deiner Zeichen versperrt bis zu drei Reihen. Blockiere also früh, solange es dich nichts kostet.',
          ],
        },
      ],
    },
    {
      title: 'Tipps',
      blocks: [
        {
          list: [
            'Zähl deine offenen Reihen, also die ohne fremdes Zeichen. Hast du keine mehr, spiel auf Unentschieden.',
            'Bau an Reihen, die sich ein Feld teilen, nicht an Reihen, die nebeneinander liegen.',
            'Online können bis zu sechs Personen oder zwei Teams auf einem Brett spielen. Zu sechst auf 4×4 bekommt niemand genug Zeichen für eine Reihe; beim Einrichten werdet ihr darauf hingewiesen.',
          ],
        },
      ],
    },
  ],
};
