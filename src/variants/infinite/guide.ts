import type { DiagramSpec, MovingSpec } from '../../ui/diagram/position.ts';

export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

/** The positions of the guide. */
export const diagrams = {
  before: { moves: [] },
  grown: { moves: ['4,2'] },
  three: { moves: ['2,2', '1,1', '2,1', '1,3', '2,3'], good: ['2,0', '2,4'] },
  four: {
    moves: ['2,2', '1,1', '2,1', '1,3', '2,3', '3,3', '2,4'],
    aims: ['2,0', '2,5'],
  },
} satisfies Record<string, DiagramSpec>;

/** A move inside, one at a side and one in a corner. */
export const moving = {
  growth: { moves: ['2,2', '4,2', '2,4', '0,0'] },
} satisfies Record<string, MovingSpec>;
