/**
 * The referee of classes: every change of a class, and what it does to the rooms of its pairings, is decided here. It
 * knows no clock, no network and no database. Results come from the rooms, or are stored together with them, so deciding
 * twice changes nothing (ADR 45).
 */
import { leaverOf } from '../../rules/match.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import {
  CLASS_LIMITS,
  type ClassCommand,
  type ClassSettings,
  type Paired,
  type Pairing,
} from '../protocol/class-wire.ts';
import type { Refusal } from '../protocol/errors.ts';
import { LIMITS } from '../protocol/limits.ts';
import { withPlayer, type Player, type Room } from '../referee/room.ts';
import { endWithoutResult } from '../referee/rounds.ts';
import {
  createPairingRoom,
  applyCommand,
  missedResultOf,
  roomResultOf,
  type ClassContext,
  type RoomResult,
} from './pairing-rooms.ts';
import { orderPair, pairRound, type Entrant } from './pairing.ts';
import { nameFor } from './pupil-names.ts';
import {
  pupilNumberOf,
  pairingsInPlay,
  withPupil,
  type LeadRequest,
  type PairingInPlay,
  type Pupil,
  type SchoolClass,
  type Sender,
} from './school-class.ts';
import { countedRounds, historiesOf, standingsOf } from './standings.ts';

/** A class with the rooms that were loaded, by id. */
export type ClassState = {
  readonly school: SchoolClass;
  readonly rooms: ReadonlyMap<string, Room>;
};

/** A room that a class changes, or creates (`before` is null). */
type RoomChange = { readonly before: Room | null; readonly after: Room };
/** The class after a change, to be stored together with these rooms. */
export type ClassChange = { readonly school: SchoolClass; readonly rooms: readonly RoomChange[] };

export type ClassRuling = Result<ClassState, Refusal>;

/**
 * After `SILENT_MS` without a request a pupil's seat is held; after `HELD_MS` more the match is lost: one minute in
 * all.
 */
const SILENT_MS = 20_000;
const HELD_MS = 40_000;
/**
 * If a hold ended this long ago and nobody noticed, the server was down rather than the pupil absent: the time starts
 * again.
 */
const UNNOTICED_MS = 60_000;
/** Commands are remembered for as long as a late copy may come, as in rooms. */
const KNOWN_MS = LIMITS.lastTry + 10_000;
const MOST_KNOWN = 64;
/** The most pupils in the list, including those who left. */
const MOST_LISTED = 2 * CLASS_LIMITS.pupils;

export const openClass = (
  opened: Pick<SchoolClass, 'id' | 'code' | 'settings'> & { readonly host: string },
  { now }: ClassContext,
): SchoolClass => ({
  id: opened.id,
  code: opened.code,
  version: 1,
  createdAt: now,
  updatedAt: now,
  settings: opened.settings,
  hosts: [opened.host],
  hostPass: null,
  asking: null,
  pupils: [],
  rounds: [],
  pairs: [],
  deadline: null,
  pausedAt: null,
  isOver: false,
  recent: [],
});

/** The changes to store; null if there are none. A room's event is one version, whatever happened in it. */
export function changeBetween(
  before: ClassState,
  after: ClassState,
  { now }: ClassContext,
): ClassChange | null {
  const rooms = [...after.rooms].flatMap(([id, room]): readonly RoomChange[] => {
    const known = before.rooms.get(id);
    if (known === room) return [];
    if (!known) return [{ before: null, after: room }];
    return [{ before: known, after: { ...room, version: known.version + 1, updatedAt: now } }];
  });
  const isSame = after.school === before.school;
  if (isSame && rooms.length === 0) return null;
  const { version } = before.school;
  const school = isSame ? before.school : { ...after.school, version: version + 1, updatedAt: now };
  return { school, rooms };
}

/** Whether the round's time is up. A move that was being sent still counts. */
export const isDue = (school: SchoolClass, now: number): boolean =>
  school.pausedAt === null && school.deadline !== null && now >= school.deadline + LIMITS.moveGrace;

/**
 * Applies everything that is due: pupils who are absent for too long lose, a round whose time is up ends, finished rooms
 * give their results, a device that has asked for too long is forgotten. It looks only at loaded rooms; when
 * the class `isDue`, all rooms in play must be loaded.
 */
export function settleClass(state: ClassState, context: ClassContext): ClassState {
  const { pausedAt, asking } = state.school;
  const isExpired = asking && !leadRequestIn(state.school, context.now);
  const known = isExpired ? { ...state, school: { ...state.school, asking: null } } : state;
  const judged = pausedAt === null ? judgeAbsences(known, context) : known;
  return isDue(judged.school, context.now) ? endPairings(judged) : collectResults(judged);
}

