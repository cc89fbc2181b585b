/** Chooses how fine tiles and marks are, within the triangle budget. */
import type { BoardLayout } from '../../rules/board.ts';
import { COARSE, SPARSE, type Fineness, FINE, GLOSSY, SMALL } from '../geometry/marks.ts';
import type { Tier } from './tier.ts';

export type BudgetedFineness = {
  readonly tile: 'fine' | 'sparse' | 'coarse' | 'far';
  readonly mark: Fineness;
  /** Triangles of one tile and of the costliest of the two usual marks, rounded up. */
  readonly cost: readonly [tile: number, mark: number];
};

const FAR: BudgetedFineness = { tile: 'far', mark: COARSE, cost: [24, 150] };

export const BUDGETED_FINENESS: readonly BudgetedFineness[] = [
  { tile: 'fine', mark: FINE, cost: [830, 520] },
  { tile: 'sparse', mark: SPARSE, cost: [320, 320] },
  { tile: 'coarse', mark: COARSE, cost: [84, 150] },
  FAR,
];

/**
 * The fraction of tiles and marks in budgets of 120,000 and 80,000 triangles; lips, seam and ground need the
 * rest. The high tier draws everything twice, for shadows.
 */
const BUDGET: Readonly<Record<Tier, number>> = { low: 108_000, high: 36_000 };

/** The greatest fineness within the budget for a number of tiles and marks, or else the least. */
export const finenessWithinBudget = (tiles: number, marks: number, tier: Tier): BudgetedFineness =>
  BUDGETED_FINENESS.find(({ cost }) => tiles * cost[0] + marks * cost[1] <= BUDGET[tier]) ?? FAR;

type BoardFineness = { readonly tile: 'fine' | 'medium' | 'sparse'; readonly mark: Fineness };

const FINENESS: Record<NonNullable<BoardLayout['fineness']>, BoardFineness> = {
  fine: { tile: 'fine', mark: FINE },
  medium: { tile: 'medium', mark: SPARSE },
  sparse: { tile: 'sparse', mark: SPARSE },
  small: { tile: 'sparse', mark: SMALL },
};

const GLOSSY_FINENESS: typeof FINENESS = {
  ...FINENESS,
  fine: { tile: 'fine', mark: GLOSSY },
  medium: { tile: 'medium', mark: FINE },
};

/** The fineness of a board that doesn't grow. */
export function finenessOf(
  { fineness = 'fine' }: Pick<BoardLayout, 'fineness'>,
  tier: Tier,
): BoardFineness {
  return tier === 'high' ? GLOSSY_FINENESS[fineness] : FINENESS[fineness];
}
