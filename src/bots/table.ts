/** Remembered positions of two sides, in flat lists: a bounded number of entries, the deeper ones kept longer. */

/** How a remembered worth relates to the true one: alpha-beta often learns only a bound. */
export const EXACT = 0;
export const LEAST = 1;
export const MOST = 2;

/** The depth of a worth that was seen to the end. */
export const WHOLE = 255;

/** The least and the most entries, as powers of two; 16 bytes each. */
const SMALLEST = 12;
export const LARGEST = 21;

/** `find` answers a slot for the three getters, or -1. Slots come in pairs: the deeper and the newest. */
export class Table {
  private readonly mask: number;
  private readonly list: Int32Array;

  /** `bits`: the power of two of its entries. */
  constructor(bits: number) {
    const entries = 2 ** Math.min(Math.max(bits, SMALLEST), LARGEST);
    this.mask = entries - 2;
    this.list = new Int32Array(entries * 4);
  }

  find(lo: number, hi: number): number {
    const { list } = this;
    const slot = (lo & this.mask) * 4;
    for (let at = slot; at <= slot + 4; at += 4) {
      if (list[at] === lo && list[at + 1] === hi && list[at + 3] !== 0) return at;
    }
    return -1;
  }

  worth(slot: number): number {
    return this.list[slot + 2] as number;
  }

  depth(slot: number): number {
    return (this.list[slot + 3] as number) & 255;
  }

  bound(slot: number): number {
    return ((this.list[slot + 3] as number) >> 8) & 3;
  }

  /** The best move, -1 if none is known. */
  move(slot: number): number {
    return ((this.list[slot + 3] as number) >> 11) - 1;
  }

  put(
    lo: number,
    hi: number,
    what: { readonly worth: number; readonly depth: number; readonly bound: number },
    move: number,
  ): void {
    const { list } = this;
    let at = (lo & this.mask) * 4;
    const isSame = list[at] === lo && list[at + 1] === hi;
    if (!isSame && ((list[at + 3] as number) & 255) > what.depth) at += 4;
    list[at] = lo;
    list[at + 1] = hi;
    list[at + 2] = what.worth;
    // Bit 10 says that there is an entry at all.
    list[at + 3] = what.depth | (what.bound << 8) | (1 << 10) | ((move + 1) << 11);
  }
}
