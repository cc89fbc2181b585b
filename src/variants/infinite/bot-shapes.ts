/**
 * The shape that a mark would make in one direction. Shapes are named after five in a row; in shorter games a
 * FOUR has one mark less than a line, a THREE two less, and so on.
 */

/** Weakest first. A closed shape makes a FOUR with one reply at best; an open one makes an OPEN_FOUR. */
export const ONE = 1;
export const OPEN_ONE = 2;
export const TWO = 3;
export const OPEN_TWO = 4;
export const THREE = 5;
export const OPEN_THREE = 6;
/** One cell completes the line, or at least two do. */
export const FOUR = 7;
export const OPEN_FOUR = 8;
export const LINE = 9;
export const KINDS = 10;

/** Cells that a shape depends on, to each side of the mark. */
export const REACH = 4;
const AROUND = 2 * REACH;
const KEYS = 4 ** AROUND;

/** A cell of a direction as one side sees it. */
const FREE = 0;
const OWN = 1;
const BLOCKED = 2;

/** The bits of a neighbour in a key, two for each cell: 0 free, 1 and 2 for the sides, 3 blocked. */
export const shiftOf = (offset: number): number =>
  2 * (offset < 0 ? offset + REACH : offset + REACH - 1);

const known = new Map<number, Uint8Array>();

/** The shapes that a mark of either side makes, by the key of its neighbours: `first + (second << 4)`. */
export function shapesOf(length: number): Uint8Array {
  const made = known.get(length) ?? lookupFor(length);
  known.set(length, made);
  return made;
}

function lookupFor(length: number): Uint8Array {
  const seen = new Uint8Array(3 ** AROUND).fill(KINDS);
  const lookup = new Uint8Array(KEYS);
  const cells = new Uint8Array(AROUND + 1);
  cells[REACH] = OWN;
  for (let key = 0; key < KEYS; key += 1) {
    for (let side = 0; side < 2; side += 1) {
      for (let offset = -REACH; offset <= REACH; offset += 1) {
        if (offset === 0) continue;
        const code = (key >> shiftOf(offset)) & 3;
        cells[offset + REACH] = code === 0 ? FREE : code === side + 1 ? OWN : BLOCKED;
      }
      lookup[key] = (lookup[key] as number) | (shapeOf(cells, length, seen) << (4 * side));
    }
  }
  return lookup;
}

/** The shape around a mark in the middle of these cells. `seen` caches shapes; KINDS means unknown. */
function shapeOf(cells: Uint8Array, length: number, seen: Uint8Array): number {
  let key = 0;
  for (let at = 0; at <= AROUND; at += 1) {
    if (at !== REACH) key = key * 3 + (cells[at] as number);
  }
  const before = seen[key] as number;
  if (before !== KINDS) return before;
  const shape = lineOf(cells, length) || promiseOf(cells, length, seen);
  seen[key] = shape;
  return shape;
}

/** LINE, OPEN_FOUR or FOUR; 0 when no cell completes a line. */
function lineOf(cells: Uint8Array, length: number): number {
  const completing = new Set<number>();
  for (let first = REACH - length + 1; first <= REACH; first += 1) {
    const window = cells.subarray(first, first + length);
    const lacks = window.reduce((count, cell) => count + (cell === OWN ? 0 : 1), 0);
    if (lacks === 0) return LINE;
    if (lacks === 1 && window.includes(FREE)) completing.add(first + window.indexOf(FREE));
  }
  return completing.size > 1 ? OPEN_FOUR : completing.size * FOUR;
}

/** A shape that isn't a four is two kinds weaker than the best shape that one more mark makes of it. */
function promiseOf(cells: Uint8Array, length: number, seen: Uint8Array): number {
  let best = 0;
  for (let at = REACH - length + 1; at < REACH + length; at += 1) {
    if (cells[at] !== FREE) continue;
    const next = cells.slice();
    next[at] = OWN;
    best = Math.max(best, shapeOf(next, length, seen));
  }
  return Math.max(best - 2, 0);
}
