import { describe, expect, test, vi } from 'vitest';
import type { Json, MatchRecord } from '../rules/game.ts';
import { notation, play } from '../rules/match.ts';
import { brainOf, games, isGameId } from '../variants/rules.ts';
import { choose, prepare } from './choose.ts';
import { SEARCH_LEVELS } from './levels.ts';
import type { SearchLevel } from '../rules/about.ts';

const record = (...moves: readonly string[]): MatchRecord => ({
  game: 'classic',
  version: 1,
  seats: 2,
  options: { teams: false },
  moves,
});

/** A plain minimax for this test: it shares no code with rules or search. */
const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
type Value = { readonly score: number; readonly plies: number };
type Position = { readonly board: string; readonly moves: readonly string[] };

const solved = new Map<string, Value>();
const hasRow = (board: string, symbol: string): boolean =>
  ROWS.some((row) => row.every((cell) => board[cell] === symbol));
const isOver = (board: string): boolean =>
  hasRow(board, 'X') || hasRow(board, 'O') || !board.includes('.');

function children({ board, moves }: Position): readonly Position[] {
  const symbol = moves.length % 2 === 0 ? 'X' : 'O';
  return [...board].flatMap((here, cell) =>
    here === '.'
      ? [
          {
            board: board.slice(0, cell) + symbol + board.slice(cell + 1),
            moves: [...moves, String(cell)],
          },
        ]
      : [],
  );
}

/** Higher is better for the mover: win, tie, loss; quick wins and slow losses first. */
const rank = ({ score, plies }: Value): number => score * 100 - score * plies;

/** The value for the side to move. */
function valueOf(position: Position): Value {
  const known = solved.get(position.board);
  if (known) return known;
  const value = isOver(position.board)
    ? { score: hasRow(position.board, 'X') || hasRow(position.board, 'O') ? -1 : 0, plies: 0 }
    : children(position)
        .map(toParent)
        .reduce((best, each) => (rank(each) > rank(best) ? each : best));
  solved.set(position.board, value);
  return value;
}

function toParent(child: Position): Value {
  const { score, plies } = valueOf(child);
  return { score: score === 0 ? 0 : -score, plies: plies + 1 };
}

function reachable(): readonly Position[] {
  const found = new Map<string, Position>();
  const queue: Position[] = [{ board: '.........', moves: [] }];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (found.has(next.board)) continue;
    found.set(next.board, next);
    if (!isOver(next.board)) queue.push(...children(next));
  }
  return [...found.values()];
}

describe('hard', () => {
  test('AI-06 R-BOT-2 R-BOT-3: keeps value and distance in all 4520 of 5478 reachable positions with a choice', () => {
    const all = reachable();
    const open = all.filter(({ board }) => !isOver(board));
    expect([all.length, open.length]).toEqual([5478, 4520]);
    const memory = {};
    for (const position of open) {
      const text = choose(record(...position.moves), 'hard', {
        memory,
        seed: position.moves.length,
      });
      const made = children(position).find(({ moves }) => moves.at(-1) === text);
      if (!made) throw new Error(`${position.board}: ${text} is no move`);
      const [kept, best] = [toParent(made), valueOf(position)];
      expect(kept.score, position.board).toBe(best.score);
      if (best.score !== 0) expect(kept.plies, position.board).toBe(best.plies);
    }
  });

  test('AI-06: never loses as second player, against every line of play', () => {
    const memory = {};
    const losses: string[] = [];
    const follow = (position: Position): void => {
      for (const mine of children(position)) {
        if (hasRow(mine.board, 'X')) losses.push(mine.moves.join(' '));
        if (isOver(mine.board)) continue;
        const text = choose(record(...mine.moves), 'hard', { memory });
        const reply = children(mine).find(({ moves }) => moves.at(-1) === text);
        if (!reply) throw new Error(`${text} is no move`);
        if (!isOver(reply.board)) follow(reply);
      }
    };
    follow({ board: '.........', moves: [] });
    expect(losses).toEqual([]);
  });

  test('R-BOT-3: the seed picks among equal moves: all nine openings tie, and all occur', () => {
    const memory = {};
    const seeds = Array.from({ length: 200 }, (_, seed) => seed);
    const openings = new Set(seeds.map((seed) => choose(record(), 'hard', { seed, memory })));
    expect(openings.size).toBe(9);
  });
});

describe('every level', () => {
  test.each(SEARCH_LEVELS)('R-BOT-1: %s takes a win in one, whatever the seed', (level) => {
    for (let seed = 0; seed < 200; seed += 1) {
      expect(choose(record('0', '3', '1', '4'), level, { seed })).toBe('2');
      expect(choose(record('0', '3', '1', '4', '8'), level, { seed })).toBe('5');
    }
  });

  test.each(SEARCH_LEVELS)('%s: the same record, seed and nodes give the same move', (level) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const once = choose(record('4'), level, { seed, maxNodes: 500 });
      expect(choose(record('4'), level, { seed, maxNodes: 500 })).toBe(once);
    }
  });

  test('prepared or not, with memory or not, Hard answers the same', async () => {
    const moves = [[], ['0'], ['4', '1'], ['0', '4', '8']];
    const ask = (): readonly string[] =>
      moves.map((each) => choose(record(...each), 'hard', { seed: 3 }));
    const cold = ask();
    await prepare('classic');
    expect(ask()).toEqual(cold);
    expect(moves.map((each) => choose(record(...each), 'hard', { seed: 3, memory: {} }))).toEqual(
      cold,
    );
  });
});

