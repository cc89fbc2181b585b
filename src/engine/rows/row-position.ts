/** Any row game as a packed position. Games differ only in what completing a line means. */
import type { RowMarks } from './row-marks.ts';
import { insert, scoreInterest, makesThreat } from './row-order.ts';
import { HIGH, LOW, SHIFT } from './row-shape.ts';
import type { Position } from '../brain.ts';

/** The winner when a line is completed: its maker, everybody else, or its symbol's owner. */
export type Ending = 'maker' | 'others' | 'owner';

/** The players: sides in turn order, the first to move next. */
export type Turns = readonly number[];

/**
 * With more marks than this, symmetric positions rarely recur; on 4x4x4 with its 192 symmetries, comparing
 * them takes longer than it saves.
 */
const mappedMarks = (symmetries: number): number => (symmetries > 100 ? 3 : 9);

/** See `Position`. Side s marks with symbol s; where symbols are chosen, everybody marks with 0 or 1. */
export class RowPosition implements Position {
  readonly sides: readonly number[];
  readonly width: number;
  lo = 0;
  hi = 0;
  private readonly marks: RowMarks;
  private readonly ending: Ending;
  private readonly choosesSymbol: boolean;
  private readonly turns: Turns;
  private readonly closed: readonly number[];
  private turn = 0;
  private readonly priorities: Int32Array;

  constructor(
    marks: RowMarks,
    turns: Turns,
    rules: {
      readonly ending: Ending;
      readonly choosesSymbol: boolean;
      readonly closed: readonly number[];
    },
  ) {
    this.marks = marks;
    this.turns = turns;
    this.sides = [...new Set(turns)].toSorted((a, b) => a - b);
    this.ending = rules.ending;
    this.choosesSymbol = rules.choosesSymbol;
    this.closed = marks.count === 0 ? rules.closed : [];
    this.width = marks.shape.cells * (rules.choosesSymbol ? 2 : 1);
    this.priorities = new Int32Array(marks.shape.cells << SHIFT);
  }

  get side(): number {
    return this.turns[this.turn] as number;
  }

  get isOver(): boolean {
    return this.marks.hasLine || this.horizon === 0;
  }

  get horizon(): number {
    return this.marks.shape.cells - this.marks.count;
  }

  margin(side: number): number {
    const { marks, turns } = this;
    if (!marks.hasLine) return 0;
    const symbol = (marks.trail[marks.count - 1] as number) & 7;
    const maker = turns[(this.turn + turns.length - 1) % turns.length] as number;
    const winner = this.ending === 'owner' ? symbol : maker;
    return (side === winner) === (this.ending !== 'others') ? 1 : -1;
  }

  isHopeless(side: number): boolean {
    const { linesLeft, pure } = this.marks;
    if (this.choosesSymbol && this.ending === 'maker') return pure === 0;
    if (this.ending !== 'others') return linesLeft[side] === 0;
    return this.sides.every((other) => other === side || linesLeft[other] === 0);
  }

  evaluate(side: number): number {
    if (this.choosesSymbol && this.ending === 'maker') return 0;
    const { guess } = this.marks;
    let best = -Infinity;
    for (const other of this.sides) {
      if (other !== side) best = Math.max(best, guess[other] as number);
    }
    const ahead = (guess[side] as number) - best;
    return this.ending === 'others' ? -ahead : ahead;
  }

  legal(into: Int32Array, at: number): number {
    const { marked, shape } = this.marks;
    const isFirst = this.marks.count === 0;
    let to = at;
    for (let cell = 0; cell < shape.cells; cell += 1) {
      if (marked[cell] !== 0 || (isFirst && this.closed.includes(cell))) continue;
      const move = cell << SHIFT;
      if (this.choosesSymbol) {
        into[to++] = move;
        into[to++] = move | 1;
      } else into[to++] = move | this.side;
    }
    return to - at;
  }

