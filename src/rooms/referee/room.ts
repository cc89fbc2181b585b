/** A room as the referee knows it: plain JSON, never mutated, and never sent as it is. */
import { type MatchRecord, type Seat, SYMBOLS } from '../../rules/game.ts';
import { sideOf } from '../../rules/turns.ts';
import type { Refusal } from '../protocol/errors.ts';
import type { RoomSettings, RoomStatus, SeatedPlayer, Vote } from '../protocol/wire.ts';

/** Somebody who has, or had, a seat in a room. Times are the server's, in ms. */
export type Player = {
  readonly id: string;
  readonly name: string;
  /** The seat in the next round. In a finished room it may differ from the one in the match (`seatIn`). */
  readonly index: Seat;
  /** SHA-256 of the seat's secret, hexadecimal. */
  readonly secretHash: string;
  /** When the player left a started room; else null. */
  readonly left: number | null;
  readonly isRandom: boolean;
  /** The time of the player's last command or poll. */
  readonly seen: number;
  /** The time from which the others, or a class's referee, may decide for the seat; null while it isn't held. */
  readonly heldUntil: number | null;
  readonly wins: number;
  /** The latest handled commands with an id, oldest first: the same id gets the same answer. */
  readonly recent: readonly HandledCommand[];
};

/** A handled command: its id, the room's version after it, and when (ms). */
export type HandledCommand = {
  readonly id: string;
  readonly version: number;
  readonly at: number;
  /** The error if it was refused. */
  readonly error?: Refusal | 'too-many';
  /** The round in which a late copy could still have an effect; null: none, missing: any. */
  readonly round?: number | null;
};

/** A room. Times are the server's, in ms. */
export type Room = {
  readonly id: string;
  readonly code: string;
  /**
   * Part of the invitation links, where it bypasses the limit on wrong codes. New when somebody is removed,
   * as the code is.
   */
  readonly invitation: string;
  readonly settings: RoomSettings;
  /** The class in which this room is one match of two pupils; null for all others. */
  readonly classId: string | null;
  /** From 1, raised by one with every change. */
  readonly version: number;
  readonly status: RoomStatus;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** By index; at most six of them remain. */
  readonly players: readonly Player[];
  readonly match: MatchRecord | null;
  readonly seats: readonly SeatedPlayer[];
  readonly round: number;
  readonly ties: number;
  /** Player ids: who requested a new round in mid-match, and who agrees (the requester first). */
  readonly roundRequest: { readonly by: string; readonly agreed: readonly string[] } | null;
  readonly deadline: number | null;
  /** When the turn began; null when no round is being played. */
  readonly turnSince: number | null;
  /** Player ids: each player who may be voted out, and the votes for it. */
  readonly votes: readonly Vote[];
  /** The players who left lately, oldest first: a late copy of their join must not seat them again. */
  readonly recentLeavers: readonly Leaver[];
};

/** A player id, and when its player left (ms). */
export type Leaver = { readonly id: string; readonly at: number };

/** Players who did not leave, by index. */
export const remainingIn = (room: Room): readonly Player[] =>
  room.players.filter(({ left }) => left === null);

/** Whether a room is in the public list and accepts players. */
export const isInList = (room: Room): boolean =>
  room.settings.listed &&
  room.status === 'waiting' &&
  remainingIn(room).length > 0 &&
  remainingIn(room).length < room.settings.playerCount;

/** A remaining player by id. */
export const playerIn = (room: Room, id: string | null): Player | undefined =>
  room.players.find((player) => player.id === id && player.left === null);

/** Whether this hash is that of a remaining player's secret. */
export const provesSeat = (
  room: Room,
  { player, hash }: { player: string; hash: string },
): boolean => playerIn(room, player)?.secretHash === hash;

/** A player's seat in the current match; null without one. */
export function seatIn(room: Room, player: string): Seat | null {
  const seat = room.seats.findIndex((seated) => seated.player === player);
  return seat < 0 ? null : seat;
}

/** The symbol of a seat in this room: its own or its team's. */
export const symbolAt = ({ settings }: Room, index: Seat): string =>
  SYMBOLS[sideOf(index, settings.options)] ?? 'X';

/** The room with one player changed. */
export const withPlayer = (room: Room, id: string, change: Partial<Player>): Room => ({
  ...room,
  players: room.players.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

/** The room without those who left; the others move up in join order. */
export const closeGaps = (room: Room): Room => ({
  ...room,
  players: remainingIn(room).map((player, index) => ({ ...player, index })),
});

/** The players whose agreement to a new round is needed: all who remain and play for themselves. */
export const awaitedIn = (room: Room): readonly string[] =>
  remainingIn(room)
    .filter(({ id, isRandom }) => !isRandom && !room.roundRequest?.agreed.includes(id))
    .map(({ id }) => id);
