/**
 * The referee of online rooms: every change of a room is one call of `judgeCommand`. It knows no clock, no
 * network and no database, and judges moves by the same rules as the page.
 */
import { fail, ok } from '../../rules/result.ts';
import { makeCode, makeInvitation } from './codes.ts';
import { LIMITS } from '../protocol/limits.ts';
import { lacksTeams } from '../protocol/room-settings.ts';
import { hostAmong, majorityOf, votersOn } from '../protocol/voters.ts';
import { turnOfRecord } from './position.ts';
import {
  closeGaps,
  playerIn,
  remainingIn,
  seatIn,
  withPlayer,
  type HandledCommand,
  type Player,
  type Room,
} from './room.ts';
import {
  beginRound,
  endWithoutResult,
  makeRoomMove,
  moveAtRandom,
  settleRound,
  type RefereeContext,
} from './rounds.ts';
import { uniqueName } from './look-alikes.ts';
import { roomOfferOf } from '../protocol/room-games.ts';
import type { Refusal } from '../protocol/errors.ts';
import type { RoomSettings, SeatCommand } from '../protocol/wire.ts';
import { leaverOf } from '../../rules/match.ts';

/** Takes a seat in a new room. The endpoint makes the ids. */
type CreateCommand = {
  readonly do: 'create';
  readonly room: string;
  readonly code: string;
  readonly player: string;
  readonly secretHash: string;
  readonly name: string;
  readonly settings: RoomSettings;
};

/** Takes a seat in an existing room. */
type JoinCommand = {
  readonly do: 'join';
  readonly player: string;
  readonly secretHash: string;
  readonly name: string;
};

/** Everything that changes a room. */
export type Command = CreateCommand | JoinCommand | SeatCommand;

/** The referee's answer. A refused command may change the room too: it remembers the refusal. */
export type Ruling =
  | { readonly ok: true; readonly value: Room }
  | { readonly ok: false; readonly error: Refusal | 'too-many'; readonly value?: Room };

/**
 * A seat is held until both times are over: 60 s since its last command or poll, and 45 s since it was reported. On
 * our server an absence is reported within 10 s, so the others may decide after 60 s.
 */
const HELD_SINCE_SEEN_MS = 60_000;
const HELD_SINCE_REPORT_MS = 45_000;
/**
 * A player who was active this recently isn't reported absent. A page without a channel asks every three seconds, and is noted
 * as seen every ten.
 */
const RECENT_MS = 14_000;

/**
 * The room after a command, with its version raised by one; the same object when nothing changes (a
 * move that was applied already, a report of a seat that is held). `room` is null only for create; `player`
 * is the sender, whose secret was checked, and null for create and join.
 */
export function judgeCommand(
  room: Room | null,
  player: string | null,
  command: Command,
  context: RefereeContext,
): Ruling {
  if (command.do === 'create') return ok(createRoom(command, context));
  if (!room) return fail('room-not-found');
  const ruling =
    command.do === 'join'
      ? joinRoom(room, command, context)
      : judgeOnce(room, player, command, context);
  const { value = room } = ruling;
  if (value === room) return ruling;
  return { ...ruling, value: { ...value, version: room.version + 1, updatedAt: context.now } };
}

function newPlayer(
  sent: CreateCommand | JoinCommand,
  name: string,
  index: number,
  now: number,
): Player {
  return {
    id: sent.player,
    name,
    index,
    secretHash: sent.secretHash,
    left: null,
    isRandom: false,
    seen: now,
    heldUntil: null,
    wins: 0,
    recent: [],
  };
}

function createRoom(command: CreateCommand, { now, random }: RefereeContext): Room {
  return {
    id: command.room,
    code: command.code,
    invitation: makeInvitation(random),
    settings: command.settings,
    classId: null,
    version: 1,
    status: 'waiting',
    createdAt: now,
    updatedAt: now,
    players: [newPlayer(command, command.name, 0, now)],
    match: null,
    seats: [],
    round: 0,
    ties: 0,
    roundRequest: null,
    deadline: null,
    turnSince: null,
    votes: [],
    recentLeavers: [],
  };
}

