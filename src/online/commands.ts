/** What the referee can be asked to do. Everything here is checked for its type, and for nothing else. */
import type { Result } from '../rules/result.ts';
import type { Refusal } from './errors.ts';
import type { Room } from './room.ts';
import type { RoomSettings } from './shapes.ts';

/** Sitting down in a new room. Ids come from the door. */
export type CreateCommand = {
  readonly kind: 'create';
  readonly room: string;
  readonly code: string;
  readonly player: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly settings: RoomSettings;
};

/** Sitting down in a room that is there. */
export type JoinCommand = {
  readonly kind: 'join';
  readonly player: string;
  readonly tokenHash: string;
  readonly name: string;
};

/** A command that may come twice has an id: the second counts as the first. */
type Once = { readonly id?: string | undefined };

/** What a seated player asks for. `ply` is the number of moves made so far. */
export type SeatCommand =
  | { readonly kind: 'leave' }
  | { readonly kind: 'here' }
  | ({ readonly kind: 'start' } & Once)
  | { readonly kind: 'move'; readonly id: string; readonly ply: number; readonly move: string }
  | ({ readonly kind: 'round'; readonly round: number } & Once)
  | ({ readonly kind: 'answer'; readonly agrees: boolean } & Once)
  | { readonly kind: 'nudge'; readonly player: string }
  | ({ readonly kind: 'decide'; readonly player: string; readonly choice: 'random' | 'end' } & Once)
  | { readonly kind: 'expire'; readonly ply: number };

/** All that changes a room. */
export type Command = CreateCommand | JoinCommand | SeatCommand;

/** What the referee needs from outside. */
export type Moment = {
  /** Server time, ms. */
  readonly now: number;
  /** From 0 to below 1. */
  readonly random: () => number;
};

/** What the referee answers. */
export type Verdict = Result<Room, Refusal>;
