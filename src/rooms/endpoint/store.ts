/** The port for storing rooms. Adapters: SQLite in server/, PostgreSQL in supabase/, memory in tests/. One suite tests all. */
import { turnOfRecord } from '../referee/position.ts';
import type { Room } from '../referee/room.ts';
import type { ClassChange } from '../school/class-referee.ts';
import type { SchoolClass } from '../school/school-class.ts';
import type { ChatMessage, RoomEvent, Broadcast, SentReaction } from '../protocol/wire.ts';

/** Stores in the same process answer synchronously, others later. */
export type Awaitable<T> = T | Promise<T>;

/**
 * The sender of a code: IP address, page, time (ms), and the invitation, if there is one. A valid invitation bypasses
 * the limit. An attacker can name a new page each time, but the limit per page stops one page from using up
 * the attempts of all others at its IP address. Where the IP address is unknown (''), wrong codes count by page alone.
 */
export type Seeker = {
  readonly ip: string;
  readonly page: string;
  readonly now: number;
  readonly invitation?: string | undefined;
};

/** Sends something to everybody who follows a room; `made`: the room as that change left it. */
export type Publish = (room: string, told: Broadcast, made?: Room) => void;

/** At most `most` per window. */
export type Limit = { readonly most: number; readonly windowMs: number };

/**
 * Wrong codes by one page, and by one IP address, which a school may share (ADR 16). There is no limit for all
 * IP addresses together: strangers could fill it and lock everybody out.
 */
export const WRONG_CODES = { ofPage: 10, ofIp: 200, windowMs: 60_000 } as const;

/** The store can't write or read: a full disk, a read-only file. Nothing was changed. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** The caller's IP address has used up its calls for now. Nothing was changed. */
export class TooManyCalls extends Error {
  override readonly name = 'TooManyCalls';
}

/** A stored room can't be used any more; all others can. */
export class DamagedRoom extends Error {
  override readonly name = 'DamagedRoom';

  constructor(id: string, reason: string) {
    super(
      `room ${id} is damaged (${reason}): nobody can play in it, and it will be removed when idle`,
    );
  }
}

/** The stored room. Throws `DamagedRoom` when its moves break the rules, which may have changed since. */
export function assertPlayable(room: Room): Room {
  try {
    if (room.match) turnOfRecord(room.match);
  } catch (error) {
    throw new DamagedRoom(room.id, error instanceof Error ? error.message : String(error));
  }
  return room;
}

/** Whether a code has found a class. */
export const isClass = (found: Room | SchoolClass): found is SchoolClass => 'pupils' in found;

/**
 * The port. All methods may throw `StorageError`, and those that read a room `DamagedRoom`. A change is
 * durable before its promise resolves, and followers are told afterwards and in order.
 */
export interface RoomStore {
  /** The newest version, which may not be durable yet: `whenDurable` waits for that. */
  load(id: string): Awaitable<Room | null>;
  /** Loads the rooms among these that exist and aren't damaged, by id. */
  loadRooms(ids: readonly string[]): Awaitable<ReadonlyMap<string, Room>>;
  /** The same as `load`, for a class. */
  loadClass(id: string): Awaitable<SchoolClass | null>;
  /**
   * Finds the room or class with this code. A wrong code counts against the page and the IP address.
   * Once `WRONG_CODES` are used up, every further code is refused, unless it comes with the room's invitation.
   */
  findByCode(code: string, seeker: Seeker): Awaitable<Room | SchoolClass | null | 'too-many'>;
  /** Public rooms that are waiting and have a free seat, newest first. */
  list(most: number): Awaitable<readonly Room[]>;
  /** 'taken': the id or the code is in use. */
  insert(room: Room): Awaitable<'done' | 'taken'>;
  /** False, with nothing done, when the room's version is no longer `before`'s. */
  commit(before: Room, after: Room, event: RoomEvent): Awaitable<boolean>;
  /** 'taken': the id or the code is in use, also by a room. */
  insertClass(school: SchoolClass): Awaitable<'done' | 'taken'>;
  /**
   * A class and its rooms in one transaction. False, with nothing done, when the class or a changed room is no longer as
   * it was, or a new room's code is in use.
   */
  commitClass(before: SchoolClass, change: ClassChange): Awaitable<boolean>;
  /** A player asked for the room at this time (ms). It need not be durable, and raises no version. */
  markSeen(room: string, player: string, now: number): Awaitable<void>;
  /** Adds a chat message and numbers it. */
  addMessage(room: string, message: Omit<ChatMessage, 'seq'>): Awaitable<void>;
  sendReaction(room: string, reacted: SentReaction): Awaitable<void>;
  /** The last messages, oldest first. */
  messages(room: string): Awaitable<readonly ChatMessage[]>;
  /** The number of the last message; 0 without one. */
  lastMessage(room: string): Awaitable<number>;
  /** Counts one against a limit; false, without counting, when it is reached. */
  countAgainst(key: string, limit: Limit, now: number): Awaitable<boolean>;
  /**
   * Removes rooms without activity since then (ms), and classes with all of their rooms; rooms of a class stay while
   * anything happens in it. Returns how many of both.
   */
  sweep(idleSince: number): Awaitable<number>;
  /** Resolves when everything that `load` has returned is durable; undefined when it already is. */
  whenDurable(): Promise<void> | undefined;
}
