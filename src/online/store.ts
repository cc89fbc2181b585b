/** Where rooms are kept. Adapters: memory here, SQLite in server/, PostgreSQL in supabase/. One suite tests them all. */
import type { RoomEvent } from './changes.ts';
import type { Reaction } from './contract.ts';
import type { Room } from './room.ts';
import type { ChatLine } from './shapes.ts';

/** Stores in the same process answer at once, others later. */
export type Awaitable<T> = T | Promise<T>;

/** Who looks for a code, and when (ms). */
export type Seeker = { readonly address: string; readonly now: number };

/** What followers of a room are sent; the name is that of the broadcast. */
export type Told =
  | { readonly name: 'room'; readonly payload: RoomEvent }
  | { readonly name: 'chat'; readonly payload: ChatLine }
  | { readonly name: 'reaction'; readonly payload: Reacted }
  /** The room was removed. */
  | { readonly name: 'closed'; readonly payload: Readonly<Record<string, never>> };

/** A reaction on its way. */
export type Reacted = { readonly player: string; readonly reaction: Reaction };

/** Hands something to everybody who follows a room. */
export type Publish = (room: string, told: Told) => void;

/** A limit: so many a window. */
export type Limit = { readonly most: number; readonly windowMs: number };

/** Failed searches by code: an address's (a school class may share one), and everybody's together. */
export const GUESSES = {
  each: { most: 40, windowMs: 60_000 },
  all: { most: 600, windowMs: 60_000 },
} as const;

/** The lines of chat that a room keeps. */
export const KEPT_LINES = 50;

/** A store that can't write or read: a full disk, a file made read-only. Nothing was changed. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * The port. Everything may throw `StorageError`. What a store says was done is durable, and followers
 * are told of it afterwards and in order.
 */
export interface RoomStore {
  /** The newest version; of one that isn't durable yet `settled` waits for. */
  load(id: string): Awaitable<Room | null>;
  /** By code; a search that finds nothing counts against `GUESSES`, and beyond them finds nothing. */
  find(code: string, seeker: Seeker): Awaitable<Room | null | 'too-many'>;
  /** Listed rooms that wait and have a free seat, newest first. */
  listed(most: number): Awaitable<readonly Room[]>;
  /** 'taken': the id or the code is in use. */
  insert(room: Room): Awaitable<'done' | 'taken'>;
  /** False, and nothing done, when the room's version is no longer `before`'s. */
  commit(before: Room, after: Room, event: RoomEvent): Awaitable<boolean>;
  /** Adds a line of chat and numbers it. */
  say(room: string, line: Omit<ChatLine, 'seq'>): Awaitable<void>;
  react(room: string, reacted: Reacted): Awaitable<void>;
  /** The last lines, oldest first. */
  messages(room: string): Awaitable<readonly ChatLine[]>;
  /** Counts one towards a limit; false, and not counted, when it is reached. */
  take(key: string, limit: Limit, now: number): Awaitable<boolean>;
  /** Removes rooms in which nothing was done or said since then (ms); answers how many. */
  sweep(idleSince: number): Awaitable<number>;
  /** Resolves when all that `load` showed so far is durable. */
  settled(): Awaitable<void>;
}
