import { encode, encodeBroadcast, type PhoenixMessage, type Version } from './frames.ts';
import type { Poll } from '../../src/rooms/endpoint/context.ts';
import type { Broadcast } from '../../src/rooms/protocol/wire.ts';

/** A client's connection, as channels use it. */
export type Peer = {
  readonly version: Version;
  /** Sends whole frames. */
  readonly send: (frame: Buffer) => void;
};

/** A page in a channel. */
type ChannelPage = {
  readonly joinRef: string | null;
  /** Its player; null for spectators. The endpoint has checked it. */
  readonly player: string | null;
  readonly wantsPresence: boolean;
  /** Names the page: one that polled before is not counted twice. */
  readonly id: string;
  /** Removes the page from the channel. */
  readonly drop: () => void;
  /**
   * A spectator's number, by which the host can remove it. No number is used twice while anybody is
   * in the channel.
   */
  readonly number: number | null;
  /**
   * Whether a player's page shows its presence. Spectators are shown for as long as they are
   * connected.
   */
  isShown: boolean;
};

/** A channel's presence: an entry for each player, and one for all spectators. */
type Meta =
  | { readonly player: string }
  | { readonly watching: number; readonly numbers: readonly number[] };
type Entry = { readonly meta: Meta; readonly ref: string };

/**
 * A page that polls instead of joining the channel, and until when it counts as present (ms of the
 * process).
 */
type Poller = { readonly player: string | null; readonly until: number };