/** A finished room accepts players again once too few are left to continue. */
function joinRoom(room: Room, command: JoinCommand, { now }: RefereeContext): Ruling {
  if (room.classId !== null) return fail('not-accepting');
  if (playerIn(room, command.player)) return ok(room);
  if (dropForgotten(room.recentLeavers, now).some(({ id }) => id === command.player))
    return fail('not-a-player');
  const remaining = remainingIn(room);
  const lacksPlayers = room.status === 'finished' && remaining.length < minPlayersOf(room);
  if (room.status !== 'waiting' && !lacksPlayers) return fail('not-accepting');
  const isFull = remaining.length >= room.settings.playerCount;
  const seated = isFull ? dropReleased(remaining, now) : remaining;
  if (seated.length >= room.settings.playerCount) return fail('room-full');
  const name = uniqueName(
    command.name,
    seated.map((each) => each.name),
  );
  const open = closeGaps({ ...room, players: seated });
  const added = newPlayer(command, name, open.players.length, now);
  return ok({ ...open, status: 'waiting', players: [...open.players, added] });
}

/** The players without those whose hold is over: their seats are free. */
const dropReleased = (remaining: readonly Player[], now: number): readonly Player[] =>
  remaining.filter(({ heldUntil }) => heldUntil === null || heldUntil > now);

const minPlayersOf = ({ settings }: Room): number => roomOfferOf(settings.gameVariant).minPlayers;

function judgeOnce(
  room: Room,
  id: string | null,
  command: SeatCommand,
  context: RefereeContext,
): Ruling {
  const player = playerIn(room, id);
  if (!player) return fail('not-a-player');
  const once = 'id' in command ? command.id : undefined;
  const done = player.recent.find(({ id: known }) => known === once);
  if (done) return done.error ? fail(done.error) : ok(room);
  if ('round' in command && (command.round ?? room.round) !== room.round) {
    const error = OUTDATED[command.do];
    return error ? fail(error) : ok(room);
  }
  if (once === undefined) return judgeCommandAnew(room, player, command, context);
  const known = knownCommands(player, room, context.now);
  const isFull = known.length >= MOST_KNOWN;
  if (isFull && command.do !== 'move') return fail('too-many');
  const ruling = judgeCommandAnew(room, player, command, context);
  // A move names its round and ply: a late copy is stale, whether or not the room remembers it.
  if (command.do === 'move' && (isFull || !ruling.ok)) return ruling;
  const recent = [...known, handledCommand(once, command, ruling, room, context.now)];
  return { ...ruling, value: withPlayer(ruling.value ?? room, player.id, { recent }) };
}

/** Judges a command that isn't a late copy. */
function judgeCommandAnew(
  room: Room,
  player: Player,
  command: SeatCommand,
  context: RefereeContext,
): Ruling {
  const alive = restorePlayer(room, player);
  const ruling = judgeSeatCommand(alive, playerIn(alive, player.id) ?? player, command, context);
  if (!ruling.ok) return ruling;
  const isSign =
    command.do === 'here' &&
    isPublicLobby(room) &&
    context.now - player.seen >= STAY_LISTED_COUNTS_MS;
  if (ruling.value === room && !isSign) return ruling;
  return ok(withPlayer(ruling.value, player.id, { seen: context.now }));
}

type RoundCommand = Exclude<SeatCommand['do'], 'leave' | 'here' | 'nudge' | 'remove'>;

/** The answer to a command about another round; null if another page may have done the same before. */
const OUTDATED: Readonly<Record<RoundCommand, 'nothing-asked' | 'stale' | null>> = {
  start: null,
  round: null,
  expire: null,
  skip: null,
  answer: 'nothing-asked',
  move: 'stale',
  decide: 'stale',
  vote: 'stale',
};

