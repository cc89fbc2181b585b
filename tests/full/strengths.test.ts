/** The ladder of strengths: each scores more than the one below, and far ones much more. */
import { beforeAll, expect, test } from 'vitest';
import { prepare } from '../../src/bots/choose.ts';
import type { GameId } from '../../src/variants/games.ts';
import { strengthPlayer } from '../games/bots/players.ts';
import { playSeries, shareOf, taskOf } from '../games/bots/series.ts';

const HOUR = 3_600_000;

const share = (game: GameId, one: number, two: number, count: number) =>
  shareOf(playSeries([strengthPlayer(one), strengthPlayer(two)], taskOf(game, count)));

// Games whose strong players don't tie.
const DECIDED: readonly GameId[] = ['3d', 'quantum', 'infinite', 'ultimate'];

beforeAll(async () => {
  await Promise.all(DECIDED.map(prepare));
});

test.each(DECIDED)(
  'AI-29 %s: each strength beats the one below, and nine steps of about the same size lead to the top',
  (game) => {
    const steps = Array.from({ length: 9 }, (_, step) => share(game, step + 2, step + 1, 100));
    for (const [step, { mean, low }] of steps.entries()) {
      expect(mean, `${step + 2} against ${step + 1}`).toBeGreaterThan(0.5);
      expect(low, `${step + 2} against ${step + 1}`).toBeLessThan(0.8);
    }
    const usual = steps.reduce((sum, { mean }) => sum + mean, 0) / steps.length;
    expect(usual).toBeGreaterThan(0.56);
    expect(usual).toBeLessThan(0.75);
  },
  HOUR,
);

test.each(DECIDED)(
  'AI-29 %s: the strongest wins nearly always against the weakest',
  (game) => {
    expect(share(game, 10, 1, 60).mean).toBeGreaterThan(0.9);
  },
  HOUR,
);
