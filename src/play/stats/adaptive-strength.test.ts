import { expect, test } from 'vitest';
import { STRONGEST, WEAKEST } from '../../rules/about.ts';
import { adjustStrength } from './adaptive-strength.ts';
import type { AdaptiveStrength } from './tallies.ts';

/** A small generator of its own, so that this test shares no code with the bots. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Points of a player of some strength against Match me; one step of strength is worth 2:1. */
function scoreOf(player: number, { games, skip, ties }: Record<'games' | 'skip' | 'ties', number>) {
  const next = random(player * 1000 + 7);
  let now: AdaptiveStrength = { strength: 5, games: 0 };
  let points = 0;
  for (let game = 0; game < skip + games; game += 1) {
    const chance = 1 / (1 + 2 ** (now.strength - player));
    const isTie = next() < ties;
    const result = isTie ? 'tie' : next() < chance ? 'win' : 'loss';
    if (game >= skip) points += isTie ? 1 / 2 : result === 'win' ? 1 : 0;
    now = adjustStrength(now, result);
  }
  return { score: points / games, strength: now.strength };
}

test.each([1.5, 3, 5, 7.4, 9])(
  'AI-27: a player of strength %f gets 45 to 55 % of the points after ten games',
  (player) => {
    for (const ties of [0, 0.4]) {
      const found = scoreOf(player, { games: 400, skip: 10, ties });
      expect(found.score).toBeGreaterThan(0.45);
      expect(found.score).toBeLessThan(0.55);
      expect(Math.abs(found.strength - player)).toBeLessThan(2.5);
    }
  },
);

test('the first games move it most; a tie leaves it', () => {
  const first = adjustStrength({ strength: 5, games: 0 }, 'win');
  const later = adjustStrength({ strength: 5, games: 30 }, 'win');
  expect(first.strength - 5).toBeGreaterThan(later.strength - 5);
  expect(later.strength).toBeGreaterThan(5);
  expect(adjustStrength({ strength: 5, games: 3 }, 'tie')).toEqual({ strength: 5, games: 4 });
});

test('it stays between the weakest and the strongest', () => {
  let low: AdaptiveStrength = { strength: 5, games: 0 };
  let high = low;
  for (let game = 0; game < 60; game += 1) {
    low = adjustStrength(low, 'loss');
    high = adjustStrength(high, 'win');
  }
  expect(low.strength).toBe(WEAKEST);
  expect(high.strength).toBe(STRONGEST);
});
