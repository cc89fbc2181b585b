import type { DiagramSpec, MovingSpec } from '../../ui/diagram/position.ts';

export { DiagramBoards as Over } from './guide/DiagramBoards.tsx';
export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

/** The positions of the guide. */
export const diagrams = {
  sending: { moves: ['4.2'], arrow: ['4.2', '2.4'] },
  anywhere: { moves: ['0.4', '4.0', '0.0', '0.1', '1.8', '8.0', '0.8', '8.1', '1.0'] },
} satisfies Record<string, DiagramSpec>;

/** Every move sends to the board in the place of its cell. */
export const moving = {
  sent: {
    moves: ['4.2', '2.6', '6.0', '0.4'],
    steps: [
      {},
      { arrow: ['4.2', '2.4'] },
      { arrow: ['2.6', '6.4'] },
      { arrow: ['6.0', '0.4'] },
      { arrow: ['0.4', '4.4'] },
    ],
  },
} satisfies Record<string, MovingSpec>;

/** The positions of the strategy tips, in their order. */
export const tips: readonly DiagramSpec[] = [
  // O has two in a row where X's cell would send.
  { moves: ['2.6', '6.4', '4.6', '6.7'], bad: ['7.6'], arrow: ['7.6', '6.1'] },
  { moves: diagrams.anywhere.moves.slice(0, -1), bad: ['1.0'], arrow: ['1.0', '0.4'] },
  { moves: ['4.3', '3.4', '4.5', '5.4', '4.4'] },
  // X has won two boards in a line; O's cell would send to the third.
  {
    moves: '0.8 8.0 0.5 5.6 6.0 0.0 0.2 2.6 6.2 2.0 6.1'.split(' '),
    bad: ['1.3'],
    arrow: ['1.3', '3.4'],
  },
];
