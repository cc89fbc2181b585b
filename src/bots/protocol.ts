/** What page and bot worker say to each other. */
import type { MatchRecord } from '../rules/game.ts';
import { isGameId } from '../variants/rules.ts';
import { analyse, type Analysis } from './analyse.ts';
import { choose, prepare, type ChooseOptions } from './choose.ts';
import type { Level } from './levels.ts';
import type { Memory } from './memory.ts';

/** A question to the worker; its answer carries the same id. To 'prepare' there is none. */
export type BotRequest = {
  readonly id: number;
  readonly record: MatchRecord;
  readonly opts: ChooseOptions;
} & (
  | { readonly ask: 'choose'; readonly level: Level }
  | { readonly ask: 'analyse' }
  | { readonly ask: 'prepare' }
);

/** The worker's answer: a notation, an analysis or nothing; or why there is none. */
export type BotReply =
  | { readonly id: number; readonly ok: true; readonly value: string | Analysis | null }
  | { readonly id: number; readonly ok: false; readonly error: string };

/** Answers one question; a bug in a bot becomes an answer too, so that the page never waits in vain. */
export async function answer(request: BotRequest, memory: Memory = {}): Promise<BotReply> {
  const { id, record } = request;
  try {
    if (isGameId(record.game)) await prepare(record.game);
    return { id, ok: true, value: valueOf(request, memory) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

function valueOf(request: BotRequest, memory: Memory): string | Analysis | null {
  const { ask, record, opts } = request;
  if (ask === 'prepare') return null;
  const kept = { ...opts, memory };
  return ask === 'choose' ? choose(record, request.level, kept) : analyse(record, kept);
}
