/** Handles each kind of request to the endpoint. */
import { fail, type Result } from '../../rules/result.ts';
import { makeCode, readCode } from '../referee/codes.ts';
import type { SeatCommand } from '../referee/commands.ts';
import type { ListedRoom } from '../protocol/contract.ts';
import { ATTEMPTS, changed, isSeat, momentOf } from './commit.ts';
import { PASS_LENGTH, passText, watchText, type Reply, type Visit } from './context.ts';
import { react, say } from './chat.ts';
import type { ServerError } from '../protocol/errors.ts';
import { cleanName } from '../referee/names.ts';
import { settingsOf } from '../protocol/options.ts';
import { decide } from '../referee/referee.ts';
import type { Claim } from '../protocol/requests.ts';
import type { Ask } from '../protocol/requests.ts';
import { playerIn, presentIn, type Room } from '../referee/room.ts';
import type { Limit, RoomStore } from './store.ts';
import { snapshotOf } from '../protocol/rows.ts';

/** A listed room without activity for this long is no longer listed. */
const DESERTED_MS = 15 * 60_000;
/** How many rooms a list shows, and from how many of the newest it takes them. */
const LISTED = 50;
const CONSIDERED = 500;
/** Nor one that has waited longer than this. */
const SHOWN_MS = 60 * 60_000;
/** How many listed rooms an address may create: so it has twenty on the list at most. */
const LISTING: Limit = { most: 5, windowMs: 15 * 60_000 };

/** Answers a parsed request. Throws what the store throws. */
export function answerAsk(ask: Ask, store: RoomStore, visit: Visit): Promise<Reply> {
  switch (ask.do) {
    case 'create':
      return create(ask, store, visit);
    case 'join':
      return join(ask, store, visit);
    case 'watch':
      return watch(ask, store, visit);
    case 'look':
      return look(ask, store, visit);
    case 'list':
      return list(store, visit);
    case 'say':
      return say(ask.claim, ask.text, store, visit);
    case 'react':
      return react(ask, store, visit);
    case 'play':
      return play(ask.claim, ask.command, store, visit);
  }
}

/** Ids derive from the secret, so a repeated request makes one room and one seat. */
async function idOf(visit: Visit, text: string): Promise<string> {
  const hex = await visit.digest(text);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

async function create(
  { secret, name: raw, asked }: Extract<Ask, { do: 'create' }>,
  store: RoomStore,
  visit: Visit,
): Promise<Reply> {
  const name = cleanName(raw);
  if (!name) return fail('name-required');
  const id = await idOf(visit, `room ${secret}`);
  const player = await idOf(visit, `player ${id} ${secret}`);
  const existing = await store.load(id);
  // Repeated: the same seat, unless its player left or was removed.
  if (existing)
    return playerIn(existing, player)
      ? seating(existing, player, store, visit)
      : fail('not-a-player');
  if (!(await store.take(`rooms ${visit.address}`, visit.creating, visit.now()))) {
    return fail('too-many');
  }
  const settings = settingsOf(asked);
  if (settings.listed && !(await store.take(`listed ${visit.address}`, LISTING, visit.now())))
    return fail('too-many-listed');
  const tokenHash = await visit.digest(secret);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = makeCode(visit.random);
    const sent = { kind: 'create', room: id, code, player, tokenHash, name, settings } as const;
    const room = decide(null, null, sent, momentOf(id, visit));
    if (!room.ok) return room;
    if ((await store.insert(room.value)) === 'done')
      return seating(room.value, player, store, visit);
  }
  return fail('busy');
}

