/** AI-03: the bots' knowledge without a search agrees with the rules, with search and with their advice. */
import { describe, expect, test } from 'vitest';
import { analyse } from '../../../src/bots/analyse.ts';
import { choose, prepare } from '../../../src/bots/choose.ts';
import { newTranspositions } from '../../../src/engine/memory.ts';
import { seedRandom } from '../../../src/engine/random.ts';
import { rate } from '../../../src/engine/rate.ts';
import type { Game, Json } from '../../../src/rules/game.ts';
import { notation, play } from '../../../src/rules/match.ts';
import { linesOf } from '../../../src/rules/rows/lines.ts';
import { MAX_DEPTH, pliesOf } from '../../../src/engine/worth.ts';
import { brainOf, games } from '../../../src/variants/rules.ts';
import { boardOf } from '../../../src/variants/infinite/bot.ts';
import { Threats } from '../../../src/variants/infinite/bot-threats.ts';
import type { InfiniteState } from '../../../src/variants/infinite/rules.ts';
import { CHANCE, COMPLETES, FULL, HAS_LINE } from '../../../src/variants/ultimate/bot-lookup.ts';
import { byRules, endOr, outOfBounds, told, worthByHeart } from './books.ts';
import { everyPosition, nameIn, randomPositions, recordOf, type Asked } from './positions.ts';
import { pagesOff } from './stacks.ts';
import { winsByThreats } from '../../../scripts/puzzles/naive-fours.ts';
import { cube, plane, randomPosition } from '../../../scripts/puzzles/threat-positions.ts';

/** Each book, the plies it reaches, and how many of its verdicts the rules or its own next page can check. */
const books: readonly (readonly [Asked, plies: number, verdicts: number])[] = [
  [{ id: 'wild', raw: { size: 4 } }, 3, 1054],
  [{ id: 'wild', raw: { size: 4, winner: 'maker' } }, 3, 655],
  [{ id: '3d', raw: { board: '4x3x3' } }, 1, 36],
  [{ id: '3d', raw: { board: '4x3x3', centreClosed: true } }, 1, 34],
  [{ id: '3d', raw: { board: '3x3x3' } }, 1, 27],
  [{ id: '3d', raw: { board: '3x3x3', centreClosed: true } }, 1, 26],
  [{ id: 'quantum', raw: {} }, 3, 6604],
];

describe.each(books)('R-BOT-6: the book of %j, %i plies', (asked, plies, verdicts) => {
  const { id } = asked;

  test('every verdict agrees with the rules, or with the book’s page on the next position', async () => {
    await prepare(id);
    const positions = everyPosition(asked, nameIn(id), plies);
    const byPage = endOr((next) => worthByHeart(id, next));
    expect(outOfBounds(id, positions, byPage)).toEqual({ compared: verdicts, mistakes: [] });
  });

  test('advice with little time rates its best move like Hard’s', async () => {
    await prepare(id);
    const positions = randomPositions(
      asked,
      { count: 30, least: 0, most: plies },
      seedRandom(8, id),
    );
    for (const { moves } of positions) {
      const record = recordOf(asked, moves);
      const text = choose(record, 'hard', { maxNodes: 100 });
      const advice = analyse(record, { maxNodes: 100 });
      const valueOf = (move: string) => advice.moves.find((each) => each.move === move)?.value;
      expect(valueOf(advice.best), [...moves, text].join(' ')).toEqual(valueOf(text));
    }
  });
});

test('R-BOT-6 R-3D-6 3x3x3: every page agrees with a plain search', async () => {
  await prepare('3d');
  expect(pagesOff('3x3x3', nameIn('3d'))).toEqual({ pages: 5, mistakes: [] });
});

test.each(books)('R-BOT-6 AI-32: the book of %j knows as much when O begins', async (asked) => {
  const { id, raw } = asked;
  await prepare(id);
  const game: Game = games[id];
  // X's line becomes O's line when the symbols are exchanged; a line's maker needs no exchange, nor does a
  // cell.
  const exchanged = (text: string) =>
    text.replace(/[XO]$/, (symbol) => (symbol === 'X' ? 'O' : 'X'));
  const saidOf = (state: Json, name = (text: string) => text) =>
    told(id, state)
      .map(({ notation: move, worth, known }) => `${name(move)} ${worth} ${known}`)
      .toSorted();
  const [byX, byO] = [0, 1].map((first) => game.setup(2, game.options(raw, 2) ?? null, first));
  expect(saidOf(byX ?? null).length).toBeGreaterThan(0);
  expect(saidOf(byO ?? null, exchanged)).toEqual(saidOf(byX ?? null));
  for (const move of game.moves(byX ?? null)) {
    const text = notation(game, move);
    const [afterX, afterO] = [
      play(game, byX ?? null, 0, text),
      play(game, byO ?? null, 1, exchanged(text)),
    ];
    if (!afterX.ok || !afterO.ok) throw new Error(text);
    expect(saidOf(afterO.value, exchanged), text).toEqual(saidOf(afterX.value));
  }
});

describe.each(['owner', 'maker'])('R-BOT-6: wild 4x4, %s', (winner) => {
  const asked: Asked = { id: 'wild', raw: { size: 4, winner } };

  test('the last verdicts of the book agree with a search', async () => {
    await prepare('wild');
    const transpositions = newTranspositions();
    const limits = { maxNodes: Infinity, until: Infinity };
    const order = { limits, estimate: 'even', deepest: MAX_DEPTH } as const;
    const searched = endOr((next) => {
      const position = brainOf('wild')?.pack(next);
      return position ? (rate(position, transpositions, order).moves[0]?.worth ?? null) : null;
    });
    const span = { count: 1, least: 3, most: 3 };
    const positions = randomPositions(asked, span, seedRandom(7, winner));
    const { compared, mistakes } = outOfBounds('wild', positions, searched);
    expect(mistakes).toEqual([]);
    expect(compared).toBe(26);
  });

  test('Hard completes no line for the opponent', async () => {
    await prepare('wild');
    const record = recordOf(asked, ['6-X', '9-X', '3-X']);
    for (let seed = 0; seed < 20; seed += 1) {
      const text = choose(record, 'hard', { seed, maxNodes: 1000 });
      expect(text === '12-X').toBe(winner === 'maker');
    }
  });
});

