import { COMMAND } from '../../src/rooms/protocol/our-server.ts';
import { readField, isFields } from '../../src/rules/untrusted.ts';
import { decode, decodePush, encode, type PhoenixMessage, type Version } from './frames.ts';
import { roomOfTopic, type Hub, type Peer } from './hub.ts';

/** A page follows one room; this allows for a few tabs. */
const MOST_CHANNELS = 8;
/** The most messages in 10 s: heartbeats, joins, presence. A client that sends more is disconnected. */
const MOST_MESSAGES = 100;
/** The most commands of a connection in 10 s: far more than anybody makes by hand. */
const MOST_COMMANDS = 200;
const WINDOW_MS = 10_000;
/** The most commands of a connection that wait for an answer. */
const MOST_UNANSWERED = 32;
const NOT_YOURS = 'Unauthorized: only the server may send here';

export type Services = {
  readonly hub: Hub;
  /** How many times the standard limits a connection has. */
  readonly limitFactor: number;
  /** Counts a connection, join or command; false when its IP address has made too many. */
  readonly admit: (ip: string) => boolean;
  /**
   * The player whom this pass identifies; null for a spectator, undefined when the pass is not valid. May throw, which
   * ends the connection.
   */
  readonly playerOf: (room: string, pass: string) => string | null | undefined;
  readonly now: () => number;
  /** Passes a command from a room's channel to the endpoint. Never rejects. */
  readonly ask: (sent: {
    readonly room: string;
    /** JSON text. */
    readonly body: string;
    readonly ip: string;
  }) => Promise<{ readonly ok: boolean }>;
};

type Outlet = {
  readonly version: Version;
  /** The client's IP address. */
  readonly ip: string;
  /** Sends whole frames. */
  readonly send: (frame: Buffer) => void;
  /** Ends the connection. */
  readonly cut: () => void;
};

/** The part of a message that its answer repeats. */
type MessageHead = Pick<PhoenixMessage, 'joinRef' | 'ref' | 'topic'>;

const read = (payload: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isFields(at) ? readField(at, key) : undefined), payload);

/** Splits a page's presence key: its pass, its id, and a suffix that tells channels apart. */
function keyIn(payload: unknown): readonly string[] {
  const key = read(payload, 'config', 'presence', 'key');
  return typeof key === 'string' ? key.split('-') : [];
}

/** One client's connection: checks its messages, and answers them. */
export class RealtimeConnection {
  readonly #services: Services;
  readonly #outlet: Outlet;
  readonly #peer: Peer;
  /** The ids of the rooms whose channels it joined, by topic. */
  readonly #topics = new Map<string, string>();
  #unanswered = 0;
  /** Frames for the next write. */
  readonly #held: Buffer[] = [];
  #window = { from: 0, messages: 0, commands: 0 };

  constructor(services: Services, outlet: Outlet) {
    this.#services = services;
    this.#outlet = outlet;
    this.#peer = { version: outlet.version, send: (frame) => this.#send(frame) };
  }

