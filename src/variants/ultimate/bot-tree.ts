/** The bounded tree of a Monte Carlo tree search, in flat lists. It is kept between moves. */

/** A node's result for the side that moved into it. */
export const LOST = 0;
export const TIED = 1;
export const WON = 2;

/**
 * Nodes are numbers; 0 is the root. A node's children are adjacent, and come after it. `least` and `most` are
 * the bounds of a node's result; it is proven when they are equal.
 */
export class Tree {
  /** The first child, 0 for none. */
  readonly first: Int32Array;
  readonly count: Uint8Array;
  readonly move: Uint8Array;
  readonly visits: Int32Array;
  /** The points of the side that moved into a node, at most one for each visit. */
  readonly points: Float64Array;
  readonly least: Uint8Array;
  readonly most: Uint8Array;
  /** Plies to the end that the proof needs. */
  readonly plies: Uint8Array;
  size = 1;
  /** By node: its number after `keep`. */
  private readonly moved: Int32Array;

  constructor(capacity: number) {
    this.first = new Int32Array(capacity);
    this.count = new Uint8Array(capacity);
    this.move = new Uint8Array(capacity);
    this.visits = new Int32Array(capacity);
    this.points = new Float64Array(capacity);
    this.least = new Uint8Array(capacity);
    this.most = new Uint8Array(capacity);
    this.plies = new Uint8Array(capacity);
    this.moved = new Int32Array(capacity);
    this.blank(0);
  }

  isProven(node: number): boolean {
    return this.least[node] === this.most[node];
  }

  /** Forgets everything but an empty root. */
  clear(): void {
    this.size = 1;
    this.blank(0);
  }

  /** Allocates adjacent children of a node. Returns the first, or 0 when the tree is full. */
  grow(node: number, count: number): number {
    const at = this.size;
    if (at + count > this.first.length) return 0;
    for (let child = at; child < at + count; child += 1) this.blank(child);
    this.first[node] = at;
    this.count[node] = count;
    this.size += count;
    return at;
  }

  /** Bounds a node by its children; false when they prove nothing new. */
  bound(node: number): boolean {
    const { first, count, least, most, plies } = this;
    const from = first[node] as number;
    const to = from + (count[node] as number);
    let sure = LOST;
    let possible = LOST;
    let longest = 0;
    let soonest = 255;
    for (let child = from; child < to; child += 1) {
      sure = Math.max(sure, least[child] as number);
      possible = Math.max(possible, most[child] as number);
      longest = Math.max(longest, plies[child] as number);
      if (least[child] === WON) soonest = Math.min(soonest, plies[child] as number);
    }
    // Children that were thinned out start again, but proofs stay.
    const ceiling = Math.min(WON - sure, most[node] as number);
    const floor = Math.max(WON - possible, least[node] as number);
    if (ceiling === most[node] && floor === least[node]) return false;
    most[node] = ceiling;
    least[node] = floor;
    plies[node] = (sure === WON ? soonest : longest) + 1;
    return true;
  }

  /** Makes room: proven nodes lose their children, and those with few visits until half of the tree is free. */
  thin(): void {
    const held = new Float64Array(32);
    for (let node = 0; node < this.size; node += 1) {
      if (this.isProven(node)) continue;
      const degree = 31 - Math.clz32(this.visits[node] as number);
      if (degree >= 0) held[degree] = (held[degree] as number) + (this.count[node] as number);
    }
    let left = 1;
    let degree = 31;
    while (degree > 0 && left + (held[degree] as number) <= this.first.length / 2) {
      left += held[degree] as number;
      degree -= 1;
    }
    this.keep(0, 2 ** (degree + 1));
  }

  /** Keeps a node's subtree only and makes it the root; with `enough`, only open nodes with that many visits keep their children. */
  keep(root: number, enough = 0): void {
    const { first, count, moved, size } = this;
    moved.fill(-1, root, size);
    moved[root] = 0;
    let to = 0;
    // Nodes only move down, and children come after their parents: one pass is enough.
    for (let node = root; node < size; node += 1) {
      if (moved[node] === -1) continue;
      const from = first[node] as number;
      const stays = from > 0 && (node === root || enough === 0 || this.isWorth(node, enough));
      if (stays) moved.fill(0, from, from + (count[node] as number));
      else this.count[node] = 0;
      this.first[node] = stays ? from : 0;
      moved[node] = to;
      this.copy(node, to);
      to += 1;
    }
    for (let node = 0; node < to; node += 1) {
      if (first[node] !== 0) first[node] = moved[first[node] as number] as number;
    }
    this.size = to;
  }

  private isWorth(node: number, visits: number): boolean {
    return !this.isProven(node) && (this.visits[node] as number) >= visits;
  }

  private copy(from: number, to: number): void {
    this.first[to] = this.first[from] as number;
    this.count[to] = this.count[from] as number;
    this.move[to] = this.move[from] as number;
    this.visits[to] = this.visits[from] as number;
    this.points[to] = this.points[from] as number;
    this.least[to] = this.least[from] as number;
    this.most[to] = this.most[from] as number;
    this.plies[to] = this.plies[from] as number;
  }

  private blank(node: number): void {
    this.first[node] = 0;
    this.count[node] = 0;
    this.visits[node] = 0;
    this.points[node] = 0;
    this.least[node] = LOST;
    this.most[node] = WON;
    this.plies[node] = 0;
  }
}