const glances: readonly (readonly [Asked, least: number, most: number])[] = [
  [{ id: 'ultimate', raw: {} }, 30, 60],
  [{ id: 'extended', raw: { size: 5 } }, 10, 23],
  [{ id: 'extended', raw: { size: 5, teams: true }, seats: 4 }, 10, 23],
  [{ id: '3d', raw: { board: '4x4x4' } }, 8, 50],
  [{ id: 'infinite', raw: { length: 5 } }, 8, 40],
  [{ id: 'infinite', raw: { length: 4 } }, 8, 30],
  [{ id: 'infinite', raw: { length: 3 } }, 3, 12],
];

test.each(glances)('R-BOT-6: %j: no verdict contradicts the rules, two plies on', (...glance) => {
  const [asked, least, most] = glance;
  const positions = randomPositions(asked, { count: 40, least, most }, seedRandom(9, asked.id));
  const { compared, mistakes } = outOfBounds(asked.id, positions, byRules, 300);
  expect(mistakes).toEqual([]);
  expect(compared).toBeGreaterThan(0);
});

/**
 * Plies of a win by fours that the cube's brain finds, or that infinite's looks for first; 0 if there is
 * none.
 */
const cubeWin = (state: Json): number => pliesOf(told('3d', state)[0]?.worth ?? 0) ?? 0;
const planeWin = (json: Json): number => {
  const state = json as InfiniteState;
  const threats = new Threats(boardOf(state, state.turn, 1 - state.turn));
  return threats.win(0, false, { maxNodes: 20_000, until: Infinity });
};

test.each([
  ['4x4x4', cube, cubeWin],
  ['infinite, five in a row', plane(5), planeWin],
  ['infinite, four in a row', plane(4), planeWin],
  ['infinite, three in a row', plane(3), planeWin],
])('R-BOT-10 %s: a win by threats that needs no search is proven right', (name, place, winIn) => {
  const random = seedRandom(10, name);
  let wins = 0;
  while (wins < 40) {
    const each = randomPosition(place, random);
    const plies = each ? winIn(each.state) : 0;
    if (!each || !plies || plies > 9) continue;
    wins += 1;
    const isWin = winsByThreats(
      place.board,
      each.marks,
      each.record.moves.length % 2,
      (plies - 1) / 2,
    );
    expect(isWin, each.record.moves.join(' ')).toBe(true);
  }
});

test('R-BOT-8 5x5: no reply rated as holding loses', () => {
  const asked: Asked = { id: 'extended', raw: { size: 5 } };
  const game: Game = games.extended;
  /** The score of a seat at the end, both playing their best. */
  const score = (state: Json, seat: number): number => {
    const outcome = game.outcome(state);
    if (outcome) return outcome.scores[seat] ?? 0;
    const scores = game.moves(state).map((move) => score(game.apply(state, move), seat));
    return game.toMove(state) === seat ? Math.max(...scores) : Math.min(...scores);
  };
  const positions = randomPositions(
    asked,
    { count: 60, least: 18, most: 22 },
    seedRandom(11, '5x5'),
  );
  let held = 0;
  for (const { state, moves } of positions) {
    const seat = game.toMove(state) ?? 0;
    for (const { notation: move } of told('extended', state)) {
      held += 1;
      expect(score(game.apply(state, move), seat), [...moves, move].join(' ')).toBeGreaterThan(0);
    }
  }
  expect(held).toBeGreaterThan(60);
});

test('ultimate: the lookups of small boards, each of the 19,683', () => {
  const lines = linesOf([3, 3], 3);
  const has = (marks: number): boolean =>
    lines.some((line) => line.every((cell) => (marks >> cell) & 1));
  const cells = Array.from({ length: 9 }, (_, cell) => cell);
  /** The chance of the first of two to have a line first. */
  const chance = (mine: number, theirs: number): number =>
    has(mine) ? 1 : has(theirs) ? 0 : (CHANCE[(mine << 9) | theirs] ?? NaN);
  let boards = 0;
  for (let mine = 0; mine <= FULL; mine += 1) {
    expect(HAS_LINE[mine] === 1).toBe(has(mine));
    const completing = cells.filter((cell) => !((mine >> cell) & 1) && has(mine | (1 << cell)));
    expect(COMPLETES[mine]).toBe(completing.reduce((bits, cell) => bits | (1 << cell), 0));
    for (let theirs = 0; theirs <= FULL; theirs += 1) {
      if ((mine & theirs) !== 0) continue;
      boards += 1;
      if (has(mine) || has(theirs)) continue;
      const free = cells.filter((cell) => !(((mine | theirs) >> cell) & 1));
      const nexts = free.flatMap((cell) => [
        chance(mine | (1 << cell), theirs),
        chance(mine, theirs | (1 << cell)),
      ]);
      const mean = nexts.reduce((sum, next) => sum + next, 0) / Math.max(nexts.length, 1);
      expect(chance(mine, theirs)).toBeCloseTo(mean, 10);
    }
  }
  expect(boards).toBe(3 ** 9);
});
