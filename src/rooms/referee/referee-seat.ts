/** The referee's verdicts on commands of seated players during a match. */
import { fail, ok } from '../../rules/result.ts';
import type { Moment, SeatCommand, Verdict } from './commands.ts';
import { LIMITS } from '../protocol/contract.ts';
import { makeCode, makeToken } from './codes.ts';
import { MOST_KNOWN, stillKnown } from './decided.ts';
import { turnOf } from './position.ts';
import {
  closedUp,
  hostOf,
  playerIn,
  presentIn,
  seatIn,
  withPlayer,
  type Player,
  type Room,
} from './room.ts';
import { ended, moved, movedAtRandom, settled } from './rounds.ts';

/** How long a seat is held: since the last command, and since it was first missed (the others notice an absence within 10 s and may decide after 60). */
const HELD_SINCE_SEEN_MS = 60_000;
const HELD_SINCE_MISSED_MS = 45_000;
/** A player who was active this recently isn't missed. */
const RECENT_MS = 5000;
/** A move that was on its way when the time ran out still counts. */
const GRACE_MS = 300;

type PlayCommand = Exclude<SeatCommand, { readonly kind: 'start' | 'round' }>;

/** The verdict on every command of a seat except start and round. */
export function verdicts(
  room: Room,
  player: Player,
  command: PlayCommand,
  moment: Moment,
): Verdict {
  switch (command.kind) {
    case 'here':
      return ok(room);
    case 'leave':
      return ok(counted(left(room, player, moment), moment));
    case 'move':
      return played(room, player, command, moment);
    case 'answer':
      return answered(room, player, command.agrees, moment);
    case 'nudge':
      return nudged(room, player, command.player, moment);
    case 'decide':
      return resolved(room, player, command, moment);
    case 'expire':
      return expired(room, command.ply, moment);
    case 'skip':
      return skipped(room, command.ply, moment);
    case 'remove':
      return removed(room, player, command.who, moment);
    case 'vote':
      return voted(room, player, command, moment);
  }
}

/** How long the others wait for a move before they may skip the turn, though the page of the mover says "here". */
const PATIENCE_MS = LIMITS.patience;

function skipped(room: Room, ply: number, moment: Moment): Verdict {
  if (room.status !== 'playing' || ply !== room.match?.moves.length) return ok(room);
  if (room.turnSince === null || moment.now < room.turnSince + PATIENCE_MS)
    return fail('not-expired');
  return ok(movedAtRandom(room, moment));
}

function removed(room: Room, { id }: Player, who: string | number | null, moment: Moment): Verdict {
  if (hostOf(room, moment.now)?.id !== id || who === id) return fail('not-host');
  // Spectators are no part of the room: the channel drops them, and the old code is void.
  if (typeof who !== 'string') return ok(moment.isWatching(who) ? renewed(room, moment) : room);
  const target = playerIn(room, who);
  if (!target) return ok(room);
  // With two players a removal is no win.
  const isDuel = room.status === 'playing' && presentIn(room).length === 2;
  return ok(putOut(isDuel ? ended(room) : room, target, moment));
}

function voted(
  room: Room,
  { id }: Player,
  { player, isFor }: { readonly player: string; readonly isFor: boolean },
  moment: Moment,
): Verdict {
  const target = playerIn(room, player);
  if (!target || target.id === id) return ok(room);
  if (room.status !== 'playing' || votersOn(room, player).length < 2) return fail('no-vote');
  const before = room.votes.find((vote) => vote.player === player)?.by ?? [];
  if (before.includes(id) === isFor) return ok(room);
  const by = isFor ? [...before, id] : before.filter((each) => each !== id);
  const rest = room.votes.filter((vote) => vote.player !== player);
  return ok(counted({ ...room, votes: by.length > 0 ? [...rest, { player, by }] : rest }, moment));
}

/** Who decides about a player: all others who play for themselves. */
const votersOn = (room: Room, player: string): readonly Player[] =>
  presentIn(room).filter((each) => each.id !== player && !each.isRandom);

/** The room after its votes were counted: a majority may also arise because somebody left. */
function counted(room: Room, moment: Moment): Room {
  if (room.status !== 'playing') return room.votes.length > 0 ? { ...room, votes: [] } : room;
  for (const { player, by } of room.votes) {
    const voters = votersOn(room, player);
    const target = playerIn(room, player);
    const isCarried = voters.filter(({ id }) => by.includes(id)).length * 2 > voters.length;
    if (target && voters.length > 1 && isCarried) return putOut(room, target, moment);
  }
  const votes = room.votes.filter(({ player }) => votersOn(room, player).length > 1);
  return votes.length === room.votes.length ? room : { ...room, votes };
}

