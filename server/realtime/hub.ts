import type { Told } from '../../src/rooms/door/store.ts';
import { encode, encodeBroadcast, type Frame, type Version } from './frames.ts';

/** A client's socket, as channels see it. */
export type Peer = {
  readonly version: Version;
  /** Sends whole frames. */
  readonly send: (frame: Buffer) => void;
};

/** What a client tracks about itself: one meta, by its presence key. */
type Presence = { readonly key: string; readonly meta: Readonly<Record<string, unknown>> };

/** A client in a channel. */
type Member = {
  readonly peer: Peer;
  readonly joinRef: string | null;
  readonly key: string;
  readonly wantsPresence: boolean;
  presence: Presence | null;
};

/** Presence in the form that channels send. */
type Metas = Record<string, { readonly metas: readonly unknown[] }>;

/** The most clients in a channel: a school may watch one room. Every change of presence goes to each of them. */
const MOST_MEMBERS = 500;

const TOPIC = /^realtime:room:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The room of a topic; null for any other topic. */
export const roomOfTopic = (topic: string): string | null => TOPIC.exec(topic)?.[1] ?? null;

const topicOf = (room: string): string => `realtime:room:${room}`;

const metasOf = (presences: readonly (Presence | null)[]): Metas => {
  // Clients choose their keys: "constructor" must work like any other.
  const metas = Object.create(null) as Record<string, { metas: unknown[] }>;
  for (const presence of presences) {
    if (presence) (metas[presence.key] ??= { metas: [] }).metas.push(presence.meta);
  }
  return metas;
};

/** Tracks who is in which channel and sends to them. Only the server broadcasts; clients may show presence. */
export class Hub {
  readonly #channels = new Map<string, Map<Peer, Member>>();
  #refs = 0;

  /** Sends a room's news to all its followers. */
  publish(room: string, { name, payload }: Told): void {
    const members = this.#channels.get(topicOf(room));
    if (!members) return;
    // Encoded once per protocol version, however many clients listen.
    const encoded = new Map<Version, Buffer>();
    for (const { version, send } of members.keys()) {
      const data = encoded.get(version) ?? encodeBroadcast(version, topicOf(room), name, payload);
      encoded.set(version, data);
      send(data);
    }
  }

  /** Adds a client to a channel (again, if it was there) and tells it who else is there. */
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

  /** Removes a client from a channel; the others see it at once. */
  leave(topic: string, peer: Peer): void {
    const members = this.#channels.get(topic);
    const member = members?.get(peer);
    if (!members || !member) return;
    members.delete(peer);
    if (members.size === 0) this.#channels.delete(topic);
    if (member.presence) this.#tellPresence(topic, [], [member.presence]);
  }

  /** Whether a channel is full. */
  isFull = (topic: string): boolean => (this.#channels.get(topic)?.size ?? 0) >= MOST_MEMBERS;

  /** Shows a client's presence to all in its channel; null removes it. */
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
    // Clients drop frames of another of their joins.
    joinRef,
    ref: null,
    topic,
    event,
    payload,
  });
}
