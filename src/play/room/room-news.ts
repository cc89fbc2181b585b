/** The news when a room's state replaces another one. */
import {
  type FollowedRoom,
  remainingPlayers,
  type SeatKey,
} from '../../rooms/protocol/client-port.ts';
import type { RoomsError } from '../../rooms/protocol/errors.ts';
import type { PageSnapshot, Reaction } from '../../rooms/protocol/wire.ts';
import { resultOf } from '../match-result.ts';
import type { MatchState } from '../match-state.ts';
import type { VisitorResult } from '../stats/tallies.ts';

/** Events that players are notified of. */
export type RoomNews =
  | { readonly kind: 'failed'; readonly what: Attempted; readonly error: RoomsError }
  | { readonly kind: 'created' | 'joined'; readonly code: string }
  | { readonly kind: 'left' }
  /** The room is gone, this player or spectator was removed, or this player left in another tab. */
  | {
      readonly kind: 'closed';
      readonly why: 'gone' | 'removed' | 'left';
      readonly watched: boolean;
    }
  /** The lobby's start. */
  | { readonly kind: 'started'; readonly snapshot: PageSnapshot }
  /** A new round on the board. `by`: the name of the other player who started it; empty if unknown. */
  | { readonly kind: 'new-round'; readonly snapshot: PageSnapshot; readonly by: string }
  /** A round ended by its rules; `result` is of this device's seat, null for spectators. */
  | { readonly kind: 'over'; readonly match: MatchState; readonly result: VisitorResult | null }
  | { readonly kind: 'somebodyJoined' | 'somebodyLeft' | 'somebodyRemoved'; readonly name: string }
  | {
      readonly kind: 'reacted';
      readonly reaction: Reaction;
      readonly name: string;
      readonly isOwn: boolean;
    }
  /** The round continues: the request for a new one was declined or withdrawn. */
  | { readonly kind: 'declined' }
  /** This player's turn ran out, and the room moved. */
  | { readonly kind: 'overtime' };

/** The action that failed; some have words of their own. */
export type Attempted = 'create' | 'join' | 'start' | 'move' | 'say' | 'react' | 'other';

/** The number of rounds that the room has started. */
export const roundOf = ({ snapshot }: FollowedRoom): number => snapshot.room.game_state.round;

/** The page's state before. */
type Before = {
  /** Null before the room's first state. */
  readonly followed: FollowedRoom | null;
  readonly step: string;
  /** The round in which this page requested a new one. */
  readonly roundRequestedIn: number | null;
};

type After = {
  readonly followed: FollowedRoom;
  readonly match: MatchState | null;
  /** This seat's time ran out, and the room moved for it. */
  readonly isTimeUp: boolean;
};

/** The news, in the order in which they are announced. `own`: this device's seat; null for spectators. */
export function newsBetween(
  before: Before,
  { followed, match, isTimeUp }: After,
  own: SeatKey | null,
): readonly RoomNews[] {
  const { snapshot, ownSeat } = followed;
  const news: RoomNews[] = [];
  const isPlaying = snapshot.room.status === 'playing';
  const isNewRound = before.followed !== null && roundOf(followed) > roundOf(before.followed);
  if (isNewRound && isPlaying)
    news.push(
      before.step === 'game'
        ? { kind: 'new-round', snapshot, by: roundRequesterOf(before, followed) }
        : { kind: 'started', snapshot },
    );
  if (before.followed) {
    const gone = hasNewCode(before.followed, followed) ? 'somebodyRemoved' : 'somebodyLeft';
    for (const name of namesOnlyIn(before.followed, followed, own)) news.push({ kind: gone, name });
    for (const name of namesOnlyIn(followed, before.followed, own))
      news.push({ kind: 'somebodyJoined', name });
  }
  if (own && isTimeUp) news.push({ kind: 'overtime' });
  const hasAsked = own !== null && requesterIn(before.followed) === own.player;
  if (hasAsked && requesterIn(followed) === null && isPlaying && !isNewRound)
    news.push({ kind: 'declined' });
  const hasEnded = before.followed?.snapshot.room.status === 'playing' && !isPlaying && !isNewRound;
  const ended = hasEnded && match ? resultOf(match) : null;
  if (match && ended) {
    const result = ended.kind === 'tie' ? 'tie' : ended.personWon ? 'win' : 'loss';
    news.push({ kind: 'over', match, result: ownSeat === null ? null : result });
  }
  return news;
}

/** The name of the other player who requested the new round: the one who is known to, or the only other player. */
function roundRequesterOf(
  { followed: before, roundRequestedIn }: Before,
  now: FollowedRoom,
): string {
  if (!before || roundRequestedIn === roundOf(before)) return '';
  const requester = requesterIn(before);
  const others = remainingPlayers(now.snapshot).filter(
    ({ id, player_index: seat }) =>
      seat !== now.ownSeat && (requester === null || id === requester),
  );
  return others.length === 1 ? (others[0]?.player_name ?? '') : '';
}

const requesterIn = (followed: FollowedRoom | null): string | null =>
  followed?.snapshot.room.game_state.roundRequest?.by ?? null;

/** Whether somebody was removed: only that gives a room a new code. */
const hasNewCode = (before: FollowedRoom, now: FollowedRoom): boolean =>
  !before.lacksCode &&
  (now.lacksCode || now.snapshot.room.room_code !== before.snapshot.room.room_code);

/** The names of the other players who have a seat in one state of the room but not in the other. */
function namesOnlyIn(one: FollowedRoom, other: FollowedRoom, own: SeatKey | null): string[] {
  const there = new Set(remainingPlayers(other.snapshot).map(({ id }) => id));
  return remainingPlayers(one.snapshot)
    .filter(({ id }) => !there.has(id) && id !== own?.player)
    .map(({ player_name: name }) => name);
}
