import { fullBoard, lineWins, starterCanForce, swapRule } from '../../../text/de/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const toSides = { left: 'links', right: 'rechts', up: 'oben', down: 'unten' };

export const card: TranslatedCard = {
  name: 'Unendlich',
  tagline: 'Endlos',
  description: 'Fünf in einer Reihe auf einem Brett, das an den Rändern wächst.',
  room: 'Das Brett wächst dort, wo an seinem Rand gespielt wird.',
};

export const words: Translation<typeof english> = {
  title: 'Unendliches Tic-Tac-Toe',
  options: {
    compact: 'Brett',
    'compact false': 'Wächst',
    'compact true': 'Kompakt',
    length: 'In einer Reihe',
    'length 5': 'Fünf',
    'length 4': 'Vier',
    'length 3': 'Drei',
    start: 'Beginnt mit',
    'start 5': '5×5',
    'start 3': '3×3',
    swap: 'Tauschregel',
    'swap false': 'Aus',
    'swap true': 'An',
  },
  rulesTitle: 'Regeln von Unendlich',
  rules: ({ length, start, compact, swap }) =>
    compact
      ? ['Kompakt: ein 3×3-Brett, das nie wächst.', lineWins(3), fullBoard]
      : [
          `Das Brett beginnt mit ${start} Zeilen zu ${start} Feldern. Ein Zeichen am Rand fügt dort eine Zeile oder Spalte an, ein Zeichen in einer Ecke beides.`,
          lineWins(length),
          ...(swap ? [swapRule(true)] : length === 5 ? [] : [starterCanForce]),
        ],
  banner: {
    youWin: 'Unendlicher Sieg!',
    tieWithBot: 'Unendliches Patt!',
    tieBetweenFriends: 'Unendliches Patt!',
    details: {
      'person-wins': 'Du hast das unendliche Brett erobert!',
      'bot-wins': 'Die KI hat das unendliche Spiel gemeistert!',
      'seat-wins': 'Das unendliche Brett ist erobert!',
      tie: 'Die Partie endet unentschieden!',
    },
  },
  own: {
    grew: (sides) => `Das Brett ist ${sides.map((side) => toSides[side]).join(' und ')} gewachsen.`,
    /** Steps from the middle of the start board; negative ones go down or left. */
    from: (up, right) =>
      [
        up === 0 ? '' : `${Math.abs(up)} ${up > 0 ? 'hoch' : 'runter'}`,
        right === 0 ? '' : `${Math.abs(right)} ${right > 0 ? 'rechts' : 'links'}`,
      ]
        .filter(Boolean)
        .join(', ') || 'Mitte',
  },
};
