/** Quantum as a packed position. */
import type { Position } from '../../engine/brain.ts';
import {
  areJoined,
  collapse,
  COUNT,
  DUE,
  END,
  fingerprint,
  SLOTS,
  join,
  setEnd,
  MADE,
  ONE,
  PAIRS,
  SYMMETRIES,
  write,
  writeState,
} from './bot-state.ts';
import type { QuantumState } from './rules-state.ts';

/** The moves and measurements of the longest match, plus one. */
const PLIES = 20;

/** See `Position`. */
export class QuantumPosition implements Position {
  readonly sides = [0, 1];
  readonly width = 36;
  lo = 0;
  hi = 0;
  private readonly first: number;
  private readonly slots = new Int8Array(SLOTS * PLIES);
  private readonly found = new Int32Array(2);
  private at = 0;

  constructor(state: QuantumState) {
    this.first = state.first;
    writeState(state, this.slots);
  }

  get side(): number {
    return (this.first + (this.slots[this.at + MADE] as number)) % 2;
  }

  get isOver(): boolean {
    return this.slots[this.at + END] !== 0;
  }

  /** Nine moves at most, and a measurement takes at least two cells. */
  get horizon(): number {
    return 13 - (this.slots[this.at + MADE] as number);
  }

  margin(side: number): number {
    const margin = ((this.slots[this.at + END] as number) - 10) / 2;
    return side === this.first ? margin : 0 - margin;
  }

  isHopeless(): boolean {
    return false;
  }

  /** No guess: nothing is certain before marks are classical. */
  evaluate(): number {
    return 0;
  }

  legal(into: Int32Array, at: number): number {
    const { slots, at: here } = this;
    if (slots[here + DUE] === 1) {
      const closing = here + PAIRS + 3 * ((slots[here + COUNT] as number) - 1);
      into[at] = ONE + (slots[closing] as number);
      into[at + 1] = ONE + (slots[closing + 1] as number);
      return 2;
    }
    let to = at;
    let last = -1;
    for (let a = 0; a < 9; a += 1) {
      if (slots[here + a] !== 0) continue;
      last = a;
      for (let b = a + 1; b < 9; b += 1) if (slots[here + b] === 0) into[to++] = a * 9 + b;
    }
    if (to === at) into[to++] = ONE + last;
    return to - at;
  }

  /** Tries moves that close a loop first, because only they decide anything. */
  candidates(into: Int32Array, at: number): number {
    const count = this.legal(into, at);
    if (this.slots[this.at + DUE] === 1) return count;
    let to = at;
    for (let each = at; each < at + count; each += 1) {
      const move = into[each] as number;
      if (move < ONE && areJoined(this.slots, this.at, Math.floor(move / 9), move % 9)) {
        into[each] = into[to] as number;
        into[to++] = move;
      }
    }
    return count;
  }

  play(move: number): void {
    const { slots } = this;
    const from = this.at;
    const to = from + SLOTS;
    slots.copyWithin(to, from, to);
    this.at = to;
    if (slots[to + DUE] === 1) {
      collapse(slots, to, move - ONE);
      setEnd(slots, to);
      return;
    }
    const made = (slots[to + MADE] as number) + 1;
    slots[to + MADE] = made;
    if (move >= ONE) {
      slots[to + move - ONE] = made;
      setEnd(slots, to);
      return;
    }
    const [a, b] = [Math.floor(move / 9), move % 9];
    if (areJoined(slots, to, a, b)) {
      write(slots, to, a, b, made);
      slots[to + DUE] = 1;
    } else join(slots, to, a, b, made);
  }

  undo(): void {
    this.at -= SLOTS;
  }

  fingerprint(): number {
    let symmetry = 0;
    SYMMETRIES.forEach((way, each) => {
      fingerprint(this.slots, this.at, way, this.found);
      const [lo = 0, hi = 0] = this.found;
      const isLess = each === 0 || lo < this.lo || (lo === this.lo && hi < this.hi);
      if (!isLess) return;
      this.lo = lo;
      this.hi = hi;
      symmetry = each;
    });
    return symmetry;
  }

  mapped(move: number, symmetry: number): number {
    return mapMove(move, SYMMETRIES[symmetry] as Uint8Array);
  }

  unmapped(move: number, symmetry: number): number {
    // The two quarter turns are each other's inverses; every other symmetry is its own.
    const back = symmetry === 1 ? 3 : symmetry === 3 ? 1 : symmetry;
    return mapMove(move, SYMMETRIES[back] as Uint8Array);
  }

  notation(move: number): string {
    return move >= ONE ? String(move - ONE) : `${Math.floor(move / 9)}-${move % 9}`;
  }
}

function mapMove(move: number, way: Uint8Array): number {
  if (move >= ONE) return ONE + (way[move - ONE] as number);
  const [a, b] = [way[Math.floor(move / 9)] as number, way[move % 9] as number];
  return a < b ? a * 9 + b : b * 9 + a;
}
