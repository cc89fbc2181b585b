/**
 * Monte Carlo tree search for two sides in turn, with an estimate in place of random play. Proven bounds are
 * backed up (Cazenave and Saffidine, "Score Bounded Monte-Carlo Tree Search", 2010).
 */
import type { SearchLimits, Position } from '../../engine/brain.ts';
import { TIED, LOST, WON, type Tree } from './bot-tree.ts';

/** A position that can be estimated. Moves are below 256, and no position has more than 255. */
export type Arena = Pick<Position, 'width' | 'side' | 'isOver' | 'margin' | 'play' | 'undo'> & {
  /** Writes the moves worth a node, and the mover's chance to win with each: 1 only where the move wins at once. */
  expand(into: Int32Array, chances: Float64Array): number;
  /** The text that `play` of a match takes. */
  notation(move: number): string;
  /** The same for the same position. */
  readonly key: string;
};

const DEEPEST = 256;
/** The number of samples between readings of the clock: each takes a few microseconds. */
const CLOCK = 64;

/** Grows a tree from the arena's position and returns the number of samples. `explore`: the preference for rarely tried moves. */
export function grow(tree: Tree, arena: Arena, limits: SearchLimits, explore: number): number {
  const climb = new Simulation(tree, arena, explore);
  let samples = 0;
  const isTimeUp = () =>
    samples % CLOCK === 0 && limits.until < Infinity && Date.now() >= limits.until;
  while (!tree.isProven(0)) {
    // Regardless of the limits, the first sample gives the root its moves: missing moves would count as lost.
    if (samples > 0 && (samples >= limits.maxNodes || isTimeUp())) break;
    climb.once();
    samples += 1;
  }
  return samples;
}

class Simulation {
  private readonly tree: Tree;
  private readonly arena: Arena;
  private readonly explore: number;
  private readonly path = new Int32Array(DEEPEST);
  private readonly moves: Int32Array;
  private readonly chances: Float64Array;

  constructor(tree: Tree, arena: Arena, explore: number) {
    this.tree = tree;
    this.arena = arena;
    this.explore = explore;
    this.moves = new Int32Array(arena.width);
    this.chances = new Float64Array(arena.width);
  }

  /** Goes down to a leaf, estimates it and backs up the result. */
  once(): void {
    const { tree, arena, path } = this;
    if (tree.size + arena.width > tree.first.length) tree.thin();
    let depth = 0;
    let node = 0;
    while (tree.first[node] !== 0 && !tree.isProven(node)) {
      node = this.select(node);
      arena.play(tree.move[node] as number);
      depth += 1;
      path[depth] = node;
    }
    const points = this.evaluate(node);
    for (let at = 0; at < depth; at += 1) arena.undo();
    this.backUp(depth, points);
  }

  /** A leaf's points for the side that moved into it. Gives it its children, if there is room. */
  private evaluate(leaf: number): number {
    const { tree, arena, moves, chances } = this;
    if (arena.isOver) {
      const result = 1 - arena.margin(arena.side);
      tree.least[leaf] = tree.most[leaf] = result;
    }
    if (tree.isProven(leaf)) return (tree.least[leaf] as number) / 2;
    const count = arena.expand(moves, chances);
    const at = tree.grow(leaf, count);
    let best = 0;
    for (let each = 0; each < count; each += 1) {
      const chance = chances[each] as number;
      best = Math.max(best, chance);
      if (at === 0) continue;
      const child = at + each;
      tree.move[child] = moves[each] as number;
      tree.visits[child] = 1;
      tree.points[child] = chance;
      if (chance === 1) tree.least[child] = WON;
    }
    if (at > 0 && best === 1) tree.bound(leaf);
    return 1 - best;
  }

  /**
   * Chooses the child to visit, by upper confidence bound; never one that is certainly no better than
   * another.
   */
  private select(node: number): number {
    const { first, count, visits, points, least, most } = this.tree;
    const from = first[node] as number;
    const to = from + (count[node] as number);
    const spread = this.explore * Math.sqrt(Math.log((visits[node] as number) + 1));
    const floor = WON - (most[node] as number);
    let best = -Infinity;
    let chosen = from;
    for (let child = from; child < to; child += 1) {
      const ceiling = most[child] as number;
      if (ceiling <= floor) continue;
      const seen = visits[child] as number;
      let score = (points[child] as number) / seen;
      if (ceiling === TIED && score > 1 / 2) score = 1 / 2;
      else if (least[child] === TIED && score < 1 / 2) score = 1 / 2;
      score += spread / Math.sqrt(seen);
      if (score > best) {
        best = score;
        chosen = child;
      }
    }
    return chosen;
  }

  private backUp(depth: number, gained: number): void {
    const { tree, path } = this;
    const leaf = depth === 0 ? 0 : (path[depth] as number);
    let points = gained;
    let isNews = tree.least[leaf] !== LOST || tree.most[leaf] !== WON;
    for (let at = depth; at >= 0; at -= 1) {
      const node = at === 0 ? 0 : (path[at] as number);
      if (at < depth && isNews) isNews = tree.bound(node);
      const least = (tree.least[node] as number) / 2;
      const most = (tree.most[node] as number) / 2;
      points = points < least ? least : points > most ? most : points;
      tree.visits[node] = (tree.visits[node] as number) + 1;
      tree.points[node] = (tree.points[node] as number) + points;
      points = 1 - points;
    }
  }
}
