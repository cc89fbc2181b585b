/** Match me finds the player's strength. Beside the ladder in a file of its own, so that both run at once. */
import { beforeAll, expect, test } from 'vitest';
import { prepare } from '../../src/bots/choose.ts';
import { adjustStrength } from '../../src/play/stats/adaptive-strength.ts';
import { strengthPlayer } from '../games/bots/players.ts';
import { playSeries, taskOf } from '../games/bots/series.ts';

const HOUR = 3_600_000;

beforeAll(async () => {
  await Promise.all([prepare('3d'), prepare('quantum')]);
});

test.each([
  ['3d', 4],
  ['3d', 8],
  ['quantum', 6],
] as const)(
  'AI-27 %s: a player of strength %i gets about half of the points from Match me',
  (game, player) => {
    let now = { strength: 5, games: 0 };
    let points = 0;
    const rounds = 150;
    for (let seed = 0; seed < rounds; seed += 1) {
      const players = [strengthPlayer(player), strengthPlayer(now.strength)] as const;
      const [[first, second] = []] = playSeries(players, { ...taskOf(game, 2), seed });
      for (const played of [first, second]) {
        const won = played?.points ?? 0;
        points += won;
        now = adjustStrength(now, won > 1 / 2 ? 'win' : won < 1 / 2 ? 'loss' : 'tie');
      }
    }
    expect(points / (rounds * 2)).toBeGreaterThan(0.45);
    expect(points / (rounds * 2)).toBeLessThan(0.55);
  },
  HOUR,
);
