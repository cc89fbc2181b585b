import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Nimm zwei Felder für deinen ersten Zug.',
    why: 'Dein X kommt in beide.',
    seen: 'Dein X ist in beiden verbundenen Feldern. Am Ende bleibt es nur in einem.',
  },
  {
    ask: 'Schließ eine Schleife.',
    why: 'Verbinde zwei Felder, die schon verbunden sind.',
    seen: 'O hat deine Schleife gemessen, und jedes verbundene Zeichen liegt jetzt in einem Feld.',
    missed: 'Noch keine Schleife. Nimm zwei der Felder, in denen schon Zeichen sind.',
  },
  {
    ask: 'Miss so, dass X die Mitte bekommt.',
    why: 'O hat die Schleife geschlossen, also wählst du, wo O 4 landet.',
    seen: 'O 4 ist gelandet, wo du wolltest, und X 1 musste in die Mitte.',
    missed: 'Jetzt hat O die Mitte. Vergleiche A und B, bevor du wählst.',
  },
  {
    ask: 'Miss so, dass du gewinnst.',
    why: 'Drei klassische Zeichen in einer Reihe gewinnen.',
    seen: 'Drei klassische X in einer Reihe! Hättet ihr beide eine, würde die gewinnen, deren höchste Nummer kleiner ist.',
    missed: 'Das ergibt keine Reihe aus X. Versuch das andere Feld.',
  },
];
