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
/** The number of rounds started so far, as the sender knows it: a copy that arrives late changes no other round. */
type InRound = { readonly round: number };

/** The commands of a seated player. `ply` is the number of moves made so far in the round. */
export type SeatCommand =
  | { readonly do: 'leave' }
  | { readonly do: 'here' }
  | ({ readonly do: 'start' } & InRound & Once)
  | ({ readonly do: 'move'; readonly ply: number; readonly move: string } & InRound & Once)
  | ({ readonly do: 'round' } & InRound & Once)
  | ({ readonly do: 'answer'; readonly agrees: boolean } & InRound & Once)
  | { readonly do: 'nudge'; readonly missed: string }
  | ({
      readonly do: 'decide';
      readonly absent: string;
      readonly choice: 'random' | 'end';
    } & InRound &
      Once)
  | ({ readonly do: 'expire'; readonly ply: number } & InRound)
  /** A random move for a player who has kept the others waiting. */
  | ({ readonly do: 'skip'; readonly ply: number } & InRound)
  /** The host removes a player, a spectator by number, or all spectators (null). */
  | ({ readonly do: 'remove'; readonly who: string | number | null } & Once)
  /** Wants a player removed, or no longer. Pages of an earlier version name no round. */
  | ({
      readonly do: 'vote';
      readonly who: string;
      readonly isFor: boolean;
    } & Partial<InRound> &
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
