/**
 * The interface of an adapter. Everything else about following rooms is shared (rooms-api.ts, live-room.ts).
 */
import type { RoomsError } from '../protocol/errors.ts';
import type { Result } from '../../rules/result.ts';
import type { Answer, Broadcast } from '../protocol/wire.ts';

/** An accepted answer of the endpoint. */
export type AcceptedAnswer = Extract<Answer, { readonly ok: true }>;

/** The endpoint's accepted answer, or why there is none. */
export type CallResult = Result<AcceptedAnswer, RoomsError>;

/** Receives a channel's broadcasts. */
export type Listener = {
  /** A broadcast arrived. It may come twice, late, out of order, or not at all. */
  onBroadcast(broadcast: Broadcast): void;
  /** A broadcast arrived that can't be read: it counts as lost. */
  onGap(): void;
  /**
   * From now on broadcasts arrive, or may arrive: fetch a snapshot. Also called after every reconnect. `isComplete`: the
   * server drops none while the page is live; hosted Realtime may.
   */
  onLive(isComplete: boolean): void;
  /** Broadcasts no longer arrive; the transport reconnects by itself. */
  onLost(): void;
  /** The channel refuses this page, for good or for now: ask the endpoint whether its place is still valid. */
  onRefusal(): void;
  /**
   * Player ids that open pages say, maybe falsely, the number of spectators, and the numbers by which
   * some of them can be removed.
   */
  onPresence(players: ReadonlySet<string>, spectators: number, numbers: readonly number[]): void;
  /** This page is the spectator with that number. */
  onNumber(number: number): void;
};

/**
 * A page in a room's channel: a player's, or a spectator's, and the pass that admits it; a spectator's pass
 * may change.
 */
export type Participant = {
  readonly player?: string | undefined;
  readonly pass: string;
  readonly topic: string;
};

/** A connection to a backend. */
export type Transport = {
  /** Sends a request to the endpoint; resolves within about ten seconds, never rejects. */
  call(body: object): Promise<CallResult>;
  /**
   * Sends a command over the channel of a followed room. False when that is impossible, when the outcome is
   * unknown, or when it was refused: then `call` it. Resolves within seconds, never rejects.
   */
  push(room: string, body: object): Promise<boolean>;
  /** Joins a room's channel and shows this page to the others; returns a function that leaves it. */
  listen(room: string, participant: Participant, listener: Listener): () => void;
  /** Calls back whenever the page is shown, used again or online again; returns a function that stops it. */
  onWake(wake: () => void): () => void;
  /** Whether the page is visible. */
  isVisible(): boolean;
  /** Whether somebody used the page in the last minute; when it is used again, `onWake` calls back. */
  isInUse(): boolean;
};
