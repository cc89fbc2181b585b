import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel } from '@supabase/supabase-js';
import { readField, isFields } from '../../rules/untrusted.ts';
import { COMMAND } from '../protocol/our-server.ts';
import { count } from '../protocol/readers.ts';
import { BROADCASTS } from '../protocol/answers.ts';
import type { Participant, Listener } from '../client/transport.ts';
import type { SupabaseConnection } from './connection.ts';
import { retryDelay } from '../protocol/retry.ts';
import { readPresence } from './presence.ts';

/** A command without an answer within this time goes to the endpoint. */
const PUSH_MS = 3000;

/** How many refusals in a row it takes to replace the socket. */
const MOST_REFUSALS = 3;

/**
 * A room's private channel. The library rejoins by itself after a lost socket, but not when the server closed
 * the channel (rate limits, age): then this class removes and recreates it.
 */
export class RoomChannel {
  readonly #connection: SupabaseConnection;
  readonly #participant: Participant;
  readonly #listener: Listener;
  #channel: RealtimeChannel | null = null;
  /** The pass with which the channel was joined: the library joins with it again. */
  #pass = '';
  /** Ends the wait for answers that won't come. */
  readonly #giveUps = new Set<(said: 'lost') => void>();
  #isStopped = false;
  /** Whether the server accepts commands here; hosted Realtime does not. */
  #takesCommands = false;
  #closings = 0;
  #refusals = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: SupabaseConnection, participant: Participant, listener: Listener) {
    this.#connection = connection;
    this.#participant = participant;
    this.#listener = listener;
    globalThis.addEventListener?.('offline', this.#wentOffline);
    globalThis.addEventListener?.('online', this.#cameOnline);
    connection.hold();
    this.#open();
  }

  stop(): void {
    this.#isStopped = true;
    globalThis.removeEventListener?.('offline', this.#wentOffline);
    globalThis.removeEventListener?.('online', this.#cameOnline);
    clearTimeout(this.#timer);
    this.#connection.release();
    if (this.#channel) void this.#connection.client.removeChannel(this.#channel);
    this.#channel = null;
  }

  /** Sends a command; resolves with whether the server received and accepted it. */
  async push(payload: object): Promise<boolean> {
    // Node's navigator has no `onLine`.
    const { onLine = true } = navigator as Partial<Navigator>;
    const isOpen = onLine && this.#takesCommands && this.#connection.client.realtime.isConnected();
    if (!isOpen || this.#channel?.state !== 'joined') return false;
    const command = { type: 'broadcast', event: COMMAND, payload } as const;
    const { promise: lost, resolve } = Promise.withResolvers<'lost'>();
    this.#giveUps.add(resolve);
    const sent = this.#channel.send(command, { timeout: PUSH_MS });
    const answer = await Promise.race([sent, lost]);
    this.#giveUps.delete(resolve);
    return answer === 'ok';
  }

  #open(): void {
    this.#pass = this.#participant.pass;
    // Each channel has a key of its own: a second one with the same key would leave a stale entry.
    const key = `${this.#pass}-${this.#connection.pageId}-${Math.random().toString(36).slice(2, 10)}`;
    const channel = this.#connection.client.channel(this.#participant.topic, {
      config: {
        private: true,
        broadcast: { ack: true, replication_ready: true },
        presence: { key },
      },
    });
    this.#channel = channel;
    for (const [event, read] of Object.entries(BROADCASTS)) {
      channel.on('broadcast', { event }, ({ payload }: { readonly payload?: unknown }) => {
        const broadcast = read(payload);
        if (broadcast) this.#listener.onBroadcast(broadcast);
        else this.#listener.onGap();
      });
    }
    channel.on('presence', { event: 'sync' }, () => this.#tellPresence(channel));
    // On hosted Realtime broadcasts may start only after the join was answered: then fetch another snapshot.
    channel.on('system', {}, (said: unknown) => this.#hearSystem(channel, said));
    channel.subscribe((status) => this.#turnTo(channel, status));
  }

  #turnTo(channel: RealtimeChannel, status: REALTIME_SUBSCRIBE_STATES): void {
    if (this.#isStopped || channel !== this.#channel) return;
    this.#takesCommands = false;
    if (status !== REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) this.#lose();
    if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) {
      this.#closings = 0;
      this.#connection.markJoined();
      this.#listener.onLive(this.#takesCommands);
      // One call per join, because hosted Realtime closes channels that track more often.
      const { player } = this.#participant;
      void channel.track(player === undefined ? {} : { player });
    }
    const isError = status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR;
    if (isError) this.#listener.onRefusal();
    this.#refusals = isError ? this.#refusals + 1 : 0;
    if (this.#refusals >= MOST_REFUSALS && this.#connection.client.realtime.isConnected())
      void this.#connection.renew();
    const isOutdated = isError && this.#pass !== this.#participant.pass;
    if (isOutdated || status === REALTIME_SUBSCRIBE_STATES.CLOSED) this.#reopen(channel);
  }

  #lose(): void {
    for (const giveUp of this.#giveUps) giveUp('lost');
    this.#listener.onLost();
  }

  /** The device notices an outage long before a heartbeat fails. */
  #wentOffline = (): void => this.#lose();

  /** The socket may have survived the outage. */
  #cameOnline = (): void => {
    if (this.#channel?.state === 'joined' && this.#connection.client.realtime.isConnected())
      this.#listener.onLive(this.#takesCommands);
    else void this.#connection.connect();
  };

  #reopen(channel: RealtimeChannel): void {
    this.#closings += 1;
    this.#channel = null;
    this.#timer = setTimeout(
      () => {
        void this.#renew(channel);
      },
      retryDelay(this.#closings) * (1 + Math.random() / 2),
    );
  }

  async #renew(channel: RealtimeChannel): Promise<void> {
    await this.#connection.client.removeChannel(channel);
    if (!this.#isStopped) this.#open();
  }

  #hearSystem(channel: RealtimeChannel, said: unknown): void {
    if (channel !== this.#channel || !isFields(said)) return;
    this.#takesCommands = readField(said, 'commands') === true;
    const number = this.#takesCommands ? count(readField(said, 'spectator')) : undefined;
    if (number !== undefined) this.#listener.onNumber(number);
    // Presence was read as what pages say; this server vouches for it, so read it again.
    if (this.#takesCommands) this.#tellPresence(channel);
    if (readField(said, 'status') === 'ok') this.#listener.onLive(this.#takesCommands);
  }

  #tellPresence(channel: RealtimeChannel): void {
    if (channel !== this.#channel) return;
    const { players, spectators, numbers } = readPresence(
      channel.presenceState(),
      this.#takesCommands,
    );
    this.#listener.onPresence(players, spectators, numbers);
  }
}
