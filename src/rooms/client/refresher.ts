/** Decides when a follower fetches a snapshot: on request, again after failures, and after silence. */
import type { AcceptedReply, Transport } from './transport.ts';

/** How often to check whether an update is overdue, and how long a silence must be. */
const POLL_MS = 60_000;
/** The same after an update was lost, and for how long. */
const WARY_POLL_MS = 4000;
const WARY_FOR_MS = 60_000;
/** The delay after a first refusal. */
const REFUSED_MS = 500;
/** Delays between failing snapshots (the client library's delays between sockets). */
const RETRY_MS = [1000, 2000, 5000, 10_000] as const;

/** The outcome of a fetch. `sent` is the time of the request, as of `performance.now()`. */
export type FetchListener = {
  readonly adopt: (said: AcceptedReply, sent: number) => void;
  /** The room no longer exists, or this page was removed from it. */
  readonly close: (why: 'gone' | 'removed') => void;
  /** Whether updates are expected to arrive by themselves. */
  readonly isLive: () => boolean;
};

/** Fetches snapshots of one room until `stop`. */
export class Refresher {
  readonly #transport: Transport;
  readonly #proof: () => object;
  readonly #then: FetchListener;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #isStopped = false;
  #isFetching = false;
  #isDue = false;
  #failures = 0;
  #isRefused = false;
  #heardAt = performance.now();
  #waryUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `proof`: the room, with a seat's claim or the invitation token. */
  constructor(transport: Transport, proof: () => object, then: FetchListener) {
    this.#transport = transport;
    this.#proof = proof;
    this.#then = then;
    this.#poll();
  }

  /** Fetches a snapshot; one at a time, and once more if requested meanwhile. */
  refresh = (): void => {
    if (this.#isStopped) return;
    this.#isDue = true;
    if (!this.#isFetching) void this.#fetch();
  };

  /** Something arrived: the silence is over. */
  hear(): void {
    this.#heardAt = performance.now();
  }

  /** An update was lost: fetches, and checks more often for a while. */
  fillGap(): void {
    this.#waryUntil = performance.now() + WARY_FOR_MS;
    this.#poll();
    this.refresh();
  }

  /** Does something later, unless stopped before. */
  later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #fetch(): Promise<void> {
    this.#isFetching = true;
    while (this.#isDue && !this.#isStopped) {
      this.#isDue = false;
      const sent = performance.now();
      const said = await this.#transport.call({ do: 'fetch', ...this.#proof() });
      if (this.#isStopped) return;
      if (said.ok) this.#then.adopt(said.value, sent);
      else if (said.error === 'room-not-found') this.#then.close('gone');
      else if (said.error === 'not-a-player') this.#refuse();
      else this.#retry();
      if (said.ok) [this.#failures, this.#isRefused] = [0, false];
    }
    this.#isFetching = false;
  }

  /** Asks twice: a spectator's proof may have been renewed while the first request was on its way. */
  #refuse(): void {
    if (this.#isRefused) return this.#then.close('removed');
    this.#isRefused = true;
    this.later(REFUSED_MS, this.refresh);
  }

  #retry(): void {
    const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 10_000;
    this.#failures += 1;
    this.later(wait, this.refresh);
  }

  #poll(): void {
    clearTimeout(this.#timer);
    const isWary = performance.now() < this.#waryUntil;
    const wait = isWary ? WARY_POLL_MS : POLL_MS;
    this.#timer = setTimeout(() => {
      const isSilent = performance.now() - this.#heardAt >= wait;
      const isDue = isWary || isSilent || !this.#then.isLive();
      if (isDue && this.#transport.isVisible()) this.refresh();
      this.#poll();
    }, wait);
  }
}
