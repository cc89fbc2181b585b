import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Nimm die Mitte von Ebene 2 oder 3.',
    why: 'Drei in einer geraden Reihe gewinnen. Durch kein Feld gehen mehr Reihen als durch diese beiden.',
    seen: 'Von hier führen Reihen über die Ebene, senkrecht nach oben und schräg durch die Ebenen.',
    missed: 'Durch dieses Feld gehen weniger Reihen. Nimm die Mitte von Ebene 2 oder 3.',
  },
  {
    ask: 'Vollende die Reihe auf der untersten Ebene.',
    why: 'Deine zwei X sind auf derselben Ebene.',
    seen: 'Eine Reihe auf einer Ebene gewinnt wie im klassischen Spiel.',
    missed: 'Deine zwei X liegen auf der untersten Ebene. Setz das dritte dazu.',
  },
  {
    ask: 'Senkrecht nach oben: Gewinne über deinen zwei X.',
    why: 'Reihen gehen auch durch die Ebenen.',
    seen: 'Drei Felder übereinander sind eine Reihe.',
    missed: 'Bleib genau über deinen zwei X, eine Ebene höher.',
  },
  {
    ask: 'Gewinne auf einer Diagonale durch die Ebenen.',
    why: 'Deine X führen eine Ebene nach oben und zur gegenüberliegenden Ecke.',
    seen: 'Von Ecke zu Ecke durch die Mitte: Auch das ist eine Reihe.',
    missed: 'Mach so weiter: eine Ebene höher und in die gegenüberliegende Ecke.',
  },
  {
    ask: 'Halt O auf.',
    why: 'O hat zwei auf einer Diagonale durch die Ebenen.',
    seen: 'Aufgehalten! Prüf vor jedem Zug die Reihen durch die Ebenen.',
    missed: 'O gewinnt als Nächstes auf der dritten Ebene. Nimm dieses Feld.',
  },
];
