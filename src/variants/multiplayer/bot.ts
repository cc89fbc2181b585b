/** The brain of multiplayer. */
import { rowBrain } from '../../engine/rows/row-brain.ts';
import { boards, type MultiplayerOptions } from './rules.ts';

/** See `Brain`. */
export const brain = rowBrain<MultiplayerOptions>({
  board: ({ size, length }) => boards[length][size],
  ending: () => 'maker',
});
