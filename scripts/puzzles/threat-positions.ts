/** Random positions of 4x4x4 and infinite in which the side to move wins by continuous threats. */
import { choose, type ChooseOptions } from '../../src/bots/choose.ts';
import type { Game, Json, MatchRecord } from '../../src/rules/game.ts';
import { linesOf } from '../../src/rules/rows/lines.ts';
import { findMove } from '../../src/rules/match.ts';
import { games } from '../../src/variants/rules.ts';
import {
  completingCells,
  linesBoard,
  winsByThreats,
  type PlainLines,
  type Marks,
} from './naive-fours.ts';

type Random = () => number;

/** A board to search for such positions. */
export type ThreatBoard = {
  readonly game: Game;
  readonly options: Json;
  readonly board: PlainLines;
  readonly cells: number;
  /** The cells that may get random marks, and the maximum number of marks. */
  readonly pool: readonly number[];
  readonly most: number;
  nameOf(cell: number): string;
};

/** The 4x4x4 cube. */
export const cube: ThreatBoard = {
  game: games['3d'],
  options: games['3d'].options({ board: '4x4x4' }, 2) ?? null,
  board: linesBoard(64, linesOf([4, 4, 4], 4)),
  cells: 64,
  pool: Array.from({ length: 64 }, (_, cell) => cell),
  most: 26,
  nameOf: (cell) => `${Math.floor(cell / 16)}.${cell % 16}`,
};

const SIDE = 29;
const MIDDLE = 12;
const START = 5;

/** Infinite with this many in a row: a part of the plane with the start board in its middle. */
export function plane(length: 3 | 4 | 5): ThreatBoard {
  const isThere = (marks: Marks, cell: number): boolean => {
    const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
    let [west, north, east, south] = [MIDDLE, MIDDLE, MIDDLE + START - 1, MIDDLE + START - 1];
    marks.forEach((side, at) => {
      if (side < 0) return;
      west = Math.min(west, (at % SIDE) - 1);
      east = Math.max(east, (at % SIDE) + 1);
      north = Math.min(north, Math.floor(at / SIDE) - 1);
      south = Math.max(south, Math.floor(at / SIDE) + 1);
    });
    return x >= west && x <= east && y >= north && y <= south;
  };
  return {
    game: games.infinite,
    options: games.infinite.options({ length }, 2) ?? null,
    board: linesBoard(SIDE * SIDE, linesOf([SIDE, SIDE], length), isThere),
    cells: SIDE * SIDE,
    pool: Array.from({ length: 49 }, (_, at) => (10 + Math.floor(at / 7)) * SIDE + 11 + (at % 7)),
    most: length === 5 ? 24 : 14,
    nameOf: (cell) => `${(cell % SIDE) - MIDDLE},${Math.floor(cell / SIDE) - MIDDLE}`,
  };
}

/** A match in progress, and its marks by cell. */
export type ThreatPosition = {
  readonly record: MatchRecord;
  readonly state: Json;
  readonly marks: Marks;
};

/** A match of random marks on the pool; null when it ended, or a cell didn't exist yet. */
export function randomPosition(place: ThreatBoard, random: Random): ThreatPosition | null {
  const { game, options, pool, board } = place;
  let state = game.setup(2, options, 0);
  let marks: Marks = Array.from({ length: place.cells }, () => -1);
  const moves: string[] = [];
  const count = 6 + Math.floor(random() * (place.most - 6));
  while (moves.length < count) {
    const free = pool.filter((cell) => marks[cell] === -1 && board.isThere(marks, cell));
    const cell = free[Math.floor(random() * free.length)] ?? -1;
    marks = marks.with(cell, moves.length % 2);
    state = playMove(game, state, place.nameOf(cell));
    moves.push(place.nameOf(cell));
    if (game.toMove(state) === null) return null;
  }
  const record = { game: game.id, version: game.version, seats: 2, options, moves };
  return { record, state, marks };
}

/** Returns `count` positions in which the side to move wins by threats, but not at once. */
export function threatPositions(
  place: ThreatBoard,
  count: number,
  threats: number,
  random: Random,
): ThreatPosition[] {
  const found: ThreatPosition[] = [];
  while (found.length < count) {
    const each = randomPosition(place, random);
    if (!each) continue;
    const side = each.record.moves.length % 2;
    const isQuick = completingCells(place.board, each.marks, side).length > 0;
    if (!isQuick && winsByThreats(place.board, each.marks, side, threats)) found.push(each);
  }
  return found;
}

/** True when Hard wins within this many moves against an opponent who only makes forced moves. */
export function winsFrom(
  place: ThreatBoard,
  from: ThreatPosition,
  most: number,
  budget: ChooseOptions,
): boolean {
  const { game, board } = place;
  let { state, marks } = from;
  const moves = [...from.record.moves];
  const side = moves.length % 2;
  const byName = new Map(Array.from(marks, (_, cell) => [place.nameOf(cell), cell]));
  for (let ply = 0; ply < 2 * most - 1; ply += 1) {
    const mover = moves.length % 2;
    const forced = [
      ...completingCells(board, marks, 1 - side),
      ...completingCells(board, marks, side),
    ][0];
    if (mover !== side && forced === undefined) return false;
    const record = { ...from.record, moves: [...moves] };
    const notation = mover === side ? choose(record, 'hard', budget) : place.nameOf(forced ?? -1);
    state = playMove(game, state, notation);
    moves.push(notation);
    marks = marks.with(byName.get(notation) ?? -1, mover);
    if (game.toMove(state) === null) return mover === side;
  }
  return false;
}

function playMove(game: Game, state: Json, notation: string): Json {
  const move = findMove(game, state, notation);
  if (move === undefined) throw new Error(`${notation} is no move`);
  return game.apply(state, move);
}
