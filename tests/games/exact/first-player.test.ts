/** AI-03: Hard wins what the first player can force, against anyone. The long version: `npm run test:long`. */
import { expect, test } from 'vitest';
import { begun, begunAgainstAll, wonByForce } from './first-player.ts';

const GAMES = 3;

test.each(wonByForce)(
  'AI-03 R-BOT-11 %s: Hard, moving first, wins every game in time',
  async (_, asked, plies) => {
    for (const other of ['random', 'easy', 'medium', 'hard']) {
      for (let seed = 0; seed < GAMES; seed += 1) {
        const match = await begun(asked, other, seed, { maxNodes: 1e6 });
        expect(match.margin, `${other}: ${match.moves.join(' ')}`).toBeGreaterThan(0);
        expect(match.moves.length, match.moves.join(' ')).toBeLessThanOrEqual(plies);
      }
    }
  },
);

test.each(wonByForce.filter(([, , plies]) => plies < Infinity))(
  'AI-03 R-BOT-11 %s: Hard, moving first, wins against every reply',
  (_, asked, plies) => {
    const { count, missed } = begunAgainstAll(asked, plies, { maxNodes: 1e6 });
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
);
