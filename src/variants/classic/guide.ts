import { numberCells } from '../../ui/diagram/number-cells.ts';
import type { DiagramSpec, MovingSpec } from '../../ui/diagram/position.ts';

export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

/** The positions of the guide; what they claim is searched in tests/games. */
export const diagrams = {
  lines: { moves: [], labels: numberCells('323242323') },
  fork: { moves: ['0', '4', '8', '2', '6'], aims: ['3', '7'] },
  corner: { moves: ['0'], good: ['4'] },
  middle: { moves: ['4'], good: ['0', '2', '6', '8'], bad: ['1', '3', '5', '7'] },
  trap: { moves: ['0', '4', '8'], good: ['1', '3', '5', '7'], bad: ['2', '6'] },
} satisfies Record<string, DiagramSpec>;

export const moving = {
  game: { moves: ['0', '1', '4', '8', '6', '3', '2'] },
} satisfies Record<string, MovingSpec>;

/** The positions of the strategy tips, in their order. */
export const tips: readonly DiagramSpec[] = [
  // Blocks, and forks with the same mark.
  { moves: ['0', '4', '8', '2'], good: ['6'], aims: ['3', '7'] },
  diagrams.lines,
  { ...diagrams.corner, bad: ['1', '2', '3', '5', '6', '7', '8'] },
  diagrams.trap,
];
