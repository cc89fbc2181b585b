import type { DiagramSpec, MovingSpec } from '../../ui/diagram/position.ts';

export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

/** The positions of the guide. */
export const diagrams = {
  symbols: { options: { size: 5 }, seats: 6, moves: ['6', '7', '8', '11', '12', '13'] },
  block: {
    options: { size: 4, length: 3 },
    seats: 3,
    moves: ['5', '7', '15', '6'],
    aims: ['4'],
  },
} satisfies Record<string, DiagramSpec>;

export const moving = {
  round: {
    options: { size: 4, length: 3 },
    seats: 3,
    moves: ['5', '7', '15', '6', '11', '4'],
  },
} satisfies Record<string, MovingSpec>;
