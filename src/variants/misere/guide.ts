import type { DiagramSpec, MovingSpec } from '../../ui/diagram/position.ts';

export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

/** The positions of the guide; what they claim is searched in tests/games. */
export const diagrams = {
  opening: { moves: [], good: ['4'] },
  mirror: { moves: ['4', '1'], good: ['7'] },
  again: { moves: ['4', '1', '7', '0'], good: ['8'] },
  corner: { moves: ['0'], good: ['1', '3', '5', '7'] },
  edge: { moves: ['1'], good: ['3', '5', '6', '8'], bad: ['4'] },
} satisfies Record<string, DiagramSpec>;

export const moving = {
  game: { moves: ['4', '1', '7', '0', '8', '2'] },
} satisfies Record<string, MovingSpec>;
