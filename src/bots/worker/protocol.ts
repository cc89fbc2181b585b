/** What page and bot worker say to each other. */
import type { MatchRecord } from '../../rules/game.ts';
import { isGameId } from '../../variants/rules.ts';
import { analyse, type Analysis } from '../analyse.ts';
import { choose, prepare, type ChooseOptions } from '../choose.ts';
import type { Level } from '../levels.ts';
import type { Memory } from '../search/memory.ts';
import { review, type Reviewed } from '../review.ts';

/** A question to the worker; its answer carries the same id. To 'prepare' there is none. */
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

/** What a question is answered with. */
export type BotValue = string | Analysis | Reviewed | null;

/** The worker's answer: a notation, an analysis, a review or nothing; or why there is none. */
export type BotReply =
  | { readonly id: number; readonly ok: true; readonly value: BotValue }
  | { readonly id: number; readonly ok: false; readonly error: string };

/** Between a question and its answer, where that takes long: how far the thought has come. */
export type BotProgress = { readonly id: number; readonly soFar: Reviewed };

/** Thoughts that are over sooner tell nothing of their progress; the others tell no more often. Milliseconds. */
const LONG_MS = 100;

/**
 * Answers one question; a bug in a bot becomes an answer too, so that the page never waits in vain. What
 * takes long is said to `tell`; where that throws, the thought is given up.
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
 * A first thought in a new worker takes several times as long as a later one: its code is not compiled.
 * So it thinks a little about a match that begins, while the person does; some times over where that is
 * soon done. Milliseconds and rounds, and what each may take.
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

/** Steps through a review; after it has told how far it is, others have a turn: the page may have no worker. */
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