async function join(
  { secret, name: raw, code, key }: Extract<Ask, { do: 'join' }>,
  store: RoomStore,
  visit: Visit,
): Promise<Reply> {
  const name = cleanName(raw);
  if (!name) return fail('name-required');
  const found = await find(code, key, store, visit);
  if (!found.ok) return found;
  const { id, code: present } = found.value;
  // With the code, which is new after a removal: the secret of somebody removed gives back no seat.
  const player = await idOf(visit, `player ${id} ${present} ${secret}`);
  const command = { kind: 'join', player, name, tokenHash: await visit.digest(secret) } as const;
  const room = await changed(id, command, null, store, visit);
  return room.ok ? seating(room.value, player, store, visit) : room;
}

async function find(
  raw: string,
  key: string | undefined,
  store: RoomStore,
  { address, now }: Visit,
): Promise<Result<Room, ServerError>> {
  const found = await store.find(readCode(raw) ?? '', { address, now: now(), key });
  if (found === 'too-many') return fail('too-many');
  return found ? { ok: true, value: found } : fail('room-not-found');
}

async function watch(
  { code, key }: Extract<Ask, { do: 'watch' }>,
  store: RoomStore,
  visit: Visit,
): Promise<Reply> {
  const found = await find(code, key, store, visit);
  if (!found.ok) return found;
  const pass = await passFor(watchText(found.value.invite), visit);
  return { ...(await shown(found.value, store, visit)), pass };
}

/** Needs a seat or the present invitation: whoever was removed knows neither. */
async function look(
  { room: id, from }: Extract<Ask, { do: 'look' }>,
  store: RoomStore,
  visit: Visit,
): Promise<Reply> {
  const room = await store.load(id);
  if (!room) return fail('room-not-found');
  const isIn =
    typeof from === 'string'
      ? from === room.invite
      : isSeat(room, { player: from.player, hash: await visit.digest(from.secret) });
  return isIn ? shown(room, store, visit) : fail('not-a-player');
}

const passFor = async (text: string, visit: Visit): Promise<string> =>
  (await visit.digest(text)).slice(0, PASS_LENGTH);

async function shown(room: Room, store: RoomStore, visit: Visit) {
  const snapshot = snapshotOf(room, await store.messages(room.id));
  await store.settled();
  return { ok: true, at: visit.now(), snapshot } as const;
}

async function seating(room: Room, player: string, store: RoomStore, visit: Visit): Promise<Reply> {
  const pass = await passFor(passText(playerIn(room, player)?.tokenHash ?? ''), visit);
  return { ...(await shown(room, store, visit)), player, pass };
}

async function list(store: RoomStore, { now, random }: Visit): Promise<Reply> {
  const rooms = await store.listed(CONSIDERED);
  const isAlive = (room: Room) =>
    now() - room.createdAt < SHOWN_MS &&
    presentIn(room).some(({ seen }) => now() - seen < DESERTED_MS);
  return { ok: true, rooms: someOf(rooms.filter(isAlive), random).map(listing) };
}

/** All rooms, or the newest for half of the list and random others for the rest, as a flood brings many new ones. */
function someOf(rooms: readonly Room[], random: () => number): readonly Room[] {
  const chosen = rooms.slice(0, LISTED / 2);
  const others = rooms.slice(LISTED / 2);
  while (chosen.length < LISTED && others.length > 0) {
    chosen.push(...others.splice(Math.floor(random() * others.length), 1));
  }
  return chosen.toSorted((a, b) => b.createdAt - a.createdAt);
}

const listing = (room: Room): ListedRoom => ({
  code: room.code,
  settings: room.settings,
  players: presentIn(room).map(({ name }) => name),
});

async function play(
  { room: id, player, secret }: Claim,
  command: SeatCommand,
  store: RoomStore,
  visit: Visit,
): Promise<Reply> {
  const hash = await visit.digest(secret);
  const room = await changed(id, command, { player, hash }, store, visit);
  if (!room.ok) return room;
  if (command.kind === 'here') return seating(room.value, player, store, visit);
  const once = 'id' in command ? command.id : undefined;
  const done = playerIn(room.value, player)?.recent.find(({ id: known }) => known === once);
  return { ok: true, version: done?.version ?? room.value.version };
}
