/** Judges a command and commits it against the room's version. */
import { fail, ok, type Result } from '../../rules/result.ts';
import { eventOf } from '../protocol/changes.ts';
import type { Command } from '../referee/commands.ts';
import type { Visit } from './context.ts';
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
  visit: Visit,
): Promise<Result<Room, ServerError>> {
  const spectator =
    command.kind === 'remove' && typeof command.who === 'number' ? command.who : undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const room = await store.load(id);
    if (!room) return fail('room-not-found');
    if (sender && !isSeat(room, sender)) return fail('not-a-player');
    const moment = { now: visit.now(), random: visit.random };
    const verdict = decide(room, sender?.player ?? null, command, moment);
    if (!verdict.ok) return verdict;
    // Nobody has that number any more: code and link needn't change.
    const isGone = spectator !== undefined && !visit.isWatching(id, spectator);
    const next = isGone ? room : verdict.value;
    const isDone =
      next === room || (await store.commit(room, next, eventOf(room, next, spectator)));
    if (next === room) await store.settled();
    if (isDone) return ok(next);
  }
  return fail('busy');
}

/** Whether this is the secret's hash of a player who is present. */
export const isSeat = (room: Room, { player, hash }: { player: string; hash: string }): boolean =>
  playerIn(room, player)?.tokenHash === hash;
