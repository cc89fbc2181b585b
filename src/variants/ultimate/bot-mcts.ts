/** Monte Carlo tree search for two sides in turn; proven ends are backed up (Winands et al., 2008). */
import type { Limits, Position } from '../../rules/bot.ts';
import { DRAWN, LOST, OPEN, WON, type Tree } from './bot-tree.ts';

/** A position that can be sampled. Moves are below 256, and no position has more than 255. */
export type Arena = Pick<Position, 'width' | 'side' | 'isOver' | 'result' | 'play' | 'undo'> & {
  /** The moves worth a node, as `Position.candidates` or `Position.legal`. */
  expand(into: Int32Array): number;
  /** The text that `play` of a match takes. */
  notation(move: number): string;
  /** The same for the same position. */
  readonly key: string;
  /** What the position may be worth to the side to move, 0 to 1; by random play to the end, say. */
  sample(): number;
};

const DEEPEST = 256;
/** The number of samples between readings of the clock: each takes a few microseconds. */
const CLOCK = 64;

/** Grows a tree from the arena's position and returns the number of samples. `explore`: the preference for rarely tried moves. */
export function grow(tree: Tree, arena: Arena, limits: Limits, explore: number): number {
  const climb = new Climb(tree, arena, explore);
  let samples = 0;
  while (samples < limits.maxNodes && tree.proof[0] === OPEN) {
    if (samples % CLOCK === 0 && limits.until < Infinity && Date.now() >= limits.until) break;
    climb.once();
    samples += 1;
  }
  return samples;
}

class Climb {
  private readonly tree: Tree;
  private readonly arena: Arena;
  private readonly explore: number;
  private readonly path = new Int32Array(DEEPEST);
  private readonly moves: Int32Array;

  constructor(tree: Tree, arena: Arena, explore: number) {
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
      const result = -arena.result(arena.side);
      tree.proof[node] = result > 0 ? WON : result < 0 ? LOST : DRAWN;
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
      if (proof[each] === DRAWN) found = DRAWN;
      longest = Math.max(longest, plies[each] as number);
    }
    proof[parent] = found;
    plies[parent] = longest + 1;
  }
}

const worthOf = (proof: number): number => (proof === WON ? 1 : proof === DRAWN ? 1 / 2 : 0);
