/** Handles requests about classes, and decides whether a class allows a command in its rooms. */
import { fail, ok, type Result } from '../../rules/result.ts';
import {
  type LeadRequestAnswer,
  type ClassRequest,
  type KnownClass,
  CLASS_REACTIONS,
  type ClassClaim,
  type ClassMe,
  type ClassAnswer,
} from '../protocol/class-wire.ts';
import type { ServerError } from '../protocol/errors.ts';
import type { SeatCommand, Reaction } from '../protocol/wire.ts';
import { makeCode, readCode } from '../referee/codes.ts';
import { playerIn } from '../referee/room.ts';
import type { ClassContext } from '../school/pairing-rooms.ts';
import {
  requestToLead,
  changeBetween,
  isDue,
  joinClass,
  judgeClassCommand,
  changePupilDevice,
  openClass,
  pairingInPlayOf,
  settleClass,
  markPresent,
  type ClassRuling,
  type ClassState,
} from '../school/class-referee.ts';
import { boardRooms, boardsOf, classSnapshotOf } from '../school/class-snapshot.ts';
import {
  pupilNumberOf,
  pairingsInPlay,
  senderIn,
  type SchoolClass,
  type Sender,
} from '../school/school-class.ts';
import { ATTEMPTS, idOf, SEEN_EVERY_MS, type RequestContext } from './context.ts';
import { isClass, type Limit, type RoomStore } from './store.ts';

/** How often pupils of one IP address may try a code for a new device. */
const DEVICE_CODES: Limit = { most: 60, windowMs: 60_000 };

type Refused = { readonly ok: false; readonly error: ServerError };
type PromisedAnswer = Promise<ClassAnswer | Refused>;
type Of<Name extends ClassRequest['do']> = Extract<ClassRequest, { readonly do: Name }>;

/** Answers a parsed request. Throws what the store throws. */
export function handleClassRequest(
  request: ClassRequest,
  store: RoomStore,
  context: RequestContext,
): Promise<ClassAnswer | LeadRequestAnswer | Refused> {
  switch (request.do) {
    case 'class-open':
      return open(request, store, context);
    case 'class-fetch':
      return fetchClass(request, store, context);
    case 'class-command':
      return handleCommand(request, store, context);
    case 'class-host':
      return askHosts(request, store, context);
    case 'class-move':
      return changeDevice(request, store, context);
  }
}

/** A request's effect on a class, and the sender. */
type ClassEffect = {
  readonly id: string;
  readonly judge: (state: ClassState, context: ClassContext) => ClassRuling;
  /** Called once the class has accepted the request. */
  readonly senderOf: (school: SchoolClass) => Sender;
  /** The rooms to load: by default all in which somebody plays. */
  readonly rooms?: (school: SchoolClass) => readonly string[];
  readonly known?: KnownClass;
};

/** Judges and commits; on a conflict it loads everything and judges again. */
async function changeClass(
  { id, judge, rooms: roomsIn = roomsInPlay }: Omit<ClassEffect, 'senderOf'>,
  store: RoomStore,
  context: RequestContext,
): Promise<Result<ClassState, ServerError>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const school = await store.loadClass(id);
    if (!school) return fail('class-not-found');
    const at = { now: context.now(), random: context.random };
    const ids = new Set([
      ...roomsIn(school),
      ...(isDue(school, at.now) ? roomsInPlay(school) : []),
    ]);
    const before = { school, rooms: await store.loadRooms([...ids]) };
    const ruling = judge(before, at);
    if (!ruling.ok) return ruling;
    const change = changeBetween(before, ruling.value, at);
    if (!change) await store.whenDurable();
    if (!change || (await store.commitClass(school, change)))
      return ok({ school: change?.school ?? school, rooms: ruling.value.rooms });
  }
  return fail('busy');
}

async function answer(
  effect: ClassEffect,
  store: RoomStore,
  context: RequestContext,
): PromisedAnswer {
  const changed = await changeClass(effect, store, context);
  if (!changed.ok) return changed;
  return answerFor(effect.senderOf(changed.value.school), changed.value, context, effect.known);
}

function answerFor(
  sender: Sender,
  { school, rooms }: ClassState,
  { now }: RequestContext,
  known?: KnownClass,
): ClassAnswer {
  const player = sender === 'host' ? undefined : school.pupils[sender]?.id;
  const me: ClassMe | null =
    sender === 'host' || player === undefined ? null : { player, number: sender };
  const isKnown = known?.version === school.version;
  return {
    ok: true,
    at: now(),
    class: isKnown ? null : classSnapshotOf(school, sender === 'host'),
    me,
    boards: known?.boards ? boardsOf(school, rooms, movesKnown(school, known)) : [],
  };
}

