/** The rooms in which a class's pairings are played: how they start, and their results. */
import { leaverOf, winners } from '../../rules/match.ts';
import type { GameId } from '../../variants/rules.ts';
import type { Pairing } from '../protocol/class-wire.ts';
import { settingsOf } from '../protocol/room-settings.ts';
import type { RoomSettings } from '../protocol/wire.ts';
import { makeCode, makeId } from '../referee/codes.ts';
import { outcomeOf } from '../referee/position.ts';
import { judgeCommand, type Command } from '../referee/referee.ts';
import type { Room } from '../referee/room.ts';
import type { RefereeContext } from '../referee/rounds.ts';
import { provenWinner } from './proof.ts';
import type { Pupil } from './school-class.ts';

/** A game as a class plays it: two seats, no turn clock. */
export const gameSettings = (game: GameId): RoomSettings => settingsOf({ variant: game });

export type ClassContext = Pick<RefereeContext, 'now' | 'random'>;

/** Applies a command that can't be refused. */
export function applyCommand(
  room: Room | null,
  player: string | null,
  command: Command,
  context: ClassContext,
): Room {
  const ruling = judgeCommand(room, player, command, { ...context, isWatching: () => false });
  if (!ruling.ok) throw new Error(`a class's ${command.do} was refused: ${ruling.error}`);
  return ruling.value;
}

/** A started room for two pupils, of whom the first starts. Their secrets are those of the class. */
export function createPairingRoom(
  classId: string,
  game: GameId,
  [first, second]: readonly [Pupil, Pupil],
  context: ClassContext,
): Room {
  const seat = ({ id: player, name, secretHash }: Pupil) => ({ player, name, secretHash });
  const create = {
    do: 'create',
    room: makeId(context.random),
    code: makeCode(context.random),
    settings: gameSettings(game),
    ...seat(first),
  } as const;
  const opened = applyCommand(null, null, create, context);
  const full = applyCommand(opened, null, { do: 'join', ...seat(second) }, context);
  const started = applyCommand(full, first.id, { do: 'start', round: 0 }, context);
  return { ...started, classId, version: 1 };
}

/** The result of a room as its class keeps it. */
export type RoomResult = Pick<Pairing, 'result' | 'moves' | 'by'>;

const movesIn = ({ match }: Room): number =>
  (match?.moves ?? []).filter((move) => leaverOf(move) === null).length;

/** The result of a room in which nobody was any more: a tie, even where one of the two had a sure win. */
export const missedResultOf = (room: Room): RoomResult => ({
  result: 'tie',
  moves: movesIn(room),
  by: 'absence',
});

/** Reads the result of a finished room; always the same, so that it can be derived again. */
export function roomResultOf(room: Room): RoomResult {
  const { match } = room;
  const outcome = match && outcomeOf(match);
  const isLeft = match?.moves.some((move) => leaverOf(move) !== null);
  const winner = outcome ? winners(outcome)[0] : match && provenWinner(match);
  const result = winner === 0 ? 'first' : winner === 1 ? 'second' : 'tie';
  return { result, moves: movesIn(room), by: outcome ? (isLeft ? 'absence' : 'play') : 'time' };
}
