/** Hard beyond choosing by worth: it sets traps when lost, and doesn't lose on 5x5. */
import { describe, expect, test } from 'vitest';
import { solverOf } from '../exact/exhaustive.ts';
import type { Json, MatchRecord } from '../../../src/rules/game.ts';
import { notation } from '../../../src/rules/match.ts';
import { quantum } from '../../../src/variants/quantum/rules.ts';
import { games, type GameId, brainOf } from '../../../src/variants/rules.ts';
import { choose, prepare, type ChooseOptions } from '../../../src/bots/choose.ts';
import { newTranspositions } from '../../../src/engine/memory.ts';
import { openBotMatch } from '../../../src/bots/bot-match.ts';
import { seedRandom } from '../../../src/engine/random.ts';
import { rate } from '../../../src/engine/rate.ts';
import { sized } from '../../size.ts';
import type { SearchLevel } from '../../../src/rules/about.ts';

const record = (game: GameId, moves: readonly string[], raw: Json = {}): MatchRecord => {
  const options = games[game].options(raw, 2) ?? null;
  return { game, version: 1, seats: 2, options, moves };
};

test('AI-03 R-BOT-3: when lost, Hard sets the trap that most replies fall into', () => {
  const solve = solverOf({ size: 3, isWild: true, winner: 'maker' });
  const game = games.wild;
  const raw = { winner: 'maker' };
  const lost = game.apply(game.setup(2, game.options(raw, 2) ?? null, 0), '4-X');
  const boardOf = (state: Json): string => (state as { readonly board: string }).board;
  /** The plies to the loss after a reply, and the fraction of the next moves that still win. */
  const replies = game.moves(lost).map((move) => {
    const after = game.apply(lost, move);
    const next = game.moves(after).map((each) => game.apply(after, each));
    const won = next.filter((state) => game.outcome(state) !== null || solve(boardOf(state)) < 0);
    const plies = solve(boardOf(after));
    return { move: notation(game, move), plies, fraction: won.length / next.length };
  });
  const slowest = replies.filter(({ plies }) => plies === Math.min(...replies.map((r) => r.plies)));
  const least = Math.min(...slowest.map(({ fraction }) => fraction));
  const hardest = slowest.filter(({ fraction }) => fraction === least).map(({ move }) => move);
  expect(hardest.length).toBeLessThan(replies.length);
  for (let seed = 0; seed < sized(20, 4); seed += 1) {
    const text = choose(record('wild', ['4-X'], raw), 'hard', { seed, maxNodes: 1e6 });
    expect(hardest).toContain(text);
  }
});

describe('5x5', () => {
  const play = (levels: readonly [SearchLevel, SearchLevel], seed: number) => {
    const game = games.extended;
    const moves: string[] = [];
    let state = game.setup(2, game.options({ size: 5 }, 2) ?? null, 0);
    for (let turn = game.toMove(state); turn !== null; turn = game.toMove(state)) {
      const asked = record('extended', moves, { size: 5 });
      const text = choose(asked, levels[turn] ?? 'hard', { seed, maxNodes: 1500 });
      moves.push(text);
      state = game.apply(state, text);
    }
    return game.outcome(state)?.scores;
  };

  test('AI-03 R-BOT-8: Hard loses neither as first nor as second, with almost no time', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      expect(play(['medium', 'hard'], seed)?.[1]).toBeGreaterThan(0);
      expect(play(['hard', 'medium'], seed)?.[0]).toBeGreaterThan(0);
    }
  });

  test('AI-03: wins in three plies', () => {
    // 12 makes four in the row 10 to 14 and four in the column 2 to 22 at once.
    const moves = ['10', '1', '11', '3', '13', '9', '2', '15', '7', '21', '17', '23'];
    expect(choose(record('extended', moves, { size: 5 }), 'hard', { maxNodes: 50_000 })).toBe('12');
  });
});

describe.each([5, 4])(
  'infinite, %i in a row: Hard replies to the first mark next to it',
  (length) => {
    const cells = Array.from({ length: 25 }, (_, at) => [at % 5, Math.floor(at / 5)] as const);
    const reply = (x: number, y: number, opts: ChooseOptions): readonly [number, number] => {
      const text = choose(record('infinite', [`${x},${y}`], { length }), 'hard', opts);
      const [column = NaN, row = NaN] = text.split(',').map(Number);
      return [Math.abs(column - x), Math.abs(row - y)];
    };

    test('R-BOT-12: for every cell and seed, with almost no search', () => {
      for (const [x, y] of cells) {
        for (let seed = 0; seed < sized(20, 4); seed += 1) {
          expect(Math.max(...reply(x, y, { seed, maxNodes: (seed % 4) * 100 }))).toBe(1);
        }
      }
    });

    test('R-BOT-12: with no time, and after a search of seven plies', () => {
      expect(Math.max(...reply(2, 2, { budgetMs: 0 }))).toBe(1);
      expect(Math.max(...reply(2, 2, { maxNodes: 100_000 }))).toBe(1);
    });
  },
);

