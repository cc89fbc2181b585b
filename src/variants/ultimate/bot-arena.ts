/** Ultimate as an arena: the network estimates every move. */
import type { Arena } from './bot-mcts.ts';
import { UltimateBoard } from './bot-board.ts';
import { Dice } from '../../engine/dice.ts';
import type { Net } from './bot-net.ts';
import { expectedLead } from './bot-evaluation.ts';
import type { UltimateState } from './rules.ts';

/** How steeply the chance to win rises with the estimate that replaces the network. */
const STEEP = 4;
/** The most that the seed adds to or takes from a chance, so that not all matches are the same. */
const WHIM = 0.01;

/** See `Arena`. */
export class UltimateArena extends UltimateBoard implements Arena {
  private readonly dice: Dice;
  private readonly net: Net | null;

  constructor(state: UltimateState, seed: number, net: Net | null) {
    super(state);
    this.dice = new Dice(seed);
    this.net = net;
  }

  expand(into: Int32Array, chances: Float64Array): number {
    const count = this.candidates(into, 0);
    if ((this.decisive(this.side) & this.playable) > 0) chances[0] = 1;
    else {
      if (this.net) this.net.rate(this, into, count, chances);
      else this.glance(into, count, chances);
      for (let each = 0; each < count; each += 1) {
        const chance = (chances[each] as number) + WHIM * (this.dice.roll(255) / 127 - 1);
        chances[each] = Math.min(Math.max(chance, 0.001), 0.999);
      }
    }
    return count;
  }

  get key(): string {
    return `${this.marks.join()} ${this.active} ${this.side}`;
  }

  /** Estimates without the network, which may not be loaded. */
  private glance(moves: Int32Array, count: number, into: Float64Array): void {
    const { side } = this;
    for (let each = 0; each < count; each += 1) {
      this.play(moves[each] as number);
      into[each] = 1 / (1 + Math.exp(-STEEP * expectedLead(this, side)));
      this.undo();
    }
  }
}