/**
 * The page of a public room says `here` every five minutes, which keeps the room in the list. A `here` that comes sooner
 * than this changes nothing, so that a page can't change the room as often as it likes. The limit is below five
 * minutes so that regular ones always count.
 */
const STAY_LISTED_COUNTS_MS = 240_000;
const isPublicLobby = ({ status, settings }: Room): boolean =>
  status === 'waiting' && settings.listed;

/**
 * An accepted command shows that its player is present: the others needn't wait or play for this player any
 * more.
 */
const restorePlayer = (room: Room, { id, heldUntil, isRandom }: Player): Room =>
  heldUntil !== null || isRandom
    ? withPlayer(room, id, { heldUntil: null, isRandom: false })
    : room;

/** In a class's room two pupils play one match, without chat, and without choosing its outcome. */
const IN_CLASS: ReadonlySet<SeatCommand['do']> = new Set(['leave', 'here', 'move', 'nudge']);

function judgeSeatCommand(
  room: Room,
  player: Player,
  command: SeatCommand,
  context: RefereeContext,
): Ruling {
  if (room.classId !== null && !IN_CLASS.has(command.do)) return fail('in-class');
  switch (command.do) {
    case 'start':
      return start(room, context);
    case 'round':
      return askForRound(room, player, context);
    case 'here':
      return ok(room);
    case 'leave':
      return ok(countVotes(leave(room, player, context), context));
    case 'move':
      return judgeMove(room, player, command, context);
    case 'answer':
      return answer(room, player, command.agrees, context);
    case 'nudge':
      return holdAbsentSeat(room, player, command.missed, context);
    case 'decide':
      return resolveAbsence(room, player, command, context);
    case 'expire':
      return expireTurn(room, command.ply, context);
    case 'skip':
      return skipTurn(room, command.ply, context);
    case 'remove':
      return remove(room, player, command.who, context);
    case 'vote':
      return vote(room, player, command, context);
  }
}

/** Any player may start, also from the lobby after a round (ONL-35). */
function start(room: Room, context: RefereeContext): Ruling {
  if (room.status === 'playing') return ok(room);
  const count = remainingIn(room).length;
  if (count < minPlayersOf(room)) return fail('need-players');
  if (room.round === 0 && lacksTeams(room.settings, count)) return fail('bad-teams');
  return ok(beginRound(room, context));
}

/** Starts at once after the end; in mid-match the others are asked (ONL-60, ONL-61). */
function askForRound(room: Room, { id }: Player, context: RefereeContext): Ruling {
  if (room.status === 'waiting' && room.round === 0) return fail('not-started');
  // The room is waiting again: somebody left after the round and somebody joined.
  if (room.status !== 'playing') return start(room, context);
  const { by, agreed } = room.roundRequest ?? { by: id, agreed: [] };
  if (agreed.includes(id)) return ok(room);
  return ok(settleRound({ ...room, roundRequest: { by, agreed: [...agreed, id] } }, context));
}

function skipTurn(room: Room, ply: number, context: RefereeContext): Ruling {
  if (room.status !== 'playing' || ply !== room.match?.moves.length) return ok(room);
  if (room.turnSince === null || context.now < room.turnSince + LIMITS.patience)
    return fail('not-expired');
  return ok(moveAtRandom(room, context));
}

function remove(
  room: Room,
  { id }: Player,
  who: string | number | null,
  context: RefereeContext,
): Ruling {
  if (hostAmong(remainingIn(room), context.now)?.id !== id || who === id) return fail('not-host');
  // Spectators aren't part of the room: the channel drops them, and the old code is void.
  if (typeof who !== 'string') return ok(context.isWatching(who) ? renewCode(room, context) : room);
  const target = playerIn(room, who);
  if (!target) return ok(room);
  // With two players a removal isn't a win.
  const isDuel = room.status === 'playing' && remainingIn(room).length === 2;
  return ok(removePlayer(isDuel ? endWithoutResult(room) : room, target, context));
}