const roomsInPlay = (school: SchoolClass): readonly string[] =>
  pairingsInPlay(school).map(({ room }) => room);

/** The numbers of moves that a page has of this round. */
const movesKnown = ({ rounds }: SchoolClass, { boards }: KnownClass): readonly number[] =>
  boards?.round === rounds.length ? boards.moves : [];

const senderOf =
  ({ pupil }: ClassClaim) =>
  (school: SchoolClass): Sender =>
    pupil === undefined ? 'host' : pupilNumberOf(school, pupil);

async function open(
  { secret, settings }: Of<'class-open'>,
  store: RoomStore,
  context: RequestContext,
): PromisedAnswer {
  const { ip, digest, now, random, openedClasses } = context;
  // From the secret, so that a repeated request opens one class.
  const id = await idOf(context, `class ${secret}`);
  const host = await digest(secret);
  let school = await store.loadClass(id);
  if (!school && !(await store.countAgainst(`classes ${ip}`, openedClasses, now())))
    return fail('too-many');
  for (let attempt = 0; !school; attempt += 1) {
    if (attempt === ATTEMPTS) return fail('busy');
    const opened = openClass(
      { id, code: makeCode(random), host, settings },
      { now: now(), random },
    );
    school = (await store.insertClass(opened)) === 'done' ? opened : await store.loadClass(id);
  }
  await store.whenDurable();
  return answerFor('host', { school, rooms: new Map() }, context);
}

/** Lets a pupil in who entered a class's code. */
export async function joinByCode(
  { id }: SchoolClass,
  { secret, name }: { readonly secret: string; readonly name: string },
  store: RoomStore,
  context: RequestContext,
): PromisedAnswer {
  const pupil = await idOf(context, `pupil ${id} ${secret}`);
  const secretHash = await context.digest(secret);
  const effect: ClassEffect = {
    id,
    judge({ school, rooms }, at) {
      const ruling = joinClass(school, { id: pupil, secretHash, name }, at);
      return ruling.ok ? ok({ school: ruling.value, rooms }) : ruling;
    },
    senderOf: (school) => pupilNumberOf(school, pupil),
    rooms: () => [],
  };
  return answer(effect, store, context);
}

async function fetchClass(
  { claim, known }: Of<'class-fetch'>,
  store: RoomStore,
  context: RequestContext,
): PromisedAnswer {
  const hashed = { pupil: claim.pupil, hash: await context.digest(claim.secret) };
  const ownRooms = (school: SchoolClass): readonly string[] => {
    const sender = senderIn(school, hashed);
    if (sender === 'host') return roomsInPlay(school);
    const own = sender === null ? undefined : pairingInPlayOf(school, sender);
    return own ? [own.room] : [];
  };
  const effect: ClassEffect = {
    id: claim.class,
    judge(state, at) {
      const sender = senderIn(state.school, hashed);
      if (sender === null) return fail('not-a-player');
      return ok(settleClass(sender === 'host' ? state : markPresent(state, sender, at.now), at));
    },
    senderOf: senderOf(claim),
    rooms: (school) => [
      ...ownRooms(school),
      ...(known.boards ? boardRooms(school, movesKnown(school, known)) : []),
    ],
    known,
  };
  const changed = await changeClass(effect, store, context);
  if (!changed.ok) return changed;
  const { school, rooms } = changed.value;
  if (claim.pupil !== undefined)
    for (const id of ownRooms(school)) await see(id, claim.pupil, rooms, store, context);
  return answerFor(effect.senderOf(school), changed.value, context, known);
}

/** Notes that a pupil's page has asked, even while nobody moves in the pupil's room. */
async function see(
  id: string,
  player: string,
  rooms: ClassState['rooms'],
  store: RoomStore,
  { now }: RequestContext,
): Promise<void> {
  const room = rooms.get(id);
  const seen = (room && playerIn(room, player)?.seen) ?? now();
  if (now() - seen >= SEEN_EVERY_MS) await store.markSeen(id, player, now());
}

