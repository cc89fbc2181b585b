/**
 * Infinite's board for Hard: keeps up to date what shape a mark of either side would make in every empty cell.
 */
import { MAX_SIDE, type Span } from '../../rules/plane/plane.ts';
import { mixKey } from '../../engine/zobrist.ts';
import { foursOf, GUESSES, hasLine, isDouble, OUTLOOKS, TALLIES } from './bot-outlook.ts';
import { REACH, shapesOf, shiftOf } from './bot-shapes.ts';
import { Rectangle } from './bot-rectangle.ts';

/** Cells are `row * STRIDE + column`. */
const BITS = 8;
const STRIDE = 1 << BITS;
const AREA = STRIDE * STRIDE;
export const STEPS = [1, STRIDE, STRIDE + 1, STRIDE - 1] as const;
/** More moves than are worth a look in any position. */
export const WIDTH = 512;
/** Cells up to this far from a mark, in line with it, are worth a look: any four or open three is among them. */
const NEAR = 2;
const BLOCKED = 3;

/** A step's direction and length by the difference of two cells in line: `way * 16 + length + 8`; else 0. */
const FARTHEST = REACH * (STRIDE + 1);
const ways = new Int8Array(2 * FARTHEST + 1);
STEPS.forEach((step, way) => {
  for (let offset = -REACH; offset <= REACH; offset += 1) {
    if (offset !== 0) ways[FARTHEST + offset * step] = way * 16 + offset + 8;
  }
});

/** The marks of two sides, 0 and 1, and of others (2). */
export class PlaneBoard extends Rectangle {
  /** By cell: 0, or its side and 1. */
  readonly marked = new Uint8Array(AREA);
  /** By side and cell. */
  readonly outlooks: readonly [Int32Array, Int32Array];
  /** By side: see `TALLIES`, and the estimated worth of its shapes. */
  readonly tallies = new Int32Array(2);
  readonly guess = new Int32Array(2);
  /** Cells near marks, empty or not; `listed` of them. */
  readonly list = new Int32Array(AREA);
  listed = 0;
  count = 0;
  lo = 0;
  hi = 0;
  readonly reach: number;
  private readonly shapes: Uint8Array;
  private readonly keys = STEPS.map(() => new Uint16Array(AREA));
  private readonly isListed = new Uint8Array(AREA);
  private readonly trail = new Int32Array(MAX_SIDE * MAX_SIDE);
  /** Before each mark: the rectangle and `listed`. */
  private readonly kept = new Int32Array(5 * MAX_SIDE * MAX_SIDE);

  constructor(length: number, span: Span) {
    super(span);
    this.reach = length - 1;
    this.shapes = shapesOf(length);
    const alone = STEPS.length * (OUTLOOKS[(this.shapes[0] as number) & 15] as number);
    this.outlooks = [new Int32Array(AREA).fill(alone), new Int32Array(AREA).fill(alone)];
    this.wallIn();
    this.guess.fill(0);
  }

  cellAt(x: number, y: number): number {
    return ((y - this.y) << BITS) + x - this.x;
  }

  idOf(cell: number): string {
    return `${(cell & (STRIDE - 1)) + this.x},${(cell >> BITS) + this.y}`;
  }

  /** True for a cell that exists by now and has no mark. */
  isFree(cell: number): boolean {
    const column = cell & (STRIDE - 1);
    const row = cell >> BITS;
    return this.has(column, row) && this.marked[cell] === 0;
  }

  /** The cells with marks; with two marks, first the one of the side to move. */
  marks(): readonly number[] {
    const cells = [...this.trail.subarray(0, this.count)];
    return cells.toSorted((a, b) => (this.marked[a] as number) - (this.marked[b] as number));
  }

  /** True when a side can complete a line. */
  hasLine(side: number): boolean {
    return hasLine(this.tallies[side] as number);
  }

  /** The number of cells, counted once for each direction, in which a side can make a four. */
  fours(side: number): number {
    return foursOf(this.tallies[side] as number);
  }

  /** True when a mark of the other side in a second cell leaves no double in the first. */
  isStopped(side: number, cell: number, by: number): boolean {
    if (cell === by) return true;
    const apart = by - cell;
    const found = Math.abs(apart) <= FARTHEST ? (ways[FARTHEST + apart] as number) : 0;
    const offset = (found & 15) - 8;
    if (found === 0 || Math.abs(offset) > this.reach) return false;
    const key = (this.keys[found >> 4] as Uint16Array)[cell] as number;
    const before = (this.shapes[key] as number) >> (4 * side);
    const after = (this.shapes[key | ((2 - side) << shiftOf(offset))] as number) >> (4 * side);
    const change = (OUTLOOKS[after & 15] as number) - (OUTLOOKS[before & 15] as number);
    return !isDouble((this.outlooks[side as 0 | 1][cell] as number) + change);
  }