describe('random moves', () => {
  const SEEDS = 4000;
  const memory = {};
  // After 0 only the reply 4 holds: a random reply misses it 7 times in 8.
  const missed = (level: SearchLevel): number =>
    Array.from({ length: SEEDS }, (_, seed) => choose(record('0'), level, { seed, memory })).filter(
      (text) => text !== '4',
    ).length / SEEDS;
  // Four standard deviations of a fraction near one half, of 4000 draws.
  const ERROR = 4 * Math.sqrt(0.25 / SEEDS);

  test.each([
    ['AI-04', 'easy', 0.5],
    ['AI-05', 'medium', 0.3],
  ] as const)('%s R-BOT-2: %s plays %f of its moves at random', (_, level, fraction) => {
    expect(Math.abs(missed(level) - (fraction * 7) / 8)).toBeLessThan(ERROR);
  });

  test('AI-06 R-BOT-2: hard never does', () => {
    expect(missed('hard')).toBe(0);
  });

  test('AI-04: a random move is any legal one', () => {
    const texts = Array.from({ length: 400 }, (_, seed) =>
      choose(record('0'), 'easy', { seed, memory }),
    );
    expect(new Set(texts).size).toBe(8);
  });
});

describe('limits', () => {
  const many = (seats: number, options: Json = {}): MatchRecord => ({
    ...record(),
    seats,
    options,
  });

  test('max-n: each of three seats takes its win in one', () => {
    expect(choose({ ...record('0', '3', '6', '1', '4', '8'), seats: 3 }, 'hard')).toBe('2');
    expect(choose({ ...record('0', '3', '6', '1', '4', '8', '7'), seats: 3 }, 'easy')).toBe('5');
  });

  test.each([
    [3, {}],
    [4, { teams: true }],
    [6, {}],
  ] as const)('%i seats, %o: a legal move within 300 nodes', (seats, options) => {
    const game = games.classic;
    let current = many(seats, options);
    let state: Json = game.setup(seats, game.options(options, seats) ?? null, 0);
    for (let turn = game.toMove(state); turn !== null; turn = game.toMove(state)) {
      const text = choose(current, 'hard', { maxNodes: 300 });
      const next = play(game, state, turn, text);
      if (!next.ok) throw new Error(`${text}: ${next.error}`);
      state = next.value;
      current = { ...current, moves: [...current.moves, text] };
    }
    expect(game.outcome(state)).not.toBeNull();
  });

  test('max-n: seat 0 of three sees that seat 1 plays for itself, and blocks it', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const block = { ...record('0', '3', '8', '7', '4', '1'), seats: 3 };
      expect(choose(block, 'hard', { seed })).toBe('5');
    }
  });

  test('R-GEN-11: a team takes its win in one', () => {
    expect(choose({ ...many(4, { teams: true }), moves: ['0', '3', '1', '5'] }, 'hard')).toBe('2');
  });

  test('a budget of nothing still gives a legal move, in nodes or in time', () => {
    const legal = games.classic
      .moves(games.classic.setup(2, { teams: false }, 0))
      .map((move) => notation(games.classic, move));
    expect(legal).toContain(choose(record(), 'hard', { maxNodes: 0 }));
    expect(legal).toContain(choose(record(), 'hard', { budgetMs: 0 }));
  });

  test('throws for an invalid record and for a finished match', () => {
    expect(() => choose({ ...record(), game: 'chess' }, 'hard')).toThrow('no such game: chess');
    expect(() => choose(record('0', '0'), 'hard')).toThrow('illegal-move');
    expect(() => choose(record('0', '3', '1', '4', '2'), 'hard')).toThrow('over');
  });
});

test('a game’s books are loaded once, and again only after a failure', async () => {
  const prepared = Object.keys(games).flatMap((id) => {
    const brain = isGameId(id) ? brainOf(id) : undefined;
    return isGameId(id) && brain?.prepare ? [{ id, brain }] : [];
  });
  expect(prepared.map(({ id }) => id).toSorted()).toEqual(['3d', 'quantum', 'ultimate', 'wild']);
  for (const { id, brain } of prepared) {
    const load = vi.spyOn(brain, 'prepare');
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(Promise.all([prepare(id), prepare(id)]), id).rejects.toThrow('offline');
    await Promise.all([prepare(id), prepare(id)]);
    await prepare(id);
    expect(load.mock.calls.length, id).toBe(2);
  }
});
