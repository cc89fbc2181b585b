/** How bots see extended. */
import { rowBrain } from '../../rules/row-brain.ts';
import { boards, type ExtendedOptions } from './rules.ts';

/** See `Brain`. */
export const brain = rowBrain<ExtendedOptions>({
  board: ({ size }) => boards[size],
  ending: () => 'maker',
});