  /** Handles a text frame. Anything but a message of the protocol is ignored. */
  hear(text: string): void {
    if (this.#isTooMuch()) return this.#outlet.cut();
    const message = decode(this.#outlet.version, text);
    if (!message) return undefined;
    if (message.topic === 'phoenix' && message.event === 'heartbeat')
      return this.#answer(message, 'ok', {});
    if (message.event === 'phx_join') return this.#join(message);
    if (message.event === 'phx_leave') return this.#leave(message);
    if (message.event === 'presence') return this.#show(message);
    // A new access token: there are no accounts.
    if (message.event === 'access_token') return undefined;
    return this.#answer(message, 'error', { reason: NOT_YOURS });
  }

  /** Handles a binary frame: a client's broadcast, of which only commands are allowed. */
  hearBinary(data: Buffer): void {
    const push = this.#outlet.version === '2.0.0' ? decodePush(data) : null;
    if (!push) return this.#isTooMuch() ? this.#outlet.cut() : undefined;
    const room = this.#topics.get(push.topic);
    if (push.event !== COMMAND || room === undefined) {
      if (this.#isTooMuch()) return this.#outlet.cut();
      return this.#answer(push, 'error', { reason: NOT_YOURS });
    }
    if (this.#isTooMuch('commands', MOST_COMMANDS * this.#services.limitFactor))
      return this.#outlet.cut();
    const { ip } = this.#outlet;
    if (this.#unanswered >= MOST_UNANSWERED || !this.#services.admit(ip))
      return this.#answer(push, 'error', {});
    void this.#ask(push, { room, body: push.text, ip });
  }

  async #ask(push: MessageHead, sent: Parameters<Services['ask']>[0]): Promise<void> {
    this.#unanswered += 1;
    const { ok } = await this.#services.ask(sent);
    this.#answer(push, ok ? 'ok' : 'error', {});
    this.#unanswered -= 1;
    this.#flush();
  }

  /** Removes a client whose connection has ended from all channels. */
  end(): void {
    for (const topic of this.#topics.keys()) this.#services.hub.leave(topic, this.#peer);
    this.#topics.clear();
  }

  #isTooMuch(what: 'messages' | 'commands' = 'messages', most = MOST_MESSAGES): boolean {
    const now = this.#services.now();
    if (now - this.#window.from > WINDOW_MS) this.#window = { from: now, messages: 0, commands: 0 };
    this.#window[what] += 1;
    return this.#window[what] > most;
  }

  #join(message: PhoenixMessage): void {
    const { topic, joinRef, ref, payload } = message;
    // Reconnecting would reset this connection's limits, so joins also count for the IP address.
    if (!this.#services.admit(this.#outlet.ip))
      return this.#answer(message, 'error', { reason: 'Too many joins' });
    const room = roomOfTopic(topic);
    const player = room === null ? undefined : this.#playerOf(room, payload);
    const reason = this.#refusal(message, player);
    if (room === null || player === undefined || reason)
      return this.#answer(message, 'error', { reason });
    this.#topics.set(topic, room);
    this.#answer(message, 'ok', { postgres_changes: [] });
    const spectator = this.#services.hub.join(topic, this.#peer, {
      joinRef: joinRef ?? ref,
      player,
      id: keyIn(payload)[1] ?? '',
      drop: () => this.#drop(topic),
      wantsPresence: read(payload, 'config', 'presence', 'enabled') !== false,
    });
    if (read(payload, 'config', 'broadcast', 'replication_ready') === true)
      this.#tellReady(message, spectator);
  }

  /** Says why a channel can't be joined; never null for an unknown page. */
  #refusal({ topic, payload }: PhoenixMessage, player: string | null | undefined): string | null {
    const changes = read(payload, 'config', 'postgres_changes');
    if (Array.isArray(changes) && changes.length > 0) return 'Tables are not streamed here';
    if (read(payload, 'config', 'private') !== true) return 'Only private channels are allowed';
    const isNew = !this.#topics.has(topic);
    if (isNew && this.#topics.size >= MOST_CHANNELS) return 'Too many channels';
    if (player === undefined)
      return 'Unauthorized: you do not have permissions to read from this channel';
    const isFull = isNew && this.#services.hub.isFull(topic, player);
    return isFull ? 'Too many clients' : null;
  }

  /** Returns the player whose page joins. */
  #playerOf(room: string, payload: unknown): string | null | undefined {
    const [pass] = keyIn(payload);
    return pass ? this.#services.playerOf(room, pass) : undefined;
  }

  /**
   * The page was removed from the room: the channel is closed, and can't be joined with the same
   * pass.
   */
  #drop(topic: string): void {
    this.#services.hub.leave(topic, this.#peer);
    this.#topics.delete(topic);
  }

  #tellReady({ topic, joinRef, ref }: PhoenixMessage, spectator: number | null): void {
    const payload = {
      message: 'Replication connection established',
      status: 'ok',
      extension: 'system',
      channel: topic.replace(/^realtime:/, ''),
      ...(this.#outlet.version === '2.0.0' ? { commands: true } : {}),
      ...(spectator === null ? {} : { spectator }),
    };
    this.#sendMessage({ topic, event: 'system', payload, ref: null, joinRef: joinRef ?? ref });
  }

  #leave(message: PhoenixMessage): void {
    const { topic, joinRef } = message;
    this.#services.hub.leave(topic, this.#peer);
    this.#topics.delete(topic);
    this.#answer(message, 'ok', {});
    this.#sendMessage({ topic, event: 'phx_close', payload: {}, ref: null, joinRef });
  }

  #show(message: PhoenixMessage): void {
    if (!this.#topics.has(message.topic)) return this.#answer(message, 'error', {});
    // The page's own data is not passed on: the server knows which player's page it is.
    const event = read(message.payload, 'event');
    if (event !== 'track' && event !== 'untrack')
      return this.#answer(message, 'error', { reason: 'No such presence' });
    this.#services.hub.track(message.topic, this.#peer, event === 'track');
    return this.#answer(message, 'ok', {});
  }

  #answer({ joinRef, ref, topic }: MessageHead, status: 'ok' | 'error', response: object): void {
    this.#sendMessage({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #sendMessage(message: PhoenixMessage): void {
    this.#send(encode(this.#outlet.version, message));
  }

  /**
   * While a command waits for its answer, frames are held, so that its broadcast and its answer share one write, after
   * the other pages were told.
   */
  #send(frame: Buffer): void {
    if (this.#unanswered === 0) return this.#outlet.send(frame);
    this.#held.push(frame);
    // Waits until all promises of this tick have run.
    if (this.#held.length === 1) queueMicrotask(() => process.nextTick(() => this.#flush()));
  }

  #flush(): void {
    if (this.#held.length === 0) return;
    this.#outlet.send(Buffer.concat(this.#held.splice(0)));
  }
}
