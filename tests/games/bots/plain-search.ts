/** The plain tree search of ultimate's baseline, by itself so that it doesn't grow stronger with the bot: MCTS-Solver (Winands et al., 2008). */
import type { Position } from '../../../src/engine/brain.ts';

/** A node's proven result, for the side that moved into it. */
const OPEN = 0;
export const WON = 1;
const TIED = 2;
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

  private blank(node: number): void {
    this.first[node] = 0;
    this.count[node] = 0;
    this.visits[node] = 0;
    this.points[node] = 0;
    this.proof[node] = OPEN;
    this.plies[node] = 0;
  }
}

/** A position that can be sampled. */
export type Sampled = Pick<Position, 'width' | 'side' | 'isOver' | 'margin' | 'play' | 'undo'> & {
  expand(into: Int32Array): number;
  /** Plays at random to the end; returns the result for the side to move, 0 to 1. */
  sample(): number;
};

const DEEPEST = 256;

/** Grows a tree from the arena's position and returns the number of samples. `explore`: the preference for rarely tried moves. */
export function grow(tree: Tree, arena: Sampled, playouts: number, explore: number): number {
  const climb = new Climb(tree, arena, explore);
  let samples = 0;
  while (samples < playouts && tree.proof[0] === OPEN) {
    climb.once();
    samples += 1;
  }
  return samples;
}

class Climb {
  private readonly tree: Tree;
  private readonly arena: Sampled;
  private readonly explore: number;
  private readonly path = new Int32Array(DEEPEST);
  private readonly moves: Int32Array;

  constructor(tree: Tree, arena: Sampled, explore: number) {
    this.tree = tree;
    this.arena = arena;
    this.explore = explore;
    this.moves = new Int32Array(arena.width);
  }

  /** Goes down to a leaf, samples it and backs up the result. */
  once(): void {
    const { tree, arena, path } = this;
    let depth = 0;
    let node = 0;
    while (tree.proof[node] === OPEN) {
      if (tree.first[node] === 0 && !this.open(node)) break;
      node = this.select(node);
      arena.play(tree.move[node] as number);
      depth += 1;
      path[depth] = node;
      if (tree.visits[node] === 0) break;
    }
    if (tree.proof[node] === OPEN && arena.isOver) {
      const margin = -arena.margin(arena.side);
      tree.proof[node] = margin > 0 ? WON : margin < 0 ? LOST : TIED;
    }
    const proof = tree.proof[node] as number;
    const points = proof === OPEN ? 1 - arena.sample() : worthOf(proof);
    for (let at = 0; at < depth; at += 1) arena.undo();
    this.backUp(depth, node, points);
  }

  /** Gives a leaf its children; false when there is no room. */
  private open(node: number): boolean {
    const { tree, arena, moves } = this;
    const count = arena.expand(moves);
    const at = tree.grow(node, count);
    if (at === 0) return false;
    for (let each = 0; each < count; each += 1) {
      tree.move[at + each] = moves[each] as number;
    }
    return true;
  }

  /** The child to visit, by upper confidence bound: untried ones first, lost ones never. */
  private select(node: number): number {
    const { first, count, visits, points, proof } = this.tree;
    const from = first[node] as number;
    const to = from + (count[node] as number);
    const spread = this.explore * Math.sqrt(Math.log((visits[node] as number) + 1));
    let best = -Infinity;
    let chosen = from;
    for (let child = from; child < to; child += 1) {
      if (proof[child] === LOST) continue;
      const seen = visits[child] as number;
      if (seen === 0) return child;
      const score = (points[child] as number) / seen + spread / Math.sqrt(seen);
      if (score > best) {
        best = score;
        chosen = child;
      }
    }
    return chosen;
  }

  private backUp(depth: number, leaf: number, gained: number): void {
    const { tree, path } = this;
    let points = gained;
    let node = leaf;
    for (let at = depth; ; at -= 1) {
      tree.visits[node] = (tree.visits[node] as number) + 1;
      tree.points[node] = (tree.points[node] as number) + points;
      if (at === 0) return;
      const parent = at === 1 ? 0 : (path[at - 1] as number);
      if (tree.proof[node] !== OPEN && tree.proof[parent] === OPEN) this.prove(parent, node);
      points = tree.proof[parent] === OPEN ? 1 - points : worthOf(tree.proof[parent] as number);
      node = parent;
    }
  }

  /** Applies a child's proof to its parent. */
  private prove(parent: number, child: number): void {
    const { first, count, proof, plies } = this.tree;
    if (proof[child] === WON) {
      proof[parent] = LOST;
      plies[parent] = (plies[child] as number) + 1;
      return;
    }
    const from = first[parent] as number;
    const to = from + (count[parent] as number);
    let longest = 0;
    let found = WON;
    for (let each = from; each < to; each += 1) {
      if (proof[each] === OPEN) return;
      if (proof[each] === TIED) found = TIED;
      longest = Math.max(longest, plies[each] as number);
    }
    proof[parent] = found;
    plies[parent] = longest + 1;
  }
}

const worthOf = (proof: number): number => (proof === WON ? 1 : proof === TIED ? 1 / 2 : 0);
