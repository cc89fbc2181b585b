/** The marks of a packed row position, with incremental counts for every line. */
import { HIGH, LOW, SHIFT, type RowShape } from './row-shape.ts';

/** The estimated worth of a line of one symbol, by its number of marks. */
const GUESSES = [0, 1, 6, 30, 150, 0];

/** Marks on up to 64 cells of up to six symbols. */
export class RowMarks {
  readonly shape: RowShape;
  readonly symbols: number;
  /** The moves so far, oldest first; `count` of them. */
  readonly trail: Int32Array;
  count = 0;
  /** 1 for a cell with a mark. */
  readonly marked: Uint8Array;
  /** Per line, four bits for each symbol: its number of marks. */
  readonly filled: Int32Array;
  /** Per symbol and cell (`symbol * cells + cell`): lines that need only this cell. */
  readonly lacks: Uint8Array;
  /** Per symbol: the number of cells that complete a line, which in misère loses. */
  readonly completing: Int32Array;
  /** Per symbol: lines that hold no other symbol. */
  readonly linesLeft: Int32Array;
  /** The number of lines that don't hold two symbols. */
  pure: number;
  /** Per symbol: the estimated worth of its lines. */
  readonly guess: Int32Array;
  lo = 0;
  hi = 0;
  /** Whether the latest mark completed a line. */
  hasLine = false;
  private readonly rest: Int32Array;

  constructor(shape: RowShape, symbols: number) {
    this.shape = shape;
    this.symbols = symbols;
    this.trail = new Int32Array(shape.cells);
    this.marked = new Uint8Array(shape.cells);
    this.filled = new Int32Array(shape.lines);
    this.lacks = new Uint8Array(shape.cells * symbols);
    this.completing = new Int32Array(symbols);
    this.linesLeft = new Int32Array(symbols).fill(shape.lines);
    this.pure = shape.lines;
    this.guess = new Int32Array(symbols);
    this.rest = shape.sums.slice();
  }

  put(move: number): void {
    const { shape, filled, rest } = this;
    const cell = move >> SHIFT;
    const symbol = move & 7;
    this.trail[this.count++] = move;
    this.marked[cell] = 1;
    this.lo ^= LOW[move] as number;
    this.hi ^= HIGH[move] as number;
    const end = shape.from[cell + 1] as number;
    for (let at = shape.from[cell] as number; at < end; at += 1) {
      const line = shape.through[at] as number;
      const before = filled[line] as number;
      filled[line] = before + (1 << (symbol * 4));
      const left = (rest[line] as number) ^ cell;
      rest[line] = left;
      this.updateLine(before, symbol, cell, left, 1);
    }
  }

  undo(): void {
    const { shape, filled, rest } = this;
    this.count -= 1;
    const move = this.trail[this.count] as number;
    const cell = move >> SHIFT;
    const symbol = move & 7;
    this.marked[cell] = 0;
    this.lo ^= LOW[move] as number;
    this.hi ^= HIGH[move] as number;
    const end = shape.from[cell + 1] as number;
    for (let at = shape.from[cell] as number; at < end; at += 1) {
      const line = shape.through[at] as number;
      const before = (filled[line] as number) - (1 << (symbol * 4));
      filled[line] = before;
      const left = rest[line] as number;
      rest[line] = left ^ cell;
      this.updateLine(before, symbol, cell, left, -1);
    }
    this.hasLine = false;
  }

  /** Returns a cell that completes a line of this symbol; -1 if there is none. */
  completingCell(symbol: number): number {
    if (this.completing[symbol] === 0) return -1;
    const { cells } = this.shape;
    const found = this.lacks.subarray(symbol * cells, (symbol + 1) * cells);
    for (let cell = 0; cell < cells; cell += 1) if (found[cell] !== 0) return cell;
    return -1;
  }

  /** Returns a move that completes a line of any symbol; -1 if there is none. */
  completingMove(): number {
    for (let symbol = 0; symbol < this.symbols; symbol += 1) {
      const cell = this.completingCell(symbol);
      if (cell >= 0) return (cell << SHIFT) | symbol;
    }
    return -1;
  }

  /** Updates one line: `before` are its marks without the one in `cell`, `left` its empty cells after it, XORed. */
  private updateLine(
    before: number,
    symbol: number,
    cell: number,
    left: number,
    way: 1 | -1,
  ): void {
    if (before === 0) {
      for (let other = 0; other < this.symbols; other += 1) this.shift(this.linesLeft, other, -way);
      this.shift(this.linesLeft, symbol, way);
      this.shift(this.guess, symbol, way * (GUESSES[1] as number));
      return;
    }
    const owner = (31 - Math.clz32(before)) >> 2;
    const marks = before >>> (owner * 4);
    if (marks << (owner * 4) !== before) return;
    const { length } = this.shape;
    if (marks === length - 1) this.need(owner, cell, -way);
    if (owner !== symbol) {
      this.shift(this.linesLeft, owner, -way);
      this.pure -= way;
      this.shift(this.guess, owner, -way * (GUESSES[marks] as number));
      return;
    }
    const more = (GUESSES[marks + 1] as number) - (GUESSES[marks] as number);
    this.shift(this.guess, owner, way * more);
    if (marks === length - 2) this.need(owner, left, way);
    if (marks === length - 1) this.hasLine = true;
  }

  private shift(list: Int32Array, at: number, by: number): void {
    list[at] = (list[at] as number) + by;
  }

  private need(symbol: number, cell: number, by: number): void {
    const at = symbol * this.shape.cells + cell;
    const before = this.lacks[at] as number;
    this.lacks[at] = before + by;
    if (before === 0) this.shift(this.completing, symbol, 1);
    else if (before + by === 0) this.shift(this.completing, symbol, -1);
  }
}
