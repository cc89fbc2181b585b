import { expect, test } from 'vitest';
import { MaxNTable } from './max-n-table.ts';
import { SOLVED_DEPTH } from './transposition-table.ts';

/** The capacity of the largest table. */
const MOST = 2 ** 17;
const lo = (at: number): number => Math.imul(at + 1, 0x9e3779b1);

test('finds an entry as it was stored, and nothing for another position', () => {
  const table = new MaxNTable();
  table.put(-7, 9, SOLVED_DEPTH, [1, -1_000_000, 999_999]);
  const slot = table.find(-7, 9);
  expect([table.depth(slot), table.worths(slot)]).toEqual([SOLVED_DEPTH, [1, -1_000_000, 999_999]]);
  expect(table.find(-7, 8)).toBe(-1);
  expect(table.find(0, 0)).toBe(-1);
});

test('R-BOT-4: it grows, keeps most of what it knew, and stops growing', () => {
  const table = new MaxNTable();
  const keptOf = (count: number): number => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const slot = table.find(lo(at), at);
      if (slot < 0) continue;
      kept += 1;
      if (table.worths(slot)[0] !== at) throw new Error(`${at} is another's`);
    }
    return kept;
  };
  for (let at = 0; at < 20_000; at += 1) table.put(lo(at), at, 1, [at, 0, 0, 0, 0, 0]);
  expect(keptOf(20_000)).toBeGreaterThan(16_000);
  for (let at = 0; at < MOST * 3; at += 1) table.put(lo(at), at, 1, [at, 0, 0, 0, 0, 0]);
  const kept = keptOf(MOST * 3);
  expect(kept).toBeLessThanOrEqual(MOST);
  expect(kept).toBeGreaterThan(MOST / 2);
});
