/**
 * Decides who may remove a player: the host alone, or the others by a vote. The referee and the page share
 * it.
 */
import type { PlayerRow } from './wire.ts';

/** A player who has not left, from the referee's room or from a row. */
type Voter = {
  readonly id: string;
  /** Whether the others let random moves play for this player. */
  readonly isRandom: boolean;
  /** When the others may decide for the seat (server time, ms); null while nobody misses the player. */
  readonly heldUntil: number | null;
};

export const voterOf = (row: PlayerRow): Voter => ({
  id: row.id,
  isRandom: row.is_random,
  heldUntil: row.held_until,
});

/** The creator, or the player who has been here longest once the creator left or doesn't respond. `now`: server time, ms. */
export const hostAmong = <V extends Voter>(remaining: readonly V[], now: number): V | undefined =>
  remaining.find(({ isRandom, heldUntil }) => !isRandom && (heldUntil === null || heldUntil > now));

/** All others who play for themselves. */
export const votersOn = <V extends Voter>(remaining: readonly V[], player: string): readonly V[] =>
  remaining.filter((each) => each.id !== player && !each.isRandom);

/** The votes that remove a player. */
export const majorityOf = (voters: readonly Voter[]): number => Math.floor(voters.length / 2) + 1;