function vote(
  room: Room,
  { id }: Player,
  { who: player, isFor }: { readonly who: string; readonly isFor: boolean },
  context: RefereeContext,
): Ruling {
  const target = playerIn(room, player);
  if (!target || target.id === id) return ok(room);
  if (room.status !== 'playing' || votersOn(remainingIn(room), player).length < 2)
    return fail('no-vote');
  const before = room.votes.find((each) => each.player === player)?.by ?? [];
  if (before.includes(id) === isFor) return ok(room);
  const by = isFor ? [...before, id] : before.filter((each) => each !== id);
  const rest = room.votes.filter((each) => each.player !== player);
  return ok(
    countVotes({ ...room, votes: by.length > 0 ? [...rest, { player, by }] : rest }, context),
  );
}

/** The room after its votes were counted: a majority may also arise because somebody left. */
function countVotes(room: Room, context: RefereeContext): Room {
  if (room.status !== 'playing') return room.votes.length > 0 ? { ...room, votes: [] } : room;
  for (const { player, by } of room.votes) {
    const voters = votersOn(remainingIn(room), player);
    const target = playerIn(room, player);
    const isCarried = voters.filter(({ id }) => by.includes(id)).length >= majorityOf(voters);
    if (target && voters.length > 1 && isCarried) return removePlayer(room, target, context);
  }
  const votes = room.votes.filter(({ player }) => votersOn(remainingIn(room), player).length > 1);
  return votes.length === room.votes.length ? room : { ...room, votes };
}

/** The room without a player whose secret is void, with a new code and link. */
const removePlayer = (room: Room, target: Player, context: RefereeContext): Room =>
  countVotes(
    renewCode(leave(withPlayer(room, target.id, { secretHash: '' }), target, context), context),
    context,
  );

const renewCode = (room: Room, { random }: RefereeContext): Room => ({
  ...room,
  code: makeCode(random),
  invitation: makeInvitation(random),
});

/** In the lobby later seats move up; in a started room the row stays, marked as left. */
function leave(before: Room, { id }: Player, context: RefereeContext): Room {
  const votes = before.votes
    .map(({ player, by }) => ({ player, by: by.filter((voter) => voter !== id) }))
    .filter(({ player, by }) => player !== id && by.length > 0);
  const recentLeavers = [
    ...dropForgotten(before.recentLeavers, context.now),
    { id, at: context.now },
  ].slice(-MOST_KNOWN);
  const room = { ...before, votes, recentLeavers };
  const marked = withPlayer(room, id, { left: context.now, heldUntil: null, isRandom: false });
  if (room.status === 'waiting') return closeGaps(marked);
  if (room.status === 'finished') return marked;
  const roundRequest =
    room.roundRequest && room.roundRequest.by !== id
      ? { ...room.roundRequest, agreed: room.roundRequest.agreed.filter((each) => each !== id) }
      : null;
  const seat = seatIn(room, id) ?? -1;
  return makeRoomMove({ ...marked, roundRequest }, seat, `!${seat}`, context) ?? marked;
}

function judgeMove(
  room: Room,
  player: Player,
  { ply, move }: { readonly ply: number; readonly move: string },
  context: RefereeContext,
): Ruling {
  if (room.status === 'finished') return fail('game-over');
  if (room.status === 'waiting' || !room.match) return fail('not-started');
  const seat = seatIn(room, player.id);
  if (seat === null || seat !== turnOfRecord(room.match)) return fail('not-your-turn');
  if (ply !== room.match.moves.length) return fail('stale');
  // To leave, a player sends another command.
  const next = leaverOf(move) === null ? makeRoomMove(room, seat, move, context) : null;
  return next ? ok(next) : fail('illegal-move');
}

