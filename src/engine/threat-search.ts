/** Wins by continuous threats: every move leaves a line one mark short, so every reply is forced. */

import type { SearchLimits } from './brain.ts';
import { fractionOf } from './search-run.ts';

/** The marks of two sides, as the search needs them. */
export interface ThreatField {
  readonly lo: number;
  readonly hi: number;
  /** The number of cells that complete a line of a side. */
  completing(side: number): number;
  /** A cell that completes a line of a side; -1 if there is none. */
  completingCell(side: number): number;
  /**
   * Writes the cells in which a mark leaves a line of the side one mark short, from `at` on; returns their
   * number.
   */
  threats(side: number, into: Int32Array, at: number): number;
  mark(cell: number, side: number): void;
  unmark(): void;
}

const DEEPEST = 40;
/** More than the number of threats in any position. */
const WIDTH = 256;
const BITS = 14;
/** The number of positions between readings of the clock. */
const CLOCK = 64;

/** Searches one field repeatedly, and remembers the positions that did not win. */
export class ThreatSearch {
  /** The first move of the latest win found. */
  move = -1;
  private readonly field: ThreatField;
  private readonly cells = new Int32Array((DEEPEST + 1) * WIDTH);
  private readonly failed = new Int32Array(2 << BITS);
  private left = 0;
  private until = Infinity;

  constructor(field: ThreatField) {
    this.field = field;
  }

  /** Plies of a win by threats for a side to move, 0 if none is found within the limits. */
  win(side: number, { maxNodes, until }: SearchLimits): number {
    this.left = maxNodes;
    this.until = until;
    return this.attack(side, 0);
  }

  private attack(side: number, depth: number): number {
    const { field } = this;
    if (field.completing(side) > 0) {
      this.move = field.completingCell(side);
      return 1;
    }
    const forced = field.completing(1 - side) > 0 ? field.completingCell(1 - side) : -1;
    if (field.completing(1 - side) > 1 || depth >= DEEPEST || this.left <= 0) return 0;
    this.left -= 1;
    if (this.left % CLOCK === 0 && this.until < Infinity && Date.now() > this.until) this.left = 0;
    const key = field.lo ^ side;
    const slot = (key & ((1 << BITS) - 1)) << 1;
    if (this.failed[slot] === key && this.failed[slot + 1] === field.hi) return 0;
    const from = depth * WIDTH;
    const count = field.threats(side, this.cells, from);
    for (let at = from; at < from + count; at += 1) {
      const cell = this.cells[at] as number;
      if ((forced < 0 || cell === forced) && this.isDouble(cell, side)) return this.found(cell, 3);
    }
    for (let at = from; at < from + count; at += 1) {
      const cell = this.cells[at] as number;
      if (forced >= 0 && cell !== forced) continue;
      const plies = this.follow(cell, side, depth);
      if (plies > 0) return this.found(cell, plies + 2);
    }
    if (this.left > 0) {
      this.failed[slot] = key;
      this.failed[slot + 1] = field.hi;
    }
    return 0;
  }

  private isDouble(cell: number, side: number): boolean {
    this.field.mark(cell, side);
    const isWon = this.field.completing(side) > 1 && this.field.completing(1 - side) === 0;
    this.field.unmark();
    return isWon;
  }

  /** Plies of the win after a threat and its only reply. */
  private follow(cell: number, side: number, depth: number): number {
    const { field } = this;
    field.mark(cell, side);
    if (field.completing(side) !== 1 || field.completing(1 - side) > 0) {
      field.unmark();
      return 0;
    }
    field.mark(field.completingCell(side), 1 - side);
    const plies = this.attack(side, depth + 1);
    field.unmark();
    field.unmark();
    return plies;
  }

  private found(cell: number, plies: number): number {
    this.move = cell;
    return plies;
  }
}

/** Limits for the search for threats, which comes first: at most a third of the time. */
export const threatLimits = (limits: SearchLimits, most: number): SearchLimits => ({
  ...fractionOf(limits, 1 / 3),
  maxNodes: Math.min(most, limits.maxNodes),
});
