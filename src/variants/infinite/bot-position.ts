/** Infinite as a packed position that searches the cells near marks: Easy, Medium, and Hard among more sides. */
import type { Position } from '../../engine/brain.ts';
import { SYMBOLS } from '../../rules/game.ts';
import { sidesInTurn } from '../../engine/rows/row-brain.ts';
import { placeOf } from '../../rules/plane/plane.ts';
import { Grid, STRIDE } from './bot-grid.ts';
import { bounds, infinite, type InfiniteState } from './rules.ts';

/** The gain of another mark in a window, for its owner and against another side, by its marks. */
const OWN = [1, 6, 30, 140, 900, 0];
const OTHERS = [1, 5, 25, 110, 600, 0];

/** The maximum distance of a candidate from a mark. */
const NEAR = 2;
/**
 * The same while there is only one mark. No feasible search distinguishes the replies to it, and Hard lost
 * to Medium after the farther ones. (Renju's openings all begin with a neighbour.)
 */
const NEXT_TO = 1;
/** Moves tried in a search, and at its root. */
const FEW = 14;
const MANY = 40;
/** More plies than any search reaches. */
const LONG = 10_000;

/** See `Position`. A move is a cell of the grid. */
export class InfinitePosition implements Position {
  readonly sides: readonly number[];
  readonly horizon = LONG;
  lo = 0;
  hi = 0;
  private readonly grid: Grid;
  private readonly turns: readonly number[];
  private turn = 0;
  private seen = 0;
  private readonly stamps = new Int32Array(STRIDE * STRIDE);
  private readonly priorities = new Int32Array(STRIDE * STRIDE);
  private readonly sorted = new Int32Array(MANY + 1);

  constructor(state: InfiniteState) {
    this.turns = sidesInTurn(state);
    this.sides = [...new Set(this.turns)].toSorted((a, b) => a - b);
    const grid = new Grid(state.options.length, bounds(state));
    this.grid = putAll(grid, state, (symbol) => SYMBOLS.findIndex((each) => each === symbol));
  }

  get side(): number {
    return this.turns[this.turn] as number;
  }

  get width(): number {
    return Math.max(this.grid.area - this.grid.count, MANY);
  }

  get isOver(): boolean {
    return this.grid.hasLine || this.grid.count === this.grid.area;
  }

  margin(side: number): number {
    const { grid } = this;
    if (!grid.hasLine) return 0;
    return grid.marked[grid.trail[grid.count - 1] as number] === side + 1 ? 1 : -1;
  }

  isHopeless(): boolean {
    return false;
  }

  evaluate(side: number): number {
    const { guess } = this.grid;
    let best = -Infinity;
    for (const other of this.sides) {
      if (other !== side) best = Math.max(best, guess[other] as number);
    }
    return (guess[side] as number) - best;
  }

  legal(into: Int32Array, at: number): number {
    const { west, east, north, south, marked } = this.grid;
    let to = at;
    for (let row = north; row <= south; row += 1) {
      for (let cell = row * STRIDE + west; cell <= row * STRIDE + east; cell += 1) {
        if (marked[cell] === 0) into[to++] = cell;
      }
    }
    return to - at;
  }

  candidates(into: Int32Array, at: number): number {
    return this.best(into, at, FEW);
  }

  promising(into: Int32Array, at: number): number {
    return this.best(into, at, MANY);
  }

  play(move: number): void {
    this.grid.put(move, this.side);
    this.turn = this.turn + 1 === this.turns.length ? 0 : this.turn + 1;
  }

  undo(): void {
    this.grid.undo();
    this.turn = this.turn === 0 ? this.turns.length - 1 : this.turn - 1;
  }

  fingerprint(): number {
    this.lo = this.grid.lo;
    this.hi = this.grid.hi;
    return 0;
  }

  mapped(move: number): number {
    return move;
  }

  unmapped(move: number): number {
    return move;
  }

  notation(move: number): string {
    return this.grid.idOf(move);
  }

  /** Only an immediate win; else the blocks of the next side's win; else the best cells near marks. */
  private best(into: Int32Array, at: number, most: number): number {
    const { grid, side } = this;
    const next = this.turns[(this.turn + 1) % this.turns.length] as number;
    const mine = grid.completingCell(side);
    const forced = mine >= 0 ? mine : grid.completingCell(next);
    if (forced >= 0) {
      into[at] = forced;
      return 1;
    }
    if (grid.count === 0) {
      into[at] = ((grid.north + grid.south) >> 1) * STRIDE + ((grid.west + grid.east) >> 1);
      return 1;
    }
    const near = grid.count === 1 ? NEXT_TO : NEAR;
    this.seen += 1;
    let count = 0;
    for (let each = 0; each < grid.count; each += 1) {
      const mark = grid.trail[each] as number;
      for (let down = -near; down <= near; down += 1) {
        for (let right = -near; right <= near; right += 1) {
          const cell = mark + down * STRIDE + right;
          if (this.stamps[cell] === this.seen || !grid.isFree(cell)) continue;
          this.stamps[cell] = this.seen;
          this.priorities[cell] = grid.interest(cell, side, OWN, OTHERS);
          count = this.insert(cell, count, most);
        }
      }
    }
    if (count === 0) return this.legal(into, at);
    for (let each = 0; each < count; each += 1) into[at + each] = this.sorted[each] as number;
    return count;
  }

  /** Inserts a cell into the sorted list of the best, and returns its new length. */
  private insert(cell: number, count: number, most: number): number {
    const { sorted, priorities } = this;
    const priority = priorities[cell] as number;
    if (count === most && (priorities[sorted[count - 1] as number] as number) >= priority)
      return count;
    let place = Math.min(count, most - 1);
    while (place > 0 && (priorities[sorted[place - 1] as number] as number) < priority) {
      sorted[place] = sorted[place - 1] as number;
      place -= 1;
    }
    sorted[place] = cell;
    return Math.min(count + 1, most);
  }
}

type Board = { cellAt(x: number, y: number): number; put(cell: number, side: number): void };

/** Puts a state's marks on a bot's board, row by row. */
export function putAll<B extends Board>(
  board: B,
  state: InfiniteState,
  sideOf: (symbol: string) => number,
): B {
  for (const { cell, symbol } of infinite.marks(state)) {
    const [x, y] = placeOf(cell) ?? [0, 0];
    board.put(board.cellAt(x, y), sideOf(symbol));
  }
  return board;
}
