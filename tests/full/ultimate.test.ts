/** The strength of ultimate's Hard, limited by samples so that it is the same on every machine. */
import { expect, test } from 'vitest';
import { prepare } from '../../src/bots/choose.ts';
import { standing } from '../games/bots/ultimate-match.ts';

/** Other work may take most of the processor. */
const HOUR = 3_600_000;

test(
  'Hard with 60,000 samples takes 85 % of the points against 10,000 plain ones',
  async () => {
    await prepare('ultimate');
    expect(standing(30, 10_000, { maxNodes: 60_000 }).score).toBeGreaterThanOrEqual(0.85);
  },
  HOUR,
);

test(
  'Hard with 60,000 samples takes half of the points against 100,000 plain ones',
  async () => {
    await prepare('ultimate');
    expect(standing(15, 100_000, { maxNodes: 60_000 }).score).toBeGreaterThanOrEqual(0.5);
  },
  HOUR,
);