function judgeAbsences(state: ClassState, context: ClassContext): ClassState {
  return pairingsInPlay(state.school).reduce((known, pairing) => {
    const room = known.rooms.get(pairing.room);
    return room?.status === 'playing' ? judgeAbsence(known, room, context) : known;
  }, state);
}

function judgeAbsence(state: ClassState, room: Room, context: ClassContext): ClassState {
  const { now } = context;
  const pupilOf = ({ id }: Player): Pupil | undefined =>
    state.school.pupils.find((pupil) => pupil.id === id);
  const isGone = (player: Player): boolean => {
    const left = pupilOf(player)?.left ?? null;
    if (left !== null) return left + CLASS_LIMITS.undo <= now;
    return player.heldUntil !== null && player.heldUntil <= now;
  };
  const isAbsent = (player: Player): boolean =>
    player.heldUntil !== null || pupilOf(player)?.left !== null;
  const unnoticed = room.players.filter(
    ({ heldUntil }) => heldUntil !== null && heldUntil + UNNOTICED_MS <= now,
  );
  if (unnoticed.length > 0) return withRoom(state, holdSeats(room, unnoticed, now));
  const gone = room.players.filter(isGone);
  if (gone.length === room.players.length) {
    const ended = endWithoutResult(room);
    const school = withResults(state.school, new Map([[room.id, missedResultOf(ended)]]));
    return withRoom({ ...state, school: gone.reduce(markAway, school) }, ended);
  }
  const [loser] = gone;
  // If both are absent, neither wins.
  if (loser && room.players.some((player) => player !== loser && isAbsent(player))) return state;
  if (loser) return withRoom(state, applyCommand(room, loser.id, { do: 'leave' }, context));
  const silent = room.players.filter(
    (player) => !isAbsent(player) && player.seen <= now - SILENT_MS,
  );
  return silent.length > 0 ? withRoom(state, holdSeats(room, silent, now)) : state;
}

const holdSeats = (room: Room, players: readonly Player[], now: number): Room =>
  players.reduce((held, { id }) => withPlayer(held, id, { heldUntil: now + HELD_MS }), room);

const withRoom = ({ school, rooms }: ClassState, room: Room): ClassState => ({
  school,
  rooms: new Map([...rooms, [room.id, room]]),
});

/** Marks a pupil as away, unless they left for good. */
function markAway(school: SchoolClass, { id }: { readonly id: string }): SchoolClass {
  const number = pupilNumberOf(school, id);
  return school.pupils[number]?.left === null
    ? withPupil(school, number, { isAway: true })
    : school;
}

/** Ends the pairings in play. A pairing whose room is lost is a tie. */
function endPairings(state: ClassState): ClassState {
  const rooms = pairingsInPlay(state.school).flatMap(({ room }) => state.rooms.get(room) ?? []);
  const ended = rooms
    .filter(({ status }) => status === 'playing')
    .reduce((known, room) => withRoom(known, endWithoutResult(room)), state);
  return collectResults(ended, { result: 'tie', moves: 0, by: 'time' });
}

/**
 * Takes the last round back. Its pairs made by hand don't come back, and pupils who were away stay so until
 * they ask again.
 */
function dropRound(state: ClassState): ClassState {
  const { school, rooms } = endPairings(state);
  const last = school.rounds.at(-1);
  if (!last) return state;
  const kept = school.rounds.slice(0, -1);
  return { school: { ...school, rounds: [...kept, { ...last, isDropped: true }] }, rooms };
}

/** Adds the results of finished rooms to the class; `lost`: the result for a room that is missing. */
function collectResults({ school, rooms }: ClassState, lost?: RoomResult): ClassState {
  const results = new Map(
    pairingsInPlay(school).flatMap(({ room: id }) => {
      const room = rooms.get(id);
      const result = room ? room.status === 'finished' && roomResultOf(room) : lost;
      return result ? [[id, result] as const] : [];
    }),
  );
  const losers = [...results.keys()].flatMap((id) => leaverIn(rooms.get(id)) ?? []);
  return { school: losers.reduce(markAway, withResults(school, results)), rooms };
}

/** The class with these results of the last round, by room. With the last one open the round is over. */
function withResults(school: SchoolClass, results: ReadonlyMap<string, RoomResult>): SchoolClass {
  const last = school.rounds.at(-1);
  if (!last || results.size === 0) return school;
  const pairings = last.pairings.map((pairing) => ({
    ...pairing,
    ...results.get(pairing.room ?? ''),
  }));
  const next = { ...school, rounds: [...school.rounds.slice(0, -1), { ...last, pairings }] };
  return pairingsInPlay(next).length === 0 ? { ...next, deadline: null } : next;
}

