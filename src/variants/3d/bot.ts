/** How bots see 3D. */
import { rowBrain } from '../../rules/row-brain.ts';
import { stacks, type ThreeDOptions } from './rules.ts';

/** See `Brain`. */
export const brain = rowBrain<ThreeDOptions>({
  board: ({ board }) => stacks[board].board,
  ending: () => 'maker',
  closed: ({ board, centreClosed }) => (centreClosed ? stacks[board].centre : []),
});
