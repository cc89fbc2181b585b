/** The interface between the endpoint and the server that runs it. */
import type { ServerError } from '../protocol/errors.ts';
import type { Attendance } from '../protocol/wire.ts';
import type { Room } from '../referee/room.ts';
import type { Awaitable, Limit } from './store.ts';

/** A request of a page without a channel: a player's, or a spectator's (null). */
export type Poll = {
  readonly player: string | null;
  readonly page: string;
  /** The time to the next one; the wire's `pause`. */
  readonly nextPollMs: number;
};

/** The server's part. */
export type Context = {
  /** Server time, ms. */
  readonly now: () => number;
  /** Unpredictable, from 0 to below 1: codes are made from it. */
  readonly random: () => number;
  /** SHA-256 of a text, 64 hexadecimal digits. */
  readonly digest: (text: string) => Awaitable<string>;
  /** The public keys that are accepted: a filter, not a secret. */
  readonly keys: readonly string[];
  /**
   * Whether the spectator of that number is in a room's channel; null: whether any is. On Supabase, which doesn't know
   * who is there, nobody has a number and somebody may always be watching.
   */
  readonly isWatching: (room: string, who: number | null) => boolean;
  /** Whether any of a room's players has its page open; true if the server doesn't know. */
  readonly isHere: (room: Room) => boolean;
  /**
   * Notes that a page without a channel polls a room: it counts as present for a while. Returns which of this
   * room's players are present; null on Supabase, which doesn't know.
   */
  readonly notePoll: (room: Room, who: Poll) => Attendance | null;
  /** The topic of a room's channel. */
  readonly topicOf: (room: Room) => Awaitable<string>;
  readonly log: (message: string, error: unknown) => void;
  /** Counts an answered request, by its name on the wire; 'unread' if the body couldn't be parsed as a request. */
  readonly observe?: ((kind: string, result: 'ok' | ServerError) => void) | undefined;
  /** How many rooms an IP address may create. */
  readonly createdRooms: Limit;
  /** How many classes it may open. */
  readonly openedClasses: Limit;
};

/** The sender of a request. */
export type RequestContext = Context & { readonly ip: string };

/** Each conflict means that another command was served, so many conflicts in a row are very unlikely. */
export const ATTEMPTS = 8;

/** A player's requests are noted at most this often. */
export const SEEN_EVERY_MS = 10_000;

/** Ids derive from the secret, so a repeated request makes one room and one seat. */
export async function idOf({ digest }: RequestContext, text: string): Promise<string> {
  const hex = await digest(text);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

/** Stops a flood of rooms; nobody creates ten a second by hand. */
export const CREATED_ROOMS: Limit = { most: 600, windowMs: 60_000 };
export const OPENED_CLASSES: Limit = { most: 20, windowMs: 60 * 60_000 };

/** The number of characters of a pass. */
export const PASS_LENGTH = 32;

/**
 * A pass is the start of this text's SHA-256. A page shows it when it joins the room's channel: nobody else can
 * impersonate its player, and a removed player can't come back. It proves nothing else and doesn't reveal the secret or the
 * invitation.
 */
export const playerPassInput = (secretHash: string): string => `presence ${secretHash}`;
/** The same for spectators. */
export const spectatorPassInput = (invitation: string): string => `watch ${invitation}`;