/** The pupil who was absent or left at the end of a match. */
function leaverIn(room: Room | undefined): { readonly id: string } | undefined {
  const seat = leaverOf(room?.match?.moves.at(-1));
  const player = seat === null ? undefined : room?.seats[seat]?.player;
  return player === undefined ? undefined : { id: player };
}

const isFull = ({ pupils }: SchoolClass): boolean =>
  pupils.filter(({ left }) => left === null).length >= CLASS_LIMITS.pupils;

/** Adds a pupil; adding the same one again changes nothing. Latecomers play from the next round on. */
export function joinClass(
  school: SchoolClass,
  { name: asked, ...pupil }: Pick<Pupil, 'id' | 'secretHash' | 'name'>,
  { random }: ClassContext,
): Result<SchoolClass, Refusal> {
  const known = school.pupils[pupilNumberOf(school, pupil.id)];
  if (known) {
    const isSame = known.left === null && known.secretHash === pupil.secretHash;
    return isSame ? ok(school) : fail('not-a-player');
  }
  if (school.isOver) return fail('class-over');
  if (school.settings.locked) return fail('class-locked');
  if (isFull(school) || school.pupils.length >= MOST_LISTED) return fail('class-full');
  const taken = school.pupils.map((each) => each.name);
  const name = nameFor(asked, school.settings, taken, random);
  if (name === null) return fail('name-required');
  const added = { ...pupil, name, left: null, isAway: false, move: null };
  return ok({ ...school, pupils: [...school.pupils, added] });
}

/** A pupil's page asks, so the pupil counts as present, in their match too. */
export function markPresent(
  { school, rooms }: ClassState,
  number: number,
  now: number,
): ClassState {
  const pupil = school.pupils[number];
  const next = pupil?.isAway ? withPupil(school, number, { isAway: false }) : school;
  const room = rooms.get(pairingInPlayOf(school, number)?.room ?? '');
  const player = room?.players.find(({ id }) => id === pupil?.id);
  if (!room || !player || player.heldUntil === null || room.status !== 'playing')
    return { school: next, rooms };
  return withRoom(
    { school: next, rooms },
    withPlayer(room, player.id, { heldUntil: null, seen: now }),
  );
}

/**
 * Lets a device ask to lead the class. It uses up the host pass, and waits until a host lets the device in. Asking
 * again changes nothing. `hash`: of the pass; `secretHash`: of the device's secret.
 */
export function requestToLead(
  school: SchoolClass,
  { hash, secretHash }: { readonly hash: string; readonly secretHash: string },
  { now, random }: ClassContext,
): Result<SchoolClass, Refusal> {
  if (school.hosts.includes(secretHash)) return ok(school);
  if (leadRequestIn(school, now)?.secretHash === secretHash) return ok(school);
  const { hostPass } = school;
  if (hostPass?.hash !== hash || hostPass.until <= now) return fail('pass-void');
  if (school.hosts.length >= CLASS_LIMITS.hosts) return fail('hosts-full');
  const { least, most } = CLASS_LIMITS.asking;
  const number = least + Math.floor(random() * (most - least + 1));
  const asking = { number, secretHash, until: now + CLASS_LIMITS.oneTime };
  return ok({ ...school, hostPass: null, asking });
}

const leadRequestIn = ({ asking }: SchoolClass, now: number): LeadRequest | null =>
  asking && asking.until > now ? asking : null;

/**
 * The number identifies the device: a pupil may have scanned the link before the device that the host
 * expects.
 */
function admitHost(
  school: SchoolClass,
  { number, yes }: Extract<ClassCommand, { readonly do: 'admit' }>,
  now: number,
): Result<SchoolClass, Refusal> {
  const request = leadRequestIn(school, now);
  const isMeant = request?.number === number;
  if (!yes) return ok(isMeant ? { ...school, asking: null } : school);
  if (!request || !isMeant) return fail('pass-void');
  if (school.hosts.length >= CLASS_LIMITS.hosts) return fail('hosts-full');
  return ok({ ...school, hosts: [...school.hosts, request.secretHash], asking: null });
}

