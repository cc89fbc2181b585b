/** AI-03 at length: the books of wild 4x4 and quantum, solved anew. The figures are printed. */
import { expect, test } from 'vitest';
import { prepare } from '../../src/bots/choose.ts';
import { newTables } from '../../src/bots/search/memory.ts';
import { rate } from '../../src/bots/search/rate.ts';
import { MAX_DEPTH, WIN } from '../../src/rules/search/worth.ts';
import { brainOf } from '../../src/variants/rules.ts';
import { endOr, outOfBounds, worthByHeart } from '../games/exact/books.ts';
import { boardOf, everyPosition, nameIn, type Asked } from '../games/exact/positions.ts';
import { solverOf } from '../games/exact/exhaustive.ts';

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

test('AI-03 AI-17 R-BOT-6: quantum', async () => {
  await prepare('quantum');
  const tables = newTables();
  const limits = { maxNodes: Infinity, until: Infinity };
  const order = { limits, judgement: 'even', deepest: MAX_DEPTH } as const;
  const positions = everyPosition({ id: 'quantum', raw: {} }, nameIn('quantum'), 3);
  const mistakes = positions.flatMap(({ state, moves }) => {
    const position = brainOf('quantum')?.pack(state);
    const found = position && rate(position, tables, order).moves[0]?.worth;
    const known = worthByHeart('quantum', state);
    return known === found ? [] : [`${moves.join(' ')}: ${known}, not ${found}`];
  });
  console.log(`quantum: ${positions.length} positions`);
  expect(mistakes).toEqual([]);
});
