/** The brain of ultimate. */
import type { Brain } from '../../rules/bot.ts';
import { ponder } from './bot-thought.ts';
import { UltimateArena } from './bot-arena.ts';
import { UltimateBoard } from './bot-board.ts';
import type { UltimateState } from './rules.ts';

const EXPLORE = 0.3;

/** See `Brain`. Hard uses Monte Carlo tree search. */
export const brain: Brain<UltimateState> = {
  pack: (state) => (state.end ? null : new UltimateBoard(state)),
  consult: (state, aids) =>
    state.end ? null : ponder(new UltimateArena(state, aids.seed), aids, EXPLORE),
};
