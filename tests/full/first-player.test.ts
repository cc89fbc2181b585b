/** Games that the first player wins by force, the long version. Prints the figures. */
import { expect, test } from 'vitest';
import { begun, wonByForce } from '../games/exact/first-player.ts';

const HOUR = 3_600_000;
const GAMES = 100;

test.each(wonByForce)(
  'AI-03 R-BOT-11 %s: Hard, moving first, wins every game in time',
  async (name, asked, plies) => {
    for (const other of ['random', 'easy', 'medium', 'hard', 'ab-3']) {
      let won = 0;
      for (let seed = 0; seed < GAMES; seed += 1) {
        const { margin, moves } = await begun(asked, other, seed, { maxNodes: 1e6 });
        if (margin > 0 && moves.length <= plies) won += 1;
      }
      console.log(`${name}: ${won} of ${GAMES} won against ${other}`);
      expect(won).toBe(GAMES);
    }
  },
  HOUR,
);
