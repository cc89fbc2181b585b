/** Hints before a move. */
import { createStore } from 'zustand/vanilla';
import type { Worth } from '../bots/analyse.ts';
import type { Reason } from '../bots/reasons/reason.ts';
import type { ExplainedAnalysis } from '../bots/reasons/reasons.ts';
import type { MatchRecord } from '../rules/game.ts';

/** A question to the bots about a match as it stands. */
type AskBots = (record: MatchRecord, signal: AbortSignal) => Promise<ExplainedAnalysis>;

/** The suggested next move, valid only for these moves. */
export type Hint = {
  readonly moves: readonly string[];
  readonly move: string;
  readonly worth: Worth;
  readonly why: readonly Reason[];
};

type HintState = {
  readonly hint: Hint | null;
  readonly isAsking: boolean;
  /** The latest question failed. */
  readonly hasFailed: boolean;
};

const NONE: HintState = { hint: null, isAsking: false, hasFailed: false };

export const hints = createStore<HintState>(() => NONE);

let running: AbortController | null = null;

/** Forgets question and answer, after another move or in another match. */
export function dropHint(): void {
  running?.abort();
  running = null;
  hints.setState(NONE);
}

/** Asks for the best move of the seat to move, and stores the answer in `hints`. */
export async function askHint(record: MatchRecord, ask: AskBots): Promise<void> {
  running?.abort();
  const mine = new AbortController();
  running = mine;
  hints.setState({ isAsking: true, hasFailed: false });
  try {
    const { best, moves, why } = await ask(record, mine.signal);
    const worth = moves.find(({ move }) => move === best)?.value;
    if (worth) hints.setState({ hint: { moves: record.moves, move: best, worth, why } });
  } catch {
    // If aborted, another question is open by now. Otherwise the page shows the failure.
    if (!mine.signal.aborted) hints.setState({ hasFailed: true });
  } finally {
    if (running === mine) hints.setState({ isAsking: false });
  }
}
