/** Handles each kind of request to the endpoint. */
import { fail, ok, type Result } from '../../rules/result.ts';
import { eventOf } from '../referee/changes.ts';
import { makeCode, readCode } from '../referee/codes.ts';
import type { RefereeContext } from '../referee/rounds.ts';
import { handleClassRequest, joinByCode, askClass, settleClassOf } from './class-handlers.ts';
import {
  ATTEMPTS,
  idOf,
  PASS_LENGTH,
  playerPassInput,
  SEEN_EVERY_MS,
  spectatorPassInput,
  type RequestContext,
} from './context.ts';
import { broadcastReaction, postMessage } from './chat.ts';
import type { ServerError } from '../protocol/errors.ts';
import { cleanName } from '../referee/names.ts';
import { settingsOf } from '../protocol/room-settings.ts';
import { judgeCommand, type Command } from '../referee/referee.ts';
import { provesSeat, playerIn, remainingIn, type Room } from '../referee/room.ts';
import type { SchoolClass } from '../school/school-class.ts';
import { isClass, type Limit, type RoomStore } from './store.ts';
import { snapshotOf } from '../referee/database-rows.ts';
import type { Claim, ListedRoom, Answer, RoomRequest, SeatCommand } from '../protocol/wire.ts';

/** A public room is taken off the list after this long without activity. In supabase/migrations too. */
const IDLE_LISTED_MS = 15 * 60_000;
/** The longest time that a page which has just created or joined a room needs to open its channel. */
const ARRIVING_MS = 10_000;
/** The number of rooms in a list, and how many of the newest it chooses from. */
const LIST_SIZE = 50;
const CONSIDERED = 500;
/** A public room is also taken off the list this long after it was created. In supabase/migrations too. */
const LISTED_MS = 60 * 60_000;
/** How many public rooms a page may create, and an IP address, which a school may share. */
const PUBLIC_BY_PAGE: Limit = { most: 5, windowMs: 15 * 60_000 };
const PUBLIC_BY_IP: Limit = { most: 40, windowMs: 15 * 60_000 };

/** Answers a parsed request. Throws what the store throws. */
export function handleRequest(
  request: RoomRequest,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  switch (request.do) {
    case 'create':
      return create(request, store, context);
    case 'join':
      return join(request, store, context);
    case 'watch':
      return watch(request, store, context);
    case 'fetch':
      return fetchRoom(request, store, context);
    case 'list':
      return list(store, context);
    case 'say':
      return postMessage(request.claim, request.text, store, context);
    case 'react':
      return broadcastReaction(request, store, context);
    case 'command':
      return handleCommand(request.claim, request.command, store, context);
    case 'class-open':
    case 'class-fetch':
    case 'class-command':
    case 'class-host':
    case 'class-move':
      return handleClassRequest(request, store, context);
  }
}

async function create(
  { secret, name: raw, asked, page }: Extract<RoomRequest, { do: 'create' }>,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  const name = cleanName(raw);
  if (!name) return fail('name-required');
  const id = await idOf(context, `room ${secret}`);
  const player = await idOf(context, `player ${id} ${secret}`);
  const existing = await store.load(id);
  // A repeated request gets the same seat, unless its player left or was removed.
  if (existing)
    return playerIn(existing, player)
      ? grantSeat(existing, player, store, context)
      : fail('not-a-player');
  if (!(await store.countAgainst(`rooms ${context.ip}`, context.createdRooms, context.now()))) {
    return fail('too-many');
  }
  const settings = settingsOf(asked);
  if (settings.listed && !(await mayList(page, store, context))) return fail('too-many-listed');
  const secretHash = await context.digest(secret);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = makeCode(context.random);
    const sent = { do: 'create', room: id, code, player, secretHash, name, settings } as const;
    const ruling = judgeCommand(null, null, sent, refereeContext(id, context));
    if (!ruling.ok) return ruling;
    const room = ruling.value;
    if ((await store.insert(room)) === 'done') return grantSeat(room, player, store, context);
  }
  return fail('busy');
}

