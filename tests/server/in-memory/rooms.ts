/** Online rooms without a network, for tests of pages: the real endpoint on a store in memory. */
import { fail, ok } from '../../../src/rules/result.ts';
import { createClasses } from '../../../src/rooms/client/classes-api.ts';
import { createRooms } from '../../../src/rooms/client/rooms-api.ts';
import type { Classes } from '../../../src/rooms/protocol/class-port.ts';
import type { Rooms } from '../../../src/rooms/protocol/client-port.ts';
import { answerCall } from '../../../src/rooms/endpoint/endpoint.ts';
import {
  CREATED_ROOMS,
  OPENED_CLASSES,
  type Context,
} from '../../../src/rooms/endpoint/context.ts';
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';
import type { RoomsError } from '../../../src/rooms/protocol/errors.ts';
import type { CallResult, Listener, Transport } from '../../../src/rooms/client/transport.ts';
import { InMemoryStore } from './store.ts';

type Follower = { readonly player: string | null; readonly listener: Listener };

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A backend in memory, with controls for tests. */
export class InMemoryBackend {
  readonly store: InMemoryStore;
  /** Every call fails with this until it is null again. */
  failing: RoomsError | null = null;
  /** Requests arrive, but neither answers nor broadcasts leave. */
  isMute = false;
  readonly #participants = new Map<string, Set<Follower>>();
  readonly #context: Context;
  #isOnline = true;

  /** `now` in ms. */
  constructor(now: () => number = Date.now) {
    this.store = new InMemoryStore((room, told) => {
      if (!this.#isOnline || this.isMute) return;
      for (const { listener } of this.#participants.get(room) ?? []) listener.onBroadcast(told);
    });
    this.#context = {
      now,
      random: Math.random,
      digest,
      keys: [OUR_KEY],
      isWatching: (room, who) =>
        who === null &&
        [...(this.#participants.get(room) ?? [])].some(({ player }) => player === null),
      isHere: () => true,
      notePoll: () => null,
      topicOf: ({ id }) => `room:${id}`,
      log: (message, error) => console.error(message, error),
      createdRooms: CREATED_ROOMS,
      openedClasses: OPENED_CLASSES,
    };
  }

  /** A client of this backend; each acts as a separate device. */
  client = (): Rooms & { readonly classes: Classes } => {
    const transport: Transport = {
      push: () => Promise.resolve(false),
      call: (body) => this.#call(body),
      listen: (room, page, listener) =>
        this.#listen(room, { player: page.player ?? null, listener }),
      onWake: () => () => {},
      isVisible: () => true,
      isInUse: () => true,
    };
    return { ...createRooms(transport), classes: createClasses(transport) };
  };

  /** Disconnects followers, or lets them reconnect; calls still work (see `failing`). */
  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
    for (const { listener } of [...this.#participants.values()].flatMap((each) => [...each])) {
      if (isOnline) listener.onLive(true);
      else listener.onLost();
    }
  }

  async #call(body: object): Promise<CallResult> {
    if (this.failing) return fail(this.failing);
    const raw = { method: 'POST', key: OUR_KEY, body: JSON.stringify(body), ip: '' };
    const said = (await answerCall(raw, this.store, this.#context)).body;
    if (this.isMute) return fail('timeout');
    return said.ok ? ok(said) : said;
  }

  #listen(room: string, participant: Follower): () => void {
    const here = this.#participants.get(room) ?? new Set();
    this.#participants.set(room, here.add(participant));
    queueMicrotask(() => {
      if (!here.has(participant)) return;
      if (this.#isOnline) participant.listener.onLive(true);
      this.#tellPresence(room);
    });
    return () => {
      here.delete(participant);
      this.#tellPresence(room);
    };
  }

  #tellPresence(room: string): void {
    const all = [...(this.#participants.get(room) ?? [])];
    const players = all.map(({ player }) => player).filter((id) => id !== null);
    for (const { listener } of all)
      listener.onPresence(new Set(players), all.length - players.length, []);
  }
}
