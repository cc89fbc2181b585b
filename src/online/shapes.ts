/** The shape of a room on the wire and in a database (DB-02 to DB-11). */
import type { Json, MatchRecord, Seat } from '../rules/game.ts';
import type { OnlineVariantId } from './variants.ts';

/** 'waiting' accepts players; 'finished' can start a new round. */
export type RoomStatus = 'waiting' | 'playing' | 'finished';

/** Seconds a turn may take; 0 is off. */
export type TurnSeconds = 0 | 15 | 30 | 60;

/** What a room was created with, made valid (clamped, defaults filled in). */
export type RoomSettings = {
  readonly gridSize: number;
  /** The most players the room takes. */
  readonly playerCount: number;
  readonly gameVariant: OnlineVariantId;
  /** Wishes beside the size: `teams`, wild's `winner`, 3d's `centreClosed`, infinite's `length`. */
  readonly options: Readonly<Record<string, Json>>;
  /** Public rooms can be browsed. */
  readonly listed: boolean;
  readonly turnSeconds: TurnSeconds;
  /** Another seat starts each round; else seat 0. */
  readonly alternate: boolean;
};

/** Somebody who sat in the match when it started, by seat. */
export type Seated = { readonly player: string; readonly name: string; readonly symbol: string };

/** A new round asked for while one is being played. */
export type Consent = {
  /** Player ids: who asked, and who agrees so far (the asker first). */
  readonly by: string;
  readonly agreed: readonly string[];
  /** Those whose answer is still awaited. */
  readonly awaited: readonly string[];
};

/** Flat cells (null or a symbol), or the game's own form (`Game.stored`). Derived from the moves. */
export type BoardView = readonly (string | null)[] | { readonly [key: string]: Json };

/** The state of a room's game. Before the first start `match` is null and the board empty. */
export type GameState = {
  readonly board: BoardView;
  /** The seat to move; 0 while nobody is. */
  readonly currentPlayerIndex: Seat;
  /** A symbol, several (misère, ...), 'tie', or null: not over, or ended without a result. */
  readonly winner: string | readonly string[] | null;
  readonly gameStarted: boolean;
  /** The board's longer side now; only for infinite. */
  readonly gridSize?: number;
  /** The moves: replay it with `src/rules/match.ts`. Kept after the end until the next start. */
  readonly match: MatchRecord | null;
  /** Who sits where in `match`, frozen at the start. */
  readonly seats: readonly Seated[];
  /** Rounds started so far. */
  readonly round: number;
  /** Rounds that were a tie; wins stand with the players. */
  readonly ties: number;
  readonly consent: Consent | null;
  /** Server time in ms when the turn runs out; null without a timer or turn. */
  readonly deadline: number | null;
};

/** A row of `game_rooms`. */
export type RoomRow = {
  /** An unguessable uuid: whoever holds it may listen. */
  readonly id: string;
  readonly room_code: string;
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
  /** ISO time; set for who left in mid-game or after it, whose row stays until the next start. */
  readonly left_at: string | null;
  /** The others decided that this seat's moves are random until its player is back. */
  readonly is_random: boolean;
  /** Rounds won in this room. */
  readonly wins: number;
  /**
   * Server time in ms from which the others may decide for the seat; null while nobody misses its
   * player. Set by `nudge`, cleared by any sign of life.
   */
  readonly held_until: number | null;
};

/** A line of chat. Text is plain: show it as text only. */
export type ChatLine = {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  /** Server time, ms. */
  readonly at: number;
};

/** All that a screen needs to show a room. */
export type Snapshot = {
  readonly room: RoomRow;
  /** By index; those who left come with `left_at`. */
  readonly players: readonly PlayerRow[];
  /** The last 50 lines, oldest first. */
  readonly messages: readonly ChatLine[];
};
