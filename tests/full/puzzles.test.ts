/** Every stored puzzle, proven again by the rules alone, and how often bots miss each difficulty. Prints the figures. */
import { expect, test } from 'vitest';
import { loadPuzzles } from '../../src/puzzles/puzzle.ts';
import { cardOf, loadVariant, gameIds } from '../../src/variants/menu.ts';
import { failures, provenMoves, rightMoves, sampleOf } from '../games/lib/puzzles.ts';

const puzzleGames = gameIds.filter((id) => cardOf(id).puzzles);

const HOUR = 3_600_000;

test.each(puzzleGames)(
  'PUZ-01: every puzzle of %s has one right first move, by the rules alone',
  async (id) => {
    const puzzles = await loadPuzzles(await loadVariant(id));
    const wrong = puzzles.filter((puzzle) => {
      const [proven, right] = [provenMoves(puzzle), rightMoves(puzzle)];
      return proven.toSorted().join() !== right.toSorted().join();
    });
    expect(wrong.map((puzzle) => puzzle.id)).toEqual([]);
    console.log(`${id}: ${puzzles.length} proven`);
  },
  HOUR,
);

const LEVELS = [1, 2, 3, 4, 5] as const;
/** The mean of the levels, and the sum of their squared distances from it. */
const MIDDLE = 3;
const SQUARES = 10;

test.each(puzzleGames)(
  'PUZ-01: what is missed rises with the difficulty in %s',
  async (id) => {
    const puzzles = await loadPuzzles(await loadVariant(id));
    const fractions = LEVELS.map((level) => {
      const alike = puzzles.filter(({ difficulty }) => difficulty === level);
      return failures(sampleOf(alike, 60), [1, 3, 5, 7]);
    });
    console.log(`${id}: missed ${fractions.map((fraction) => fraction.toFixed(2)).join(', ')}`);
    const mean = fractions.reduce((sum, fraction) => sum + fraction, 0) / fractions.length;
    const spread = fractions.reduce((sum, fraction) => sum + (fraction - mean) ** 2, 0);
    const along = fractions.reduce(
      (sum, fraction, at) => sum + (fraction - mean) * (at + 1 - MIDDLE),
      0,
    );
    expect(along / Math.sqrt(spread * SQUARES)).toBeGreaterThan(0.7);
  },
  HOUR,
);
