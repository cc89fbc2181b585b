import { fullBoard } from '../../../text/de/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Mehrspieler',
  tagline: 'Gesellig',
  description: 'Drei bis sechs rund um einen Bildschirm.',
};

export const words: Translation<typeof english> = {
  title: 'Mehrspieler-Tic-Tac-Toe',
  options: {},
  rules: ({ size, length }) => [
    'Ihr zieht reihum. Jede Person hat ein eigenes Zeichen.',
    length === 'full'
      ? `Eine volle Zeile, Spalte oder Diagonale aus ${size} eigenen Zeichen gewinnt.`
      : 'Drei eigene Zeichen in einer Reihe gewinnen: waagrecht, senkrecht oder diagonal.',
    fullBoard,
  ],
  banner: {
    tieWithBot: 'Unentschieden!',
    tieBetweenFriends: 'Unentschieden!',
    friends: 'Gib das Gerät weiter.',
  },
  own: {
    players: 'Wie viele spielen',
    grid: 'Größe des Bretts',
    length: 'Reihe',
    'length full': 'Eine volle Reihe gewinnt',
    'length 3': 'Drei in einer Reihe gewinnen',
    name: (number) => `Spieler ${number}`,
    nameLabel: (number) => `Name von Spieler ${number}`,
    start: 'Partie beginnen',
    nobody: 'Bei so vielen Spielern kann auf diesem Brett niemand eine Reihe füllen.',
    only: (name) => `Bei so vielen Spielern kann auf diesem Brett nur ${name} eine Reihe füllen.`,
    some: (names) =>
      `Bei so vielen Spielern können auf diesem Brett nur ${names} eine Reihe füllen.`,
    three: 'Mit drei in einer Reihe können mehr von euch gewinnen.',
    bigger: 'Auf einem größeren Brett können mehr von euch gewinnen.',
    started: 'Die Partie beginnt!',
    startedDetail: (players, size) => `${players} spielen auf ${size}x${size} Feldern!`,
  },
};
