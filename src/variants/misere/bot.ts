/** The brain of misère. */
import { rowBrain } from '../../engine/rows/row-brain.ts';
import { boards, type MisereOptions } from './rules.ts';

/** See `Brain`. */
export const brain = rowBrain<MisereOptions>({
  board: ({ size }) => boards[size],
  ending: () => 'others',
});
