/** Turns a tree search into verdicts on moves, and keeps the tree in a memory for the next move. */
import type { Aids, Verdict } from '../../rules/bot.ts';
import { grow, type Arena } from './bot-mcts.ts';
import { LOST, OPEN, Tree, WON } from './bot-tree.ts';
import { WIN } from '../../rules/search/worth.ts';

/** The nodes of a tree: 20 MB, and twice that while it is copied to a new root. */
const CAPACITY = 1_000_000;
/** The guess that corresponds to an 88 % chance of winning, in the units of `Position.evaluate`. */
const SCALE = 300;

type Grove = { tree: Tree; spare: Tree; arena: Arena };

/** Searches an arena within the limits and rates its moves; the most visited counts most. */
export function ponder(arena: Arena, { limits, memory }: Aids, explore: number): Verdict[] {
  const { tree } = groveFor(arena, memory);
  grow(tree, arena, limits, explore);
  return verdicts(tree, arena);
}

function groveFor(arena: Arena, memory: { grove?: Grove }): Grove {
  const { grove } = memory;
  if (!grove) {
    const tree = new Tree(CAPACITY);
    return (memory.grove = { tree, spare: new Tree(CAPACITY), arena });
  }
  const node = nodeOf(grove, arena);
  grove.arena = arena;
  if (node < 0) grove.tree.clear();
  else if (node > 0) {
    grove.spare.graft(grove.tree, node);
    [grove.tree, grove.spare] = [grove.spare, grove.tree];
  }
  return grove;
}

/** The node of a position at most two plies on, -1 without one. */
function nodeOf({ tree, arena: from }: Grove, { key }: Arena): number {
  const look = (node: number, plies: number): number => {
    if (from.key === key) return node;
    if (plies === 0) return -1;
    const first = tree.first[node] as number;
    for (let child = first; child < first + (tree.count[node] as number); child += 1) {
      from.play(tree.move[child] as number);
      const found = look(child, plies - 1);
      from.undo();
      if (found >= 0) return found;
    }
    return -1;
  };
  return look(0, 2);
}

function verdicts(tree: Tree, arena: Arena): Verdict[] {
  const { first, count, move, visits, points, proof, plies } = tree;
  const list: Verdict[] = [];
  const from = first[0] as number;
  const to = from + (count[0] as number);
  let most = -1;
  for (let child = from; child < to; child += 1) {
    if (proof[child] !== LOST && (most < 0 || (visits[child] as number) > (visits[most] as number)))
      most = child;
  }
  const mean = (child: number): number =>
    guessOf((points[child] as number) / Math.max(visits[child] as number, 1));
  for (let child = from; child < to; child += 1) {
    const text = arena.notation(move[child] as number);
    const certain = WIN - (plies[child] as number) - 1;
    if (proof[child] === WON) list.push({ text, worth: certain, known: 'least' });
    else if (proof[child] === LOST) list.push({ text, worth: -certain, known: 'most' });
    else if (proof[child] !== OPEN) list.push({ text, worth: 0, known: 'exact' });
    else {
      const worth = child === most ? mean(child) : Math.min(mean(child), mean(most) - 1);
      list.push({ text, worth, known: 'guess' });
    }
  }
  return list;
}

const guessOf = (chance: number): number =>
  Math.round(SCALE * Math.atanh(Math.min(Math.max(2 * chance - 1, -0.999), 0.999)));
