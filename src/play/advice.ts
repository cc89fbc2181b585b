/** What bots know, for players: a hint before a move, and afterwards which moves gave something away. */
import { createStore } from 'zustand/vanilla';
import type { Analysis, Value } from '../bots/analyse.ts';
import type { Reviewed, Slip } from '../bots/review.ts';
import type { MatchRecord } from '../rules/game.ts';

/** A question to the bots about a match as it stands. */
export type Ask = (record: MatchRecord, signal: AbortSignal) => Promise<Analysis>;

/** The same about all of a match's moves; the last tells of the progress. */
export type AskReview = (
  record: MatchRecord,
  signal: AbortSignal,
  onProgress: (soFar: Reviewed) => void,
) => Promise<Reviewed>;

/** The suggestion for a match's next move; it holds for these moves and no others. */
export type Hint = {
  readonly moves: readonly string[];
  readonly move: string;
  readonly value: Value;
};

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

/** Looks at every move of a match; what is found stands in `advice` as the review goes on. */
export function askReview(record: MatchRecord, ask: AskReview): Promise<void> {
  const { moves } = record;
  const show = ({ done, slips }: Reviewed): void =>
    advice.setState({ review: { moves, slips: new Map(slips), done } });
  return run('review', async (signal) => {
    show({ done: 0, slips: [] });
    show(await ask(record, signal, show));
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
