import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../rules/game.ts';
import { newRecord, notation, replay } from '../../rules/match.ts';
import { brainOf, games, type GameId } from '../../variants/rules.ts';
import { analyse } from '../analyse.ts';
import { choose } from '../choose.ts';
import { chooseOne, seedRandom } from '../../engine/random.ts';
import { sized } from '../../../tests/size.ts';

const DUELS = ['classic', 'ultimate', 'extended', '3d', 'quantum', 'misere', 'wild', 'infinite'];

/** The unfinished positions of random matches, by seed. */
function positions(game: GameId, seeds: number): readonly MatchRecord[] {
  const rules = games[game];
  const empty = newRecord(rules, 2, {});
  if (!empty.ok) throw new Error(empty.error);
  return Array.from({ length: seeds }, (_, seed) => seed).flatMap((seed) => {
    const random = seedRandom(seed, game);
    const found: MatchRecord[] = [];
    let record = empty.value;
    let state = rules.setup(2, record.options, 0);
    while (rules.toMove(state) !== null) {
      found.push(record);
      const move = chooseOne(random, rules.moves(state));
      state = rules.apply(state, move);
      record = { ...record, moves: [...record.moves, notation(rules, move)] };
    }
    return found;
  });
}

/** By the rules alone: the moves that win at once for the side to move. */
const winsNow = (record: MatchRecord): readonly string[] => endsNow(record, 1);

/** By the rules alone: the moves that lose at once. */
const losesNow = (record: MatchRecord): readonly string[] => endsNow(record, -1);

function endsNow(record: MatchRecord, sign: 1 | -1): readonly string[] {
  const rules = games[record.game as GameId];
  const states = replay(rules, record);
  const state = states.ok ? (states.value.at(-1) ?? null) : null;
  const seat = rules.toMove(state);
  if (seat === null) return [];
  return rules
    .moves(state)
    .filter((move) => {
      const scores = rules.outcome(rules.apply(state, move))?.scores;
      return scores && Math.sign((scores[seat] ?? 0) - (scores[1 - seat] ?? 0)) === sign;
    })
    .map((move) => notation(rules, move));
}

const after = (record: MatchRecord, move: string): MatchRecord => ({
  ...record,
  moves: [...record.moves, move],
});

/** Positions without a win in one, where the opponent would win by one certain cell, and that cell blocks. */
const blocks = (game: GameId, seeds: number) =>
  positions(game, seeds).flatMap((record) => {
    if (winsNow(record).length > 0) return [];
    const rules = games[game];
    const states = replay(rules, record);
    const state = states.ok ? (states.value.at(-1) ?? null) : null;
    const threats = new Set<string>();
    const safe = rules.moves(state).flatMap((move) => {
      const text = notation(rules, move);
      const replies = winsNow(after(record, text));
      for (const reply of replies) threats.add(reply);
      return replies.length === 0 ? [text] : [];
    });
    const [block, ...more] = safe;
    const isOne = block !== undefined && more.length === 0 && threats.size === 1;
    return isOne && threats.has(block) ? [{ record, block }] : [];
  });

