/** A class as its pages receive it, without any secret. */
import { leaverOf } from '../../rules/match.ts';
import type { ClassBoard, ClassSnapshot } from '../protocol/class-wire.ts';
import { freshMatch } from '../protocol/room-settings.ts';
import type { Room } from '../referee/room.ts';
import { gameSettings } from './pairing-rooms.ts';
import { classStatusOf, type SchoolClass } from './school-class.ts';
import { standingsOf } from './standings.ts';

/**
 * To save traffic of 40 devices, pupils get only the round on their screen, and the standings when it is
 * over.
 */
export function classSnapshotOf(school: SchoolClass, isHost: boolean): ClassSnapshot {
  const { id, code, version, settings, rounds, deadline, pausedAt, pupils } = school;
  const status = classStatusOf(school);
  const last = rounds.at(-1);
  return {
    id,
    code,
    version,
    settings: { locked: false, ...settings },
    status,
    round: rounds.length,
    rounds: isHost ? rounds : rounds.slice(-1),
    match: last ? freshMatch(gameSettings(last.game), 2, 0) : null,
    deadline,
    pausedAt,
    pupils: pupils.map(({ name, left, isAway }) => ({ name, hasLeft: left !== null, isAway })),
    standings: isHost || status !== 'playing' ? standingsOf(pupils.length, rounds) : [],
    pairs: isHost ? school.pairs : [],
    hosts: school.hosts.length,
    asking: isHost ? (school.asking?.number ?? null) : null,
  };
}

/**
 * The rooms of the last round whose boards may differ from those a page has, given its numbers of moves by
 * pairing.
 */
export const boardRooms = ({ rounds }: SchoolClass, known: readonly number[]): readonly string[] =>
  (rounds.at(-1)?.pairings ?? []).flatMap(({ room, result, moves }, at) =>
    room !== null && (result === null || known[at] !== moves) ? [room] : [],
  );

/** The moves that a page lacks. A move is never taken back, so the number of moves identifies a board. */
export const boardsOf = (
  { rounds }: SchoolClass,
  rooms: ReadonlyMap<string, Room>,
  known: readonly number[],
): readonly ClassBoard[] =>
  (rounds.at(-1)?.pairings ?? []).flatMap(({ room }, pairing) => {
    const notations = rooms.get(room ?? '')?.match?.moves ?? [];
    // The result already shows who left.
    const moves = notations.filter((notation) => leaverOf(notation) === null);
    const from = known[pairing] ?? 0;
    return from < moves.length ? [{ pairing, from, moves: moves.slice(from) }] : [];
  });
