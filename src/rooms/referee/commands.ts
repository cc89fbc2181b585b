/** What the referee can be asked to do. Only the types have been checked here. */
import type { Refusal } from '../protocol/errors.ts';
import type { Room } from './room.ts';
import type { RoomSettings } from '../protocol/wire.ts';

/** Takes a seat in a new room. The endpoint makes the ids. */
export type CreateCommand = {
  readonly do: 'create';
  readonly room: string;
  readonly code: string;
  readonly player: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly settings: RoomSettings;
};

/** Takes a seat in an existing room. */
export type JoinCommand = {
  readonly do: 'join';
  readonly player: string;
  readonly tokenHash: string;
  readonly name: string;
};

/** A command that may arrive twice has an id: the second counts as the first. */
type Once = { readonly id?: string | undefined };
/** The round on the sender's screen (`game_state.round`): what is meant for it changes no other, however late it comes. */
type InRound = { readonly round: number };
/** The number of moves made so far in the round, as the sender knows it. */
type AtPly = InRound & { readonly ply: number };

/** The commands of a seated player, as pages send them with the proof of the seat. */
export type SeatCommand =
  | { readonly do: 'leave' }
  /** A sign of life. */
  | { readonly do: 'here' }
  /** Starts, also from the lobby after a round; accepted when somebody else just did. */
  | ({ readonly do: 'start' } & InRound & Once)
  /** `move`: a notation. */
  | ({ readonly do: 'move'; readonly move: string } & AtPly & Once)
  /**
   * A new round in place of the one on screen, so that two people who ask at once start one. After the end it starts
   * at once; in mid-game the others are asked (`consent`).
   */
  | ({ readonly do: 'round' } & InRound & Once)
  /** Agrees to the requested new round, or declines it. */
  | ({ readonly do: 'answer'; readonly agrees: boolean } & InRound & Once)
  /** A player's page is gone: from now on the seat is held for a while. */
  | { readonly do: 'nudge'; readonly missed: string }
  /** For a seat whose `held_until` has passed: random moves until its player is back, or end the round without a result. */
  | ({
      readonly do: 'decide';
      readonly absent: string;
      readonly choice: 'random' | 'end';
    } & InRound &
      Once)
  /** The time of the turn is up. */
  | ({ readonly do: 'expire' } & AtPly)
  /** A random move in place of a player who has not moved for `LIMITS.patience`. */
  | ({ readonly do: 'skip' } & AtPly)
  /**
   * The host removes a player with all spectators, one spectator by number, or all spectators (null). The room gets a
   * new code and a new link, which only those who stay learn. On Supabase all spectators go each time, and whoever was
   * removed can still follow the moves until they close the page.
   */
  | ({ readonly do: 'remove'; readonly who: string | number | null } & Once)
  /**
   * With three or more players: wants one removed, or no longer. More than half of the others decide. Pages of an
   * earlier version name no round.
   */
  | ({ readonly do: 'vote'; readonly who: string; readonly isFor: boolean } & Partial<InRound> &
      Once);

/** Everything that changes a room. */
export type Command = CreateCommand | JoinCommand | SeatCommand;

/** What the referee needs from outside. */
export type Moment = {
  /** Server time, ms. */
  readonly now: number;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Whether the spectator of that number is in the room's channel; null: whether any is. */
  readonly isWatching: (who: number | null) => boolean;
};

/** What the referee answers. A refused command may change the room too: it remembers the refusal. */
export type Verdict =
  | { readonly ok: true; readonly value: Room }
  | { readonly ok: false; readonly error: Refusal | 'too-many'; readonly value?: Room };
