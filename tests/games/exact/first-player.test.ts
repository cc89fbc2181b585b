/**
 * AI-03: Hard wins the games that the first player can force, against anyone. The long version: `npm run
 * test:full`.
 */
import { expect, test } from 'vitest';
import { analyse } from '../../../src/bots/analyse.ts';
import { sized } from '../../size.ts';
import { begun, begunAgainstAll, wonByForce } from './first-player.ts';
import { recordOf } from './positions.ts';

const GAMES = sized(3, 1);

test.each(wonByForce)(
  'AI-03 R-BOT-11 %s: Hard, moving first, wins every game in time',
  async (_, asked, plies) => {
    for (const other of sized(['random', 'easy', 'medium', 'hard'], ['random', 'hard'])) {
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

/** The other replies are mirror images of these. */
const ANSWERS = [
  ...['0,0', '1,0', '2,0', '1,1', '2,1'].map((reply) => [5, '2,2', reply] as const),
  ...['0,0', '1,0'].map((reply) => [3, '1,1', reply] as const),
];

test.each(sized(ANSWERS, ANSWERS.slice(-1)))(
  'R-BOT-11 infinite, four in a row from %i rows: the centre %s wins with the sixth mark against %s',
  (start, centre, reply) => {
    const record = recordOf({ id: 'infinite', raw: { length: 4, start } }, [centre, reply]);
    const { best, moves } = analyse(record, { maxNodes: 3e5 });
    const value = moves.find(({ move }) => move === best)?.value;
    expect(value?.kind).toBe('win');
    expect(value?.kind === 'win' ? value.plies : Infinity).toBeLessThanOrEqual(9);
  },
);