test('AI-03: wild 4x4, the first moves have the same worth with and without the book', async () => {
  const raw = { size: 4, winner: 'maker' };
  const random = seedRandom(2, 'wild');
  await prepare('wild');
  const game = games.wild;
  for (let round = 0; round < sized(20, 8); round += 1) {
    const start = game.setup(2, game.options(raw, 2) ?? null, 0);
    const legal = game.moves(start).map((move) => notation(game, move));
    const first = legal[Math.floor(random() * legal.length)] ?? '';
    const text = choose(record('wild', [first], raw), 'hard', { seed: round, maxNodes: 10 });
    const state = game.apply(game.apply(start, first), text);
    // All replies tie at one mark; three alike in a line of four would lose at once.
    expect(game.outcome(state)).toBeNull();
  }
});

test('AI-17 R-BOT-6: quantum’s book agrees with a search without it', async () => {
  await prepare('quantum');
  const random = seedRandom(5, 'quantum');
  const limits = { maxNodes: Infinity, until: Infinity };
  const game = quantum;
  for (let round = 0; round < sized(8, 3); round += 1) {
    let state = game.setup(2, {}, 0);
    const moves: string[] = [];
    while (moves.length < 3) {
      const legal = game.moves(state);
      const move = legal[Math.floor(random() * legal.length)] ?? '';
      moves.push(move);
      state = game.apply(state, move);
    }
    const { position } = openBotMatch(record('quantum', moves), undefined);
    const order = { limits, estimate: 'even', deepest: 1000 } as const;
    const found = rate(position, newTranspositions(), order).moves;
    const best = found[0]?.worth;
    const equals = found.filter(({ worth, known }) => worth === best && known === 'exact');
    const told = brainOf('quantum')?.consult?.(state, { limits, own: {}, seed: 0 }) ?? [];
    const heart = told.filter(({ known }) => known === 'exact');
    expect(heart.map(({ notation: move }) => move).toSorted()).toEqual(
      equals.map(({ move }) => position.notation(move)).toSorted(),
    );
    for (const { worth } of told) expect(worth + 0).toBe((best ?? NaN) + 0);
  }
});

test.each([[[]], [['0-8']], [['0-1', '3-4']], [['0-1', '0-1']]])(
  'AN-02 quantum after %o: the book tells every move’s worth, and the best are those it names',
  async (moves) => {
    await prepare('quantum');
    const { brain, state } = openBotMatch(record('quantum', moves), undefined);
    const aids = { limits: { maxNodes: 0, until: 0 }, own: {}, seed: 0 };
    const all = brain?.consult?.(state, { ...aids, every: true }) ?? [];
    const named = brain?.consult?.(state, aids) ?? [];
    expect(all.map(({ known }) => known)).toEqual(named.map(() => 'exact'));
    const best = Math.max(...all.map(({ worth }) => worth));
    for (const { notation: move, known, worth } of named) {
      expect(worth + 0).toBe(best + 0);
      if (known === 'exact') expect(all.find((each) => each.notation === move)?.worth).toBe(best);
    }
  },
);

test('AN-02 quantum: the worths of the book are those of a search', async () => {
  await prepare('quantum');
  const { brain, position, state } = openBotMatch(record('quantum', ['0-1', '3-4']), undefined);
  const limits = { maxNodes: Infinity, until: Infinity };
  const told = brain?.consult?.(state, { limits, own: {}, seed: 0, every: true }) ?? [];
  const order = { limits, estimate: 'even', deepest: 1000, every: true } as const;
  const found = rate(position, newTranspositions(), order).moves;
  expect(told).toHaveLength(found.length);
  for (const { move, worth } of found) {
    expect(told.find((each) => each.notation === position.notation(move))?.worth).toBe(worth + 0);
  }
});

test.each([
  { board: '4x3x3' },
  { board: '4x3x3', centreClosed: true },
  { board: '3x3x3' },
  { board: '3x3x3', centreClosed: true },
])('AI-03 R-BOT-6 3d %o: the book of the first two plies agrees with a search', async (raw) => {
  const game = games['3d'];
  await prepare('3d');
  const limits = { maxNodes: Infinity, until: Infinity };
  const empty = game.setup(2, game.options(raw, 2) ?? null, 0);
  const firsts = game.moves(empty).map((move) => [notation(game, move)]);
  for (const moves of [[], ...firsts]) {
    const { brain, position, state } = openBotMatch(record('3d', moves, raw), undefined);
    const order = { limits, estimate: 'even', deepest: 1000 } as const;
    const found = rate(position, newTranspositions(), order).moves;
    const told = brain?.consult?.(state, { limits, own: {}, seed: 0 }) ?? [];
    expect(told).toHaveLength(found.length);
    const best = found.filter(({ worth, known }) => worth === found[0]?.worth && known === 'exact');
    const heart = told.filter(({ known }) => known === 'exact');
    expect(heart.length).toBeGreaterThan(0);
    for (const { notation: exact, worth } of heart) {
      expect(worth).toBe(found[0]?.worth);
      expect(best.map(({ move }) => position.notation(move))).toContain(exact);
    }
  }
});
