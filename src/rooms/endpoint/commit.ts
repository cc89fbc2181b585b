/** Judges a command and commits it against the room's version. */
import { fail, ok, type Result } from '../../rules/result.ts';
import { eventOf } from '../protocol/changes.ts';
import type { Command, Moment } from '../referee/commands.ts';
import type { RequestContext } from './context.ts';
import type { ServerError } from '../protocol/errors.ts';
import { decide } from '../referee/referee.ts';
import { playerIn, type Room } from '../referee/room.ts';
import type { RoomStore } from './store.ts';

/** Each conflict means that another command was served, so many in a row are very unlikely. */
export const ATTEMPTS = 8;

/**
 * Applies a command and commits it; on a conflict the room is loaded and judged again. `hash` proves the
 * sender's seat, and is null for those who have none yet.
 */
export async function changed(
  id: string,
  command: Exclude<Command, { kind: 'create' }>,
  sender: { readonly player: string; readonly hash: string } | null,
  store: RoomStore,
  context: RequestContext,
): Promise<Result<Room, ServerError>> {
  const isOfSpectators = command.kind === 'remove' && typeof command.who !== 'string';
  const spectator = isOfSpectators ? (command.who ?? undefined) : undefined;
  for (let attempt = 0; attempt < ATTEMPTS;) {
    const room = await store.load(id);
    if (!room) return fail('room-not-found');
    if (sender && !isSeat(room, sender)) return fail('not-a-player');
    // Those whom the changes under way remove are still there.
    const pending = isOfSpectators ? store.settled() : undefined;
    if (pending) {
      await pending;
      continue;
    }
    attempt += 1;
    const verdict = decide(room, sender?.player ?? null, command, momentOf(id, context));
    const { value: next = room } = verdict;
    const isDone =
      next === room || (await store.commit(room, next, eventOf(room, next, spectator)));
    if (next === room) await store.settled();
    if (isDone) return verdict.ok ? ok(next) : fail(verdict.error);
  }
  return fail('busy');
}

/** What the referee needs to know for a room's next change. */
export const momentOf = (room: string, { now, random, isWatching }: RequestContext): Moment => ({
  now: now(),
  random,
  isWatching: (who) => isWatching(room, who),
});

/** Whether this is the secret's hash of a player who is present. */
export const isSeat = (room: Room, { player, hash }: { player: string; hash: string }): boolean =>
  playerIn(room, player)?.tokenHash === hash;
