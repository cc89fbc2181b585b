/** Turns a tree search into verdicts on moves, and keeps the tree for the next move. */
import type { Aids, Verdict } from '../../engine/brain.ts';
import { grow, type Arena } from './bot-mcts.ts';
import type { Bounds } from './bot-late.ts';
import { TIED, LOST, Tree, WON } from './bot-tree.ts';
import { WIN } from '../../engine/worth.ts';

/** The nodes of a tree: 25 MB. A full tree is thinned. */
const CAPACITY = 1_000_000;
/** The guess that corresponds to an 88 % chance of winning, in the units of `Position.evaluate`. */
const SCALE = 300;

type KeptTree = { readonly tree: Tree; arena: Arena };

/** Searches an arena within the limits and rates its moves; the most visited counts most. */
export function searchTree(
  arena: Arena,
  { limits, own }: Aids,
  explore: number,
  bounds: Bounds | null = null,
): Verdict[] {
  const { tree } = treeFor(arena, own);
  if (bounds) {
    // The first sample gives the root its moves.
    if (tree.first[0] === 0) grow(tree, arena, { maxNodes: 1, until: Infinity }, explore);
    limitMoves(tree, bounds);
  }
  grow(tree, arena, limits, explore);
  return verdicts(tree, arena);
}

/** Tells the tree what is proven of the root's moves. */
function limitMoves(tree: Tree, { moves, plies }: Bounds): void {
  const from = tree.first[0] as number;
  for (let child = from; child < from + (tree.count[0] as number); child += 1) {
    const bound = moves.find(({ move }) => move === tree.move[child]);
    if (!bound || tree.isProven(child)) continue;
    tree.least[child] = Math.max(tree.least[child] as number, bound.least);
    tree.most[child] = Math.min(tree.most[child] as number, bound.most);
    if (tree.isProven(child)) tree.plies[child] = plies - 1;
  }
  tree.bound(0);
}

function treeFor(arena: Arena, own: { kept?: KeptTree }): KeptTree {
  const { kept } = own;
  if (!kept) return (own.kept = { tree: new Tree(CAPACITY), arena });
  const node = nodeOf(kept, arena);
  const { tree } = kept;
  kept.arena = arena;
  // A proof whose moves were thinned out is useless at the root.
  if (node < 0 || tree.first[node] === 0) tree.clear();
  else if (node > 0) tree.keep(node);
  return kept;
}

/** The node of a position at most two plies on, -1 if there is none. */
function nodeOf({ tree, arena: from }: KeptTree, { key }: Arena): number {
  const search = (node: number, plies: number): number => {
    if (from.key === key) return node;
    if (plies === 0) return -1;
    const first = tree.first[node] as number;
    for (let child = first; child < first + (tree.count[node] as number); child += 1) {
      from.play(tree.move[child] as number);
      const found = search(child, plies - 1);
      from.undo();
      if (found >= 0) return found;
    }
    return -1;
  };
  return search(0, 2);
}

function verdicts(tree: Tree, arena: Arena): Verdict[] {
  const { first, count, move, visits, points, least, most, plies } = tree;
  const from = first[0] as number;
  const children = Array.from({ length: count[0] as number }, (_, each) => from + each);
  const mean = (child: number): number =>
    guessOf((points[child] as number) / Math.max(visits[child] as number, 1));
  // Moves that may still beat the proven ones; of those the most visited counts.
  const floor = WON - (most[0] as number);
  const rivals = children.filter((child) => (most[child] as number) > floor);
  const favourite = rivals.toSorted((a, b) => (visits[b] as number) - (visits[a] as number))[0];
  return children.map((child) => {
    const notation = arena.notation(move[child] as number);
    const certain = WIN - (plies[child] as number) - 1;
    if (least[child] === WON) return { notation, worth: certain, known: 'least' };
    if (most[child] === LOST) return { notation, worth: -certain, known: 'most' };
    if (tree.isProven(child)) return { notation, worth: 0, known: 'exact' };
    if (most[child] === TIED && floor === TIED) return { notation, worth: 0, known: 'most' };
    const isBest = favourite === undefined || child === favourite;
    const guess = isBest ? mean(child) : Math.min(mean(child), mean(favourite) - 1);
    return { notation, worth: guess, known: 'guess' };
  });
}

const guessOf = (chance: number): number =>
  Math.round(SCALE * Math.atanh(Math.min(Math.max(2 * chance - 1, -0.999), 0.999)));