describe('a person', () => {
  test.each(DUELS as GameId[])('of any strength takes a win in one: %s', (game) => {
    const chances = positions(game, game === 'infinite' ? sized(3, 1) : 12).filter(
      (record) => winsNow(record).length > 0,
    );
    // In misère nobody wins by a move.
    if (game !== 'misere') expect(chances.length).toBeGreaterThan(2);
    for (const record of chances) {
      for (const strength of sized([1, 4, 7, 10], [1, 10])) {
        expect(winsNow(record)).toContain(choose(record, { strength }, { seed: strength }));
      }
    }
  });

  test.each(sized(['classic', 'extended', '3d'] as const, ['classic'] as const))(
    'misses a block in one the less the stronger it is, far from the last move first: %s',
    (game) => {
      const chances = blocks(game, 400).slice(0, 300);
      expect(chances.length).toBeGreaterThan(100);
      const missed = (strength: number, list: typeof chances): number =>
        list.filter(({ record, block }, seed) => choose(record, { strength }, { seed }) !== block)
          .length / list.length;
      const weakest = missed(1, chances);
      expect(weakest).toBeGreaterThan(0.17);
      expect(weakest).toBeLessThan(0.33);
      expect(missed(5, chances)).toBeLessThan(weakest);
      expect(missed(10, chances)).toBe(0);
      const states = replay(games[game], chances[0]?.record);
      const state = states.ok ? (states.value[0] ?? null) : null;
      const placeOf = (text: string) => brainOf(game)?.coordinatesOf?.(state, text)[0] ?? [];
      const far = chances.map(({ record, block }) => {
        const from = placeOf(record.moves.at(-1) ?? '');
        return Math.max(...placeOf(block).map((here, axis) => Math.abs(here - (from[axis] ?? 0))));
      });
      const near = chances.filter((_, at) => (far[at] ?? 0) === 1);
      const distant = chances.filter((_, at) => (far[at] ?? 0) > 1);
      expect(missed(1, distant)).toBeGreaterThan(missed(1, near));
    },
  );

  test('seldom completes the other side’s line in wild', () => {
    const chances = positions('wild', 400)
      .filter((record) => winsNow(record).length === 0)
      .flatMap((record) => {
        const losing = losesNow(record);
        return losing.length === 0 ? [] : [{ record, losing }];
      })
      .slice(0, 300);
    expect(chances.length).toBeGreaterThan(100);
    const blundered = (strength: number): number =>
      chances.filter(({ record, losing }, seed) =>
        losing.includes(choose(record, { strength }, { seed })),
      ).length / chances.length;
    expect(blundered(1)).toBeGreaterThan(0);
    expect(blundered(1)).toBeLessThan(0.22);
    expect(blundered(5)).toBeLessThan(0.18);
    expect(blundered(10)).toBe(0);
  });

  test('plays the same move for the same seed, and others for other seeds', () => {
    for (const game of DUELS as GameId[]) {
      const record = positions(game, 1)[2];
      if (!record) throw new Error(game);
      const moves = [...Array(12).keys()].map((seed) => choose(record, { strength: 3 }, { seed }));
      const again = [...Array(12).keys()].map((seed) =>
        choose(record, { strength: 3 }, { seed, memory: {} }),
      );
      expect(again).toEqual(moves);
      expect(new Set(moves).size).toBeGreaterThan(1);
    }
  });

  test.each(['classic', 'misere', 'wild', '3d'] as const)(
    'of strength 10 gives nothing away where the game is solved: %s',
    (game) => {
      const list = positions(game, 8);
      expect(list.length).toBeGreaterThan(30);
      for (const record of list) {
        const { moves } = analyse(record, { maxNodes: 200_000 });
        const kindOf = (text: string) => moves.find(({ move }) => move === text)?.value.kind;
        const isWon = moves.some(({ value }) => value.kind === 'win');
        const hasTie = moves.some(({ value }) => value.kind === 'tie');
        const kind = kindOf(choose(record, { strength: 10 }, { seed: 1 }));
        if (isWon) expect(kind).toBe('win');
        else if (hasTie) expect(kind).not.toBe('loss');
      }
    },
  );

  test('takes over a winning first mark if it is strong, and plays on legally if it is weak', () => {
    const empty = newRecord(games['3d'], 2, { swap: true });
    if (!empty.ok) throw new Error(empty.error);
    const replies = (first: string, strength: number) =>
      [0, 1, 2, 3, 4, 5].map((seed) =>
        choose({ ...empty.value, moves: [first] }, { strength }, { seed }),
      );
    expect(new Set(replies('1.4', 10))).toEqual(new Set(['swap']));
    expect(replies('0.4', 10)).not.toContain('swap');
    for (const move of replies('1.4', 1)) {
      expect(replay(games['3d'], { ...empty.value, moves: ['1.4', move] }).ok).toBe(true);
    }
  });

  test('plays a legal move among many seats', () => {
    const game = games.multiplayer;
    const empty = newRecord(game, 4, {});
    if (!empty.ok) throw new Error(empty.error);
    const record = { ...empty.value, moves: ['0', '1', '3'] };
    for (const strength of [1, 5, 10]) {
      const move = choose(record, { strength }, { seed: 2 });
      expect(replay(game, after(record, move)).ok).toBe(true);
    }
  });

  test('overlooks a threat now and then only if it is weak', () => {
    // X threatens the far corner: a strong player always sees it, the weakest now and then doesn't.
    const [empty] = positions('classic', 1);
    if (!empty) throw new Error('no position');
    const record = { ...empty, moves: ['0', '5', '4'] };
    const blocked = (strength: number) =>
      [...Array(60).keys()].filter((seed) => choose(record, { strength }, { seed }) === '8').length;
    expect(blocked(10)).toBe(60);
    expect(blocked(1)).toBeLessThan(60);
    expect(blocked(1)).toBeGreaterThan(30);
  });

  test('a strength out of range counts as the nearest', () => {
    const [record] = positions('classic', 1);
    if (!record) throw new Error('no position');
    const move = (strength: number) => choose(record, { strength }, { seed: 5 });
    expect(move(-3)).toBe(move(1));
    expect(move(99)).toBe(move(10));
  });
});

describe('coordinates', () => {
  const options = (game: GameId) => games[game].options({}, 2) ?? null;
  const coordinates = (game: GameId, text: string) =>
    brainOf(game)?.coordinatesOf?.(games[game].setup(2, options(game), 0), text);

  test.each([
    ['extended', '6', [[2, 1, 0]]],
    ['wild', '4-X', [[1, 1, 0]]],
    ['3d', '2.5', [[2, 1, 2]]],
    ['ultimate', '4.2', [[5, 3, 0]]],
    ['infinite', '-1,-2', [[-1, -2, 0]]],
    [
      'quantum',
      '0-8',
      [
        [0, 0, 0],
        [2, 2, 0],
      ],
    ],
    ['3d', 'swap', []],
    ['infinite', '', []],
  ] as const)('of a move in %s: %s', (game, text, found) =>
    expect(coordinates(game, text)).toEqual(found),
  );
});
