/** The position of a room's match: records are replayed once and then extended move by move. */
import type { Game, Json, MatchRecord, Outcome, RuleError, Seat } from '../../rules/game.ts';
import { lastStateOf, play } from '../../rules/match.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import { games, isGameId } from '../../variants/rules.ts';

/** Keyed by record: a record never changes, so its last state doesn't either. */
const stateByRecord = new WeakMap<MatchRecord, Json>();

/** The rules of a record's game. Throws for an unknown game: records are made here. */
export function gameOfRecord(record: MatchRecord): Game {
  if (!isGameId(record.game)) throw new RangeError(`no such game: ${record.game}`);
  return games[record.game];
}

/** The latest state of a record. Throws when it breaks the rules, as a record of other rules may. */
export function stateOf(record: MatchRecord): Json {
  const cached = stateByRecord.get(record);
  if (cached !== undefined) return cached;
  const last = lastStateOf(gameOfRecord(record), record);
  if (!last.ok) throw new Error(`a stored match breaks its rules: ${last.error}`);
  stateByRecord.set(record, last.value);
  return last.value;
}

/** Whether the rules allow this record, which may have been made by other rules. */
export function isLegal(record: MatchRecord): boolean {
  if (stateByRecord.has(record)) return true;
  const last = isGameId(record.game) ? lastStateOf(gameOfRecord(record), record) : null;
  if (!last?.ok) return false;
  stateByRecord.set(record, last.value);
  return true;
}

/** The latest state of a record that was extended or already replayed here; undefined for others, which it doesn't replay. */
export const knownState = (record: MatchRecord): Json | undefined => stateByRecord.get(record);

/** The seat to move; null when the match is over. */
export const turnOfRecord = (record: MatchRecord): Seat | null =>
  gameOfRecord(record).toMove(stateOf(record));

/** How the match ended; null while it is being played. */
export const outcomeOf = (record: MatchRecord): Outcome | null =>
  gameOfRecord(record).outcome(stateOf(record));

/** The record with one more move ("!2" when a seat leaves); errors as in `play`. */
export function extendRecord(
  record: MatchRecord,
  seat: Seat,
  notation: string,
): Result<MatchRecord, RuleError> {
  const next = play(gameOfRecord(record), stateOf(record), seat, notation);
  if (!next.ok) return fail(next.error);
  const longer = { ...record, moves: [...record.moves, notation] };
  stateByRecord.set(longer, next.value);
  return ok(longer);
}
