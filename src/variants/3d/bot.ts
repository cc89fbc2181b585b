/** How bots see 3D. */
import type { Brain, Limits, Verdict } from '../../rules/bot.ts';
import { threatLimits } from '../../rules/fours.ts';
import { packRowAs, rowBrain, turnsOf, type RowFacts } from '../../rules/row-brain.ts';
import type { RowState } from '../../rules/row-game.ts';
import { WIN } from '../../rules/worth.ts';
import { CubePosition } from './bot-cube.ts';
import { stacks, type ThreeDOptions } from './rules.ts';

type State = RowState<ThreeDOptions>;

const facts: RowFacts<ThreeDOptions> = {
  board: ({ board }) => stacks[board].board,
  ending: () => 'maker',
  closed: ({ board, centreClosed }) => (centreClosed ? stacks[board].centre : []),
};

/** Positions that are looked into for a win by threats before the search begins. */
const THOROUGH = 50_000;

const common = rowBrain<ThreeDOptions>(facts);

/** See `Brain`. On 4x4x4 wins by continuous threats are found before anything is searched. */
export const brain: Brain<State> = {
  pack: (state) =>
    isDuel(state) && !state.end ? packRowAs(facts, state, CubePosition) : common.pack(state),
  consult: (state, { limits }) =>
    isDuel(state) ? forced(state, threatLimits(limits, THOROUGH)) : null,
};

/** 4x4x4 between two who take turns. */
function isDuel(state: State): boolean {
  const turns = turnsOf(state);
  return state.options.board === '4x4x4' && turns.length === 2 && turns.every((side) => side < 2);
}

function forced(state: State, limits: Limits): readonly Verdict[] | null {
  const position = packRowAs(facts, state, CubePosition);
  const plies = position.forcedWin(position.side, limits);
  if (plies === 0) return null;
  return [{ text: position.notation(position.forcing), worth: WIN - plies, known: 'least' }];
}
