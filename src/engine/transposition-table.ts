/** The bounded transposition table for two sides, in flat lists. Deeper entries stay longer. */

/** Whether a stored worth is a bound. One that is none may still be a guess. */
export const NO_BOUND = 0;
export const LEAST = 1;
export const MOST = 2;

/** The depth of a worth that no estimate decides, however deep the search. */
export const SOLVED_DEPTH = 255;

/** The reach where no forced win was met: more than any number of plies. */
export const FULL_REACH = 255;

/** The values to store: `depth` is the searched depth; `isExhausted` and `reach` as in `Search`, but from this position. */
type TableEntry = {
  readonly worth: number;
  readonly depth: number;
  readonly isExhausted: boolean;
  readonly bound: number;
  readonly reach: number;
};

/** The lower bits of an entry's third number are its worth, the upper ones its reach. */
const WORTH = 21;

/** Bits of an entry's last number: depth, bound, these two flags, move. */
const IS_USED = 1 << 10;
const IS_EXHAUSTED = 1 << 11;
const MOVE = 12;

/** The fewest and the most entries, 16 bytes each: from 256 KB to 32 MB. */
const FEWEST = 2 ** 14;
const MOST_ENTRIES = 2 ** 21;

/** `find` returns a slot for the three getters, or -1. Slots come in pairs: the deeper and the newest. */
export class TranspositionTable {
  private list = new Int32Array(FEWEST * 4);
  private mask = FEWEST - 2;
  private used = 0;

  find(lo: number, hi: number): number {
    const { list } = this;
    const slot = (lo & this.mask) * 4;
    for (let at = slot; at <= slot + 4; at += 4) {
      if (list[at] === lo && list[at + 1] === hi && list[at + 3] !== 0) return at;
    }
    return -1;
  }

  worth(slot: number): number {
    return ((this.list[slot + 2] as number) << (32 - WORTH)) >> (32 - WORTH);
  }

  reach(slot: number): number {
    return (this.list[slot + 2] as number) >> WORTH;
  }

  depth(slot: number): number {
    const rest = this.list[slot + 3] as number;
    return (rest & IS_EXHAUSTED) !== 0 ? SOLVED_DEPTH : rest & 255;
  }

  bound(slot: number): number {
    return ((this.list[slot + 3] as number) >> 8) & 3;
  }

  /** The best move, -1 if none is known. */
  move(slot: number): number {
    return ((this.list[slot + 3] as number) >> MOVE) - 1;
  }

  put(lo: number, hi: number, what: TableEntry, move: number): void {
    const { depth, bound, worth, isExhausted, reach } = what;
    const flags = IS_USED | (isExhausted ? IS_EXHAUSTED : 0);
    const worthAndReach = (worth & ((1 << WORTH) - 1)) | (reach << WORTH);
    this.set(lo, hi, worthAndReach, depth | (bound << 8) | flags | ((move + 1) << MOVE));
    if (this.used > this.mask / 3 && this.mask < MOST_ENTRIES - 2) this.grow();
  }

  private set(lo: number, hi: number, worthAndReach: number, rest: number): void {
    const { list } = this;
    let at = (lo & this.mask) * 4;
    const first = list[at + 3] as number;
    const isOther = first !== 0 && (list[at] !== lo || list[at + 1] !== hi);
    if (isOther && ((first & 255) > (rest & 255) || list[at + 7] === 0)) at += 4;
    if (list[at + 3] === 0) this.used += 1;
    list[at] = lo;
    list[at + 1] = hi;
    list[at + 2] = worthAndReach;
    list[at + 3] = rest;
  }

  /** Small searches keep a small table, which fits the processor's cache; larger ones grow it by four. */
  private grow(): void {
    const { list } = this;
    const entries = Math.min((this.mask + 2) * 4, MOST_ENTRIES);
    this.list = new Int32Array(entries * 4);
    this.mask = entries - 2;
    this.used = 0;
    for (let at = 0; at < list.length; at += 4) {
      const rest = list[at + 3] as number;
      if (rest === 0) continue;
      this.set(list[at] as number, list[at + 1] as number, list[at + 2] as number, rest);
    }
  }
}
