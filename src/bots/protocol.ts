/** What page and bot worker say to each other. */
import type { MatchRecord } from '../rules/game.ts';
import { isGameId } from '../variants/rules.ts';
import { choose, prepare, type ChooseOptions } from './choose.ts';
import type { Level } from './levels.ts';

/** A question to the worker; its answer carries the same id. */
export type BotRequest = {
  readonly id: number;
  readonly record: MatchRecord;
  readonly level: Level;
  readonly opts: ChooseOptions;
};

/** The worker's answer: a notation, or why there is none. */
export type BotReply =
  | { readonly id: number; readonly ok: true; readonly move: string }
  | { readonly id: number; readonly ok: false; readonly error: string };

/** Answers one question; a bug in a bot becomes an answer too, so that the page never waits in vain. */
export async function answer({ id, record, level, opts }: BotRequest): Promise<BotReply> {
  try {
    if (isGameId(record.game)) await prepare(record.game);
    return { id, ok: true, move: choose(record, level, opts) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
