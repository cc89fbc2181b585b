/** The brain of infinite. */
import type { Brain, Limits, Verdict } from '../../rules/bot.ts';
import { rowBoard } from '../../rules/rows/row-board.ts';
import { threatLimits } from '../../rules/search/fours.ts';
import { packRow, type RowFacts } from '../../rules/rows/row-brain.ts';
import { WIN } from '../../rules/search/worth.ts';
import { InfinitePosition } from './bot-position.ts';
import type { InfiniteOptions, InfiniteState } from './rules.ts';

const SIDE = 3;
const name = (index: number): string => `${index % SIDE},${Math.floor(index / SIDE)}`;
const compact = rowBoard([SIDE, SIDE], SIDE, name);
const facts: RowFacts<InfiniteOptions> = { board: () => compact, ending: () => 'maker' };

/** Positions to visit when looking for a win by threats before the search. */
const THOROUGH = 20_000;

/** See `Brain`. Looks for wins by continuous threats before searching. */
export const brain: Brain<InfiniteState> = {
  pack(state) {
    if (state.end) return null;
    if (!state.options.compact) return new InfinitePosition(state);
    return packRow(facts, { ...state, board: state.plane.rows.join('') });
  },
  consult(state, { limits }) {
    if (state.end || state.options.compact) return null;
    return forced(new InfinitePosition(state), threatLimits(limits, THOROUGH));
  },
};

function forced(position: InfinitePosition, limits: Limits): readonly Verdict[] | null {
  const plies = position.forcedWin(position.side, limits);
  if (plies === 0) return null;
  return [{ text: position.notation(position.forcing), worth: WIN - plies, known: 'least' }];
}
