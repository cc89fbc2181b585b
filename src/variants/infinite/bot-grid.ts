/** The marks of infinite on a wide grid, with incremental counts for every window of a line's length. */
import { MAX_SIDE, type Span } from '../../rules/plane/plane.ts';
import { mixKey } from '../../engine/zobrist.ts';
import { Rectangle } from './bot-rectangle.ts';

/** Cells are `row * STRIDE + column`, with room to grow each way plus a line's length. */
export const STRIDE = 216;
const AREA = STRIDE * STRIDE;
const STEPS = [1, STRIDE, STRIDE + 1, STRIDE - 1] as const;

/** The estimated worth of a window with one side's marks, by line length and number of marks. */
const GUESSES: readonly (readonly number[])[] = [
  [],
  [],
  [],
  [0, 4, 40, 0],
  [0, 2, 20, 120, 0],
  [0, 1, 8, 45, 200, 0],
];

/** The marks of up to four sides, and the plane's current rectangle. */
export class Grid extends Rectangle {
  readonly length: number;
  /** By cell: 0, or its side and 1. */
  readonly marked = new Uint8Array(AREA);
  /** By window (`way * AREA + first cell`) four bits a side: its marks. */
  readonly windows = new Uint16Array(4 * AREA);
  /** Cells with marks, oldest first; `count` of them. */
  readonly trail = new Int32Array(MAX_SIDE * MAX_SIDE);
  count = 0;
  /** By side: the number of cells that complete a line. */
  readonly completing = new Int32Array(4);
  readonly guess = new Int32Array(4);
  /** A line is complete: the match is over. */
  hasLine = false;
  lo = 0;
  hi = 0;
  private readonly farEast: number;
  private readonly farSouth: number;
  private readonly farWest: number;
  private readonly farNorth: number;
  private readonly lacks = new Uint8Array(4 * AREA);
  private readonly edges = new Int32Array(4 * MAX_SIDE * MAX_SIDE);
  private readonly guesses: readonly number[];

  constructor(length: number, span: Span) {
    super(span);
    this.length = length;
    this.guesses = GUESSES[length] ?? [];
    this.farWest = this.east - MAX_SIDE + 1;
    this.farEast = this.west + MAX_SIDE - 1;
    this.farNorth = this.south - MAX_SIDE + 1;
    this.farSouth = this.north + MAX_SIDE - 1;
  }

  cellAt(x: number, y: number): number {
    return (y - this.y) * STRIDE + x - this.x;
  }

  idOf(cell: number): string {
    return `${(cell % STRIDE) + this.x},${Math.floor(cell / STRIDE) + this.y}`;
  }

  get area(): number {
    return (this.east - this.west + 1) * (this.south - this.north + 1);
  }

  /** True for a cell of the rectangle without a mark. */
  isFree(cell: number): boolean {
    const column = cell % STRIDE;
    const row = (cell / STRIDE) | 0;
    return this.has(column, row) && this.marked[cell] === 0;
  }

  put(cell: number, side: number): void {
    this.trail[this.count] = cell;
    this.keepEdges(this.count * 4);
    this.count += 1;
    this.marked[cell] = side + 1;
    this.turn(cell, side, 1);
    this.growTo(cell % STRIDE, (cell / STRIDE) | 0);
  }

  undo(): void {
    this.count -= 1;
    const cell = this.trail[this.count] as number;
    const side = (this.marked[cell] as number) - 1;
    this.marked[cell] = 0;
    this.turn(cell, side, -1);
    this.hasLine = false;
    const at = this.count * 4;
    this.west = this.edges[at] as number;
    this.north = this.edges[at + 1] as number;
    this.east = this.edges[at + 2] as number;
    this.south = this.edges[at + 3] as number;
  }

  /** Returns a cell that completes a line of a side, -1 if there is none. */
  completingCell(side: number): number {
    if (this.completing[side] === 0) return -1;
    const wanted = (this.length - 1) << (side * 4);
    for (let at = this.count - 1; at >= 0; at -= 1) {
      const mark = this.trail[at] as number;
      if (this.marked[mark] !== side + 1) continue;
      const found = this.around(mark, wanted, (cell) => this.lacks[side * AREA + cell] !== 0);
      if (found >= 0) return found;
    }
    return -1;
  }

