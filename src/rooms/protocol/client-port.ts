/**
 * The client's port to online rooms: the requests of pages, and the news they receive. Adapters: supabase/,
 * and one in memory for tests.
 */
import type { Result } from '../../rules/result.ts';
import type { ClassGrant } from './class-port.ts';
import type { RoomsError } from './errors.ts';
import type {
  Claim,
  PageSnapshot,
  PlayerRow,
  RequestedSettings,
  SeatCommand,
  Snapshot,
  Reaction,
  ListedRoom,
} from './wire.ts';

/** A spectator's place: it receives all news, and can't act. */
type WatchKey = { readonly room: string; readonly code: string };
/**
 * A taken seat: plain JSON, to be stored on the device (one per room code) and passed to
 * `resume` after a reload or from a link. `secret` proves the seat: never show it or send it elsewhere.
 */
export type SeatKey = WatchKey & Claim;

export type CreateRequest = RequestedSettings & { readonly name: string };

type JoinRequest = {
  readonly name: string;
  readonly code: string;
  /** The link's invitation, if there is one. */
  readonly invitation?: string;
};

type Grant<Key> = {
  readonly key: Key;
  /**
   * Admits this page to the room's channel; a seat's pass also shows the others that the player is present.
   */
  readonly pass: string;
  /** The topic of that channel. */
  readonly topic: string;
  readonly snapshot: Snapshot;
};
export type SeatGrant = Grant<SeatKey>;
export type SpectatorGrant = Grant<WatchKey>;

/**
 * 'connecting': neither live nor answered so far, for ten seconds at most. 'live': changes arrive by
 * themselves. 'slow': the room's channel can't be reached, so the page asks every few seconds. 'lost': no
 * request is answered.
 */
export type ConnectionState = 'connecting' | 'live' | 'slow' | 'lost';

/** A room as a follower sees it; a new object after every change. */
export type FollowedRoom = {
  readonly snapshot: PageSnapshot;
  readonly connection: ConnectionState;
  /** A command of this page was not answered in time, and the snapshot may be from before its effect. */
  readonly isUnsure: boolean;
  /** Somebody was removed, and this page hasn't received the new code and link yet. */
  readonly lacksCode: boolean;
  /**
   * Ids of players whose page is open; empty while that is unknown. On Supabase this can be forged, so nothing depends
   * on it alone.
   */
  readonly present: ReadonlySet<string>;
  /** The number of spectators with an open page. */
  readonly spectators: number;
  /** The numbers of the first spectators, whom the host can remove one by one; empty on Supabase. */
  readonly numbers: readonly number[];
  /** A spectator's own number, if there is one. */
  readonly number: number | null;
  /**
   * Server time minus the page's `performance.now()`, ms. Changing the device's clock doesn't affect it. Time left in
   * a turn: `deadline - (performance.now() + skew)`. Measured again with every snapshot.
   */
  readonly skew: number;
  /**
   * The seat of this device's player in the next round, sent and stored as `player_index`; null for a spectator, and
   * after leaving. In a finished room it may differ from the match's, which is in `game_state.seats`.
   */
  readonly ownSeat: number | null;
};

/** The players who have not left. */
export const remainingPlayers = ({ players }: PageSnapshot): readonly PlayerRow[] =>
  players.filter(({ left_at: leftAt }) => leftAt === null);

/** This device's player; undefined for spectators. */
export const ownPlayer = ({ snapshot, ownSeat }: FollowedRoom): PlayerRow | undefined =>
  remainingPlayers(snapshot).find(({ player_index: seat }) => seat === ownSeat);

/** A follower's callbacks. `onChange` is called at once with the known state, then after every change. */
export type RoomListener = {
  onChange(followed: FollowedRoom): void;
  /** Somebody reacted; it isn't stored. */
  onReaction?(reaction: Reaction, player: string): void;
  /** The room is gone (idle for two hours), or this page was removed: nothing more is told. */
  onClose?(why: 'gone' | 'removed'): void;
};

/** The requests of a seat: its commands, and chat and reactions, which change no room. */
export type SeatRequest =
  | SeatCommand
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'react'; readonly reaction: Reaction };

/**
 * Online rooms. No call throws or rejects; each ends within about twenty seconds. Followers may be told of a
 * call's effect before the call itself returns. Repeating a call after 'timeout' is harmless (a chat message
 * may then appear twice).
 */
export interface Rooms {
  /** Creates a room and takes seat 0. */
  create(request: CreateRequest): Promise<Result<SeatGrant, RoomsError>>;
  /** Takes a seat; the name may come back as "Sam 2". The code may be in lower case. */
  join(request: JoinRequest): Promise<Result<SeatGrant, RoomsError>>;
  /** The same, but the code may also be a class's, where this takes a pupil's place. */
  enter(request: JoinRequest): Promise<Result<SeatGrant | ClassGrant, RoomsError>>;
  /** Watches a room, whatever its status. */
  watch(code: string, invitation?: string): Promise<Result<SpectatorGrant, RoomsError>>;
  /** Returns to a seat with its stored key. On 'room-not-found' and 'not-a-player', forget the key. */
  resume(key: SeatKey): Promise<Result<SeatGrant, RoomsError>>;
  /** Public rooms that accept players, newest first, at most 50. May fail with 'no-backend'. */
  list(): Promise<Result<readonly ListedRoom[], RoomsError>>;

  act(key: SeatKey, request: SeatRequest): Promise<Result<null, RoomsError>>;

  /**
   * Follows a room until the returned function is called. For a seat it also sends the automatic commands: it
   * ends turns whose time is up, reports players whose page is gone (`nudge`, from which `held_until`
   * counts), and answers when others report its player absent.
   */
  follow(place: SeatGrant | SpectatorGrant, listener: RoomListener): () => void;
}
