/** The bounded transposition table for three or more sides, in one flat list. */

/** Worths by side; 0 for sides that left. */
export type WorthsBySide = readonly number[];

/** The maximum number of sides. */
const SIDES = 8;
/** An entry: two fingerprints, depth (0: empty), number of worths, worths. */
const SIZE = 4 + SIDES;
/** The fewest and the most entries, 48 bytes each: from 48 KB to 6 MB. */
const FEWEST = 2 ** 10;
const MOST_ENTRIES = 2 ** 17;

/** `find` returns a slot for the two getters, or -1. Slots come in pairs: the deeper and the newest. */
export class MaxNTable {
  private list = new Int32Array(FEWEST * SIZE);
  private entries = FEWEST;
  private used = 0;

  find(lo: number, hi: number): number {
    const { list } = this;
    const first = this.slotOf(lo);
    for (let at = first; at <= first + SIZE; at += SIZE) {
      if (list[at] === lo && list[at + 1] === hi && list[at + 2] !== 0) return at;
    }
    return -1;
  }

  depth(slot: number): number {
    return this.list[slot + 2] as number;
  }

  worths(slot: number): WorthsBySide {
    const from = slot + 4;
    return Array.from(this.list.subarray(from, from + (this.list[slot + 3] as number)));
  }

  /** Stores a position that was searched to a depth of at least 1. */
  put(lo: number, hi: number, depth: number, worths: WorthsBySide): void {
    const { list } = this;
    let at = this.slotOf(lo);
    const isOther = list[at + 2] !== 0 && (list[at] !== lo || list[at + 1] !== hi);
    if (isOther && ((list[at + 2] as number) > depth || list[at + SIZE + 2] === 0)) at += SIZE;
    if (list[at + 2] === 0) this.used += 1;
    list[at] = lo;
    list[at + 1] = hi;
    list[at + 2] = depth;
    list[at + 3] = worths.length;
    list.set(worths, at + 4);
    if (this.used > this.entries / 3 && this.entries < MOST_ENTRIES) this.grow();
  }

  private slotOf(lo: number): number {
    return (lo & (this.entries - 2)) * SIZE;
  }

  private grow(): void {
    const before = this.list;
    this.entries *= 4;
    if (this.entries > MOST_ENTRIES) this.entries = MOST_ENTRIES;
    this.list = new Int32Array(this.entries * SIZE);
    this.used = 0;
    for (let at = 0; at < before.length; at += SIZE) {
      const depth = before[at + 2] as number;
      if (depth === 0) continue;
      const worths = before.subarray(at + 4, at + 4 + (before[at + 3] as number));
      this.put(before[at] as number, before[at + 1] as number, depth, Array.from(worths));
    }
  }
}
