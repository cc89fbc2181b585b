import type { DiagramSpec, MovingSpec } from '../../ui/diagram/position.ts';

export { DiagramBoards as Over } from './DiagramBoards.tsx';
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
