/** What the door needs from its host, and what it answers. */
import type { ListedRoom } from './contract.ts';
import type { ServerError } from './errors.ts';
import type { Snapshot } from './shapes.ts';
import type { Awaitable, Limit } from './store.ts';

/** A host's part. */
export type Context = {
  /** Server time, ms. */
  readonly now: () => number;
  /** From 0 to below 1, not to be foretold: codes come from it. */
  readonly random: () => number;
  /** SHA-256 of a text, 64 hexadecimal digits. */
  readonly digest: (text: string) => Awaitable<string>;
  /** The public keys that may knock: a filter, no secret. */
  readonly keys: readonly string[];
  readonly log: (message: string, error: unknown) => void;
  /** Rooms an address may create. */
  readonly creating: Limit;
};

/** Who knocks. */
export type Visit = Context & { readonly address: string };

/** What the door says; times are the server's, ms. */
export type Reply =
  | { readonly ok: true; readonly at: number; readonly player: string; readonly snapshot: Snapshot }
  | { readonly ok: true; readonly at: number; readonly snapshot: Snapshot }
  | { readonly ok: true; readonly rooms: readonly ListedRoom[] }
  /** The room's version that holds what was asked for. */
  | { readonly ok: true; readonly version: number }
  | { readonly ok: true }
  | { readonly ok: false; readonly error: ServerError };

/** A flood of rooms ends here; nobody creates ten a second by hand. */
export const CREATING: Limit = { most: 600, windowMs: 60_000 };

/** The statuses of what is not the referee's refusal. */
export const DOOR_STATUS: Readonly<Partial<Record<ServerError, number>>> = {
  'bad-request': 400,
  'bad-key': 401,
  'wrong-method': 405,
  busy: 409,
  'too-large': 413,
  'too-many': 429,
  'server-failed': 500,
  'storage-failed': 503,
};