/** Counts a public room; false when its page or IP address has made too many. */
async function mayList(
  page: string,
  store: RoomStore,
  { ip, now }: RequestContext,
): Promise<boolean> {
  return (
    (await store.countAgainst(`listed ${ip} ${page}`, PUBLIC_BY_PAGE, now())) &&
    (await store.countAgainst(`listed ${ip}`, PUBLIC_BY_IP, now()))
  );
}

async function join(
  { secret, name: raw, code, invitation, page }: Extract<RoomRequest, { do: 'join' }>,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  const found = await find({ code, invitation, page }, store, context);
  if (!found.ok) return found;
  if (isClass(found.value)) return joinByCode(found.value, { secret, name: raw }, store, context);
  const name = cleanName(raw);
  if (!name) return fail('name-required');
  const { id, code: current } = found.value;
  // Depends on the code, which is new after a removal, so that a removed player's secret regains no seat.
  const player = await idOf(context, `player ${id} ${current} ${secret}`);
  const command = { do: 'join', player, name, secretHash: await context.digest(secret) } as const;
  const joined = await changeRoom(id, command, null, store, context);
  return joined.ok ? grantSeat(joined.value, player, store, context) : joined;
}

async function find(
  {
    code,
    ...rest
  }: { readonly code: string; readonly invitation: string | undefined; readonly page: string },
  store: RoomStore,
  { ip, now }: RequestContext,
): Promise<Result<Room | SchoolClass, ServerError>> {
  const found = await store.findByCode(readCode(code) ?? '', { ip, now: now(), ...rest });
  if (found === 'too-many') return fail('too-many');
  // A class's room is entered through the class, or with its invitation.
  const isHidden = found && !isClass(found) && found.classId !== null;
  if (isHidden && found.invitation !== rest.invitation) return fail('room-not-found');
  return found ? { ok: true, value: found } : fail('room-not-found');
}

async function watch(
  request: Extract<RoomRequest, { do: 'watch' }>,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  const found = await find(request, store, context);
  if (!found.ok) return found;
  if (isClass(found.value)) return fail('in-class');
  const pass = await passFor(spectatorPassInput(found.value.invitation), context);
  return { ...(await show(found.value, store, context)), pass };
}

/** Needs a seat or the current invitation: a removed player has neither. */
async function fetchRoom(
  { room: id, from, known, pause, page }: Extract<RoomRequest, { do: 'fetch' }>,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  const room = await store.load(id);
  if (!room) return fail('room-not-found');
  const isIn =
    typeof from === 'string'
      ? from === room.invitation
      : provesSeat(room, { player: from.player, hash: await context.digest(from.secret) });
  if (!isIn) return fail('not-a-player');
  const player = typeof from === 'string' ? null : from.player;
  const now = context.now();
  if (player !== null && now - (playerIn(room, player)?.seen ?? now) >= SEEN_EVERY_MS)
    await store.markSeen(id, player, now);
  const attendance =
    pause === undefined ? null : context.notePoll(room, { player, page, nextPollMs: pause });
  const isKnown =
    known?.version === room.version && (await store.lastMessage(id)) === known.message;
  if (!isKnown) return { ...(await show(room, store, context)), ...attendance };
  await store.whenDurable();
  return { ok: true, at: context.now(), version: room.version, ...attendance };
}

const passFor = async (text: string, context: RequestContext): Promise<string> =>
  (await context.digest(text)).slice(0, PASS_LENGTH);

async function show(room: Room, store: RoomStore, context: RequestContext) {
  const snapshot = snapshotOf(room, await store.messages(room.id));
  const topic = await context.topicOf(room);
  await store.whenDurable();
  return { ok: true, at: context.now(), topic, snapshot } as const;
}

