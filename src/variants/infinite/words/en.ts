import { fullBoard, lineWins, starterCanForce, swapRule } from '../../../text/rule-phrases.ts';
import type { GameWords } from '../../../text/word-types.ts';

/** A side of the board. */
export type Side = 'left' | 'right' | 'up' | 'down';

const toSides: Readonly<Record<Side, string>> = {
  left: 'on the left',
  right: 'on the right',
  up: 'at the top',
  down: 'at the bottom',
};

/** The words beside its board. */
export const words = {
  title: 'Infinite Tic Tac Toe',
  options: {
    compact: 'Board',
    'compact false': 'Grows',
    'compact true': 'Compact',
    length: 'In a row',
    'length 5': 'Five',
    'length 4': 'Four',
    'length 3': 'Three',
    start: 'Starts with',
    'start 5': '5×5',
    'start 3': '3×3',
    swap: 'Swap rule',
    'swap false': 'Off',
    'swap true': 'On',
  },
  rulesTitle: 'Infinite Rules',
  rules: ({
    length,
    start,
    compact,
    swap,
  }: {
    length: 5 | 4 | 3;
    start: 5 | 3;
    compact: boolean;
    swap: boolean;
  }) =>
    compact
      ? ['Compact: a 3×3 board that never grows.', lineWins(3), fullBoard]
      : [
          `The board starts with ${start} rows of ${start}. A mark at the edge adds a row or column there; a mark in a corner adds both.`,
          lineWins(length),
          ...(swap ? [swapRule(true)] : length === 5 ? [] : [starterCanForce]),
        ],
  banner: {
    youWin: 'Infinite Victory!',
    tieWithBot: 'Infinite Stalemate!',
    tieBetweenFriends: 'Infinite Stalemate!',
    details: {
      'person-wins': "You've conquered the infinite board!",
      'bot-wins': 'The AI mastered the infinite game!',
      'seat-wins': "They've conquered the infinite board!",
      tie: 'The game ended in a draw!',
    },
  },
  own: {
    /** Sides at which the board has grown: 'left', 'right', 'up', 'down'. */
    grew: (sides: readonly Side[]) =>
      `The board grew ${sides.map((side) => toSides[side]).join(' and ')}.`,
    /** Steps from the middle of the start board; negative ones go down or left. */
    from: (up: number, right: number): string =>
      [
        up === 0 ? '' : `${Math.abs(up)} ${up > 0 ? 'up' : 'down'}`,
        right === 0 ? '' : `${Math.abs(right)} ${right > 0 ? 'right' : 'left'}`,
      ]
        .filter(Boolean)
        .join(', ') || 'centre',
  },
} satisfies GameWords;
