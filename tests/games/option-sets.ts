/** Options that the contract suite plays every game with; those that don't suit the seats are skipped. */
import type { Json } from '../../src/rules/game.ts';
import type { GameId } from '../../src/variants/rules.ts';

/** Raw options per game, the defaults first. */
export const optionSets: Readonly<Record<GameId, readonly Json[]>> = {
  classic: [{}, { teams: true }],
};
