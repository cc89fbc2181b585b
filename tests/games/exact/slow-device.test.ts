/**
 * AI-03: where a game is solved Hard is exact on slow devices too; on fast ones it answers as soon as it
 * knows.
 */
import { describe, expect, test } from 'vitest';
import { analyse } from '../../../src/bots/analyse.ts';
import { choose, prepare, type ChooseOptions } from '../../../src/bots/choose.ts';
import { BUDGET_MS, SOLVED_MS } from '../../../src/bots/bot-match.ts';
import { seedRandom } from '../../../src/engine/random.ts';
import type { Json, MatchRecord } from '../../../src/rules/game.ts';
import { newRecord, notation } from '../../../src/rules/match.ts';
import { games, isGameId, type GameId } from '../../../src/variants/rules.ts';
import { isFull } from '../../size.ts';
import { onDevice, recordOf, slowly } from './positions.ts';

/** Random unfinished matches of a given length, begun by X and by O. */
function begun(id: GameId, raw: Json, plies: number): readonly MatchRecord[] {
  const game = games[id];
  return [0, 1].flatMap((first) => {
    const made = newRecord(game, game.seats[0], raw, first);
    if (!made.ok) throw new Error(made.error);
    const random = seedRandom(plies, `${id} ${first}`);
    const moves: string[] = [];
    let state = game.setup(made.value.seats, made.value.options, first);
    while (moves.length < plies && game.toMove(state) !== null) {
      const legal = game.moves(state);
      const move = legal[Math.floor(random() * legal.length)] ?? null;
      state = game.apply(state, move);
      moves.push(notation(game, move));
    }
    return game.toMove(state) === null ? [] : [{ ...made.value, moves }];
  });
}

/** The search has most to do up to the last of these plies. */
const PLIES = isFull ? [0, 2, 4, 5] : [0, 4];

const solved = Object.keys(games)
  .filter(isGameId)
  .flatMap((id) => (games[id].about.solved ?? []).map((raw) => [id, { ...raw }] as const));

test('AI-03: the games that are known as solved', () => {
  expect(solved).toEqual([
    ['classic', {}],
    ['extended', { size: 4 }],
    ['3d', { board: '4x3x3' }],
    ['3d', { board: '3x3x3' }],
    ['quantum', {}],
    ['misere', {}],
    ['wild', {}],
    ['infinite', { compact: true }],
  ]);
});

/** The option sets for which the search has more to do than for a game's default. */
const larger = [
  ['misere', { size: 4 }],
  ['wild', { size: 4 }],
  ['wild', { size: 4, winner: 'maker' }],
  ['3d', { centreClosed: true }],
] as const;

test.each(isFull ? [...solved, ...larger] : solved)(
  'AI-03 R-BOT-4 R-BOT-6: %s %o: six times slower, Hard and hints are exact from the start; on a fast device as fast as ever',
  async (id, raw) => {
    await prepare(id);
    const memory = {};
    for (const record of PLIES.flatMap((plies) => begun(id, { ...raw }, plies))) {
      const { moves } = analyse(record, { maxNodes: 1e9, memory });
      const valueOf = (text: string) => moves.find(({ move }) => move === text)?.value;
      const best = moves[0]?.value;
      const hint = onDevice(6, () => analyse(record).best).said;
      const where = `${hint} in ${JSON.stringify(record)}`;
      expect([slowly(record, 'hard'), hint].map(valueOf), where).toEqual([best, best]);
      expect(onDevice(1, () => choose(record, 'hard')).passed, where).toBeLessThan(BUDGET_MS);
    }
  },
);

/** Positions that Hard answered wrongly in 300 ms, and the value of its best moves. */
test.each([
  ['quantum', {}, '1-6 3-7 1-8 0-7', 7],
  ['wild', { size: 4, winner: 'owner' }, '14-X 4-X 9-X 7-X', 7],
] as const)(
  'AI-03 R-BOT-6: %s %o: six times slower, Hard wins from %s',
  async (id, raw, moves, plies) => {
    await prepare(id);
    const record = recordOf({ id, raw }, moves.split(' '));
    const text = slowly(record, 'hard');
    const value = analyse(record, { maxNodes: 1e9 }).moves.find(({ move }) => move === text)?.value;
    expect(value).toEqual({ kind: 'win', plies, isHalf: false });
  },
);

describe('AI-03 R-BOT-4: the time that Hard takes on a slow device', () => {
  const spent = (record: MatchRecord | undefined, opts: ChooseOptions = {}, times = 6) =>
    record ? onDevice(times, () => choose(record, 'hard', opts)).passed : NaN;

  test.each([
    ['extended', { size: 5 }],
    ['3d', { board: '4x4x4' }],
    ['infinite', { length: 5 }],
    ['infinite', { length: 3 }],
    ['multiplayer', { size: 5 }],
    ['ultimate', {}],
  ] as const)('is at most the usual in a game that is not solved: %s %o', async (id, raw) => {
    await prepare(id);
    for (const record of [1, 4].flatMap((plies) => begun(id, { ...raw }, plies))) {
      expect(spent(record)).toBeLessThan(1.1 * BUDGET_MS);
    }
  });

  test('is the usual time with three sides', () => {
    const made = newRecord(games.misere, 3, { size: 4 });
    const passed = spent(made.ok ? made.value : undefined);
    expect(passed).toBeGreaterThan(BUDGET_MS);
    expect(passed).toBeLessThan(1.1 * BUDGET_MS);
  });

  test('is what the caller says', () => {
    const passed = spent(begun('misere', { size: 4 }, 1)[0], { budgetMs: 60 });
    expect(passed).toBeGreaterThan(60);
    expect(passed).toBeLessThan(90);
  });

  test('is at most three seconds in a solved game, on a device slower still', () => {
    const passed = spent(begun('misere', { size: 4 }, 0)[0], {}, 100);
    expect(passed).toBeGreaterThan(0.9 * SOLVED_MS);
    expect(passed).toBeLessThan(1.1 * SOLVED_MS);
  });
});