async function grantSeat(
  room: Room,
  player: string,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  const pass = await passFor(playerPassInput(playerIn(room, player)?.secretHash ?? ''), context);
  return { ...(await show(room, store, context)), player, pass };
}

async function list(store: RoomStore, { now, random, isHere }: RequestContext): Promise<Answer> {
  const rooms = await store.list(CONSIDERED);
  const isAlive = (room: Room) => {
    const idle = now() - Math.max(...remainingIn(room).map(({ seen }) => seen));
    if (now() - room.createdAt >= LISTED_MS || idle >= IDLE_LISTED_MS) return false;
    return idle < ARRIVING_MS || isHere(room);
  };
  return { ok: true, rooms: sampleRooms(rooms.filter(isAlive), random).map(toListedRoom) };
}

/**
 * All rooms; or the newest for half of the list and random others for the rest, because a flood brings many
 * new ones.
 */
function sampleRooms(rooms: readonly Room[], random: () => number): readonly Room[] {
  const chosen = rooms.slice(0, LIST_SIZE / 2);
  const others = rooms.slice(LIST_SIZE / 2);
  while (chosen.length < LIST_SIZE && others.length > 0) {
    chosen.push(...others.splice(Math.floor(random() * others.length), 1));
  }
  return chosen.toSorted((a, b) => b.createdAt - a.createdAt);
}

const toListedRoom = (room: Room): ListedRoom => ({
  code: room.code,
  settings: room.settings,
  players: remainingIn(room).map(({ name }) => name),
});

async function handleCommand(
  { room: id, player, secret }: Claim,
  command: SeatCommand,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  const hash = await context.digest(secret);
  const changed = await changeRoom(id, command, { player, hash }, store, context);
  if (!changed.ok) return changed;
  const room = changed.value;
  if (command.do === 'here') return grantSeat(room, player, store, context);
  const once = 'id' in command ? command.id : undefined;
  const done = playerIn(room, player)?.recent.find(({ id: known }) => known === once);
  return { ok: true, version: done?.version ?? room.version };
}

/**
 * Applies a command and commits it; on a conflict it loads the room and has it judged again. `sender`: the
 * player and the hash of the secret, which proves the seat; null for somebody who has no seat yet.
 */
async function changeRoom(
  id: string,
  command: Exclude<Command, { do: 'create' }>,
  sender: { readonly player: string; readonly hash: string } | null,
  store: RoomStore,
  context: RequestContext,
): Promise<Result<Room, ServerError>> {
  const isOfSpectators = command.do === 'remove' && typeof command.who !== 'string';
  const spectator = isOfSpectators ? (command.who ?? undefined) : undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const room = await store.load(id);
    if (!room) return fail('room-not-found');
    if (sender && !provesSeat(room, sender)) return fail('not-a-player');
    const isAsked = room.classId !== null && sender !== null && command.do !== 'join';
    const refused = isAsked && (await askClass(room.classId, sender, command.do, store, context));
    if (refused) return fail(refused);
    // Wait for changes that are being stored, because spectators that they remove are still connected.
    const pending = isOfSpectators ? store.whenDurable() : undefined;
    if (pending) {
      await pending;
      continue;
    }
    const ruling = judgeCommand(room, sender?.player ?? null, command, refereeContext(id, context));
    const { value: next = room } = ruling;
    const isDone =
      next === room || (await store.commit(room, next, eventOf(room, next, spectator)));
    if (next === room) await store.whenDurable();
    if (!isDone) continue;
    const isEnd = next.status === 'finished' && room.status !== 'finished';
    if (isEnd && next.classId !== null) await settleClassOf(next.classId, [id], store, context);
    return ruling.ok ? ok(next) : fail(ruling.error);
  }
  return fail('busy');
}

/** The referee's context for a room's next change. */
const refereeContext = (
  room: string,
  { now, random, isWatching }: RequestContext,
): RefereeContext => ({
  now: now(),
  random,
  isWatching: (who) => isWatching(room, who),
});
