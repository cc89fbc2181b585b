import type { DiagramSpec, MovingSpec } from '../../ui/diagram/position.ts';

export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

const maker = { winner: 'maker' };

/** The positions of the guide; what they claim is searched in tests/games. */
export const diagrams = {
  own: { moves: ['4-X'], good: ['0', '2', '6', '8'] },
  gift: { moves: ['4-X', '0-X'], aims: ['8'] },
  maker: { options: maker, moves: ['4-X', '1-O'], good: ['7'] },
  never: { options: maker, moves: ['4-X', '0-X'], aims: ['8'] },
} satisfies Record<string, DiagramSpec>;

export const moving = {
  game: { moves: ['4-X', '0-X', '8-X'] },
} satisfies Record<string, MovingSpec>;
