import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Schick O auf das Brett in der Mitte.',
    why: 'Dein Feld bestimmt, auf welchem kleinen Brett O weiterspielt.',
    seen: 'Du hast ein mittleres Feld genommen, also muss O auf das Brett in der Mitte.',
    missed: 'Damit kommt O auf ein anderes Brett. Nimm das mittlere Feld eines kleinen Bretts.',
  },
  {
    ask: 'Gewinne das Brett in der Mitte.',
    why: 'Drei in einer Reihe gewinnen auch ein kleines Brett.',
    seen: 'Das Brett in der Mitte gehört dir. Es zählt als ein großes X.',
    missed: 'Vollende deine Reihe aus X auf dem hellen Brett.',
  },
  {
    ask: 'Gewinne ein zweites Brett.',
    why: 'O hat dich auf ein fertiges Brett geschickt, also darfst du überall spielen.',
    seen: 'Wer auf ein fertiges Brett geschickt wird, darf überall spielen. Das hast du genutzt.',
    missed: 'Schau auf das Brett unten rechts: Zwei X warten auf ein drittes.',
  },
  {
    ask: 'Gewinne die Partie.',
    why: 'Drei kleine Bretter in einer Reihe genügen.',
    seen: 'Drei deiner Bretter in einer Reihe: Du hast die ganze Partie gewonnen.',
    missed: 'Vollende die obere Zeile auf dem hellen Brett.',
  },
];
