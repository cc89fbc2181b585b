/** Reviews a match: which of its moves gave away a proven result. */
import type { MatchRecord, Seat } from '../rules/game.ts';
import { replay } from '../rules/match.ts';
import { games, isGameId } from '../variants/rules.ts';
import { analyse, type AnalyseOptions, type Analysis, type Value } from './analyse.ts';

/** A slip: the proven result before and after the move. */
export type Slip = 'win-draw' | 'win-loss' | 'draw-loss';

/** A review's progress: the plies done, last first, and the slips by ply, from 1. */
export type Reviewed = {
  readonly done: number;
  readonly slips: readonly (readonly [ply: number, slip: Slip])[];
};

/** Reviews every move from last to first, since late positions are quickest to solve. One step for each ply. */
export function* review(record: MatchRecord, opts: AnalyseOptions): Generator<Reviewed> {
  const { moves } = record;
  const slips: (readonly [number, Slip])[] = [];
  const movers = moversOf(record);
  let later: Worth = null;
  for (let ply = moves.length; ply > 0; ply -= 1) {
    const text = moves[ply - 1] ?? '';
    // Leaving is no move to judge.
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

/** 1 for a proven win, 0 for a draw, -1 for a loss; null when unknown. */
type Worth = 1 | 0 | -1 | null;

const flipped = { 1: -1, 0: 0, '-1': 1 } as const;

/**
 * What a move gave away, when both its result and the best result are proven. `led`: the worth of the
 * next position for the mover, used when the analysis only guesses the move's value.
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

/** A position's worth for the side to move, with best play. */
const worthOf = ({ best, moves }: Analysis): Worth => {
  const value = moves.find(({ move }) => move === best)?.value;
  return value ? certain(value) : null;
};

function certain({ kind }: Value): Worth {
  if (kind === 'guess' || kind === 'held') return null;
  return kind === 'win' ? 1 : kind === 'draw' ? 0 : -1;
}

/** The seat that moves at each ply. */
function moversOf(record: MatchRecord): readonly (Seat | null)[] {
  if (!isGameId(record.game)) return [];
  const game = games[record.game];
  const states = replay(game, record);
  return states.ok ? states.value.map((state) => game.toMove(state)) : [];
}

/** The guaranteed result: 1 for a win, 0 for a draw, -1 for a loss or unknown. */
function surely({ kind }: Value): number {
  if (kind === 'win') return 1;
  return kind === 'draw' || kind === 'held' ? 0 : -1;
}
