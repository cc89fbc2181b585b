/** The strength of ultimate's Hard, limited by playouts so that it is the same on every machine. */
import { expect, test } from 'vitest';
import { standing } from '../games/bots/ultimate-match.ts';

/** Other work may take most of the processor. */
const HOUR = 3_600_000;

test(
  'Hard with 60,000 playouts takes 85 % of the points against 10,000 plain ones',
  () => {
    expect(standing(30, 10_000, { maxNodes: 60_000 }).share).toBeGreaterThanOrEqual(0.85);
  },
  HOUR,
);

test(
  'Hard with 60,000 playouts takes half of the points against 100,000 plain ones',
  () => {
    expect(standing(15, 100_000, { maxNodes: 60_000 }).share).toBeGreaterThanOrEqual(0.5);
  },
  HOUR,
);