function answer(room: Room, { id }: Player, agrees: boolean, context: RefereeContext): Ruling {
  const { roundRequest } = room;
  if (!roundRequest || room.status !== 'playing') return fail('nothing-asked');
  if (!agrees) return ok({ ...room, roundRequest: null });
  if (roundRequest.agreed.includes(id)) return ok(room);
  return ok(
    settleRound(
      { ...room, roundRequest: { ...roundRequest, agreed: [...roundRequest.agreed, id] } },
      context,
    ),
  );
}

function holdAbsentSeat(
  room: Room,
  player: Player,
  missed: string,
  { now }: RefereeContext,
): Ruling {
  const target = playerIn(room, missed);
  if (!target || target.id === player.id || target.seen > now - RECENT_MS)
    return fail('not-absent');
  if (target.heldUntil !== null || target.isRandom) return ok(room);
  const heldUntil = Math.max(target.seen + HELD_SINCE_SEEN_MS, now + HELD_SINCE_REPORT_MS);
  return ok(withPlayer(room, target.id, { heldUntil }));
}

function resolveAbsence(
  room: Room,
  player: Player,
  { absent, choice }: { readonly absent: string; readonly choice: 'random' | 'end' },
  context: RefereeContext,
): Ruling {
  const target = playerIn(room, absent);
  if (room.status !== 'playing') return fail('not-started');
  if (target?.isRandom && choice === 'random') return ok(room);
  if (!target || target.id === player.id || !isOverdue(target, context)) return fail('not-absent');
  if (choice === 'end') return ok(endWithoutResult(room));
  const random = withPlayer(room, target.id, { isRandom: true, heldUntil: null });
  return ok(settleRound(random, context));
}

const isOverdue = ({ heldUntil, isRandom }: Player, { now }: RefereeContext): boolean =>
  isRandom || (heldUntil !== null && heldUntil <= now);

function expireTurn(room: Room, ply: number, context: RefereeContext): Ruling {
  if (room.status !== 'playing' || ply !== room.match?.moves.length) return ok(room);
  if (room.deadline === null || context.now < room.deadline + LIMITS.moveGrace)
    return fail('not-expired');
  return ok(moveAtRandom(room, context));
}

/**
 * The longest time from a command to a late copy: the last retry starts after 12 s, and a request takes 10 s
 * at most.
 */
const KNOWN_MS = LIMITS.lastTry + 10_000;
/**
 * The most commands of a seat, or of players who left a room: nobody makes this many in that time by hand.
 */
const MOST_KNOWN = 64;

/** The entries that a late copy may still match. */
const dropForgotten = <T extends { readonly at: number }>(
  all: readonly T[],
  now: number,
): readonly T[] => all.filter(({ at }) => at > now - KNOWN_MS);

/**
 * The commands of a seat that are still known. When there are many, the older half goes, except those that could act
 * again: a copy that names another round or ply can't.
 */
function knownCommands(
  { recent }: Player,
  { round }: Room,
  now: number,
): readonly HandledCommand[] {
  const known = dropForgotten(recent, now);
  if (known.length < MOST_KNOWN) return known;
  const mayAct = (done: HandledCommand): boolean =>
    done.round === undefined || done.round === round;
  return known.filter((done, at) => at >= MOST_KNOWN / 2 || mayAct(done));
}

/** A remembered command, and its result. */
function handledCommand(
  id: string,
  command: SeatCommand,
  ruling: Ruling,
  before: Room,
  at: number,
): HandledCommand {
  const isChange = ruling.ok && ruling.value !== before;
  const round = command.do === 'move' ? null : 'round' in command ? command.round : undefined;
  return {
    id,
    version: isChange ? before.version + 1 : before.version,
    at,
    ...(ruling.ok ? {} : { error: ruling.error }),
    ...(round === undefined ? {} : { round }),
  };
}
