/** What bots know, for players: a hint before a move, and afterwards which moves gave something away. */
import { createStore } from 'zustand/vanilla';
import type { Analysis, Value } from '../bots/analyse.ts';
import type { MatchRecord } from '../rules/game.ts';

/** A question to the bots about a match as it stands. */
export type Ask = (record: MatchRecord, signal: AbortSignal) => Promise<Analysis>;

/** The suggestion for a match's next move; it holds for these moves and no others. */
export type Hint = {
  readonly moves: readonly string[];
  readonly move: string;
  readonly value: Value;
};

/** What a move gave away that was certain: from what to what. */
export type Slip = 'win-draw' | 'win-loss' | 'draw-loss';

/** The review of a finished match, as far as it has come. */
export type Review = {
  readonly moves: readonly string[];
  /** By ply, from 1. */
  readonly slips: ReadonlyMap<number, Slip>;
  /** Plies that are done; as many as there are moves when it is over. */
  readonly done: number;
};

export type Advice = {
  readonly hint: Hint | null;
  readonly review: Review | null;
  /** What the bots are asked for now. */
  readonly asking: 'hint' | 'review' | null;
  /** The latest question was not answered. */
  readonly failed: boolean;
};

export const advice = createStore<Advice>(() => ({
  hint: null,
  review: null,
  asking: null,
  failed: false,
}));

let running: AbortController | null = null;

/** Forgets what was asked and answered: another move, another match. */
export function dropAdvice(): void {
  running?.abort();
  running = null;
  advice.setState({ hint: null, review: null, asking: null, failed: false });
}

/** Asks for the best move of who is to move. The answer stands in `advice`. */
export function askHint(record: MatchRecord, ask: Ask): Promise<void> {
  return run('hint', async (signal) => {
    const { best, moves } = await ask(record, signal);
    const value = moves.find(({ move }) => move === best)?.value;
    if (value) advice.setState({ hint: { moves: record.moves, move: best, value } });
  });
}

/** Looks at every move of a match, from the last to the first: ends are known best. */
export function askReview(record: MatchRecord, ask: Ask): Promise<void> {
  return run('review', async (signal) => {
    const { moves } = record;
    const slips = new Map<number, Slip>();
    advice.setState({ review: { moves, slips, done: 0 } });
    for (let ply = moves.length; ply > 0; ply -= 1) {
      const text = moves[ply - 1] ?? '';
      if (!text.startsWith('!')) {
        const before = { ...record, moves: moves.slice(0, ply - 1) };
        const slip = slipOf(await ask(before, signal), text);
        if (slip) slips.set(ply, slip);
      }
      const review = { moves, slips: new Map(slips), done: moves.length - ply + 1 };
      advice.setState({ review });
    }
  });
}

async function run(
  asking: 'hint' | 'review',
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  running?.abort();
  const mine = new AbortController();
  running = mine;
  advice.setState({ asking, failed: false });
  try {
    await work(mine.signal);
  } catch {
    // Aborted: somebody else asks by now. Otherwise the page says so.
    if (!mine.signal.aborted) advice.setState({ failed: true });
  } finally {
    if (running === mine) advice.setState({ asking: null });
  }
}

/** What a move gave away, when both its worth and that of the best one are proven. */
export function slipOf({ moves }: Analysis, text: string): Slip | null {
  const played = moves.find(({ move }) => move === text)?.value;
  const best = moves.reduce<number | null>((most, { value }) => {
    const rank = rankOf(value);
    return rank !== null && (most === null || rank > most) ? rank : most;
  }, null);
  const rank = played && rankOf(played);
  if (best === null || rank === null || rank === undefined || rank >= best) return null;
  if (best > 0) return rank === 0 ? 'win-draw' : rank < 0 ? 'win-loss' : null;
  return best === 0 ? 'draw-loss' : null;
}

/** 1 for a win, 0 for a draw, -1 for a loss; null where nobody knows. */
function rankOf(value: Value): number | null {
  if (value.kind === 'guess') return null;
  return value.kind === 'draw' ? 0 : value.kind === 'win' ? 1 : -1;
}
