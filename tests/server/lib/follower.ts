/** Follows a room in a test and waits for its views. */
import { expect } from 'vitest';
import type {
  RoomListener,
  Rooms,
  FollowedRoom,
  SeatGrant,
  SpectatorGrant,
} from '../../../src/rooms/protocol/client-port.ts';
import type { Reaction } from '../../../src/rooms/protocol/wire.ts';

export type Follower = {
  readonly view: () => FollowedRoom;
  /** Resolves with the first view, from the last one on, that satisfies the test. */
  readonly until: (holds: (view: FollowedRoom) => boolean) => Promise<FollowedRoom>;
  readonly reactions: readonly Reaction[];
  readonly isClosed: () => boolean;
  readonly stop: () => void;
};

/** Follows from a seat or as a spectator. */
export function follow(rooms: Rooms, place: SeatGrant | SpectatorGrant): Follower {
  let last: FollowedRoom | undefined;
  let closed = false;
  const reactions: Reaction[] = [];
  const waiting = new Set<(view: FollowedRoom) => void>();
  const listener: RoomListener = {
    onChange(view) {
      last = view;
      for (const check of waiting) check(view);
    },
    onReaction: (reaction) => void reactions.push(reaction),
    onClose: () => {
      closed = true;
    },
  };
  const stop = rooms.follow(place, listener);
  const view = (): FollowedRoom => {
    if (!last) throw new Error('a follower is told at once');
    return last;
  };
  return {
    view,
    reactions,
    isClosed: () => closed,
    stop,
    until: (holds) =>
      new Promise((resolve) => {
        const check = (next: FollowedRoom): void => {
          if (!holds(next)) return;
          waiting.delete(check);
          resolve(next);
        };
        waiting.add(check);
        check(view());
      }),
  };
}

/** Unwraps the result of a call that must succeed. */
export function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T {
  if (!result.ok) expect.fail(`the call failed: ${result.error}`);
  return result.value;
}

/** The moves of a view. */
export const movesOf = ({ snapshot }: FollowedRoom): readonly string[] =>
  snapshot.room.game_state.match?.moves ?? [];
