/** Larger samples of wins by threats, and 4x4x4's first player. Prints the figures. */
import { expect, test } from 'vitest';
import { seedRandom } from '../../src/engine/random.ts';
import { begun } from '../games/exact/first-player.ts';
import { cube, plane, threatPositions, winsFrom } from '../../scripts/puzzles/threat-positions.ts';

const HOUR = 3_600_000;

test.each([
  ['4x4x4', cube, 1],
  ['infinite, five in a row', plane(5), 0.98],
  ['infinite, four in a row', plane(4), 0.98],
] as const)(
  'R-BOT-10 %s: wins by at most six threats',
  (name, place, aim) => {
    const scenes = threatPositions(place, 300, 6, seedRandom(8, name));
    const won = scenes.filter((each) => winsFrom(place, each, 30, { maxNodes: 5000, seed: 1 }));
    console.log(`${name}: ${won.length} of ${scenes.length} wins by threats`);
    expect(won.length / scenes.length).toBeGreaterThanOrEqual(aim);
  },
  HOUR,
);

test.each(['random', 'easy', 'medium', 'ab-2', 'ab-4', 'ab-6'])(
  'AI-10 4x4x4: Hard, moving first, wins every game against %s',
  async (name) => {
    const asked = { id: '3d', raw: { board: '4x4x4' } } as const;
    let won = 0;
    for (let seed = 0; seed < 10; seed += 1) {
      const { margin } = await begun(asked, name, seed, { maxNodes: 40_000 });
      if (margin > 0) won += 1;
    }
    console.log(`4x4x4: ${won} of 10 won against ${name}`);
    expect(won).toBe(10);
  },
  HOUR,
);