/** Takes a pupil to another device: the old secret becomes void in the class and in the pupil's room. */
export function changePupilDevice(
  { school, rooms }: ClassState,
  { hash, secretHash }: { readonly hash: string; readonly secretHash: string },
  now: number,
): ClassRuling {
  if (school.pupils.some((pupil) => pupil.secretHash === secretHash)) return ok({ school, rooms });
  const number = school.pupils.findIndex(
    ({ move: deviceCode, left }) =>
      left === null && deviceCode?.hash === hash && deviceCode.until > now,
  );
  const pupil = school.pupils[number];
  if (!pupil) return fail('pass-void');
  const own = pairingInPlayOf(school, number);
  const room = own && rooms.get(own.room);
  const next = { school: withPupil(school, number, { secretHash, move: null }), rooms };
  return ok(room ? withRoom(next, withPlayer(room, pupil.id, { secretHash })) : next);
}

/** The pairing in which a pupil is playing. */
export const pairingInPlayOf = (school: SchoolClass, number: number): PairingInPlay | undefined =>
  pairingsInPlay(school).find(({ pupils }) => pupils.includes(number));

/**
 * `hash`: of the host pass or the device code that the command brings; `own`: of the sender's secret. All open rooms
 * must be known.
 */
export function judgeClassCommand(
  state: ClassState,
  sender: Sender,
  command: ClassCommand,
  context: ClassContext & { readonly hash: string; readonly own: string },
): ClassRuling {
  const { now } = context;
  const recent = state.school.recent.filter(({ at }) => at > now - KNOWN_MS).slice(-MOST_KNOWN);
  if (recent.some(({ id }) => id === command.id)) return ok(state);
  const ruling = judgeAnew(state, sender, command, context);
  if (!ruling.ok) return ruling;
  const { school, rooms } = ruling.value;
  return ok({ school: { ...school, recent: [...recent, { id: command.id, at: now }] }, rooms });
}

/** The commands of hosts that are still allowed after the end. */
const AFTERWARDS: ReadonlySet<ClassCommand['do']> = new Set([
  'reopen',
  'rename',
  'host-pass',
  'admit',
  'alone',
]);

function judgeAnew(
  state: ClassState,
  sender: Sender,
  command: ClassCommand,
  context: ClassContext & { readonly hash: string; readonly own: string },
): ClassRuling {
  const { school, rooms } = state;
  const { now, random, hash, own } = context;
  const applyChange = (change: Partial<SchoolClass>): ClassRuling =>
    ok({ school: { ...school, ...change }, rooms });
  const target = 'pupil' in command ? school.pupils[command.pupil] : undefined;
  const applyPupilChange = (number: number, change: Partial<Pupil>): ClassRuling =>
    ok({ school: withPupil(school, number, change), rooms });
  if (command.do === 'leave')
    return sender === 'host' ? fail('not-a-player') : applyPupilChange(sender, { left: now });
  if (sender !== 'host') return fail('not-host');
  if (school.isOver && !AFTERWARDS.has(command.do)) return fail('class-over');
  if ('pupil' in command && !target) return fail('pupil-left');
  switch (command.do) {
    case 'start':
      return command.round === school.rounds.length ? start(state, context) : ok(state);
    case 'end':
      return ok(command.round === school.rounds.length ? endPairings(state) : state);
    case 'drop':
      return ok(command.round === school.rounds.length ? dropRound(state) : state);
    case 'pause':
      return applyChange({ pausedAt: school.pausedAt ?? now });
    case 'resume':
      return ok(unpause(state, now));
    case 'rename': {
      const others = school.pupils.filter((pupil) => pupil !== target);
      const taken = others.map((pupil) => pupil.name);
      const name = nameFor(command.name, school.settings, taken, random);
      return name === null ? fail('name-required') : applyPupilChange(command.pupil, { name });
    }
    case 'remove':
      return target?.left === null ? applyPupilChange(command.pupil, { left: now }) : ok(state);
    case 'restore':
      if (target?.left === null) return ok(state);
      if (isFull(school)) return fail('class-full');
      return applyPupilChange(command.pupil, { left: null, isAway: false });
    case 'pair':
      return pair(state, command.pupils);
    case 'settings':
      return applyChange({ settings: command.settings });
    case 'host-pass':
      return applyChange({
        hostPass: command.pass === null ? null : oneTimeUntil(hash, now),
        asking: null,
      });
    case 'admit': {
      const ruling = admitHost(school, command, now);
      return ruling.ok ? ok({ school: ruling.value, rooms }) : ruling;
    }
    case 'alone':
      return applyChange({ hosts: [own], hostPass: null, asking: null });
    case 'move-code':
      return target?.left === null
        ? applyPupilChange(command.pupil, { move: oneTimeUntil(hash, now) })
        : fail('pupil-left');
    case 'close': {
      const ended = endPairings(unpause(state, now));
      return ok({ ...ended, school: { ...ended.school, isOver: true } });
    }
    case 'reopen':
      return applyChange({ isOver: false });
  }
}

