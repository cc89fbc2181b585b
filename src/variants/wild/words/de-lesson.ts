import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Nimm ein Feld und setz ein X.',
    why: 'Du wählst in jedem Zug X oder O. Drei X gewinnen für Spieler 1, drei O für Spieler 2.',
    seen: 'Eine Reihe gehört ihrem Zeichen, wer auch immer sie vollendet. Ein X in einer Reihe aus O macht sie wertlos.',
    missed: 'Du hast O gewählt. Das ist erlaubt, aber drei O gewinnen für Spieler 2.',
  },
  {
    ask: 'Gewinne mit drei X.',
    why: 'X gehört dir: Du bist Spieler 1.',
    seen: 'Drei X in einer Reihe gewinnen für Spieler 1, wer auch immer sie vollendet.',
    missed: 'In der oberen Zeile liegen zwei X. Setz das dritte.',
  },
  {
    ask: 'Halt die Reihe aus O auf.',
    why: 'Drei O gewinnen für Spieler 2, auch wenn du sie vollendest.',
    seen: 'Mit einem X in der Lücke ist die Reihe nichts mehr wert.',
    missed: 'Das hält sie nicht auf. Setz ein X in die Lücke.',
  },
  {
    ask: 'Gleiches Brett, andere Regel: Gewinne jetzt.',
    why: 'Bei „Wer die Reihe vollendet“ gewinnt, wer das letzte Zeichen setzt.',
    seen: 'Du hast drei O vollendet, und mit dieser Regel gewinnst du damit.',
    missed: 'Vollende die Reihe aus O selbst.',
  },
];
