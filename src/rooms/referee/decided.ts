/** What a room remembers of the commands it has decided: a copy of one gets the same answer and does nothing. */
import { LIMITS } from '../protocol/contract.ts';
import type { SeatCommand, Verdict } from './commands.ts';
import type { Done, Player, Room } from './room.ts';

/** The longest time from a command to a copy of it: the last try begins 12 s after the first, and a request takes ten at most. */
const KNOWN_MS = LIMITS.lastTry + 10_000;
/** Commands of a seat, or players who left a room: nobody makes so many in that time by hand. */
export const MOST_KNOWN = 64;

/** Those of a list of which a copy may still come. */
export const stillKnown = <T extends { readonly at: number }>(
  all: readonly T[],
  now: number,
): readonly T[] => all.filter(({ at }) => at > now - KNOWN_MS);

/**
 * The commands of a seat that are still known. When there are many, the older half goes, without those that could act
 * again: a copy that names another round or ply can't.
 */
export function knownOf({ recent }: Player, { round }: Room, now: number): readonly Done[] {
  const known = stillKnown(recent, now);
  if (known.length < MOST_KNOWN) return known;
  const mayAct = (done: Done): boolean => done.round === undefined || done.round === round;
  return known.filter((done, at) => at >= MOST_KNOWN / 2 || mayAct(done));
}

/** A command and what was decided about it, as it is remembered. */
export function doneOf(
  id: string,
  command: SeatCommand,
  verdict: Verdict,
  before: Room,
  at: number,
): Done {
  const isChange = verdict.ok && verdict.value !== before;
  const round = command.kind === 'move' ? null : 'round' in command ? command.round : undefined;
  return {
    id,
    version: isChange ? before.version + 1 : before.version,
    at,
    ...(verdict.ok ? {} : { error: verdict.error }),
    ...(round === undefined ? {} : { round }),
  };
}
