/** Chooses the finest level of detail within the triangle budget. */
import type { BoardLayout } from '../../rules/board.ts';
import { COARSE, DENSE, type Detail, FINE, GLOSSY, SMALL } from '../geometry/marks.ts';
import type { Tier } from './tier.ts';

export type BudgetedDetail = {
  readonly tile: 'fine' | 'dense' | 'coarse' | 'far';
  readonly mark: Detail;
  /** Triangles of one tile and of the costliest of the two usual marks, rounded up. */
  readonly cost: readonly [tile: number, mark: number];
};

const FAR: BudgetedDetail = { tile: 'far', mark: COARSE, cost: [24, 150] };

export const BUDGETED_DETAILS: readonly BudgetedDetail[] = [
  { tile: 'fine', mark: FINE, cost: [830, 520] },
  { tile: 'dense', mark: DENSE, cost: [320, 320] },
  { tile: 'coarse', mark: COARSE, cost: [84, 150] },
  FAR,
];

/**
 * The fraction of tiles and marks in budgets of 120,000 and 80,000 triangles; lips, seam and ground need the
 * rest. The high tier draws everything twice, for shadows.
 */
const BUDGET: Readonly<Record<Tier, number>> = { low: 108_000, high: 36_000 };

/** The finest detail within the budget for a number of tiles and marks, or else the coarsest. */
export const detailWithinBudget = (tiles: number, marks: number, tier: Tier): BudgetedDetail =>
  BUDGETED_DETAILS.find(({ cost }) => tiles * cost[0] + marks * cost[1] <= BUDGET[tier]) ?? FAR;

type BoardDetail = { readonly tile: 'fine' | 'medium' | 'dense'; readonly mark: Detail };

const DETAILS: Record<NonNullable<BoardLayout['detail']>, BoardDetail> = {
  fine: { tile: 'fine', mark: FINE },
  medium: { tile: 'medium', mark: DENSE },
  dense: { tile: 'dense', mark: DENSE },
  small: { tile: 'dense', mark: SMALL },
};

const GLOSSY_DETAILS: typeof DETAILS = {
  ...DETAILS,
  fine: { tile: 'fine', mark: GLOSSY },
  medium: { tile: 'medium', mark: FINE },
};

/** The level of detail of a board that doesn't grow. */
export function detailOf(
  { detail = 'fine' }: Pick<BoardLayout, 'detail'>,
  tier: Tier,
): BoardDetail {
  return tier === 'high' ? GLOSSY_DETAILS[detail] : DETAILS[detail];
}
