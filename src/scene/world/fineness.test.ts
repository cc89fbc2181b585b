import { expect, test } from 'vitest';
import { BUDGETED_FINENESS, finenessWithinBudget } from './fineness.ts';
import { markGeometry } from '../geometry/marks.ts';
import { tileShape } from '../board/Tiles.tsx';

const triangles = (geometry: { getIndex(): { count: number } | null }) =>
  (geometry.getIndex()?.count ?? 0) / 3;

test('no tile or mark has more triangles than its fineness allows', () => {
  const glaze = { top: '#ffffff', pool: '#000000' };
  for (const { tile, mark, cost } of BUDGETED_FINENESS) {
    expect(triangles(tileShape('light', tile)), tile).toBeLessThanOrEqual(cost[0]);
    for (const symbol of ['X', 'O'] as const)
      expect(triangles(markGeometry(symbol, glaze, mark)), symbol).toBeLessThanOrEqual(cost[1]);
  }
});

test('small boards are drawn finely, large ones within the budget', () => {
  expect(finenessWithinBudget(25, 10, 'low').tile).toBe('fine');
  expect(finenessWithinBudget(150, 40, 'low').tile).toBe('sparse');
  expect(finenessWithinBudget(900, 60, 'low').tile).toBe('coarse');
  expect(finenessWithinBudget(2500, 200, 'low').tile).toBe('far');
  for (const [tiles, marks] of [
    [25, 25],
    [100, 60],
    [400, 200],
    [2500, 300],
  ] as const) {
    const [tile, mark] = finenessWithinBudget(tiles, marks, 'low').cost;
    expect(tiles * tile + marks * mark).toBeLessThan(120_000);
    const [glossyTile, glossyMark] = finenessWithinBudget(tiles, marks, 'high').cost;
    if (tiles <= 400) expect(2 * (tiles * glossyTile + marks * glossyMark)).toBeLessThan(80_000);
  }
});