const oneTimeUntil = (hash: string, now: number) => ({ hash, until: now + CLASS_LIMITS.oneTime });

/** The clock continues where it stopped, and the pause counts for nobody as absence. */
function unpause(state: ClassState, now: number): ClassState {
  const { pausedAt, deadline } = state.school;
  if (pausedAt === null) return state;
  const later = deadline === null ? null : deadline + now - pausedAt;
  const school = { ...state.school, pausedAt: null, deadline: later };
  const rooms = [...state.rooms].map(([id, room]) => {
    const held = room.players.filter(({ heldUntil }) => heldUntil !== null);
    return [
      id,
      held.length > 0 && room.status === 'playing' ? holdSeats(room, held, now) : room,
    ] as const;
  });
  return { school, rooms: new Map(rooms) };
}

function pair(state: ClassState, pupils: readonly [number, number] | null): ClassRuling {
  const { school, rooms } = state;
  if (pupils === null) return ok({ school: { ...school, pairs: [] }, rooms });
  const [a, b] = pupils;
  if (a === b || pupils.some((each) => school.pupils[each]?.left !== null))
    return fail('pupil-left');
  const others = school.pairs.filter((known) => !known.some((each) => pupils.includes(each)));
  return ok({ school: { ...school, pairs: [...others, pupils] }, rooms });
}

/** Starts the next round: everybody available gets an opponent and a board, or a bye. */
function start({ school, rooms }: ClassState, context: ClassContext): ClassRuling {
  if (pairingsInPlay(school).length > 0) return fail('stale');
  if (school.rounds.length >= CLASS_LIMITS.rounds) return fail('rounds-full');
  const entrants = entrantsOf(school, context.random);
  if (entrants.length < 2) return fail('need-players');
  const game = drawGame(school, context.random);
  const opened = pairsOf(entrants, school.pairs).map((pupils) => {
    const two = pupils.flatMap((number) => school.pupils[number] ?? []);
    const [first, second] = two;
    const room =
      first && second ? createPairingRoom(school.id, game, [first, second], context) : null;
    return { room, pupils };
  });
  const pairings = opened.map(({ room, pupils }): Pairing => {
    const result = room ? null : 'bye';
    return { room: room?.id ?? null, pupils, result, moves: 0, by: 'play' };
  });
  const { now } = context;
  const { minutes } = school.settings;
  const begun = opened.flatMap(({ room }) => (room ? [[room.id, room] as const] : []));
  return ok({
    school: {
      ...school,
      rounds: [...school.rounds, { game, startedAt: now, pairings }],
      pairs: [],
      deadline: minutes === 0 ? null : now + minutes * 60_000,
      pausedAt: null,
    },
    rooms: new Map([...rooms, ...begun]),
  });
}

/** The available pupils, best first; equals in random order. */
function entrantsOf({ pupils, rounds }: SchoolClass, random: () => number): readonly Entrant[] {
  const histories = historiesOf(pupils.length, rounds);
  return standingsOf(pupils.length, rounds)
    .map((standing) => ({ ...standing, luck: random() }))
    .toSorted((a, b) => a.rank - b.rank || a.luck - b.luck)
    .flatMap(({ pupil }) => {
      const history = histories[pupil];
      const isAvailable = pupils[pupil]?.left === null && !pupils[pupil].isAway;
      return history && isAvailable ? [{ pupil, history }] : [];
    });
}

/** The pairs made by hand, if both are available, then the pairs of all others. */
function pairsOf(entrants: readonly Entrant[], byHand: SchoolClass['pairs']): readonly Paired[] {
  const chosen = byHand
    .map((pupils) => entrants.filter(({ pupil }) => pupils.includes(pupil)))
    .filter(({ length }) => length === 2);
  const rest = entrants.filter((entrant) => !chosen.flat().includes(entrant));
  const pairs = chosen.flatMap(([a, b]) => (a && b ? [orderPair(a, b)] : []));
  return [...pairs, ...pairRound(rest)];
}

/** Draws another game than the last one that counts, if there are several. */
function drawGame(
  { settings, rounds }: SchoolClass,
  random: () => number,
): ClassSettings['games'][number] {
  const last = countedRounds(rounds).at(-1)?.game;
  const others = settings.games.filter((game) => game !== last);
  const games = others.length > 0 ? others : settings.games;
  return games[Math.floor(random() * games.length)] ?? 'classic';
}
