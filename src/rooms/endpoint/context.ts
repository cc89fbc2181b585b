/** What the endpoint needs from the server that runs it. */
import type { Awaitable, Limit } from './store.ts';

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
  readonly log: (message: string, error: unknown) => void;
  /** How many rooms an address may create. */
  readonly creating: Limit;
};

/** The sender of a request. */
export type RequestContext = Context & { readonly address: string };

/** Stops a flood of rooms; nobody creates ten a second by hand. */
export const CREATING: Limit = { most: 600, windowMs: 60_000 };

/** The number of characters of a pass. */
export const PASS_LENGTH = 32;

/**
 * A pass is the start of this text's SHA-256. A page shows it when it joins the room's channel: nobody else can pass
 * for its player, and a removed player can't come back. It proves nothing else and doesn't reveal the secret or the
 * invitation.
 */
export const passText = (tokenHash: string): string => `presence ${tokenHash}`;
/** The same for spectators. */
export const watchText = (invite: string): string => `watch ${invite}`;
