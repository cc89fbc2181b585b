import type { SpokenCard } from '../../../text/words.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const fullBoard = 'Ein volles Brett ohne Reihe ist unentschieden.';

export const card: SpokenCard = {
  name: 'Mehrspieler',
  difficulty: 'Gesellig',
  description: 'Drei bis sechs rund um einen Bildschirm.',
};

export const words: Translation<typeof english> = {
  title: 'Mehrspieler-Tic-Tac-Toe',
  options: {},
  rules: ({ size, length }) => [
    'Ihr zieht reihum. Jede Person hat ein eigenes Zeichen.',
    length === 'full'
      ? `Eine volle Zeile, Spalte oder Diagonale aus ${size} eigenen Zeichen gewinnt.`
      : 'Drei eigene Zeichen in einer Reihe gewinnen: waagrecht, senkrecht oder schräg.',
    fullBoard,
  ],
  banner: { tie: 'Unentschieden!', draw: 'Unentschieden!', friends: 'Gib das Gerät weiter.' },
};
