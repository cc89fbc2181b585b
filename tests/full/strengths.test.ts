/** The ladder of strengths: each scores more than the one below, and far ones much more. */
import { beforeAll, expect, test } from 'vitest';
import { prepare } from '../../src/bots/choose.ts';
import { newRecord } from '../../src/rules/match.ts';
import { games, type GameId } from '../../src/variants/games.ts';
import { adjustStanding } from '../../src/play/stats/standing.ts';
import { strengthPlayer } from '../games/bots/players.ts';
import { playSeries, shareOf, type Task } from '../games/bots/series.ts';

const HOUR = 3_600_000;

function task(game: GameId, count: number): Task {
  const made = newRecord(games[game], 2, {});
  if (!made.ok) throw new Error(made.error);
  return { empty: made.value, games: count, opening: 0, seed: 3 };
}

const share = (game: GameId, one: number, two: number, count: number) =>
  shareOf(playSeries([strengthPlayer(one), strengthPlayer(two)], task(game, count)));

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

test.each([
  ['3d', 4],
  ['3d', 8],
  ['quantum', 6],
] as const)(
  'AI-27 %s: a player of strength %i gets about half of the points from Match me',
  (game, player) => {
    let standing = { strength: 5, games: 0 };
    let points = 0;
    const rounds = 150;
    for (let seed = 0; seed < rounds; seed += 1) {
      const players = [strengthPlayer(player), strengthPlayer(standing.strength)] as const;
      const [[first, second] = []] = playSeries(players, { ...task(game, 2), seed });
      for (const played of [first, second]) {
        const won = played?.points ?? 0;
        points += won;
        standing = adjustStanding(standing, won > 1 / 2 ? 'win' : won < 1 / 2 ? 'loss' : 'tie');
      }
    }
    expect(points / (rounds * 2)).toBeGreaterThan(0.45);
    expect(points / (rounds * 2)).toBeLessThan(0.55);
  },
  HOUR,
);
