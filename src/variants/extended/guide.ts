import { numberCells } from '../../ui/diagram/number-cells.ts';
import type { DiagramSpec, MovingSpec } from '../../ui/diagram/position.ts';

export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

/** The positions of the guide. */
export const diagrams = {
  lines: { moves: [], labels: numberCells('3223233223323223') },
  crossing: { moves: ['1', '5', '2', '6', '4', '9', '8', '11', '0'], aims: ['3', '12'] },
} satisfies Record<string, DiagramSpec>;

export const moving = {
  game: { moves: ['0', '5', '4', '6', '8', '7', '12'] },
} satisfies Record<string, MovingSpec>;
