/** The brain of classic. */
import { rowBrain } from '../../engine/rows/row-brain.ts';
import { board, type ClassicOptions } from './rules.ts';

/** See `Brain`. */
export const brain = rowBrain<ClassicOptions>({
  board: () => board,
  ending: () => 'maker',
});