  put(cell: number, side: number): void {
    const { kept, count } = this;
    const at = count * 5;
    kept[at] = this.west;
    kept[at + 1] = this.north;
    kept[at + 2] = this.east;
    kept[at + 3] = this.south;
    kept[at + 4] = this.listed;
    this.trail[count] = cell;
    this.count = count + 1;
    this.countOwn(cell, -1);
    this.marked[cell] = side + 1;
    this.turn(cell, side + 1);
    for (const step of STEPS) {
      for (let offset = -NEAR; offset <= NEAR; offset += 1) this.listCell(cell + offset * step);
    }
    this.growTo(cell & (STRIDE - 1), cell >> BITS);
  }

  undo(): void {
    const { kept, list, isListed } = this;
    this.count -= 1;
    const cell = this.trail[this.count] as number;
    const at = this.count * 5;
    this.west = kept[at] as number;
    this.north = kept[at + 1] as number;
    this.east = kept[at + 2] as number;
    this.south = kept[at + 3] as number;
    const before = kept[at + 4] as number;
    for (let each = before; each < this.listed; each += 1) isListed[list[each] as number] = 0;
    this.listed = before;
    this.turn(cell, this.marked[cell] as number);
    this.marked[cell] = 0;
    this.countOwn(cell, 1);
  }

  private listCell(cell: number): void {
    if (this.isListed[cell] !== 0 || this.marked[cell] !== 0) return;
    this.isListed[cell] = 1;
    this.list[this.listed] = cell;
    this.listed += 1;
  }

  /** Counts what marks in this cell would make, or stops counting it. */
  private countOwn(cell: number, by: 1 | -1): void {
    const { tallies, guess } = this;
    for (const keys of this.keys) {
      const both = this.shapes[keys[cell] as number] as number;
      for (let side = 0; side < 2; side += 1) {
        const shape = (both >> (4 * side)) & 15;
        tallies[side] = (tallies[side] as number) + by * (TALLIES[shape] as number);
        guess[side] = (guess[side] as number) + by * (GUESSES[shape] as number);
      }
    }
  }

  /** Puts a mark's two bits into its neighbours' keys, or takes them out. Most of the search's time goes here. */
  private turn(cell: number, code: number): void {
    const { marked, shapes, reach } = this;
    const [first, second] = this.outlooks;
    let [tally, otherTally, guess, otherGuess] = [0, 0, 0, 0];
    for (let way = 0; way < 4; way += 1) {
      const keys = this.keys[way] as Uint16Array;
      const step = STEPS[way] as number;
      for (let offset = -reach; offset <= reach; offset += 1) {
        const other = cell - offset * step;
        if (marked[other] !== 0 || offset === 0) continue;
        const key = keys[other] as number;
        const next = key ^ (code << shiftOf(offset));
        keys[other] = next;
        const before = shapes[key] as number;
        const after = shapes[next] as number;
        if (before === after) continue;
        const a = before & 15;
        const b = after & 15;
        const c = before >> 4;
        const d = after >> 4;
        if (a !== b) {
          first[other] =
            (first[other] as number) + (OUTLOOKS[b] as number) - (OUTLOOKS[a] as number);
          tally += (TALLIES[b] as number) - (TALLIES[a] as number);
          guess += (GUESSES[b] as number) - (GUESSES[a] as number);
        }
        if (c !== d) {
          second[other] =
            (second[other] as number) + (OUTLOOKS[d] as number) - (OUTLOOKS[c] as number);
          otherTally += (TALLIES[d] as number) - (TALLIES[c] as number);
          otherGuess += (GUESSES[d] as number) - (GUESSES[c] as number);
        }
      }
    }
    this.tallies[0] = (this.tallies[0] as number) + tally;
    this.tallies[1] = (this.tallies[1] as number) + otherTally;
    this.guess[0] = (this.guess[0] as number) + guess;
    this.guess[1] = (this.guess[1] as number) + otherGuess;
    const key = Math.imul((cell << 2) | code, 0x9e3779b1);
    this.lo ^= mixKey(key);
    this.hi ^= mixKey(key ^ 0x5bd1e995);
  }

  /** Blocks the cells beyond the largest board that there can be. */
  private wallIn(): void {
    const [west, east] = [this.east - MAX_SIDE, this.west + MAX_SIDE];
    const [north, south] = [this.south - MAX_SIDE, this.north + MAX_SIDE];
    for (let row = north - REACH + 1; row < south + REACH; row += 1) {
      for (let column = west - REACH + 1; column < east + REACH; column += 1) {
        if (row > north && row < south && column === west + 1) column = east;
        const cell = (row << BITS) + column;
        this.marked[cell] = BLOCKED;
        this.turn(cell, BLOCKED);
      }
    }
  }
}
