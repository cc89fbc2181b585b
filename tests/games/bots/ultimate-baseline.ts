/** The baseline for ultimate's bots: a plain tree search with random playouts. */
import { grow, LOST, Tree, WON, type Sampled } from './plain-search.ts';
import { UltimateBoard } from '../../../src/variants/ultimate/bot-board.ts';
import { Dice } from '../../../src/engine/dice.ts';
import type { UltimateState } from '../../../src/variants/ultimate/rules.ts';

/** The best of 0.5, 0.7 and 1 for plain playouts. */
const EXPLORE = 0.6;

class PlainArena extends UltimateBoard implements Sampled {
  private readonly dice: Dice;
  private readonly moves = new Int32Array(81);

  constructor(state: UltimateState, seed: number) {
    super(state);
    this.dice = new Dice(seed);
  }

  expand(into: Int32Array): number {
    const count = this.legal(into, 0);
    for (let at = count - 1; at > 0; at -= 1) {
      const other = this.dice.roll(at + 1);
      [into[at], into[other]] = [into[other] ?? 0, into[at] ?? 0];
    }
    return count;
  }

  sample(): number {
    const { side } = this;
    let plies = 0;
    for (; !this.isOver; plies += 1) {
      const count = this.legal(this.moves, 0);
      this.play(this.moves[this.dice.roll(count)] ?? 0);
    }
    const points = (1 + this.margin(side)) / 2;
    for (; plies > 0; plies -= 1) this.undo();
    return points;
  }
}

/** The move of MCTS-Solver with this many plain playouts, with a new tree for each move. */
export function plainMove(state: UltimateState, playouts: number, seed: number): string {
  const arena = new PlainArena(state, seed);
  const tree = new Tree(Math.min(playouts * 12 + 1000, 1_500_000));
  grow(tree, arena, playouts, EXPLORE);
  const from = tree.first[0] ?? 0;
  const worth = (child: number): number => {
    if (tree.proof[child] === WON) return Infinity;
    return tree.proof[child] === LOST ? (tree.plies[child] ?? 0) - 1000 : (tree.visits[child] ?? 0);
  };
  let best = from;
  for (let child = from; child < from + (tree.count[0] ?? 0); child += 1) {
    if (worth(child) > worth(best)) best = child;
  }
  return arena.notation(tree.move[best] ?? 0);
}
