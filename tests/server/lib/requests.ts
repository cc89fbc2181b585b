/** An endpoint with a store behind it, for tests: `ask` sends a client's requests. */
import { createHash } from 'node:crypto';
import { answerCall, type HttpAnswer } from '../../../src/rooms/endpoint/endpoint.ts';
import {
  CREATED_ROOMS,
  OPENED_CLASSES,
  type Context,
} from '../../../src/rooms/endpoint/context.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';
import type { RoomStore } from '../../../src/rooms/endpoint/store.ts';
import { START } from './room-states.ts';

export const KEY = 'sb_publishable_test';
export type Body = Readonly<Record<string, unknown>>;
/** The answer's body, with the loose types that tests need. */
export type RawAnswer = { readonly ok: boolean; readonly error?: string } & Body;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 32 hexadecimal digits derived from a name. */
export const secretOf = (name: string): string => digest(name).slice(0, 32);

/** The id of a page, by a number. */
export const pageOf = (at: number): string => at.toString(16).padStart(16, '0');

/** A context whose clock only moves when it is set. */
export function context(): Context & { time: number; readonly failures: unknown[] } {
  const failures: unknown[] = [];
  const runtime = {
    time: START,
    failures,
    now: () => runtime.time,
    random: Math.random,
    digest,
    keys: [KEY],
    isWatching: (_room: string, who: number | null) => who === 1 || who === null,
    isHere: () => true,
    notePoll: () => null,
    topicOf: ({ id }: Room) => `room:${id}`,
    log: (_message: string, error: unknown) => void failures.push(error),
    createdRooms: CREATED_ROOMS,
    openedClasses: OPENED_CLASSES,
  };
  return runtime;
}

/** Sends raw text. */
export const sendRaw = (
  store: RoomStore,
  runtime: Context,
  body: string | null,
  ip = 'test',
): Promise<HttpAnswer> => answerCall({ method: 'POST', key: KEY, body, ip }, store, runtime);

/** Sends a request and returns the answer's body. */
export async function ask(
  store: RoomStore,
  runtime: Context,
  body: Body,
  ip = 'test',
): Promise<RawAnswer> {
  const { body: said } = await sendRaw(store, runtime, JSON.stringify(body), ip);
  return said;
}

/** A seat as the endpoint returns it. */
export type Sat = { readonly room: string; readonly player: string; readonly secret: string };

const sat = (said: RawAnswer, secret: string): Sat => {
  if (!said.ok) throw new Error(`no seat: ${said.error}`);
  const { player, snapshot } = said as unknown as {
    player: string;
    snapshot: { room: { id: string } };
  };
  return { room: snapshot.room.id, player, secret };
};

/** A started room with this many players, and its seats. */
export async function startedRoom(
  store: RoomStore,
  runtime: Context,
  options: Body = {},
  seats = 2,
  tag = '',
): Promise<{ readonly code: string; readonly seats: readonly Sat[] }> {
  const secret = secretOf(`host ${tag}`);
  const create = { do: 'create', secret, name: 'Ann', variant: 'classic', players: seats };
  const made = await ask(store, runtime, { ...create, ...options });
  const list = [sat(made, secret)];
  const code = (made as unknown as { snapshot: { room: { room_code: string } } }).snapshot.room
    .room_code;
  for (let at = 1; at < seats; at += 1) {
    const other = secretOf(`guest ${tag} ${at}`);
    list.push(
      sat(await ask(store, runtime, { do: 'join', secret: other, name: `G${at}`, code }), other),
    );
  }
  return { code, seats: list };
}
