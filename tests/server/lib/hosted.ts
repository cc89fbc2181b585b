/**
 * The endpoint as at Supabase, and a stand-in for hosted Realtime: it behaves as recorded from the real
 * server (tests/server/hosted/frames.json) where that differs from our own.
 */
import { hash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { endpointOf } from '../../../server/rooms/http-endpoint.ts';
import { decode, type PhoenixMessage } from '../../../server/realtime/frames.ts';
import {
  CREATED_ROOMS,
  OPENED_CLASSES,
  type Context,
} from '../../../src/rooms/endpoint/context.ts';
import type { Publish } from '../../../src/rooms/endpoint/store.ts';
import { InMemoryStore } from '../in-memory/store.ts';
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';
import { connectRooms } from '../../../src/rooms/supabase/rooms.ts';
import { readField, isFields } from '../../../src/rules/untrusted.ts';

/** How long a join waits for its refusal, ms. */
const REFUSED_MS = 5000;
/** The most presence messages of a channel within this time, ms. */
const MOST_PRESENCE = 5;
const PRESENCE_MS = 30_000;

const TOPIC = /^realtime:room:([0-9a-f-]{36}):[0-9a-f]{32}$/;

export type Hosted = {
  readonly url: string;
  /** A device: a client with its own connection. */
  readonly client: () => ReturnType<typeof connectRooms>;
  /** Whether the database's messages are dropped, as over the project's limit; channels stay live. */
  isDropping: boolean;
  /** The message of every frame that a client sent, a binary one as null. */
  readonly heard: readonly (PhoenixMessage | null)[];
  /** The number of sockets opened so far. */
  readonly opened: () => number;
  readonly end: () => Promise<void>;
};

/** A page in a channel. */
type Participant = {
  readonly socket: Socket;
  readonly joinRef: string | null;
  readonly key: string;
  /** Its presence. */
  meta: Meta | null;
  /** When it sent its last presence messages, as of `performance.now()`. */
  shown: readonly number[];
  /** Whether it receives the database's messages. */
  isReady: boolean;
};
type Meta = { readonly phx_ref: string; readonly [key: string]: unknown };

/** A client's connection: its outgoing frames wait while a join is being refused. */
type Socket = { readonly ws: WebSocket; held: (string | Buffer)[] | null };

const digest = (text: string): string => hash('sha256', text);
const topicOf = ({ id, invitation }: Room): string =>
  `room:${id}:${digest(`topic ${invitation}`).slice(0, 32)}`;

const read = (raw: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isFields(at) ? readField(at, key) : undefined), raw);

function send(socket: Socket, frame: string | Buffer): void {
  if (socket.held) socket.held.push(frame);
  else socket.ws.send(frame);
}

/** The message that `realtime.send` and Realtime make of a row. */
function broadcastOf(topic: string, event: string, payload: object): Buffer {
  const id = randomUUID();
  const parts = [`realtime:${topic}`, event, JSON.stringify({ id })];
  return Buffer.concat([
    Buffer.from([4, ...parts.map((part) => part.length), 1]),
    Buffer.from(parts.join('') + JSON.stringify({ ...payload, id })),
  ]);
}

/** The channels of all rooms. */
class Channels {
  readonly #participants = new Map<string, Set<Participant>>();
  readonly #isRoom: (topic: string) => boolean;
  #refs = 0;
  #joins = 0;

  constructor(isRoom: (topic: string) => boolean) {
    this.#isRoom = isRoom;
  }