async function handleCommand(
  { claim, command }: Of<'class-command'>,
  store: RoomStore,
  context: RequestContext,
): PromisedAnswer {
  const hashed = { pupil: claim.pupil, hash: await context.digest(claim.secret) };
  const pass = 'pass' in command ? command.pass : null;
  const hash = pass === null ? '' : await context.digest(pass);
  const effect: ClassEffect = {
    id: claim.class,
    judge(state, at) {
      const sender = senderIn(state.school, hashed);
      if (sender === null) return fail('not-a-player');
      return judgeClassCommand(settleClass(state, at), sender, command, {
        ...at,
        hash,
        own: hashed.hash,
      });
    },
    senderOf: senderOf(claim),
  };
  return answer(effect, store, context);
}

async function askHosts(
  { class: id, pass: hostPass, secret }: Of<'class-host'>,
  store: RoomStore,
  context: RequestContext,
): Promise<ClassAnswer | LeadRequestAnswer | Refused> {
  const hashes = { hash: await context.digest(hostPass), secretHash: await context.digest(secret) };
  const judge: ClassEffect['judge'] = ({ school, rooms }, at) => {
    const ruling = requestToLead(school, hashes, at);
    return ruling.ok ? ok({ school: ruling.value, rooms }) : ruling;
  };
  const changed = await changeClass({ id, judge, rooms: () => [] }, store, context);
  if (!changed.ok) return changed;
  const { hosts, asking } = changed.value.school;
  if (hosts.includes(hashes.secretHash)) return answerFor('host', changed.value, context);
  return asking ? { ok: true, at: context.now(), asking: asking.number } : fail('pass-void');
}

async function changeDevice(
  { code, pass: deviceCode, secret, page = '' }: Of<'class-move'>,
  store: RoomStore,
  context: RequestContext,
): PromisedAnswer {
  const { ip, digest, now } = context;
  if (!(await store.countAgainst(`device ${ip}`, DEVICE_CODES, now()))) return fail('too-many');
  const found = await store.findByCode(readCode(code) ?? '', { ip, page, now: now() });
  if (found === 'too-many') return fail('too-many');
  if (!found || !isClass(found)) return fail('class-not-found');
  const hashes = { hash: await digest(deviceCode), secretHash: await digest(secret) };
  const effect: ClassEffect = {
    id: found.id,
    judge: (state, at) => changePupilDevice(state, hashes, at.now),
    senderOf: ({ pupils }) =>
      pupils.findIndex(({ secretHash }) => secretHash === hashes.secretHash),
  };
  return answer(effect, store, context);
}

/** Settles and commits a class: takes the results of these of its rooms, and ends a round whose time is up. */
export async function settleClassOf(
  classId: string,
  rooms: readonly string[],
  store: RoomStore,
  context: RequestContext,
): Promise<void> {
  const judge: ClassEffect['judge'] = (state, at) => ok(settleClass(state, at));
  await changeClass({ id: classId, judge, rooms: () => rooms }, store, context);
}

/** The commands that a pupil may still send in a room while the class is paused. */
const IN_PAUSE: ReadonlySet<SeatCommand['do']> = new Set(['here', 'leave']);

/** The sender of a request to a class's room, and the hash of the sender's secret. */
type RoomSender = { readonly player: string; readonly hash: string };

/**
 * Whether the sender is a pupil. The secret may be an old one that still proves a seat in earlier matches: it
 * is replaced only in the room of the match in play.
 */
const isPupil = (school: SchoolClass, { player, hash }: RoomSender): boolean =>
  senderIn(school, { pupil: player, hash }) !== null;

/**
 * Settles and commits a class whose round is due, then returns why it refuses a command in one of its rooms; null if it
 * allows it. That may end a room which the caller has loaded: the commit of the command then conflicts.
 */
export async function askClass(
  classId: string,
  sender: RoomSender,
  command: SeatCommand['do'],
  store: RoomStore,
  context: RequestContext,
): Promise<ServerError | null> {
  const school = await store.loadClass(classId);
  if (!school) return 'class-not-found';
  if (!isPupil(school, sender)) return 'not-a-player';
  if (isDue(school, context.now())) await settleClassOf(classId, [], store, context);
  return school.pausedAt !== null && !IN_PAUSE.has(command) ? 'paused' : null;
}

/** Returns why a class refuses a reaction in one of its rooms; null if it allows it. */
export async function reactionRefusal(
  classId: string,
  sender: RoomSender,
  reaction: Reaction,
  store: RoomStore,
): Promise<ServerError | null> {
  const school = await store.loadClass(classId);
  if (!school) return 'class-not-found';
  if (!isPupil(school, sender)) return 'not-a-player';
  const isOffered = CLASS_REACTIONS.some((each) => each === reaction);
  return isOffered && school.settings.reactions ? null : 'in-class';
}
