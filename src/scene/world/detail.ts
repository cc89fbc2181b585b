/** Chooses the finest level of detail within the triangle budget. */
import type { BoardLayout } from '../../rules/board.ts';
import { COARSE, DENSE, type Detail, FINE, GLOSSY, SMALL } from '../geometry/marks.ts';
import type { Tier } from './tier.ts';

export type Grade = {
  readonly tile: 'fine' | 'dense' | 'coarse' | 'far';
  readonly mark: Detail;
  /** Triangles of one tile and of the costliest of the two usual marks, rounded up. */
  readonly cost: readonly [tile: number, mark: number];
};

const FAR: Grade = { tile: 'far', mark: COARSE, cost: [24, 150] };

export const GRADES: readonly Grade[] = [
  { tile: 'fine', mark: FINE, cost: [830, 520] },
  { tile: 'dense', mark: DENSE, cost: [320, 320] },
  { tile: 'coarse', mark: COARSE, cost: [84, 150] },
  FAR,
];

/**
 * What tiles and marks may use of budgets of 120,000 and 80,000 triangles; lips, seam and ground need the rest. The
 * high tier draws everything twice, for shadows.
 */
const BUDGET: Readonly<Record<Tier, number>> = { low: 108_000, high: 36_000 };

/** The finest grade within the budget for a number of tiles and marks, or else the coarsest. */
export const gradeFor = (tiles: number, marks: number, tier: Tier): Grade =>
  GRADES.find(({ cost }) => tiles * cost[0] + marks * cost[1] <= BUDGET[tier]) ?? FAR;

type Grain = { readonly tile: 'fine' | 'medium' | 'dense'; readonly mark: Detail };

const GRAINS: Record<NonNullable<BoardLayout['grain']>, Grain> = {
  fine: { tile: 'fine', mark: FINE },
  medium: { tile: 'medium', mark: DENSE },
  dense: { tile: 'dense', mark: DENSE },
  small: { tile: 'dense', mark: SMALL },
};

const GLOSSY_GRAINS: typeof GRAINS = {
  ...GRAINS,
  fine: { tile: 'fine', mark: GLOSSY },
  medium: { tile: 'medium', mark: FINE },
};

/** The level of detail of a board that doesn't grow. */
export function grainOf({ grain = 'fine' }: Pick<BoardLayout, 'grain'>, tier: Tier): Grain {
  return tier === 'high' ? GLOSSY_GRAINS[grain] : GRAINS[grain];
}
