/**
 * The referee of online rooms: every change of a room is one call of `decide`. It knows no clock, no
 * network and no database, and judges moves by the same rules as the page.
 */
import { fail, ok } from '../../rules/result.ts';
import type {
  Command,
  CreateCommand,
  JoinCommand,
  Moment,
  SeatCommand,
  Verdict,
} from './commands.ts';
import { makeToken } from './codes.ts';
import { doneOf, knownOf, MOST_KNOWN, stillKnown } from './decided.ts';
import { lacksTeams } from '../protocol/options.ts';
import { verdicts } from './referee-seat.ts';
import { closedUp, playerIn, presentIn, withPlayer, type Player, type Room } from './room.ts';
import { begun, settled } from './rounds.ts';
import { uniqueName } from './look-alikes.ts';
import { onlineVariant } from '../protocol/variants.ts';

/**
 * The room after a command, with its version raised by one; the same object when nothing changes (a
 * move that was applied already, a seat that isn't missed). `room` is null only for create; `player`
 * is the sender, whose secret was checked, and null for create and join.
 */
export function decide(
  room: Room | null,
  player: string | null,
  command: Command,
  moment: Moment,
): Verdict {
  if (command.kind === 'create') return ok(created(command, moment));
  if (!room) return fail('room-not-found');
  const verdict =
    command.kind === 'join' ? joined(room, command, moment) : seated(room, player, command, moment);
  const { value = room } = verdict;
  if (value === room) return verdict;
  return { ...verdict, value: { ...value, version: room.version + 1, updatedAt: moment.now } };
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
    tokenHash: sent.tokenHash,
    left: null,
    isRandom: false,
    seen: now,
    heldUntil: null,
    wins: 0,
    recent: [],
  };
}

function created(command: CreateCommand, { now, random }: Moment): Room {
  return {
    id: command.room,
    code: command.code,
    invite: makeToken(random),
    settings: command.settings,
    version: 1,
    status: 'waiting',
    createdAt: now,
    updatedAt: now,
    players: [newPlayer(command, command.name, 0, now)],
    match: null,
    seats: [],
    round: 0,
    ties: 0,
    consent: null,
    deadline: null,
    turnSince: null,
    votes: [],
    gone: [],
  };
}

/** A finished room accepts players again once too few are left to continue. */
function joined(room: Room, command: JoinCommand, { now }: Moment): Verdict {
  if (playerIn(room, command.player)) return ok(room);
  if (stillKnown(room.gone, now).some(({ id }) => id === command.player))
    return fail('not-a-player');
  const present = presentIn(room);
  const isDeserted = room.status === 'finished' && present.length < least(room);
  if (room.status !== 'waiting' && !isDeserted) return fail('not-accepting');
  const here = present.length < room.settings.playerCount ? present : kept(present, now);
  if (here.length >= room.settings.playerCount) return fail('room-full');
  const name = uniqueName(
    command.name,
    here.map((each) => each.name),
  );
  const open = closedUp({ ...room, players: here });
  const added = newPlayer(command, name, open.players.length, now);
  return ok({ ...open, status: 'waiting', players: [...open.players, added] });
}

/** A full room's seats without those that were missed for as long as seats are held. */
const kept = (present: readonly Player[], now: number): readonly Player[] =>
  present.filter(({ heldUntil }) => heldUntil === null || heldUntil > now);

const least = ({ settings }: Room): number => onlineVariant(settings.gameVariant).minPlayers;

function seated(room: Room, id: string | null, command: SeatCommand, moment: Moment): Verdict {
  const player = playerIn(room, id);
  if (!player) return fail('not-a-player');
  const once = 'id' in command ? command.id : undefined;
  const done = player.recent.find(({ id: known }) => known === once);
  if (done) return done.error ? fail(done.error) : ok(room);
  if ('round' in command && (command.round ?? room.round) !== room.round)
    return outdated(room, command);
  if (once === undefined) return acted(room, player, command, moment);
  const known = knownOf(player, room, moment.now);
  const isFull = known.length >= MOST_KNOWN;
  if (isFull && command.kind !== 'move') return fail('too-many');
  const verdict = acted(room, player, command, moment);
  // It names its ply and position, so a copy can't act, known or not.
  if (command.kind === 'move' && (isFull || !verdict.ok)) return verdict;
  const recent = [...known, doneOf(once, command, verdict, room, moment.now)];
  return { ...verdict, value: withPlayer(verdict.value ?? room, player.id, { recent }) };
}

/** The verdict on a command that is no copy. */
function acted(room: Room, player: Player, command: SeatCommand, moment: Moment): Verdict {
  const alive = revived(room, player);
  const verdict = judged(alive, playerIn(alive, player.id) ?? player, command, moment);
  if (!verdict.ok) return verdict;
  const isSign =
    command.kind === 'here' && isOnShow(room) && moment.now - player.seen >= SIGN_COUNTS_AFTER_MS;
  if (verdict.value === room && !isSign) return verdict;
  return ok(withPlayer(verdict.value, player.id, { seen: moment.now }));
}

/** A command about another round changes nothing. It is no error where another page may have done the same before. */
function outdated(room: Room, { kind }: SeatCommand): Verdict {
  if (kind === 'answer') return fail('nothing-asked');
  const isMissed = kind === 'move' || kind === 'decide' || kind === 'vote';
  return isMissed ? fail('stale') : ok(room);
}

/**
 * A listed room stays listed while somebody waits in it: their page gives a sign every five minutes. A sign within
 * this time of the one before doesn't count, so that a page can't change the room as often as it likes; it is shorter
 * than that, so that every usual one counts.
 */
const SIGN_COUNTS_AFTER_MS = 240_000;
const isOnShow = ({ status, settings }: Room): boolean => status === 'waiting' && settings.listed;

/** A command is a sign of life: nobody has to wait or play for this player any more. */
const revived = (room: Room, { id, heldUntil, isRandom }: Player): Room =>
  heldUntil !== null || isRandom
    ? withPlayer(room, id, { heldUntil: null, isRandom: false })
    : room;

function judged(room: Room, player: Player, command: SeatCommand, moment: Moment): Verdict {
  if (command.kind === 'start') return started(room, moment);
  if (command.kind === 'round') return nextRound(room, player, moment);
  return verdicts(room, player, command, moment);
}

/** Any player may start, also from the lobby after a round (ONL-35). */
function started(room: Room, moment: Moment): Verdict {
  if (room.status === 'playing') return ok(room);
  const count = presentIn(room).length;
  if (count < least(room)) return fail('need-players');
  if (room.round === 0 && lacksTeams(room.settings, count)) return fail('bad-teams');
  return ok(begun(room, moment));
}

/** Starts at once after the end; in mid-game the others are asked (ONL-60, ONL-61). */
function nextRound(room: Room, { id }: Player, moment: Moment): Verdict {
  if (room.status === 'waiting' && room.round === 0) return fail('not-started');
  // Waiting again: somebody left after the round and somebody joined.
  if (room.status !== 'playing') return started(room, moment);
  const { by, agreed } = room.consent ?? { by: id, agreed: [] };
  if (agreed.includes(id)) return ok(room);
  return ok(settled({ ...room, consent: { by, agreed: [...agreed, id] } }, moment));
}
