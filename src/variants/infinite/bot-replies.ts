/** The moves that Hard considers on infinite. */
import { FOURS, isDouble, mayDouble, priorityOf } from './bot-outlook.ts';
import { STEPS, WIDTH, type PlaneBoard } from './bot-board.ts';

/**
 * Writes the empty cells whose outlook for a side has some of these bits, from `at` on; returns their number.
 */
export function find(
  board: PlaneBoard,
  side: number,
  bits: number,
  into: Int32Array,
  at: number,
): number {
  const { list, listed } = board;
  const outlooks = board.outlooks[side as 0 | 1];
  let to = at;
  for (let each = 0; each < listed && to - at < WIDTH; each += 1) {
    const cell = list[each] as number;
    if (((outlooks[cell] as number) & bits) !== 0 && board.isFree(cell)) into[to++] = cell;
  }
  return to - at;
}

/** Returns a cell where a side's mark makes two cells that complete a line; -1 if there is none. */
export function doubleOf(board: PlaneBoard, side: number): number {
  if (!mayDouble(board.tallies[side] as number)) return -1;
  const { list, listed } = board;
  const outlooks = board.outlooks[side as 0 | 1];
  for (let each = 0; each < listed; each += 1) {
    const cell = list[each] as number;
    if (isDouble(outlooks[cell] as number) && board.isFree(cell)) return cell;
  }
  return -1;
}

/**
 * Writes a side's defences against a double in this cell, from `at` on; returns their number. First come the
 * cells that prevent every such double, then all other fours. Nothing else delays the loss.
 */
export function defences(
  board: PlaneBoard,
  side: number,
  double: number,
  into: Int32Array,
  at: number,
): number {
  const { list, listed, reach } = board;
  const theirs = board.outlooks[(1 - side) as 0 | 1];
  let to = at;
  into[to++] = double;
  for (const step of STEPS) {
    for (let offset = -reach; offset <= reach; offset += 1) {
      const cell = double + offset * step;
      if (offset === 0 || !board.isFree(cell)) continue;
      if (board.isStopped(1 - side, double, cell)) into[to++] = cell;
    }
  }
  for (let each = 0; each < listed && to > at; each += 1) {
    const cell = list[each] as number;
    if (cell === double || !isDouble(theirs[cell] as number) || !board.isFree(cell)) continue;
    let kept = at;
    for (let from = at; from < to; from += 1) {
      const stop = into[from] as number;
      if (board.isStopped(1 - side, cell, stop)) into[kept++] = stop;
    }
    to = kept;
  }
  const stops = to;
  const own = board.outlooks[side as 0 | 1];
  for (let each = 0; each < listed && to - at < WIDTH; each += 1) {
    const cell = list[each] as number;
    if (((own[cell] as number) & FOURS) === 0 || !board.isFree(cell)) continue;
    let from = at;
    while (from < stops && into[from] !== cell) from += 1;
    if (from === stops) into[to++] = cell;
  }
  return to - at;
}

const priorities = new Int32Array(WIDTH);

/**
 * Sorts moves by the shapes that they make for the side and spoil for the other; keeps the best, and returns
 * their number.
 */
export function bestFirst(
  board: PlaneBoard,
  side: number,
  moves: Int32Array,
  at: number,
  count: number,
  most: number,
): number {
  const own = board.outlooks[side as 0 | 1];
  const theirs = board.outlooks[(1 - side) as 0 | 1];
  let kept = 0;
  for (let each = 0; each < count; each += 1) {
    const cell = moves[at + each] as number;
    const priority = 5 * priorityOf(own[cell] as number) + 4 * priorityOf(theirs[cell] as number);
    let place = kept;
    if (kept < most) kept += 1;
    else if ((priorities[most - 1] as number) >= priority) continue;
    else place = most - 1;
    for (; place > 0 && (priorities[place - 1] as number) < priority; place -= 1) {
      priorities[place] = priorities[place - 1] as number;
      moves[at + place] = moves[at + place - 1] as number;
    }
    priorities[place] = priority;
    moves[at + place] = cell;
  }
  return kept;
}

/** Writes the empty cells near marks, best first; returns their number. */
export function nearby(
  board: PlaneBoard,
  side: number,
  into: Int32Array,
  at: number,
  most: number,
): number {
  const { list, listed } = board;
  let count = 0;
  for (let each = 0; each < listed; each += 1) {
    const cell = list[each] as number;
    if (!board.isFree(cell)) continue;
    into[at + count++] = cell;
    if (count === WIDTH) count = bestFirst(board, side, into, at, count, most);
  }
  return bestFirst(board, side, into, at, count, most);
}
