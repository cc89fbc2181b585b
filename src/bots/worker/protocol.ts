/** The messages between the page and the bot worker. */
import type { MatchRecord } from '../../rules/game.ts';
import { isGameId } from '../../variants/rules.ts';
import { analyse, type Analysis } from '../analyse.ts';
import { choose, prepare, type ChooseOptions } from '../choose.ts';
import type { Level } from '../levels.ts';
import type { Memory } from '../search/memory.ts';
import { review, type Reviewed } from '../review.ts';

/** A question to the worker. Its answer carries the same id; 'prepare' has no answer. */
export type BotRequest = {
  readonly id: number;
  readonly record: MatchRecord;
  readonly opts: ChooseOptions;
} & (
  | { readonly ask: 'choose'; readonly level: Level }
  | { readonly ask: 'analyse' }
  | { readonly ask: 'review' }
  | { readonly ask: 'prepare' }
);

/** The answers by kind of question. */
export type BotValue = string | Analysis | Reviewed | null;

/** The worker's answer, or the error that prevented it. */
export type BotReply =
  | { readonly id: number; readonly ok: true; readonly value: BotValue }
  | { readonly id: number; readonly ok: false; readonly error: string };

/** The progress of a long search, sent before its answer. */
export type BotProgress = { readonly id: number; readonly soFar: Reviewed };

/** The least time between progress reports, and before the first, in milliseconds. */
const LONG_MS = 100;

/**
 * Answers one question. An exception in a bot becomes an error answer, so the page never waits forever.
 * Reports progress to `tell`, and gives up the search if that throws.
 */
export async function answer(
  request: BotRequest,
  memory: Memory = {},
  tell: (progress: BotProgress) => void = () => undefined,
): Promise<BotReply> {
  const { id, record } = request;
  try {
    if (isGameId(record.game)) await prepare(record.game);
    if (request.ask !== 'review') return { id, ok: true, value: valueOf(request, memory) };
    const value = await reviewed(request, memory, (soFar) => tell({ id, soFar }));
    return { id, ok: true, value };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The first search in a new worker takes several times as long as a later one, because its code isn't
 * compiled yet. So the worker warms up on the new match while the person thinks: for a time in
 * milliseconds or a number of rounds, each with its own limit.
 */
const WARM_UP_MS = 100;
const WARM_UPS = 4;
const WARM_UP = { maxNodes: 20_000, budgetMs: 60 };

function valueOf({ ask, record, opts, ...rest }: BotRequest, memory: Memory): BotValue {
  const kept = { ...opts, memory };
  if (ask === 'analyse') return analyse(record, kept);
  if ('level' in rest) return choose(record, rest.level, kept);
  const until = Date.now() + WARM_UP_MS;
  for (let round = 0; round < WARM_UPS && Date.now() < until; round += 1) {
    choose(record, 'hard', { ...(round === 0 && kept), ...WARM_UP });
  }
  return null;
}

/** Steps through a review. Yields to the event loop after each report, since it may run in the page. */
async function reviewed(
  { record, opts }: BotRequest,
  memory: Memory,
  tell: (soFar: Reviewed) => void,
): Promise<Reviewed> {
  let last: Reviewed = { done: 0, slips: [] };
  let told = Date.now();
  for (const soFar of review(record, { ...opts, memory })) {
    last = soFar;
    if (Date.now() - told < LONG_MS) continue;
    tell(soFar);
    await new Promise((resolve) => setTimeout(resolve));
    told = Date.now();
  }
  return last;
}
