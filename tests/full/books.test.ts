/**
 * AI-03 at length: the books of wild 4x4, the small stacks and quantum, solved again. The figures are
 * printed.
 */
import { expect, test } from 'vitest';
import { prepare } from '../../src/bots/choose.ts';
import { newTranspositions } from '../../src/engine/memory.ts';
import { rate } from '../../src/engine/rate.ts';
import { seedRandom } from '../../src/engine/random.ts';
import { MAX_DEPTH, WIN } from '../../src/engine/worth.ts';
import { brainOf } from '../../src/variants/rules.ts';
import { endOr, outOfBounds, worthByHeart } from '../games/exact/books.ts';
import {
  boardOf,
  everyPosition,
  nameIn,
  randomPositions,
  type Asked,
} from '../games/exact/positions.ts';
import { solverOf } from '../games/exact/exhaustive.ts';
import { quantumBookMistakes } from '../games/exact/quantum.ts';
import { pagesOff } from '../games/exact/stacks.ts';

const HOUR = 3_600_000;

test.each(['owner', 'maker'] as const)('AI-03 R-BOT-6: wild 4x4, %s', async (winner) => {
  await prepare('wild');
  const asked: Asked = { id: 'wild', raw: { size: 4, winner } };
  const solve = solverOf({ size: 4, isWild: true, winner });
  const solved = endOr((next) => {
    const points = solve(boardOf(next));
    return points === 0 ? 0 : Math.sign(points) * (WIN - 101) + points;
  });
  const positions = everyPosition(asked, boardOf, 3);
  const { compared, mistakes } = outOfBounds('wild', positions, solved);
  console.log(`wild 4x4, ${winner}: ${compared} moves in ${positions.length} positions`);
  expect(mistakes).toEqual([]);
});

test(
  'AI-03 AI-17 R-BOT-6: quantum',
  async () => {
    await prepare('quantum');
    const transpositions = newTranspositions();
    const limits = { maxNodes: Infinity, until: Infinity };
    const order = { limits, estimate: 'even', deepest: MAX_DEPTH } as const;
    const positions = everyPosition({ id: 'quantum', raw: {} }, nameIn('quantum'), 3);
    const mistakes = positions.flatMap(({ state, moves }) => {
      const position = brainOf('quantum')?.pack(state);
      const found = position && rate(position, transpositions, order).moves[0]?.worth;
      const known = worthByHeart('quantum', state);
      return known === found ? [] : [`${moves.join(' ')}: ${known}, not ${found}`];
    });
    console.log(`quantum: ${positions.length} positions`);
    expect(mistakes).toEqual([]);
  },
  HOUR,
);

// Each position by itself, not one for all its equals: the book's symmetries may be wrong, too.
test.each([
  ['3x3x3', 28],
  ['4x3x3', 37],
] as const)(
  'AI-03 R-BOT-6 R-3D-6: %s, every page',
  async (board, pages) => {
    await prepare('3d');
    expect(pagesOff(board, boardOf)).toEqual({ pages, mistakes: [] });
  },
  HOUR,
);

test(
  'AI-03 AI-17 R-BOT-6: quantum, a sample of the book against the rules alone',
  async () => {
    await prepare('quantum');
    const random = seedRandom(12, 'quantum');
    const positions = randomPositions(
      { id: 'quantum', raw: {} },
      { count: 60, least: 3, most: 3 },
      random,
    );
    for (const reached of positions) {
      const { compared, mistakes } = quantumBookMistakes(reached);
      console.log(`${reached.moves.join(' ')}: ${compared} moves`);
      expect(mistakes).toEqual([]);
    }
  },
  HOUR,
);
