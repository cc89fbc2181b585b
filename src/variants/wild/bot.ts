/** How bots see wild. */
import { rowBrain } from '../../rules/row-brain.ts';
import { boards, type WildOptions } from './rules.ts';

/** See `Brain`. */
export const brain = rowBrain<WildOptions>({
  board: ({ size }) => boards[size],
  ending: ({ winner }) => winner,
  chosen: true,
});
