/** The bounded tree of a Monte Carlo tree search, in flat lists. It is kept between moves. */

/** A node's proven result, for the side that moved into it. */
export const OPEN = 0;
export const WON = 1;
export const DRAWN = 2;
export const LOST = 3;

/** Nodes are numbers; 0 is the root. A node's children are adjacent. */
export class Tree {
  /** The first child, 0 for none. */
  readonly first: Int32Array;
  readonly count: Uint8Array;
  readonly move: Uint8Array;
  readonly visits: Int32Array;
  /** The points of the side that moved into a node, at most one for each visit. */
  readonly points: Float64Array;
  readonly proof: Uint8Array;
  /** Plies to the end that the proof needs. */
  readonly plies: Uint8Array;
  size = 1;

  constructor(capacity: number) {
    this.first = new Int32Array(capacity);
    this.count = new Uint8Array(capacity);
    this.move = new Uint8Array(capacity);
    this.visits = new Int32Array(capacity);
    this.points = new Float64Array(capacity);
    this.proof = new Uint8Array(capacity);
    this.plies = new Uint8Array(capacity);
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

  /** The child that a move leads to, -1 if there is none. */
  childBy(node: number, move: number): number {
    const from = this.first[node] as number;
    const to = from + (this.count[node] as number);
    for (let child = from; child < to; child += 1) if (this.move[child] === move) return child;
    return -1;
  }

  /** Copies another tree's subtree, whose node becomes the root. */
  graft(from: Tree, node: number): void {
    this.size = 1;
    this.copy(from, node, 0);
    const origins = new Int32Array(from.size);
    origins[0] = node;
    // Children always come after their parents, so one pass reaches every node.
    for (let at = 0; at < this.size; at += 1) {
      const origin = origins[at] as number;
      const children = from.first[origin] as number;
      if (children === 0) continue;
      const count = from.count[origin] as number;
      const to = this.grow(at, count);
      for (let each = 0; each < count; each += 1) {
        this.copy(from, children + each, to + each);
        origins[to + each] = children + each;
      }
    }
  }

  private copy(from: Tree, node: number, to: number): void {
    this.first[to] = 0;
    this.count[to] = 0;
    this.move[to] = from.move[node] as number;
    this.visits[to] = from.visits[node] as number;
    this.points[to] = from.points[node] as number;
    this.proof[to] = from.proof[node] as number;
    this.plies[to] = from.plies[node] as number;
  }

  private blank(node: number): void {
    this.first[node] = 0;
    this.count[node] = 0;
    this.visits[node] = 0;
    this.points[node] = 0;
    this.proof[node] = OPEN;
    this.plies[node] = 0;
  }
}
