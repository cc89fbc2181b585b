/** The ladder of strengths: each scores more than the one below, and far ones much more. */
import { beforeAll, expect, test } from 'vitest';
import { prepare } from '../../../src/bots/choose.ts';
import type { GameId } from '../../../src/variants/rules.ts';
import { strengthPlayer } from '../../games/bots/players.ts';
import { playSeries, scoreOf, taskOf } from '../../games/bots/series.ts';

const HOUR = 3_600_000;

/** Tests a game's ladder, in a file for each game, so that two run at once. */
export function testLadder(game: GameId): void {
  const score = (one: number, two: number, count: number) =>
    scoreOf(playSeries([strengthPlayer(one), strengthPlayer(two)], taskOf(game, count)));

  beforeAll(() => prepare(game));

  test(
    `AI-29 ${game}: each strength beats the one below, and nine steps of about the same size lead to the top`,
    () => {
      const steps = Array.from({ length: 9 }, (_, step) => score(step + 2, step + 1, 100));
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

  test(
    `AI-29 ${game}: the strongest wins nearly always against the weakest`,
    () => {
      expect(score(10, 1, 60).mean).toBeGreaterThan(0.9);
    },
    HOUR,
  );
}
