/** Decides when a follower fetches a snapshot: on request, again after failures, after silence, and where there is no channel. */
import { retryDelay } from '../protocol/retry.ts';
import type { AcceptedAnswer, Transport } from './transport.ts';

/** While the channel is open: the page asks after this much silence. */
const SILENCE_MS = 60_000;
/** The same, where the server may drop broadcasts and somebody else is expected to act. */
const DOUBTFUL_SILENCE_MS = 10_000;
/** How often it asks after a broadcast was lost, and for how long it does. */
const WARY_MS = 4000;
const WARY_FOR_MS = 60_000;
/** Without a channel: the time between two requests; while waiting for somebody; while the page is hidden. */
const POLL_MS = 3000;
const WAITING_MS = 2000;
const HIDDEN_MS = 10_000;
/** When a page whose channel isn't open yet asks for the first time: most channels are open by then. */
const FIRST_MS = 1000;
/** The delay after a first refusal. */
const REFUSED_MS = 500;

/** The interface of Refresher to a followed room. */
export type FollowerPort = {
  /** The room, with a seat's claim or the invitation. */
  readonly claim: () => object;
  /** The version and last chat message that the page has; null where only a snapshot will do. */
  readonly known: () => { readonly version: number; readonly message: number } | null;
  /** Called with an answer. `sent` is the time of the request, as of `performance.now()`. */
  readonly adopt: (said: AcceptedAnswer, sent: number) => void;
  /** No answer came. */
  readonly miss: () => void;
  /** The room no longer exists, or this page was removed from it. */
  readonly close: (why: 'gone' | 'removed') => void;
  /** Whether changes arrive by themselves: all of them, or most; 'none' while there is no channel. */
  readonly arriving: () => 'all' | 'most' | 'none';
  /** Whether somebody else is expected to act. */
  readonly isWaiting: () => boolean;
};

/** Fetches snapshots of one room until `stop`. */
export class Refresher {
  readonly #transport: Transport;
  readonly #follower: FollowerPort;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #isStopped = false;
  #isFetching = false;
  #isDue = false;
  #failures = 0;
  #isRefused = false;
  /** When something last arrived, and when the page last asked, as of `performance.now()`. */
  #heardAt = performance.now();
  #askedAt = performance.now();
  /**
   * The `pause` of the last request, ms. A page hidden in the meantime still asks again by then, because the server
   * expects it.
   */
  #promised: number = FIRST_MS;
  #waryUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(transport: Transport, follower: FollowerPort) {
    this.#transport = transport;
    this.#follower = follower;
  }

  /** Fetches; one at a time, and once more if requested meanwhile. */
  refresh = (): void => {
    if (this.#isStopped) return;
    this.#isDue = true;
    if (!this.#isFetching) void this.#fetch();
  };

  /** Something arrived: the silence is over. */
  noteActivity(): void {
    this.#heardAt = performance.now();
  }

  /** A broadcast was lost: fetches, and checks more often for a while. */
  fillGap(): void {
    this.#waryUntil = performance.now() + WARY_FOR_MS;
    this.refresh();
  }

  /** Plans the next request again: its conditions may have changed. */
  plan = (): void => {
    clearTimeout(this.#timer);
    if (this.#isStopped || this.#isFetching) return;
    this.#timer = setTimeout(this.#refreshIfDue, Math.max(0, this.#dueAt() - performance.now()));
  };

  /** Runs an action later, unless stopped before. */
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

  #dueAt(): number {
    if (this.#failures > 0) {
      return this.#askedAt + retryDelay(this.#failures);
    }
    const arriving = this.#follower.arriving();
    if (arriving === 'none') return this.#askedAt + Math.min(this.#promised, this.#nextPollMs());
    if (performance.now() < this.#waryUntil) return this.#askedAt + WARY_MS;
    const isDoubtful = arriving === 'most' && this.#follower.isWaiting();
    const silence = isDoubtful ? DOUBTFUL_SILENCE_MS : SILENCE_MS;
    return Math.max(this.#askedAt, this.#heardAt) + silence;
  }

  /** Between two requests of a page without a channel. */
  #nextPollMs(): number {
    if (!this.#transport.isVisible()) return HIDDEN_MS;
    return this.#follower.isWaiting() ? WAITING_MS : POLL_MS;
  }

  #refreshIfDue = (): void => {
    const isNeeded = this.#failures > 0 || this.#follower.arriving() === 'none';
    if (performance.now() < this.#dueAt()) return this.plan();
    if (isNeeded || this.#transport.isVisible()) return this.refresh();
    this.#askedAt = performance.now();
    return this.plan();
  };

  async #fetch(): Promise<void> {
    this.#isFetching = true;
    clearTimeout(this.#timer);
    while (this.#isDue && !this.#isStopped) {
      this.#isDue = false;
      const sent = performance.now();
      this.#askedAt = sent;
      this.#promised = this.#nextPollMs();
      const pause = this.#follower.arriving() === 'none' ? { pause: this.#promised } : {};
      const body = { ...this.#follower.claim(), ...this.#follower.known(), ...pause };
      const answer = await this.#transport.call({ do: 'fetch', ...body });
      if (this.#isStopped) return;
      if (answer.ok) this.#follower.adopt(answer.value, sent);
      else if (answer.error === 'room-not-found') this.#follower.close('gone');
      else if (answer.error === 'not-a-player') this.#refuse();
      else {
        this.#failures += 1;
        this.#follower.miss();
      }
      if (answer.ok) [this.#failures, this.#isRefused] = [0, false];
    }
    this.#isFetching = false;
    this.plan();
  }

  /** Asks twice: a spectator's claim may have been renewed while the first request was on its way. */
  #refuse(): void {
    if (this.#isRefused) return this.#follower.close('removed');
    this.#isRefused = true;
    this.later(REFUSED_MS, this.refresh);
  }
}
