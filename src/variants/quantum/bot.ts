/** How bots see quantum. */
import type { Brain } from '../../rules/bot.ts';
import { QuantumPosition } from './bot-position.ts';
import type { QuantumState } from './rules-state.ts';

/** See `Brain`. */
export const brain: Brain<QuantumState> = {
  pack: (state) => (state.end ? null : new QuantumPosition(state)),
};
