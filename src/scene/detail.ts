/** How finely a board of many cells is drawn: as finely as the triangle budget allows. */
import { COARSE, DENSE, FINE, type Detail } from './geometry/marks.ts';

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

/** The graphics notes allow 120k; lips, seam and ground need their part. */
const BUDGET = 108_000;

/** The finest grade in which so many tiles and marks keep to the budget, or else the coarsest. */
export const gradeFor = (tiles: number, marks: number): Grade =>
  GRADES.find(({ cost }) => tiles * cost[0] + marks * cost[1] <= BUDGET) ?? FAR;