  /** Sends a row of the database. */
  publish(topic: string, event: string, payload: object): void {
    const frame = broadcastOf(topic, event, payload);
    for (const { socket, isReady } of this.#participants.get(`realtime:${topic}`) ?? [])
      if (isReady) send(socket, frame);
  }

  async hear(socket: Socket, message: PhoenixMessage): Promise<void> {
    const { topic, event } = message;
    if (event === 'heartbeat') return answer(socket, message, 'ok');
    if (event === 'phx_join') return this.#join(socket, message);
    const participant = this.#participantOf(socket, topic);
    if (!participant) return undefined;
    if (event === 'presence') return this.#show(participant, message);
    if (event !== 'phx_leave') return undefined;
    this.#leave(participant, topic);
    answer(socket, message, 'ok');
    return this.#sendMessage(participant, topic, 'phx_close', {}, participant.joinRef);
  }

  /** A socket is gone. */
  end(socket: Socket): void {
    for (const topic of this.#participants.keys()) {
      const participant = this.#participantOf(socket, topic);
      if (participant) this.#leave(participant, topic);
    }
  }

  #participantOf = (socket: Socket, topic: string): Participant | undefined =>
    [...(this.#participants.get(topic) ?? [])].find((each) => each.socket === socket);

  async #join(socket: Socket, message: PhoenixMessage): Promise<void> {
    const { topic, joinRef, payload } = message;
    const isPrivate = read(payload, 'config', 'private') === true;
    if (!isPrivate || !this.#isRoom(topic)) return refuse(socket, message, isPrivate);
    const before = this.#participantOf(socket, topic);
    if (before) this.#leave(before, topic);
    const key = read(payload, 'config', 'presence', 'key');
    const participant: Participant = {
      socket,
      joinRef,
      key: typeof key === 'string' && key !== '' ? key : randomUUID(),
      meta: null,
      shown: [],
      isReady: false,
    };
    const participants = this.#participants.get(topic) ?? new Set();
    this.#participants.set(topic, participants.add(participant));
    answer(socket, message, 'ok', { postgres_changes: [] });
    const follow = [
      () => this.#tellState(participant, topic),
      () => this.#tellReady(participant, topic),
    ];
    this.#joins += 1;
    for (const tell of this.#joins % 2 === 0 ? follow.toReversed() : follow) tell();
  }

  #tellState(participant: Participant, topic: string): void {
    const state: Record<string, { metas: Meta[] }> = {};
    for (const { key, meta } of this.#participants.get(topic) ?? [])
      if (meta) (state[key] ??= { metas: [] }).metas.push(meta);
    this.#sendMessage(participant, topic, 'presence_state', state);
  }

  #tellReady(participant: Participant, topic: string): void {
    participant.isReady = true;
    this.#tellSystem(participant, topic, 'ok', 'Replication connection established');
  }

  #tellSystem(
    participant: Participant,
    topic: string,
    status: 'ok' | 'error',
    message: string,
  ): void {
    const channel = topic.replace('realtime:', '');
    this.#sendMessage(participant, topic, 'system', {
      message,
      status,
      extension: 'system',
      channel,
    });
  }

  #show(participant: Participant, message: PhoenixMessage): void {
    const { topic, payload } = message;
    const now = performance.now();
    participant.shown = [...participant.shown.filter((at) => at > now - PRESENCE_MS), now];
    if (participant.shown.length > MOST_PRESENCE) {
      this.#leave(participant, topic);
      this.#tellSystem(participant, topic, 'error', 'Client presence rate limit exceeded');
      return this.#sendMessage(participant, topic, 'phx_close', {}, participant.joinRef);
    }
    this.#refs += 1;
    const shown = read(payload, 'payload');
    const prev = participant.meta && { phx_ref_prev: participant.meta.phx_ref };
    const meta = { ...(isFields(shown) ? shown : {}), phx_ref: `r${this.#refs}`, ...prev };
    answer(participant.socket, message, 'ok');
    this.#change(participant, topic, read(payload, 'event') === 'track' ? meta : null);
  }

  #leave(participant: Participant, topic: string): void {
    this.#participants.get(topic)?.delete(participant);
    if (participant.meta) this.#change(participant, topic, null);
  }

  /** Sends everybody a page's new presence, and what it replaces, in one message. */
  #change(participant: Participant, topic: string, next: Meta | null): void {
    const of = (meta: Meta | null): object =>
      meta ? { [participant.key]: { metas: [meta] } } : {};
    const diff = { joins: of(next), leaves: of(participant.meta) };
    participant.meta = next;
    const frame = JSON.stringify([null, null, topic, 'presence_diff', diff]);
    for (const { socket } of this.#participants.get(topic) ?? []) send(socket, frame);
  }

  #sendMessage(
    participant: Participant,
    topic: string,
    event: string,
    payload: object,
    ref?: string | null,
  ): void {
    send(
      participant.socket,
      JSON.stringify([participant.joinRef, ref ?? null, topic, event, payload]),
    );
  }
}