type Channel = {
  readonly pages: Map<Peer, ChannelPage>;
  /** By the page's id. */
  readonly pollers: Map<string, Poller>;
  /** Removes the pollers whose next poll is overdue. */
  pruning: ReturnType<typeof setTimeout> | undefined;
  /** The number of spectators that have come so far. */
  came: number;
  /** The presence that its pages were last sent, by presence key. */
  told: ReadonlyMap<string, Entry>;
  /** When presence may be sent again, ms of the process. */
  next: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** Presence in the form that channels send. */
type Metas = Record<string, { readonly metas: readonly unknown[] }>;

/** The most spectators of a room: a school may watch one. Players don't count. */
const MOST_SPECTATORS = 500;
/** The most pages of a player. */
const MOST_PAGES = 8;
/** How many spectators the host can remove one by one: the first of those present. */
const MOST_NUMBERS = 20;
/** A page that polls counts as there until this long after its next poll is due. */
const POLL_GRACE_MS = 4000;
/** Changes of presence are collected for this time and sent together. */
const GATHER_MS = 250;
/**
 * The budget for a room's presence messages, bytes a second: large rooms get updates less often.
 */
const PRESENCE_BYTES = 262_144;

const WATCHING = 'watching';
const TOPIC = /^realtime:room:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The room of a topic; null for any other topic. */
export const roomOfTopic = (topic: string): string | null => TOPIC.exec(topic)?.[1] ?? null;

/** supabase-js puts `realtime:` before the topic that the endpoint names. */
const channelTopic = (room: string): string => `realtime:room:${room}`;

const metasOf = (entries: Iterable<readonly [string, Entry]>): Metas =>
  Object.fromEntries(
    Array.from(entries, ([key, { meta, ref }]) => [key, { metas: [{ ...meta, phx_ref: ref }] }]),
  );

const isSame = (a: Meta | undefined, b: Meta | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The players and spectators that have a room's page open. */
type Present = { readonly players: ReadonlySet<string>; readonly watching: number };

function presentIn({ pages, pollers }: Channel): Present {
  const players = new Set<string>();
  let watching = 0;
  for (const { player, isShown } of pages.values()) {
    if (player === null) watching += 1;
    else if (isShown) players.add(player);
  }
  for (const { player } of pollers.values()) {
    if (player === null) watching += 1;
    else players.add(player);
  }
  return { players, watching };
}

/**
 * Tracks who is in which channel, and sends messages to them. Only the server broadcasts; clients
 * may show their presence.
 */
export class Hub {
  readonly #channels = new Map<string, Channel>();
  #refs = 0;

  /** The number of channels: of rooms open on at least one page. */
  count = (): number => this.#channels.size;

  /** Sends a room's news to all its followers. */
  publish(room: string, { name, payload }: Broadcast): void {
    const channel = this.#channels.get(channelTopic(room));
    if (!channel) return;
    // Encoded once per protocol version, however many clients listen.
    const encoded = new Map<Version, Buffer>();
    for (const { version, send } of channel.pages.keys()) {
      const data =
        encoded.get(version) ?? encodeBroadcast(version, channelTopic(room), name, payload);
      encoded.set(version, data);
      send(data);
    }
  }

  /** Adds a page to a channel (again, if it was there) and tells it who else is there; returns a spectator's number. */
  join(topic: string, peer: Peer, page: Omit<ChannelPage, 'isShown' | 'number'>): number | null {
    this.leave(topic, peer);
    const channel = this.#open(topic);
    channel.pollers.delete(page.id);
    if (page.player === null) channel.came += 1;
    const number = page.player === null ? channel.came : null;
    channel.pages.set(peer, { ...page, number, isShown: false });
    if (number !== null) this.#plan(topic, channel);
    if (!page.wantsPresence) return number;
    const state = metasOf(channel.told);
    peer.send(encode(peer.version, messageOf(topic, page.joinRef, 'presence_state', state)));
    return number;
  }

  /** Removes a page from a channel. */
  leave(topic: string, peer: Peer): void {
    const channel = this.#channels.get(topic);
    if (!channel?.pages.delete(peer)) return;
    this.#plan(topic, channel);
    this.#closeIfEmpty(topic, channel);
  }

  /** A page polls a room: it counts as there for a while. Returns who is there. */
  notePoll(room: string, { page, player, nextPollMs }: Poll): Present {
    const topic = channelTopic(room);
    const channel = this.#open(topic);
    const isNew = !channel.pollers.has(page);
    // A poll may be answered after its page has joined the channel.
    const isInChannel = [...channel.pages.values()].some(({ id }) => id === page);
    if (!isInChannel && !(isNew && this.isFull(topic, player))) {
      const until = performance.now() + nextPollMs + POLL_GRACE_MS;
      channel.pollers.set(page, { player, until });
      if (isNew) this.#plan(topic, channel);
    }
    if (!channel.pruning) this.#prune(topic, channel);
    return presentIn(channel);
  }

  #open(topic: string): Channel {
    const channel = this.#channels.get(topic) ?? {
      pages: new Map<Peer, ChannelPage>(),
      pollers: new Map<string, Poller>(),
      pruning: undefined,
      came: 0,
      told: new Map<string, Entry>(),
      next: 0,
      timer: undefined,
    };
    this.#channels.set(topic, channel);
    return channel;
  }

  #closeIfEmpty(topic: string, channel: Channel): void {
    if (channel.pages.size > 0 || channel.pollers.size > 0) return;
    clearTimeout(channel.timer);
    clearTimeout(channel.pruning);
    this.#channels.delete(topic);
  }

  #prune(topic: string, channel: Channel): void {
    channel.pruning = undefined;
    const now = performance.now();
    let next = Infinity;
    for (const [id, { until }] of channel.pollers) {
      if (until > now) next = Math.min(next, until);
      else {
        channel.pollers.delete(id);
        this.#plan(topic, channel);
      }
    }
    if (next < Infinity)
      channel.pruning = setTimeout(() => this.#prune(topic, channel), next - now + 1).unref();
    this.#closeIfEmpty(topic, channel);
  }

  /** Sends a message to some of a room's spectators. */
  tellSpectators(room: string, numbers: ReadonlySet<number>, { name, payload }: Broadcast): void {
    for (const [peer, { number }] of this.#channels.get(channelTopic(room))?.pages ?? [])
      if (number !== null && numbers.has(number))
        peer.send(encodeBroadcast(peer.version, channelTopic(room), name, payload));
  }

  /** Whether any spectator has the room's page open. */
  isWatched(room: string): boolean {
    const channel = this.#channels.get(channelTopic(room));
    return channel !== undefined && presentIn(channel).watching > 0;
  }

  /** The players who have the room's page open. */
  playersIn(room: string): ReadonlySet<string> {
    const channel = this.#channels.get(channelTopic(room));
    return channel ? presentIn(channel).players : new Set();
  }

  /** The numbered spectators: those in the room's channel. */
  spectatorsIn(room: string): ReadonlySet<number> {
    const pages = this.#channels.get(channelTopic(room))?.pages.values() ?? [];
    return new Set(Array.from(pages).flatMap(({ number }) => number ?? []));
  }

  /** Removes everybody from a room's channel but these players and spectators. */
  keepOnly(room: string, players: ReadonlySet<string>, spectators: ReadonlySet<number>): void {
    const channel = this.#channels.get(channelTopic(room));
    for (const [id, { player }] of channel?.pollers ?? [])
      if (player === null || !players.has(player)) channel?.pollers.delete(id);
    for (const { player, number, drop } of channel?.pages.values() ?? []) {
      const stays =
        number === null ? player !== null && players.has(player) : spectators.has(number);
      if (!stays) drop();
    }
  }

  /** Whether a room is full for spectators, or for more pages of one player. */
  isFull(topic: string, player: string | null): boolean {
    const channel = this.#channels.get(topic);
    let alike = 0;
    for (const page of channel?.pages.values() ?? []) if (page.player === player) alike += 1;
    for (const poller of channel?.pollers.values() ?? []) if (poller.player === player) alike += 1;
    return alike >= (player === null ? MOST_SPECTATORS : MOST_PAGES);
  }

  /** Shows or hides a player's page in its channel. */
  track(topic: string, peer: Peer, isShown: boolean): void {
    const channel = this.#channels.get(topic);
    const page = channel?.pages.get(peer);
    if (!channel || !page?.wantsPresence || page.player === null) return;
    if (page.isShown === isShown) return;
    page.isShown = isShown;
    this.#plan(topic, channel);
  }

  #plan(topic: string, channel: Channel): void {
    channel.timer ??= setTimeout(
      () => {
        channel.timer = undefined;
        this.#tellPresence(topic, channel);
      },
      Math.max(0, channel.next - performance.now()),
    );
  }

  #tellPresence(topic: string, channel: Channel): void {
    const before = channel.told;
    const shown = this.#presenceIn(channel);
    const changed = [...before.keys(), ...shown.keys()].filter(
      (key) => before.get(key) !== shown.get(key),
    );
    if (changed.length === 0) return;
    channel.told = shown;
    const pick = (from: ReadonlyMap<string, Entry>): Metas =>
      metasOf([...from].filter(([key]) => changed.includes(key)));
    const diff = { joins: pick(shown), leaves: pick(before) };
    // Most have the same version and reference.
    const encoded = new Map<string, Buffer>();
    let bytes = 0;
    for (const [peer, { joinRef, wantsPresence }] of channel.pages) {
      if (!wantsPresence) continue;
      const kind = `${peer.version} ${joinRef}`;
      const data =
        encoded.get(kind) ?? encode(peer.version, messageOf(topic, joinRef, 'presence_diff', diff));
      encoded.set(kind, data);
      bytes += data.length;
      peer.send(data);
    }
    channel.next = performance.now() + Math.max(GATHER_MS, (bytes / PRESENCE_BYTES) * 1000);
  }

  /** Builds the presence to show now; entries that didn't change keep their `ref`. */
  #presenceIn(channel: Channel): ReadonlyMap<string, Entry> {
    const { pages, told } = channel;
    const { players, watching } = presentIn(channel);
    const metas = new Map<string, Meta>(Array.from(players, (player) => [player, { player }]));
    const spectators = [...pages.values()].flatMap(({ number }) => number ?? []);
    if (watching > 0) metas.set(WATCHING, { watching, numbers: spectators.slice(0, MOST_NUMBERS) });
    return new Map(
      Array.from(metas, ([key, meta]) => {
        const known = told.get(key);
        if (known && isSame(known.meta, meta)) return [key, known];
        this.#refs += 1;
        return [key, { meta, ref: `r${this.#refs}` }];
      }),
    );
  }
}

/** Each message needs its receiver's `joinRef`: clients drop messages with that of another join. */
const messageOf = (
  topic: string,
  joinRef: string | null,
  event: string,
  payload: unknown,
): PhoenixMessage => ({
  joinRef,
  ref: null,
  topic,
  event,
  payload,
});
