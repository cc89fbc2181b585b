/** Infinite's grid as a field for the search for continuous threats. */
import type { Field } from '../../rules/search/fours.ts';
import { STRIDE, type Grid } from './bot-grid.ts';

/** The maximum number of threats tried in one position. */
const MOST = 120;

/** See `Field`. */
export class GridField implements Field {
  private readonly grid: Grid;
  private readonly stamps = new Int32Array(STRIDE * STRIDE);
  private seen = 0;

  constructor(grid: Grid) {
    this.grid = grid;
  }

  get lo(): number {
    return this.grid.lo;
  }

  get hi(): number {
    return this.grid.hi;
  }

  wins(side: number): number {
    return this.grid.threats[side] as number;
  }

  winOf(side: number): number {
    return this.grid.threatOf(side);
  }

  threats(side: number, into: Int32Array, at: number): number {
    const { grid, stamps } = this;
    const wanted = (grid.length - 2) << (side * 4);
    this.seen += 1;
    let to = at;
    const add = (cell: number): boolean => {
      if (stamps[cell] !== this.seen && to - at < MOST) {
        stamps[cell] = this.seen;
        into[to++] = cell;
      }
      return false;
    };
    for (let each = grid.count - 1; each >= 0; each -= 1) {
      const mark = grid.trail[each] as number;
      if (grid.taken[mark] === side + 1) grid.around(mark, wanted, add);
    }
    return to - at;
  }

  mark(cell: number, side: number): void {
    this.grid.put(cell, side);
  }

  unmark(): void {
    this.grid.take();
  }
}