  candidates(into: Int32Array, at: number): number {
    const forced = this.forced();
    if (forced >= 0) {
      into[at] = forced;
      return 1;
    }
    const all = this.legal(into, at);
    const isSpoiling = this.choosesSymbol && this.ending === 'maker';
    let to = at;
    let spare = -1;
    for (let each = at; each < at + all; each += 1) {
      const move = into[each] as number;
      if (this.isWorst(move)) spare = move;
      else {
        const interest = scoreInterest(this.marks, move, isSpoiling);
        this.priorities[move] = this.ending === 'others' ? -interest : interest;
        insert(into, this.priorities, { at, to }, move);
        to += 1;
      }
    }
    if (to === at) into[to++] = spare;
    return to - at;
  }

  play(move: number): void {
    this.marks.put(move);
    this.turn = this.turn + 1 === this.turns.length ? 0 : this.turn + 1;
  }

  undo(): void {
    this.marks.undo();
    this.turn = this.turn === 0 ? this.turns.length - 1 : this.turn - 1;
  }

  fingerprint(): number {
    const { marks } = this;
    this.lo = marks.lo;
    this.hi = marks.hi;
    const { symmetries } = marks.shape;
    if (marks.count > mappedMarks(symmetries.length)) return 0;
    let symmetry = this.leastSymmetry(symmetries, 0, 0);
    // If only the line's maker counts, X and O are interchangeable.
    if (this.choosesSymbol && this.ending === 'maker')
      symmetry = this.leastSymmetry(symmetries, 1, symmetry);
    return symmetry;
  }

  mapped(move: number, symmetry: number): number {
    const way = this.marks.shape.symmetries[symmetry >> 1] as Uint8Array;
    return ((way[move >> SHIFT] as number) << SHIFT) | ((move & 7) ^ (symmetry & 1));
  }

  unmapped(move: number, symmetry: number): number {
    const way = this.marks.shape.inverses[symmetry >> 1] as Uint8Array;
    return ((way[move >> SHIFT] as number) << SHIFT) | ((move & 7) ^ (symmetry & 1));
  }

  notation(move: number): string {
    const cell = this.marks.shape.ids[move >> SHIFT] ?? '';
    return this.choosesSymbol ? `${cell}-${(move & 7) === 0 ? 'X' : 'O'}` : cell;
  }

  /** The only move worth trying: an immediate win, or the block of the next side's. -1 without one. */
  private forced(): number {
    const { marks, side, ending, choosesSymbol } = this;
    if (ending === 'others') return -1;
    if (choosesSymbol && ending === 'maker') return marks.completingMove();
    const mine = marks.completingCell(side);
    if (mine >= 0) return (mine << SHIFT) | side;
    const next = this.turns[(this.turn + 1) % this.turns.length] as number;
    if (next === side) return -1;
    const theirs = marks.completingCell(next);
    return theirs < 0 ? -1 : (theirs << SHIFT) | side;
  }

  /** True for a move that is certainly among the worst. */
  private isWorst(move: number): boolean {
    const { marks, side, ending, choosesSymbol } = this;
    if (ending === 'others') {
      return marks.lacks[side * marks.shape.cells + (move >> SHIFT)] !== 0;
    }
    if (!choosesSymbol) return false;
    return (ending === 'maker' || (move & 7) !== side) && makesThreat(marks, move);
  }

  /** Finds the smallest fingerprint over all symmetries, with and without swapped symbols; returns that symmetry. */
  private leastSymmetry(symmetries: readonly Uint8Array[], swap: number, found: number): number {
    const { trail, count } = this.marks;
    let symmetry = found;
    for (let each = 0; each < symmetries.length; each += 1) {
      const way = symmetries[each] as Uint8Array;
      let lo = 0;
      let hi = 0;
      for (let at = 0; at < count; at += 1) {
        const move = trail[at] as number;
        const moved = ((way[move >> SHIFT] as number) << SHIFT) | ((move & 7) ^ swap);
        lo ^= LOW[moved] as number;
        hi ^= HIGH[moved] as number;
      }
      if (lo < this.lo || (lo === this.lo && hi < this.hi)) {
        this.lo = lo;
        this.hi = hi;
        symmetry = (each << 1) | swap;
      }
    }
    return symmetry;
  }
}
