/** The client's port to online rooms: what screens call, and what they are told. Adapters: supabase/, memory/. */
import type { Json, Seat } from '../rules/game.ts';
import type { Result } from '../rules/result.ts';
import type { RoomsError } from './errors.ts';
import type { RoomSettings, Snapshot, TurnSeconds } from './shapes.ts';
import type { OnlineVariantId } from './variants.ts';

/** Quick reactions; more would need a picker. */
export const REACTIONS = ['👍', '😄', '😮', '😢', '🔥', '🎉', '🤔', '👏'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Limits that screens need to know. */
export const LIMITS = {
  name: 24,
  code: 6,
  /** Characters of a chat line. */
  chat: 200,
  /** Chat lines and reactions a second and player. */
  chatPerSecond: 5,
  /** Ms without a sign of life after which the others may decide for a seat. */
  absent: 60_000,
} as const;

/**
 * A seat that was taken: plain JSON, to be kept on the device (one a room code) and given to
 * `resume` after a reload or from a link. `secret` proves the seat: never show or send it elsewhere.
 */
export type SeatKey = {
  readonly room: string;
  readonly code: string;
  readonly player: string;
  readonly secret: string;
};
/** A watcher's place: listens, and can do nothing. */
export type WatchKey = { readonly room: string; readonly code: string };

/** What Create asks for; whatever doesn't suit the variant is made to (clamped, first size). */
export type CreateRequest = {
  readonly name: string;
  readonly variant: OnlineVariantId;
  /** 2 by default. */
  readonly players?: number;
  /** The variant's first by default. */
  readonly gridSize?: number;
  /** Beside the size, as the game's options: `{ teams: true }`, `{ winner: 'maker' }`, `{ length: 4 }`. */
  readonly options?: Readonly<Record<string, Json>>;
  readonly listed?: boolean;
  readonly turnSeconds?: TurnSeconds;
  readonly alternate?: boolean;
};

export type Seating = { readonly key: SeatKey; readonly snapshot: Snapshot };
export type Watching = { readonly key: WatchKey; readonly snapshot: Snapshot };

/** A public room that accepts players. */
export type ListedRoom = {
  readonly code: string;
  readonly settings: RoomSettings;
  /** Names by index; the first is the host's. */
  readonly players: readonly string[];
};

/** 'connecting': never live so far. 'lost': was live; moves may still pass, events don't. */
export type Connection = 'connecting' | 'live' | 'lost';

/** A room as a follower sees it; a new object whenever anything changes. */
export type RoomView = {
  readonly snapshot: Snapshot;
  readonly connection: Connection;
  /** Ids of players whose page is open, for display only: presence can be forged. */
  readonly present: ReadonlySet<string>;
  /** Watchers with an open page, about. */
  readonly watchers: number;
  /** Server time minus this device's, ms: the turn timer is `deadline - (Date.now() + skew)`. */
  readonly skew: number;
  /** Own seat's index; null for a watcher, and once one has left. */
  readonly seat: Seat | null;
};

/** What a follower is told. `changed` comes at once with what is known, then with every change. */
export type RoomListener = {
  changed(view: RoomView): void;
  /** Somebody reacted; nothing of it is kept. */
  reacted?(reaction: Reaction, player: string): void;
  /** The room was removed (idle for two hours) or the seat is no longer ours: nothing more comes. */
  closed?(): void;
};

type Done = Promise<Result<null, RoomsError>>;

/**
 * Online rooms. No call throws or rejects; each ends within about twenty seconds. A call's effect may
 * be told to followers before the call itself returns. Repeating a call after 'timeout' is harmless
 * (a line of chat may then show twice).
 */
export interface Rooms {
  /** Creates a room and sits down at index 0. */
  create(request: CreateRequest): Promise<Result<Seating, RoomsError>>;
  /** Sits down; the name may come back as "Sam 2". The code may be in lower case. */
  join(request: {
    readonly name: string;
    readonly code: string;
  }): Promise<Result<Seating, RoomsError>>;
  /** A place to watch from, in any status of the room. */
  watch(code: string): Promise<Result<Watching, RoomsError>>;
  /** Back to a seat with its kept key: 'room-not-found' or 'not-a-player' mean: forget the key. */
  resume(key: SeatKey): Promise<Result<Seating, RoomsError>>;
  /** Public rooms that accept players, newest first, at most 50. Also tells 'no-backend'. */
  list(): Promise<Result<readonly ListedRoom[], RoomsError>>;

  leave(key: SeatKey): Done;
  /** Starts, also from the lobby after a round; well, too, when somebody else just did. */
  start(key: SeatKey): Done;
  /** `ply`: moves made so far as this screen knows; `move`: a notation. */
  move(key: SeatKey, ply: number, move: string): Done;
  /**
   * A new round in place of the one on the screen (`game_state.round`), so that two who ask at once
   * start one. A finished room starts it at once; in mid-game the others are asked (`consent`).
   */
  round(key: SeatKey, round: number): Done;
  /** Agrees to, or declines, the new round that was asked for. */
  answer(key: SeatKey, agrees: boolean): Done;
  /** For a seat whose `held_until` has passed: random moves until its player is back, or end the round without a result. */
  decide(key: SeatKey, player: string, choice: 'random' | 'end'): Done;
  say(key: SeatKey, text: string): Done;
  react(key: SeatKey, reaction: Reaction): Done;

  /**
   * Follows a room until the returned function is called. For a seat it also does what needs no
   * person: plays on when a turn ran out, misses players whose page is gone (`nudge`, from where
   * `held_until` counts), answers when it is missed itself.
   */
  follow(place: Seating | Watching, listener: RoomListener): () => void;
}
