/** Ultimate as an arena: a position's worth is the mean of an estimate and a playout. */
import type { Arena } from './bot-mcts.ts';
import { UltimateBoard } from './bot-board.ts';
import { ahead } from './bot-outlook.ts';
import { Dice, playOut } from './bot-playout.ts';
import type { UltimateState } from './rules.ts';

/** How steeply the chance to win rises with the estimate. */
const STEEP = 4;

/** See `Arena`. */
export class UltimateArena extends UltimateBoard implements Arena {
  private readonly dice: Dice;

  constructor(state: UltimateState, seed: number) {
    super(state);
    this.dice = new Dice(seed);
  }

  expand(into: Int32Array): number {
    return this.dice.shuffle(into, this.candidates(into, 0));
  }

  sample(): number {
    if ((this.decisive(this.side) & this.playable) > 0) return 1;
    const chance = 1 / (1 + Math.exp(-STEEP * ahead(this, this.side)));
    return (chance + playOut(this, this.dice)) / 2;
  }

  get key(): string {
    return `${this.marks.join()} ${this.active} ${this.side}`;
  }
}
