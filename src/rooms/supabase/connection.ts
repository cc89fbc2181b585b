import { randomHex } from '../client/entrances.ts';
import { retryDelay } from '../protocol/retry.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** From an answer to the next ping. */
const PING_MS = 5000;
/** How long an answer may take. */
const ANSWER_MS = 3000;
/**
 * The longest delay between sockets. The delay doubles while calls are answered but sockets don't open, as
 * on many schools' networks.
 */
const LONGEST_WAIT_MS = 300_000;
/** How many sockets may fail in a row before the delay starts to double. */
const FREE_TRIES = 2;
/** A socket whose joins are refused is replaced at most this often. */
const RENEW_EVERY_MS = 60_000;
/** A timer that is later than this was suspended with its tab. */
const LATE_MS = 2000;

/**
 * The connection that all channels of a page share. Sees within eight seconds that packets vanish, where the
 * library's own heartbeat takes up to fifty (ADR 25).
 */
export class SupabaseConnection {
  readonly client: SupabaseClient;
  /** This page's id: tells it from others behind one IP address, and a page in a channel from one that only asked. */
  readonly pageId = randomHex(8);
  #channels = 0;
  #isLost = false;
  /** Whether it was closed, or still connecting, when the last ping was due. */
  #wasClosed = false;
  #calls = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a channel was joined over the current socket. */
  #isJoined = false;
  /** Whether a call was answered since the last socket failed. */
  #isAnswered = false;
  /** How many sockets in a row failed without joining a channel, although calls were answered. */
  #blocked = 0;
  /** No socket is tried before this, as of `performance.now()`. */
  #nextTry = 0;
  #renewedAt = -Infinity;

  constructor(client: SupabaseClient) {
    this.client = client;
    client.realtime.onHeartbeat((status) => {
      // A socket that never received anything, as behind some proxies, says nothing about calls.
      if (status === 'timeout' && this.#isJoined) {
        this.#isLost = true;
        this.#isJoined = false;
        this.#giveUpCalls();
      }
      if (status === 'sent') this.#after(ANSWER_MS, this.#miss);
      else this.#after(PING_MS, this.#ping);
    });
  }

  /** Aborted when the connection is lost, and when it is back: calls still unanswered then are lost. */
  get signal(): AbortSignal {
    return this.#calls.signal;
  }

  /** A channel needs the connection from now on. */
  hold(): void {
    this.#channels += 1;
    if (this.#channels === 1) this.#after(PING_MS, this.#ping);
  }

  release(): void {
    this.#channels -= 1;
    if (this.#channels === 0) clearTimeout(this.#timer);
  }

  /** Closes the connection for good. */
  close(): void {
    this.#channels = 0;
    clearTimeout(this.#timer);
    void this.client.realtime.disconnect();
  }

  /** A call was answered. */
  noteAnswer(): void {
    if (!this.#isJoined) this.#isAnswered = true;
  }

  /** How long to wait after a failed socket, ms. `tries`: how many failed in a row, as the library counts. */
  waitAfter(tries: number): number {
    this.#isJoined = false;
    this.#blocked = this.#isAnswered ? this.#blocked + 1 : 0;
    this.#isAnswered = false;
    const wait =
      this.#blocked <= FREE_TRIES
        ? retryDelay(tries)
        : Math.min(LONGEST_WAIT_MS, 10_000 * 2 ** (this.#blocked - FREE_TRIES - 1));
    this.#nextTry = performance.now() + wait;
    return wait;
  }

  /** The channel is refused again and again: hosted Realtime keeps a socket's first token, which may have expired. */
  async renew(): Promise<void> {
    if (performance.now() - this.#renewedAt < RENEW_EVERY_MS) return;
    this.#renewedAt = performance.now();
    await this.client.realtime.disconnect();
    if (this.#channels > 0) this.client.realtime.connect();
  }

  /** A channel was joined. */
  markJoined(): void {
    [this.#isJoined, this.#blocked, this.#nextTry] = [true, 0, 0];
    if (this.#isLost) this.#giveUpCalls();
    this.#isLost = false;
  }

  /** Connects again, unless connected. */
  connect = async (): Promise<void> => {
    const { realtime } = this.client;
    if (realtime.isConnected()) return;
    await realtime.disconnect();
    if (this.#channels > 0) realtime.connect();
  };

  #ping = (): void => {
    const { realtime } = this.client;
    if (realtime.isConnected()) {
      this.#wasClosed = false;
      // The callback above is told that it was sent.
      void realtime.sendHeartbeat();
      return;
    }
    // The library waits for ever while a socket connects, and doesn't connect in hidden tabs.
    if (this.#wasClosed && performance.now() >= this.#nextTry) {
      this.waitAfter(1);
      void this.connect();
    }
    this.#wasClosed = !this.#wasClosed;
    this.#after(PING_MS, this.#ping);
  };

  /** A second heartbeat while the first is unanswered makes the library drop the socket and reconnect. */
  #miss = (): void => {
    // Hosted Realtime takes five seconds to refuse a join, and answers nothing meanwhile.
    const isJoining = this.client.realtime.channels.some(({ state }) => state === 'joining');
    if (isJoining) return this.#after(ANSWER_MS, this.#miss);
    if (this.client.realtime.isConnected()) void this.client.realtime.sendHeartbeat();
    else this.#after(PING_MS, this.#ping);
  };

  #giveUpCalls(): void {
    this.#calls.abort();
    this.#calls = new AbortController();
  }

  /** Runs `act` after this time. If the tab slept, it waits as long once more, so that a pending answer can be read. */
  #after(ms: number, act: () => void, isSecond = false): void {
    clearTimeout(this.#timer);
    if (this.#channels < 1) return;
    const due = performance.now() + ms;
    this.#timer = setTimeout(() => {
      const slept = performance.now() > due + LATE_MS;
      if (slept && !isSecond) this.#after(ms, act, true);
      else act();
    }, ms);
  }
}
