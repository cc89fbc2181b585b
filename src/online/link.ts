/** What an adapter provides; everything else about following rooms is the same for all (client.ts, live.ts). */
import type { RoomsError } from './errors.ts';
import type { Result } from '../rules/result.ts';
import type { Reply } from './door-context.ts';
import type { Told } from './store.ts';

/** An accepted answer of the door. */
export type Accepted = Extract<Reply, { readonly ok: true }>;

/** The door's accepted answer, or why there is none. */
export type Called = Result<Accepted, RoomsError>;

/** Where a channel's news go. */
export type Sink = {
  /** Something was told. May come twice, late, out of order, or not at all. */
  told(told: Told): void;
  /** From now on news flow, or might: a snapshot is due. Also after every return. */
  live(): void;
  /** News don't come any more; the link tries to come back by itself. */
  lost(): void;
  /** Players whose page is open, and watchers. */
  present(players: ReadonlySet<string>, watchers: number): void;
};

/** A connection to a backend. */
export type Link = {
  /** Knocks at the door; resolves within about ten seconds, never rejects. */
  call(body: object): Promise<Called>;
  /**
   * Sends a command over the channel of a room that is listened to. False when that can't be, or nobody knows whether
   * it was done, or it was refused: then `call` it. Resolves within seconds, never rejects.
   */
  push(room: string, body: object): Promise<boolean>;
  /** Joins a room's channel, showing this player (null: a watcher) to the others; the answer leaves it. */
  listen(room: string, player: string | null, sink: Sink): () => void;
  /** Calls back whenever the page is shown again; the answer stops that. */
  onWake(wake: () => void): () => void;
  /** Whether anybody can see the page. */
  isVisible(): boolean;
  /** Whether somebody touched the page in the last minute; when somebody does again, `onWake` calls back. */
  isAttended(): boolean;
};
