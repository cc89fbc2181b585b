/** The course of rounds: starts, moves, turns, ends. Used by the referee alone. */
import { notation, winners, leaverOf } from '../../rules/match.ts';
import type { Seat } from '../../rules/game.ts';
import { freshMatch } from '../protocol/room-settings.ts';
import { extendRecord, gameOfRecord, outcomeOf, stateOf, turnOfRecord } from './position.ts';
import { awaitedIn, closeGaps, remainingIn, type Room } from './room.ts';

/** The referee's inputs from outside. */
export type RefereeContext = {
  /** Server time, ms. */
  readonly now: number;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Whether the spectator of that number is in the room's channel; null: whether any is. */
  readonly isWatching: (who: number | null) => boolean;
};

/** The next round: the remaining players take seats in join order, the board is empty, the clock starts. */
export function beginRound(before: Room, context: RefereeContext): Room {
  const room = closeGaps(before);
  const count = room.players.length;
  const match = freshMatch(room.settings, count, room.settings.alternate ? room.round % count : 0);
  const game = gameOfRecord(match);
  const seats = room.players.map(({ id, name, index }) => ({
    player: id,
    name,
    symbol: game.symbol(index, match.options),
  }));
  const next = { ...room, match, seats, status: 'playing', round: room.round + 1 } as const;
  return settleRound(startTurn({ ...next, roundRequest: null, deadline: null }, context), context);
}

/** The room after one move of a seat, or after it leaves ("!2"); null when the rules refuse it. */
export function makeRoomMove(
  room: Room,
  seat: Seat,
  move: string,
  context: RefereeContext,
): Room | null {
  const match = room.match ? extendRecord(room.match, seat, move) : null;
  if (!room.match || !match?.ok) return null;
  const next = { ...room, match: match.value };
  // Another player's leaving gives the mover no extra time.
  const isSameTurn =
    leaverOf(move) !== null && turnOfRecord(room.match) === turnOfRecord(match.value);
  return settleRound(isSameTurn ? next : startTurn(next, context), context);
}

/** Plays a random legal move; returns the room unchanged if no match is running. */
export function moveAtRandom(room: Room, context: RefereeContext): Room {
  const { match } = room;
  const seat = match && turnOfRecord(match);
  if (!match || seat === null) return room;
  const game = gameOfRecord(match);
  const moves = game.moves(stateOf(match));
  const move = moves[Math.floor(context.random() * moves.length)];
  const next = move === undefined ? null : makeRoomMove(room, seat, notation(game, move), context);
  if (!next) throw new Error('a legal move was refused');
  return next;
}

/** Applies the consequences of a change of the match or the players: ends, agreed rounds, random moves. */
export function settleRound(room: Room, context: RefereeContext): Room {
  if (room.status !== 'playing' || !room.match) return room;
  if (outcomeOf(room.match)) return endWithResult(room);
  if (room.roundRequest && awaitedIn(room).length === 0) return beginRound(room, context);
  if (isLeftToChance(room)) return moveAtRandom(room, context);
  return room;
}

/** Ends the round without a result. */
export const endWithoutResult = (room: Room): Room => ({
  ...room,
  status: 'finished',
  roundRequest: null,
  deadline: null,
  turnSince: null,
});

/** Ends the round with the board's result. A line wins for the whole team (ONL-40), also for a teammate who left. */
function endWithResult(room: Room): Room {
  const outcome = room.match && outcomeOf(room.match);
  const won = outcome ? winners(outcome).map((seat) => room.seats[seat]?.player) : [];
  const players = room.players.map((player) =>
    won.includes(player.id) ? { ...player, wins: player.wins + 1 } : player,
  );
  return endWithoutResult({ ...room, players, ties: room.ties + (won.length === 0 ? 1 : 0) });
}

/** True when a seat with random moves is to move and somebody remains to play against. */
function isLeftToChance(room: Room): boolean {
  if (!room.players.some(({ isRandom }) => isRandom)) return false;
  const seat = room.match && turnOfRecord(room.match);
  const remaining = remainingIn(room);
  const mover = remaining.find(({ id }) => seat !== null && id === room.seats[seat]?.player);
  return mover?.isRandom === true && remaining.some(({ isRandom }) => !isRandom);
}

/** A new turn gets the full time. */
function startTurn(room: Room, { now }: RefereeContext): Room {
  const { turnSeconds } = room.settings;
  const deadline = turnSeconds === 0 ? null : now + turnSeconds * 1000;
  return { ...room, turnSince: now, deadline };
}
