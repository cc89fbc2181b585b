/** Hints before a move, and reviews of a finished match. */
import { createStore } from 'zustand/vanilla';
import type { Analysis, Value } from '../bots/analyse.ts';
import type { Reviewed, Slip } from '../bots/review.ts';
import type { MatchRecord } from '../rules/game.ts';

/** A question to the bots about a match as it stands. */
export type Ask = (record: MatchRecord, signal: AbortSignal) => Promise<Analysis>;

/** Asks the bots to review a match; the last argument receives the progress. */
export type AskReview = (
  record: MatchRecord,
  signal: AbortSignal,
  onProgress: (soFar: Reviewed) => void,
) => Promise<Reviewed>;

/** The suggested next move, valid only for these moves. */
export type Hint = {
  readonly moves: readonly string[];
  readonly move: string;
  readonly value: Value;
};

/** The review of a finished match so far. */
export type Review = {
  readonly moves: readonly string[];
  /** By ply, from 1. */
  readonly slips: ReadonlyMap<number, Slip>;
  /** The number of plies reviewed; equal to the number of moves when finished. */
  readonly done: number;
};

export type Advice = {
  readonly hint: Hint | null;
  readonly review: Review | null;
  /** The open question. */
  readonly asking: 'hint' | 'review' | null;
  /** The latest question failed. */
  readonly failed: boolean;
};

export const advice = createStore<Advice>(() => ({
  hint: null,
  review: null,
  asking: null,
  failed: false,
}));

let running: AbortController | null = null;

/** Forgets question and answer, after another move or in another match. */
export function dropAdvice(): void {
  running?.abort();
  running = null;
  advice.setState({ hint: null, review: null, asking: null, failed: false });
}

/** Asks for the best move of the seat to move, and stores the answer in `advice`. */
export function askHint(record: MatchRecord, ask: Ask): Promise<void> {
  return run('hint', async (signal) => {
    const { best, moves } = await ask(record, signal);
    const value = moves.find(({ move }) => move === best)?.value;
    if (value) advice.setState({ hint: { moves: record.moves, move: best, value } });
  });
}

/** Reviews every move of a match, and stores its findings in `advice` step by step. */
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
    // If aborted, another question is open by now. Otherwise the page shows the failure.
    if (!mine.signal.aborted) advice.setState({ failed: true });
  } finally {
    if (running === mine) advice.setState({ asking: null });
  }
}
