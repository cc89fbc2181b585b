/**
 * The messages between pages and the endpoint: a room's rows (DB-02 to DB-11) and its changes, requests and
 * answers. requests.ts and answers.ts parse them.
 */
import type { Json, MatchRecord, Seat } from '../../rules/game.ts';
import type { LeadRequestAnswer, ClassAnswer, ClassRequest } from './class-wire.ts';
import type { ServerError } from './errors.ts';
import type { GameId } from '../../variants/rules.ts';

/** 'waiting' accepts players; 'finished' can start a new round. */
export type RoomStatus = 'waiting' | 'playing' | 'finished';

/** The allowed seconds per turn; 0 is off. */
export const TURN_SECONDS = [0, 15, 30, 60] as const;

/** A room's settings, made valid (clamped, defaults filled in). */
export type RoomSettings = {
  readonly gridSize: number;
  /** The maximum number of players. */
  readonly playerCount: number;
  readonly gameVariant: GameId;
  /** Options besides the size: `teams`, wild's `winner`, 3d's `centreClosed`, infinite's `length`. */
  readonly options: Readonly<Record<string, Json>>;
  /** Whether the room is public: in the list while it accepts players. */
  readonly listed: boolean;
  readonly turnSeconds: (typeof TURN_SECONDS)[number];
  /** Each round starts with another seat; otherwise with seat 0. */
  readonly alternate: boolean;
};

/** A player who had a seat when the match started, by seat. */
export type SeatedPlayer = {
  readonly player: string;
  readonly name: string;
  readonly symbol: string;
};

/** A new round requested while one is being played. */
export type RoundRequest = {
  /** Player ids: the one who requested it, and those who agree so far (the requester first). */
  readonly by: string;
  readonly agreed: readonly string[];
  /** Players who haven't answered yet. */
  readonly awaited: readonly string[];
};

/** Flat cells (null or a symbol), or the game's own form (`Game.stored`). Derived from the moves. */
export type StoredBoard = readonly (string | null)[] | { readonly [key: string]: Json };

/** The state of a room's match. Before the first start `match` is null and the board empty. */
export type RoundState = {
  readonly board: StoredBoard;
  /** The seat to move; 0 when there is none. */
  readonly currentPlayerIndex: Seat;
  /** A symbol, several (misère and others), 'tie', or null: not over, or ended without a result. */
  readonly winner: string | readonly string[] | null;
  readonly gameStarted: boolean;
  /** The board's longer side; only for infinite. */
  readonly gridSize?: number;
  /** The moves: replay them with `src/rules/match.ts`. Kept after the end until the next start. */
  readonly match: MatchRecord | null;
  /** The players by seat in `match`, fixed at the start. */
  readonly seats: readonly SeatedPlayer[];
  /** Rounds started so far. */
  readonly round: number;
  /** Tied rounds; wins are stored with the players. */
  readonly ties: number;
  readonly roundRequest: RoundRequest | null;
  /** Server time in ms when the turn ends; null without a clock or a turn. */
  readonly deadline: number | null;
  /** Server time in ms when the turn began; null without a turn. */
  readonly turnSince: number | null;
  /** Player ids: the voters by the player they want removed. */
  readonly votes: readonly Vote[];
};

/** The votes to remove a player. */
export type Vote = { readonly player: string; readonly by: readonly string[] };

/** A row of `game_rooms`. */
export type RoomRow = {
  /** An unguessable uuid. */
  readonly id: string;
  readonly room_code: string;
  /** Invitation links have it: it bypasses the limit on wrong codes. */
  readonly invitation: string;
  readonly game_type: GameId;
  readonly max_players: number;
  /** Seats taken. */
  readonly current_players: number;
  readonly status: RoomStatus;
  readonly game_state: RoundState;
  readonly settings: RoomSettings;
  /** Only in a class's rooms. */
  readonly class_id?: string;
  /** Raised by one with every change. */
  readonly version: number;
  /** ISO times. */
  readonly created_at: string;
  readonly updated_at: string;
};

/** A row of `room_players`, without its secret's hash. */
export type PlayerRow = {
  readonly id: string;
  readonly room_id: string;
  readonly player_name: string;
  readonly player_symbol: string;
  readonly player_index: Seat;
  /** ISO time when the player left a started room; the row stays until the next start. */
  readonly left_at: string | null;
  /** The others decided on random moves for this seat until its player is back. */
  readonly is_random: boolean;
  /** Rounds won in this room. */
  readonly wins: number;
  /**
   * Server time in ms from which the others may decide for the seat; null while nobody misses its player. Set by
   * `nudge`, cleared by any command of theirs that is accepted. In a class nobody decides, and its referee judges the
   * absence then; it also sets the time, after a silence or a pause, and `class-fetch` clears it.
   */
  readonly held_until: number | null;
};