/** The room without a player whose secret is void, with a new code and link. */
const putOut = (room: Room, target: Player, moment: Moment): Room =>
  counted(
    renewed(left(withPlayer(room, target.id, { tokenHash: '' }), target, moment), moment),
    moment,
  );

const renewed = (room: Room, { random }: Moment): Room => ({
  ...room,
  code: makeCode(random),
  invite: makeToken(random),
});

/** In the lobby later seats move up; in a started room the row stays, marked as left. */
function left(before: Room, { id }: Player, moment: Moment): Room {
  const votes = before.votes
    .map(({ player, by }) => ({ player, by: by.filter((voter) => voter !== id) }))
    .filter(({ player, by }) => player !== id && by.length > 0);
  const gone = [...stillKnown(before.gone, moment.now), { id, at: moment.now }].slice(-MOST_KNOWN);
  const room = { ...before, votes, gone };
  const marked = withPlayer(room, id, { left: moment.now, heldUntil: null, isRandom: false });
  if (room.status === 'waiting') return closedUp(marked);
  if (room.status === 'finished') return marked;
  const consent =
    room.consent && room.consent.by !== id
      ? { ...room.consent, agreed: room.consent.agreed.filter((each) => each !== id) }
      : null;
  const seat = seatIn(room, id) ?? -1;
  return moved({ ...marked, consent }, seat, `!${seat}`, moment) ?? marked;
}

function played(
  room: Room,
  player: Player,
  { ply, move }: { readonly ply: number; readonly move: string },
  moment: Moment,
): Verdict {
  if (room.status === 'finished') return fail('game-over');
  if (room.status === 'waiting' || !room.match) return fail('not-started');
  const seat = seatIn(room, player.id);
  if (seat === null || seat !== turnOf(room.match)) return fail('not-your-turn');
  if (ply !== room.match.moves.length) return fail('stale');
  // Leaving has its own command.
  const next = move.startsWith('!') ? null : moved(room, seat, move, moment);
  return next ? ok(next) : fail('illegal-move');
}

function answered(room: Room, { id }: Player, agrees: boolean, moment: Moment): Verdict {
  const { consent } = room;
  if (!consent || room.status !== 'playing') return fail('nothing-asked');
  if (!agrees) return ok({ ...room, consent: null });
  if (consent.agreed.includes(id)) return ok(room);
  return ok(settled({ ...room, consent: { ...consent, agreed: [...consent.agreed, id] } }, moment));
}

function nudged(room: Room, player: Player, missed: string, { now }: Moment): Verdict {
  const target = playerIn(room, missed);
  if (!target || target.id === player.id || target.seen > now - RECENT_MS)
    return fail('not-absent');
  if (target.heldUntil !== null || target.isRandom) return ok(room);
  const heldUntil = Math.max(target.seen + HELD_SINCE_SEEN_MS, now + HELD_SINCE_MISSED_MS);
  return ok(withPlayer(room, target.id, { heldUntil }));
}

function resolved(
  room: Room,
  player: Player,
  { player: absent, choice }: { readonly player: string; readonly choice: 'random' | 'end' },
  moment: Moment,
): Verdict {
  const target = playerIn(room, absent);
  if (room.status !== 'playing') return fail('not-started');
  if (target?.isRandom && choice === 'random') return ok(room);
  if (!target || target.id === player.id || !isOverdue(target, moment)) return fail('not-absent');
  if (choice === 'end') return ok(ended(room));
  const random = withPlayer(room, target.id, { isRandom: true, heldUntil: null });
  return ok(settled(random, moment));
}

const isOverdue = ({ heldUntil, isRandom }: Player, { now }: Moment): boolean =>
  isRandom || (heldUntil !== null && heldUntil <= now);

function expired(room: Room, ply: number, moment: Moment): Verdict {
  if (room.status !== 'playing' || ply !== room.match?.moves.length) return ok(room);
  if (room.deadline === null || moment.now < room.deadline + GRACE_MS) return fail('not-expired');
  return ok(movedAtRandom(room, moment));
}
