/** Looking back at a match: which of its moves gave away what was certain. */
import type { MatchRecord, Seat } from '../rules/game.ts';
import { replay } from '../rules/match.ts';
import { games, isGameId } from '../variants/rules.ts';
import { analyse, type AnalyseOptions, type Analysis, type Value } from './analyse.ts';

/** What a move gave away that was certain: from what to what. */
export type Slip = 'win-draw' | 'win-loss' | 'draw-loss';

/** How far a review has come: so many plies are done, the last first; slips by ply, from 1. */
export type Reviewed = {
  readonly done: number;
  readonly slips: readonly (readonly [ply: number, slip: Slip])[];
};

/** Looks at every move of a match, from the last to the first: ends are known best. A step for every ply. */
export function* review(record: MatchRecord, opts: AnalyseOptions): Generator<Reviewed> {
  const { moves } = record;
  const slips: (readonly [number, Slip])[] = [];
  const movers = moversOf(record);
  let later: Worth = null;
  for (let ply = moves.length; ply > 0; ply -= 1) {
    const text = moves[ply - 1] ?? '';
    // Who leaves has made no move that could be judged.
    if (!text.startsWith('!')) {
      const analysis = analyse({ ...record, moves: moves.slice(0, ply - 1) }, opts);
      const isSame = movers[ply] === movers[ply - 1];
      const led = later === null || isSame ? later : flipped[later];
      const slip = slipOf(analysis, text, record.seats === 2 ? led : null);
      if (slip) slips.push([ply, slip]);
      later = worthOf(analysis);
    } else later = null;
    yield { done: moves.length - ply + 1, slips: [...slips] };
  }
}

/** 1 a win, 0 a draw, -1 a loss for sure; null where nobody knows. */
type Worth = 1 | 0 | -1 | null;

const flipped = { 1: -1, 0: 0, '-1': 1 } as const;

/**
 * What a move gave away, when both what it leads to and what was to be had are proven. `led`: what the
 * position after it is worth to its mover, for moves that the analysis itself only guesses about.
 */
export function slipOf(analysis: Analysis, text: string, led: Worth = null): Slip | null {
  const { moves } = analysis;
  const own = moves.find(({ move }) => move === text)?.value;
  const played = own ? (certain(own) ?? led) : null;
  const best = Math.max(...moves.map(({ value }) => surely(value)));
  if (played === null || played === 1 || played >= best) return null;
  if (best > 0) return played === 0 ? 'win-draw' : 'win-loss';
  return best === 0 ? 'draw-loss' : null;
}

/** What a position is worth to who moves in it, all playing their best. */
const worthOf = ({ best, moves }: Analysis): Worth => {
  const value = moves.find(({ move }) => move === best)?.value;
  return value ? certain(value) : null;
};

function certain({ kind }: Value): Worth {
  if (kind === 'guess' || kind === 'held') return null;
  return kind === 'win' ? 1 : kind === 'draw' ? 0 : -1;
}

/** Who moves at each ply. */
function moversOf(record: MatchRecord): readonly (Seat | null)[] {
  if (!isGameId(record.game)) return [];
  const game = games[record.game];
  const states = replay(game, record);
  return states.ok ? states.value.map((state) => game.toMove(state)) : [];
}

/** What is had for sure: 1 a win, 0 a draw, -1 a loss or nobody knows. */
function surely({ kind }: Value): number {
  if (kind === 'win') return 1;
  return kind === 'draw' || kind === 'held' ? 0 : -1;
}