/** A chat message. Plain text: never render it as HTML. */
export type ChatMessage = {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  /** Server time, ms. */
  readonly at: number;
};

/** All data that a page needs to show a room. */
export type Snapshot = {
  readonly room: RoomRow;
  /** By index; players who left have `left_at`. */
  readonly players: readonly PlayerRow[];
  /** The last 50 messages, oldest first. */
  readonly messages: readonly ChatMessage[];
};

/**
 * A snapshot as pages keep it: board and winner are for readers of the database, since pages have the moves.
 */
export type PageSnapshot = Omit<Snapshot, 'room'> & {
  readonly room: Omit<RoomRow, 'game_state'> & { readonly game_state: PageState };
};
export type PageState = Omit<RoundState, 'board' | 'winner' | 'gridSize'>;

/** Quick reactions; more would need a picker. */
export const REACTIONS = ['👍', '😄', '😮', '😢', '🔥', '🎉', '🤔', '👏'] as const;

export type Reaction = (typeof REACTIONS)[number];

/** A public room that accepts players. */
export type ListedRoom = {
  readonly code: string;
  readonly settings: RoomSettings;
  /** Names in the order of joining. The first is the host's, unless that player has been absent for too long (`hostAmong`). */
  readonly players: readonly string[];
};

/** The stored part of `game_state`; the rest is derived. */
export type StoredState = Omit<PageState, 'currentPlayerIndex'>;

/** A change of `room_players` in Realtime's terms; leaving a started room is a delete whose row stays. */
export type PlayerChange =
  | { readonly event: 'INSERT' | 'UPDATE'; readonly new: PlayerRow }
  | { readonly event: 'DELETE'; readonly old: PlayerRow };

/** One change of a room: applies only to version - 1 and contains only what changed. */
export type RoomEvent = {
  readonly version: number;
  /** Server time, ms; `updated_at` is derived from it. */
  readonly at: number;
  /** Moves after the first `from` plies. */
  readonly moves?: { readonly from: number; readonly texts: readonly string[] };
  readonly room?: Partial<Pick<RoomRow, 'status' | 'current_players'>>;
  /** With `match` when another match began. */
  readonly state?: Partial<StoredState>;
  readonly players?: readonly PlayerChange[];
  /**
   * The room has a new code and link: the remaining pages fetch a snapshot, which nobody else receives. A
   * number: this spectator was removed. Where the server can't tell spectators apart, all of them were.
   */
  readonly renewed?: true | number;
};

/** How many chat messages a room keeps. */
export const KEPT_MESSAGES = 50;

/** A reaction that is sent on. */
export type SentReaction = { readonly player: string; readonly reaction: Reaction };

/** The messages to a room's followers; `name` is that of the broadcast. */
export type Broadcast =
  | { readonly name: 'room'; readonly payload: RoomEvent }
  | { readonly name: 'chat'; readonly payload: ChatMessage }
  | { readonly name: 'reaction'; readonly payload: SentReaction }
  /** Sent to each remaining spectator after another is removed, with the new invitation and pass. */
  | {
      readonly name: 'stay';
      readonly payload: { readonly invitation: string; readonly pass: string };
    }
  /** The room is gone. */
  | { readonly name: 'closed'; readonly payload: Readonly<Record<string, never>> };

/** A seat and the secret that shows whose it is. */
export type Claim = { readonly room: string; readonly player: string; readonly secret: string };

/** A command that may arrive twice has an id: the second counts as the first. */
type Repeatable = { readonly id?: string | undefined };
/**
 * The round that the sender's page shows (`game_state.round`): a command about it changes no other round, however
 * late it arrives.
 */
type RoundRef = { readonly round: number };
/** The number of moves made so far in the round, as the sender knows it. */
type PlyRef = RoundRef & { readonly ply: number };

