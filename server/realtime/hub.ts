import type { Told } from '../../src/online/store.ts';
import { encode, encodeBroadcast, type Frame, type Version } from './frames.ts';

/** A client's socket, as far as channels are concerned. */
export type Peer = {
  readonly version: Version;
  /** Takes whole frames. */
  readonly send: (frame: Buffer) => void;
};

/** What a client tracks of itself: one meta, by its presence key. */
type Presence = { readonly key: string; readonly meta: Readonly<Record<string, unknown>> };

/** A client in a channel. */
type Member = {
  readonly peer: Peer;
  readonly joinRef: string | null;
  readonly key: string;
  readonly wantsPresence: boolean;
  presence: Presence | null;
};

/** Presence as channels word it. */
type Metas = Record<string, { readonly metas: readonly unknown[] }>;

/** Clients in a channel: a school may watch one room. Whose presence changes is told to each of them. */
const MOST_MEMBERS = 500;

const TOPIC = /^realtime:room:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The room that a topic is of; null for every other topic. */
export const roomOfTopic = (topic: string): string | null => TOPIC.exec(topic)?.[1] ?? null;

const topicOf = (room: string): string => `realtime:room:${room}`;

const metasOf = (presences: readonly (Presence | null)[]): Metas => {
  // Keys are the clients' own words: "constructor" is one like any other.
  const metas = Object.create(null) as Record<string, { metas: unknown[] }>;
  for (const presence of presences) {
    if (presence) (metas[presence.key] ??= { metas: [] }).metas.push(presence.meta);
  }
  return metas;
};

/** Who is in which channel, and telling them. Only the server speaks here; clients may show presence. */
export class Hub {
  readonly #channels = new Map<string, Map<Peer, Member>>();
  #refs = 0;

  /** Hands a room's news to all its followers. */
  publish(room: string, { name, payload }: Told): void {
    const members = this.#channels.get(topicOf(room));
    if (!members) return;
    // Encoded once a version, however many listen.
    const encoded = new Map<Version, Buffer>();
    for (const { version, send } of members.keys()) {
      const data = encoded.get(version) ?? encodeBroadcast(version, topicOf(room), name, payload);
      encoded.set(version, data);
      send(data);
    }
  }

  /** Adds a client to a channel (anew, if it was there), and tells it who else is. */
  join(
    topic: string,
    peer: Peer,
    { joinRef, key, wantsPresence }: Omit<Member, 'peer' | 'presence'>,
  ): void {
    this.leave(topic, peer);
    const members = this.#channels.get(topic) ?? new Map<Peer, Member>();
    this.#channels.set(topic, members);
    this.#refs += 1;
    const ownKey = key === '' ? `guest-${this.#refs}` : key;
    members.set(peer, { peer, joinRef, key: ownKey, wantsPresence, presence: null });
    if (!wantsPresence) return;
    const state = metasOf([...members.values()].map(({ presence }) => presence));
    peer.send(encode(peer.version, this.#frame(topic, joinRef, 'presence_state', state)));
  }

  /** Takes a client out of a channel: the others see it go at once. */
  leave(topic: string, peer: Peer): void {
    const members = this.#channels.get(topic);
    const member = members?.get(peer);
    if (!members || !member) return;
    members.delete(peer);
    if (members.size === 0) this.#channels.delete(topic);
    if (member.presence) this.#tellPresence(topic, [], [member.presence]);
  }

  /** Whether a channel takes nobody more. */
  isFull = (topic: string): boolean => (this.#channels.get(topic)?.size ?? 0) >= MOST_MEMBERS;

  /** Shows a client's presence to all in its channel; null takes it back. */
  track(topic: string, peer: Peer, shown: Readonly<Record<string, unknown>> | null): void {
    const member = this.#channels.get(topic)?.get(peer);
    if (!member?.wantsPresence) return;
    const before = member.presence;
    this.#refs += 1;
    member.presence = shown && {
      key: member.key,
      meta: { ...shown, phx_ref: `r${this.#refs}` },
    };
    this.#tellPresence(topic, [member.presence], [before]);
  }

  #tellPresence(
    topic: string,
    joins: readonly (Presence | null)[],
    leaves: readonly (Presence | null)[],
  ): void {
    const diff = { joins: metasOf(joins), leaves: metasOf(leaves) };
    // Most have the same version and reference.
    const encoded = new Map<string, Buffer>();
    for (const { peer, joinRef, wantsPresence } of this.#channels.get(topic)?.values() ?? []) {
      if (!wantsPresence) continue;
      const kind = `${peer.version} ${joinRef}`;
      const data =
        encoded.get(kind) ??
        encode(peer.version, this.#frame(topic, joinRef, 'presence_diff', diff));
      encoded.set(kind, data);
      peer.send(data);
    }
  }

  #frame = (topic: string, joinRef: string | null, event: string, payload: unknown): Frame => ({
    // Clients drop frames of another join of theirs.
    joinRef,
    ref: null,
    topic,
    event,
    payload,
  });
}