function answer(
  socket: Socket,
  message: PhoenixMessage,
  status: 'ok' | 'error',
  response: object = {},
): void {
  const { joinRef, ref, topic } = message;
  send(socket, JSON.stringify([joinRef, ref, topic, 'phx_reply', { status, response }]));
}

/** The socket answers nothing meanwhile, heartbeats included. */
async function refuse(socket: Socket, message: PhoenixMessage, isPrivate: boolean): Promise<void> {
  const held: (string | Buffer)[] = [];
  socket.held = held;
  await new Promise((resolve) => setTimeout(resolve, REFUSED_MS));
  socket.held = null;
  const reason = isPrivate
    ? `Unauthorized: You do not have permissions to read from this Channel topic: ${message.topic.replace('realtime:', '')}`
    : 'PrivateOnly: This project only allows private channels';
  answer(socket, message, 'error', { reason });
  for (const each of held) send(socket, each);
}

/** Starts a stand-in on a free port of this machine. */
export async function hosted(): Promise<Hosted> {
  const topics = new Map<string, string>();
  const publish: Publish = (id, { name, payload }) => {
    const room = store.load(id);
    const next = room && topicOf(room);
    // With a new invitation the topic is new too: this change is the last on the old one.
    const topic = topics.get(id) ?? next;
    if (next === null) topics.delete(id);
    else topics.set(id, next);
    if (topic !== null && !site.isDropping) channels.publish(topic, name, payload);
  };
  const store = new InMemoryStore(publish);
  const channels = new Channels((topic) => {
    const room = store.load(TOPIC.exec(topic)?.[1] ?? '');
    return room !== null && topic === `realtime:${topicOf(room)}`;
  });
  const context: Context = {
    now: Date.now,
    random: Math.random,
    digest,
    keys: [OUR_KEY],
    isWatching: (_room, who) => who === null,
    isHere: () => true,
    notePoll: () => null,
    topicOf,
    log: (message, error) => console.error(message, error),
    createdRooms: CREATED_ROOMS,
    openedClasses: OPENED_CLASSES,
  };
  const route = endpointOf(store, context, { ipOf: () => 'test', admit: () => true });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!(await route(request, response))) response.writeHead(404).end();
  };
  const server = createServer((request, response) => void serve(request, response));
  const heard: (PhoenixMessage | null)[] = [];
  const sockets = new WebSocketServer({ server });
  let opened = 0;
  sockets.on('connection', (ws) => {
    opened += 1;
    const socket: Socket = { ws, held: null };
    // One after another: frames that arrive while a join is being refused must wait.
    let turn = Promise.resolve();
    ws.on('message', (data: Buffer, isBinary) => {
      const message = isBinary ? null : decode('2.0.0', data.toString());
      heard.push(message);
      // Broadcasts of clients, which aren't allowed here, are never answered.
      if (message) turn = turn.then(() => channels.hear(socket, message));
    });
    ws.on('close', () => channels.end(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: ReturnType<typeof connectRooms>[] = [];
  const site: Hosted = {
    url,
    isDropping: false,
    heard,
    opened: () => opened,
    client() {
      const rooms = connectRooms({ url, key: OUR_KEY });
      clients.push(rooms);
      return rooms;
    },
    async end() {
      for (const rooms of clients) rooms.disconnect();
      for (const ws of sockets.clients) ws.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}
