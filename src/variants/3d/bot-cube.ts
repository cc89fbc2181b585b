/** 4x4x4 for two alternating sides. Finds wins by continuous threats far beyond the search's depth. */
import type { SearchLimits } from '../../engine/brain.ts';
import { ThreatSearch, type ThreatField } from '../../engine/threat-search.ts';
import type { RowMarks } from '../../engine/rows/row-marks.ts';
import { RowPosition } from '../../engine/rows/row-position.ts';
import { SHIFT } from '../../engine/rows/row-shape.ts';
import { stacks } from './rules.ts';

const { lines } = stacks['4x4x4'].board;
const CELLS = Uint8Array.from(lines.flat());
const LENGTH = 4;

/** Positions to visit when looking for a win by threats at a leaf of the search. */
const GLANCE = { maxNodes: 100, until: Infinity };

class CubeField implements ThreatField {
  private readonly marks: RowMarks;
  private seen = 0;
  private readonly stamps = new Int32Array(64);

  constructor(marks: RowMarks) {
    this.marks = marks;
  }

  get lo(): number {
    return this.marks.lo;
  }

  get hi(): number {
    return this.marks.hi;
  }

  completing(side: number): number {
    return this.marks.completing[side] as number;
  }

  completingCell(side: number): number {
    return this.marks.completingCell(side);
  }

  threats(side: number, into: Int32Array, at: number): number {
    const { marks, stamps } = this;
    const wanted = (LENGTH - 2) << (side * 4);
    this.seen += 1;
    let to = at;
    for (let line = 0; line < lines.length; line += 1) {
      if (marks.filled[line] !== wanted) continue;
      for (let each = line * LENGTH; each < (line + 1) * LENGTH; each += 1) {
        const cell = CELLS[each] as number;
        if (marks.marked[cell] !== 0 || stamps[cell] === this.seen) continue;
        stamps[cell] = this.seen;
        into[to++] = cell;
      }
    }
    return to - at;
  }

  mark(cell: number, side: number): void {
    this.marks.put((cell << SHIFT) | side);
  }

  unmark(): void {
    this.marks.undo();
  }
}

/** See `Position`; sides are 0 and 1. */
export class CubePosition extends RowPosition {
  private readonly fours: ThreatSearch;

  constructor(...[marks, turns, rules]: ConstructorParameters<typeof RowPosition>) {
    super(marks, turns, rules);
    this.fours = new ThreatSearch(new CubeField(marks));
  }

  /** Prevents an immediate loss before searching. */
  promising(into: Int32Array, at: number): number {
    return this.candidates(into, at);
  }

  /** See `Position`. */
  forcedWin(side: number = this.side, limits: SearchLimits = GLANCE): number {
    return this.fours.win(side, limits);
  }

  /** The first move of the latest forced win. */
  get forcing(): number {
    return (this.fours.move << SHIFT) | this.side;
  }
}
