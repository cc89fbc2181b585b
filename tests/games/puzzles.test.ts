/** The stored puzzles are correct. tests/full proves every one again. */
import { describe, expect, test } from 'vitest';
import { DAILY } from '../../src/puzzles/daily.ts';
import { loadPuzzles } from '../../src/puzzles/puzzle.ts';
import { cardOf, loadVariant, gameIds } from '../../src/variants/menu.ts';
import { imagesOf, seenIn, stateOf } from '../../scripts/puzzles/symmetry.ts';
import { games } from '../../src/variants/rules.ts';
import { sized } from '../size.ts';
import { endsAtOnce, failures, faultOf, provenMoves, rightMoves, sampleOf } from './lib/puzzles.ts';

const puzzleGames = gameIds.filter((id) => cardOf(id).puzzles);

/** The number of puzzles per game that the usual tests prove again. */
const PROVEN = sized(24, 6);

describe.each(puzzleGames)('PUZ-01: the puzzles of %s', async (id) => {
  const puzzles = await loadPuzzles(await loadVariant(id));

  test('replay, and their solutions get where they say', () => {
    expect(puzzles.length).toBeGreaterThan(30);
    expect(cardOf(id).puzzles, 'the number on its card').toBe(puzzles.length);
    const faults = puzzles.flatMap((puzzle) => {
      const fault = faultOf(puzzle) ?? (endsAtOnce(puzzle) ? 'ends at once' : null);
      return fault === null ? [] : [`${puzzle.id}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  test('are numbered in order, and no two are the same or mirror images', () => {
    expect(puzzles.map((puzzle) => puzzle.id)).toEqual(puzzles.map((_, at) => `${id}-${at + 1}`));
    const names = puzzles.map(({ record }) => {
      const { name } = seenIn(games[id], record, imagesOf(games[id], record));
      return `${JSON.stringify(record.options)} ${name}`;
    });
    expect(new Set(names).size).toBe(puzzles.length);
  });

  test('have one right first move, by the rules alone: a sample', () => {
    for (const puzzle of sampleOf(puzzles, PROVEN)) {
      expect([...provenMoves(puzzle)].toSorted(), puzzle.id).toEqual(
        [...rightMoves(puzzle)].toSorted(),
      );
    }
  });

  test('the difficult ones are missed more often', () => {
    const fractions = [
      [1, 2],
      [4, 5],
    ].map((levels) => {
      const alike = puzzles.filter(({ difficulty }) => levels.includes(difficulty));
      return failures(sampleOf(alike, sized(40, 15)), [2, 4, 6]);
    });
    expect(fractions[0]).toBeLessThan(fractions[1] ?? 0);
  });
});

test('PUZ-01: the rules alone refute another first move, and another number of plies', async () => {
  const puzzles = await loadPuzzles(await loadVariant('classic'));
  const puzzle = puzzles.find(({ goal }) => goal.kind === 'win');
  if (!puzzle) throw new Error('no puzzle');
  const [right = ''] = puzzle.solution;
  expect(provenMoves(puzzle)).toContain(right);
  const others = games.classic.moves(stateOf(games.classic, puzzle.record));
  for (const other of others.filter((text) => !rightMoves(puzzle).includes(String(text)))) {
    expect(provenMoves({ ...puzzle, solution: [String(other)] })).toEqual([]);
  }
  expect(provenMoves({ ...puzzle, goal: { kind: 'win', plies: 5 } })).toEqual([]);
  expect(provenMoves({ ...puzzle, goal: { kind: 'hold' } })).toEqual([]);
});

test('PUZ-01: every game of the puzzle of the day has puzzles', () => {
  expect(puzzleGames).toEqual(expect.arrayContaining(DAILY.map(([id]) => id)));
});

test('PUZ-01: a game without puzzles on its card has none', async () => {
  for (const id of gameIds.filter((each) => !cardOf(each).puzzles))
    expect((await loadVariant(id)).puzzles, id).toBeUndefined();
});
