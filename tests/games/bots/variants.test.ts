/** Runs the generic search on every game: moves are legal and take a win in one. */
import { describe, expect, test } from 'vitest';
import { cases } from '../lib/every-match.ts';
import type { Json, MatchRecord } from '../../../src/rules/game.ts';
import { notation, play, replay, winners } from '../../../src/rules/match.ts';
import { games, isGameId, type GameId } from '../../../src/variants/rules.ts';
import { choose, prepare } from '../../../src/bots/choose.ts';
import { SEARCH_LEVELS, levelSettingsOf } from '../../../src/bots/levels.ts';
import { seedRandom } from '../../../src/engine/random.ts';
import type { SearchLevel } from '../../../src/rules/about.ts';

const record = (game: GameId, moves: string, options: Json = {}, seats = 2): MatchRecord => {
  const filled = games[game].options(options, seats) ?? null;
  return { game, version: 1, seats, options: filled, moves: moves === '' ? [] : moves.split(' ') };
};

describe.each(cases)('$name', ({ game, empty }) => {
  test('AI-01: every level answers with a legal move; R-BOT-1: a win in one is taken', () => {
    const random = seedRandom(5, empty.game);
    let state = game.setup(empty.seats, empty.options, 0);
    const moves: string[] = [];
    for (let ply = 0; ply < 40; ply += 1) {
      const turn = game.toMove(state);
      if (turn === null) break;
      const level: SearchLevel = SEARCH_LEVELS[ply % 3] ?? 'hard';
      const text = choose({ ...empty, moves }, level, { maxNodes: 30, seed: ply });
      const next = play(game, state, turn, text);
      expect(next.ok, text).toBe(true);
      const wins = game.moves(state).filter((move) => {
        const outcome = game.outcome(game.apply(state, move));
        return outcome !== null && winners(outcome).includes(turn) && outcome.scores.includes(0);
      });
      if (wins.length > 0) expect(wins.map((move) => notation(game, move))).toContain(text);
      // Random moves lead to positions that no bot would reach.
      const legal = game.moves(state);
      const other = legal[Math.floor(random() * legal.length)] ?? null;
      const way = notation(game, other);
      state = game.apply(state, other);
      moves.push(way);
    }
  });
});

describe('R-BOT-4: the node budget holds on wide boards', () => {
  test.each(Object.keys(games).filter(isGameId))(
    '%s: the first answer is a legal move',
    async (id) => {
      const [seats] = games[id].seats;
      await prepare(id);
      const opening = record(id, '', {}, seats);
      const text = choose(opening, 'hard');
      expect(replay(games[id], { ...opening, moves: [text] })).toMatchObject({ ok: true });
    },
  );

  test('infinite: a board of 100 rows and 60 columns', () => {
    const far = Array.from({ length: 55 }, (_, step) => `2,${4 + step}`);
    const wide = Array.from({ length: 55 }, (_, step) => `${4 + step},2`);
    const moves = far.flatMap((cell, at) =>
      at % 2 ? [cell, wide[at] ?? ''] : [wide[at] ?? '', cell],
    );
    const long = record('infinite', moves.slice(0, 100).join(' '), { length: 5 });
    const text = choose(long, 'medium');
    expect(replay(games.infinite, { ...long, moves: [...long.moves, text] }).ok).toBe(true);
  });
});

describe('AI-02 R-BOT-5: levels by game', () => {
  test('AI-07 AI-11: extended searches 4 plies, misère 6, from Medium on', () => {
    expect(levelSettingsOf(games['extended'], 'medium')).toEqual({ atRandom: 0, depth: 4 });
    expect(levelSettingsOf(games['misere'], 'medium')).toEqual({ atRandom: 0, depth: 6 });
    expect(levelSettingsOf(games['misere'], 'easy')).toEqual(
      levelSettingsOf(games['classic'], 'easy'),
    );
  });

  test.each(['3d', 'ultimate', 'infinite'] as const)(
    'AI-08 AI-09 AI-10: %s by 3D’s levels',
    (game) => {
      expect(levelSettingsOf(games[game], 'easy')).toEqual({ atRandom: 0.4, depth: 1 });
      expect(levelSettingsOf(games[game], 'medium')).toEqual({ atRandom: 0, depth: 3 });
      expect(levelSettingsOf(games[game], 'hard').depth).toBeGreaterThanOrEqual(5);
    },
  );

  test('AI-12 AI-13 AI-14: wild', () => {
    expect(levelSettingsOf(games['wild'], 'easy')).toEqual({ atRandom: 0.4, depth: 2 });
    expect(levelSettingsOf(games['wild'], 'medium')).toEqual({ atRandom: 0, depth: 4 });
    expect(levelSettingsOf(games['wild'], 'hard').depth).toBeGreaterThanOrEqual(6);
  });

  test('AI-16 R-BOT-1: quantum’s Easy is random but takes a winning measurement, even by half a point', () => {
    const open = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      open.add(choose(record('quantum', ''), 'easy', { seed }));
      expect(choose(record('quantum', '0-3 0-4 5-8 1-3 2-3 2-5 1-5'), 'easy', { seed })).toBe('1');
    }
    expect(open.size).toBeGreaterThan(20);
  });

  test('AI-15: wild chooses the cell and the symbol', () => {
    const symbols = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const text = choose(record('wild', '', { winner: 'maker' }), 'hard', { seed });
      expect(text).toMatch(/^4-[XO]$/);
      symbols.add(text);
    }
    expect(symbols.size).toBe(2);
  });

  test('AI-17: quantum’s Medium and Hard avoid losing in two plies; Easy does not look', () => {
    // Closing 0-3 lets O choose a measurement that gives it the left column.
    const moves = '0-4 0-3 4-8 3-6 5-7';
    const asked = record('quantum', moves);
    const played = (level: SearchLevel) =>
      new Set(Array.from({ length: 25 }, (_, seed) => choose(asked, level, { seed })));
    expect(levelSettingsOf(games['quantum'], 'medium')).toEqual({ atRandom: 0, depth: 3 });
    expect(played('easy').size).toBeGreaterThan(played('hard').size);
  });

  test('misère: Medium does not complete its own line unless forced', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      expect(choose(record('misere', '0 3 1 5'), 'medium', { seed })).not.toBe('2');
    }
  });

  test('R-BOT-3: a book for the default options is not used for others', async () => {
    const other = record('infinite', '1,1', { compact: true });
    const cold = choose(other, 'hard', { seed: 1 });
    await prepare('infinite');
    expect(choose(other, 'hard', { seed: 1 })).toBe(cold);
    const size4 = record('misere', '0 5', { size: 4 });
    const before = choose(size4, 'hard', { seed: 2, maxNodes: 3000 });
    await prepare('misere');
    for (let again = 0; again < 3; again += 1) {
      expect(choose(size4, 'hard', { seed: 2, maxNodes: 3000 })).toBe(before);
    }
  });
});
