/** Finds the results that a move gave away, as far as they are proven. */
import type { Analysis, Worth } from './analyse.ts';

/** A slip: the proven result before and after the move. */
export type Slip = 'win-tie' | 'win-loss' | 'tie-loss';

/** 1 for a proven win, 0 for a tie, -1 for a loss; null when unknown. */
type ProvenResult = 1 | 0 | -1 | null;

/**
 * Compares a move's result with the best one, if both are proven. `led`: the worth of the next
 * position for the mover, used when the analysis only guesses the move's worth.
 */
export function slipOf(
  analysis: Analysis,
  notation: string,
  led: ProvenResult = null,
): Slip | null {
  const { moves } = analysis;
  const own = moves.find(({ move }) => move === notation)?.value;
  const played = own ? (provenResultOf(own) ?? led) : null;
  const best = Math.max(...moves.map(({ value }) => guaranteedResultOf(value)));
  if (played === null || played === 1 || played >= best) return null;
  if (best > 0) return played === 0 ? 'win-tie' : 'win-loss';
  return best === 0 ? 'tie-loss' : null;
}

/** The result of a worth; null where it isn't proven which one it is. */
export function provenResultOf({ kind }: Worth): ProvenResult {
  if (kind === 'guess' || kind === 'no-loss') return null;
  return kind === 'win' ? 1 : kind === 'tie' ? 0 : -1;
}

/** The guaranteed result: 1 for a win, 0 for a tie, -1 for a loss or unknown. */
function guaranteedResultOf({ kind }: Worth): number {
  if (kind === 'win') return 1;
  return kind === 'tie' || kind === 'no-loss' ? 0 : -1;
}