  /** The first suitable empty cell in the windows through a mark that hold exactly these marks; -1 without one. */
  around(mark: number, wanted: number, suits: (cell: number) => boolean): number {
    const { windows, length } = this;
    for (let way = 0; way < 4; way += 1) {
      const step = STEPS[way] as number;
      for (let back = 0; back < length; back += 1) {
        const first = mark - back * step;
        if (windows[way * AREA + first] !== wanted) continue;
        for (let each = 0, cell = first; each < length; each += 1, cell += step) {
          if (this.isFree(cell) && suits(cell)) return cell;
        }
      }
    }
    return -1;
  }

  /** The gain of a side's mark, and the loss for the others, by the marks in each window through the cell. */
  interest(cell: number, side: number, own: readonly number[], others: readonly number[]): number {
    const { windows, length } = this;
    let sum = 0;
    for (let way = 0; way < 4; way += 1) {
      const step = STEPS[way] as number;
      for (let back = 0; back < length; back += 1) {
        const before = windows[way * AREA + cell - back * step] as number;
        const owner = before === 0 ? side : (31 - Math.clz32(before)) >> 2;
        const there = before >>> (owner * 4);
        if (there << (owner * 4) !== before) continue;
        sum += (owner === side ? own : others)[there] as number;
      }
    }
    return sum;
  }

  private turn(cell: number, side: number, way: 1 | -1): void {
    const { windows, length } = this;
    const key = Math.imul(cell * 4 + side + 1, 0x9e3779b1);
    this.lo ^= mixKey(key);
    this.hi ^= mixKey(key ^ 0x5bd1e995);
    const one = 1 << (side * 4);
    for (let at = 0; at < 4; at += 1) {
      const step = STEPS[at] as number;
      for (let back = 0; back < length; back += 1) {
        const window = at * AREA + cell - back * step;
        const now = windows[window] as number;
        const before = way > 0 ? now : now - one;
        windows[window] = now + way * one;
        this.updateWindow(before, side, cell, cell - back * step, step, way);
      }
    }
  }

  /** Updates one window: `before` are its marks without the one in `cell`. */
  private updateWindow(
    before: number,
    side: number,
    cell: number,
    first: number,
    step: number,
    way: 1 | -1,
  ): void {
    const { guess, guesses, length } = this;
    const owner = before === 0 ? side : (31 - Math.clz32(before)) >> 2;
    const marks = before >>> (owner * 4);
    if (marks << (owner * 4) !== before) return;
    if (marks === length - 1) this.need(owner, cell, -way);
    if (owner !== side) {
      guess[owner] = (guess[owner] as number) - way * (guesses[marks] as number);
      return;
    }
    guess[side] =
      (guess[side] as number) + way * ((guesses[marks + 1] as number) - (guesses[marks] as number));
    if (marks === length - 1) this.hasLine = true;
    if (marks !== length - 2) return;
    let left = first;
    while (this.marked[left] !== 0 || left === cell) left += step;
    this.need(side, left, way);
  }

  private need(side: number, cell: number, by: number): void {
    const column = cell % STRIDE;
    const row = (cell / STRIDE) | 0;
    if (column < this.farWest || column > this.farEast) return;
    if (row < this.farNorth || row > this.farSouth) return;
    const at = side * AREA + cell;
    const before = this.lacks[at] as number;
    this.lacks[at] = before + by;
    if (before === 0) this.completing[side] = (this.completing[side] as number) + 1;
    else if (before + by === 0) this.completing[side] = (this.completing[side] as number) - 1;
  }

  private keepEdges(at: number): void {
    this.edges[at] = this.west;
    this.edges[at + 1] = this.north;
    this.edges[at + 2] = this.east;
    this.edges[at + 3] = this.south;
  }
}