/** The commands of a seated player, as pages send them with the claim to the seat. */
export type SeatCommand =
  | { readonly do: 'leave' }
  /** Says that the player is here, which also keeps a public room in the list, and gives back a seat that is held. */
  | { readonly do: 'here' }
  /** Starts, also from the lobby after a round; accepted when somebody else just did. */
  | ({ readonly do: 'start' } & RoundRef & Repeatable)
  /** `move`: a notation. */
  | ({ readonly do: 'move'; readonly move: string } & PlyRef & Repeatable)
  /**
   * A new round in place of the one that the page shows, so that two simultaneous requests start only one. After the
   * end it starts at once; in mid-match the others are asked (`roundRequest`).
   */
  | ({ readonly do: 'round' } & RoundRef & Repeatable)
  /** Agrees to the requested new round, or declines it. */
  | ({ readonly do: 'answer'; readonly agrees: boolean } & RoundRef & Repeatable)
  /** Reports a player who seems absent. Unless the server has just heard from them, it holds their seat for a while. */
  | { readonly do: 'nudge'; readonly missed: string }
  /**
   * For a seat whose `held_until` has passed: random moves until its player is back, or end the round without a result.
   * Refused in a class, whose referee lets an absent pupil lose.
   */
  | ({
      readonly do: 'decide';
      readonly absent: string;
      readonly choice: 'random' | 'end';
    } & RoundRef &
      Repeatable)
  /** Says that the turn's time is up. */
  | ({ readonly do: 'expire' } & PlyRef)
  /** A random move in place of a player who has not moved for `LIMITS.patience`. */
  | ({ readonly do: 'skip' } & PlyRef)
  /**
   * The host removes a player with all spectators, one spectator by number, or all spectators (null). The room gets a
   * new code and a new link, which only those who stay learn. On Supabase all spectators go each time, and whoever was
   * removed can still follow the moves until they close the page.
   */
  | ({ readonly do: 'remove'; readonly who: string | number | null } & Repeatable)
  /**
   * With three or more players: votes to remove a player, or withdraws that vote. More than half of the others decide. Pages of an
   * earlier version name no round.
   */
  | ({ readonly do: 'vote'; readonly who: string; readonly isFor: boolean } & Partial<RoundRef> &
      Repeatable);

/** The choices of Create; unsuitable values are adjusted (clamped, first size). */
export type RequestedSettings = {
  readonly variant: GameId;
  /** 2 by default. */
  readonly players?: number;
  /** The game's first size by default. */
  readonly gridSize?: number;
  /** Besides the size, as the game's options: `{ teams: true }`, `{ winner: 'maker' }`, `{ length: 4 }`. */
  readonly options?: Readonly<Record<string, Json>>;
  readonly listed?: boolean;
  readonly turnSeconds?: number;
  readonly alternate?: boolean;
};

/** A page's version of a room, and the number of its last chat message. */
export type KnownVersion = { readonly version: number; readonly message: number };

/**
 * A parsed request. `do` is its name on the wire, except that 'command' stands for every seat command. `page`
 * tells the pages at one IP address apart, and is '' for an unknown one.
 */
export type RoomRequest =
  | {
      readonly do: 'create';
      readonly secret: string;
      readonly name: string;
      readonly asked: RequestedSettings;
      readonly page: string;
    }
  | {
      readonly do: 'join';
      readonly secret: string;
      readonly name: string;
      readonly code: string;
      readonly invitation: string | undefined;
      readonly page: string;
    }
  | {
      readonly do: 'watch';
      readonly code: string;
      readonly invitation: string | undefined;
      readonly page: string;
    }
  /**
   * From a seat, or with the room's invitation. `known`: a short answer is enough if nothing changed.
   * `pause`: the page has no channel that shows its presence, and asks again after this time (ms).
   */
  | {
      readonly do: 'fetch';
      readonly room: string;
      readonly from: Claim | string;
      readonly known: KnownVersion | undefined;
      readonly pause: number | undefined;
      readonly page: string;
    }
  | ClassRequest
  | { readonly do: 'list' }
  | { readonly do: 'say'; readonly claim: Claim; readonly text: string }
  | { readonly do: 'react'; readonly claim: Claim; readonly reaction: Reaction }
  | { readonly do: 'command'; readonly claim: Claim; readonly command: SeatCommand };

/**
 * The pages that have a room open, as far as the server knows: `here` are the players who are present, by index, and
 * `watching` is the number of spectators.
 */
export type Attendance = { readonly here: readonly number[]; readonly watching: number };

/** A room as pages receive it. */
export type ShownRoom = {
  readonly ok: true;
  readonly at: number;
  /** The topic of the room's channel. On Supabase it is new when somebody is removed. */
  readonly topic: string;
  readonly snapshot: Snapshot;
};

/** A seat was taken, or is still the sender's. */
type TakenSeat = ShownRoom & {
  readonly player: string;
  /** Proves to the room's channel whose page this is; made from `playerPassInput`. */
  readonly pass: string;
};

/** The endpoint's answer; times are the server's, ms. */
export type Answer =
  | TakenSeat
  | ClassAnswer
  | LeadRequestAnswer
  | (ShownRoom & { readonly pass: string })
  | (ShownRoom & Partial<Attendance>)
  /** The room is as the page knows it. */
  | ({ readonly ok: true; readonly at: number; readonly version: number } & Partial<Attendance>)
  | { readonly ok: true; readonly rooms: readonly ListedRoom[] }
  /** The room's version that contains the requested change. */
  | { readonly ok: true; readonly version: number }
  | { readonly ok: true }
  | { readonly ok: false; readonly error: ServerError };
