/** The shape of a room on the wire and in a database (DB-02 to DB-11). */
import type { Json, MatchRecord, Seat } from '../../rules/game.ts';
import type { OnlineVariantId } from './variants.ts';

/** 'waiting' accepts players; 'finished' can start a new round. */
export type RoomStatus = 'waiting' | 'playing' | 'finished';

/** Seconds per turn; 0 is off. */
export type TurnSeconds = 0 | 15 | 30 | 60;

/** What a room was created with, made valid (clamped, defaults filled in). */
export type RoomSettings = {
  readonly gridSize: number;
  /** The maximum number of players. */
  readonly playerCount: number;
  readonly gameVariant: OnlineVariantId;
  /** Options besides the size: `teams`, wild's `winner`, 3d's `centreClosed`, infinite's `length`. */
  readonly options: Readonly<Record<string, Json>>;
  /** Public rooms can be browsed. */
  readonly listed: boolean;
  readonly turnSeconds: TurnSeconds;
  /** Each round starts with another seat; otherwise with seat 0. */
  readonly alternate: boolean;
};

/** A player who had a seat when the match started, by seat. */
export type Seated = { readonly player: string; readonly name: string; readonly symbol: string };

/** A new round requested while one is being played. */
export type Consent = {
  /** Player ids: who asked, and who agrees so far (the asker first). */
  readonly by: string;
  readonly agreed: readonly string[];
  /** Players who haven't answered yet. */
  readonly awaited: readonly string[];
};

/** Flat cells (null or a symbol), or the game's own form (`Game.stored`). Derived from the moves. */
export type StoredBoard = readonly (string | null)[] | { readonly [key: string]: Json };

/** The state of a room's game. Before the first start `match` is null and the board empty. */
export type GameState = {
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
  readonly seats: readonly Seated[];
  /** Rounds started so far. */
  readonly round: number;
  /** Tied rounds; wins are stored with the players. */
  readonly ties: number;
  readonly consent: Consent | null;
  /** Server time in ms when the turn ends; null without a clock or a turn. */
  readonly deadline: number | null;
  /** Server time in ms when the turn began; null without a turn. */
  readonly turnSince: number | null;
  /** Player ids: who wants whom removed. */
  readonly votes: readonly Vote[];
};

/** The votes to remove a player. */
export type Vote = { readonly player: string; readonly by: readonly string[] };

/** A row of `game_rooms`. */
export type RoomRow = {
  /** An unguessable uuid: whoever knows it may follow the room. */
  readonly id: string;
  readonly room_code: string;
  /** The token of invitation links: it passes the wait after wrong codes. */
  readonly invite_key: string;
  readonly game_type: OnlineVariantId;
  readonly max_players: number;
  /** Seats taken. */
  readonly current_players: number;
  readonly status: RoomStatus;
  readonly game_state: GameState;
  readonly settings: RoomSettings;
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
   * Server time in ms from which the others may decide for the seat; null while nobody misses its
   * player. Set by `nudge`, cleared by any sign of life.
   */
  readonly held_until: number | null;
};

/** A line of chat. Plain text: never render it as HTML. */
export type ChatLine = {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  /** Server time, ms. */
  readonly at: number;
};

/** Everything that a screen needs to show a room. */
export type Snapshot = {
  readonly room: RoomRow;
  /** By index; players who left have `left_at`. */
  readonly players: readonly PlayerRow[];
  /** The last 50 lines, oldest first. */
  readonly messages: readonly ChatLine[];
};
