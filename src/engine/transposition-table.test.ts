import { expect, test } from 'vitest';
import {
  FULL_REACH,
  NO_BOUND,
  LEAST,
  TranspositionTable,
  SOLVED_DEPTH,
} from './transposition-table.ts';
import { WIN } from './worth.ts';

test('finds an entry as it was stored, and nothing for another position', () => {
  const table = new TranspositionTable();
  table.put(-7, 9, { worth: -12, depth: 5, isExhausted: false, bound: LEAST, reach: 9 }, 511);
  const slot = table.find(-7, 9);
  expect([table.worth(slot), table.reach(slot)]).toEqual([-12, 9]);
  expect([table.depth(slot), table.bound(slot), table.move(slot)]).toEqual([5, LEAST, 511]);
  expect(table.find(-7, 8)).toBe(-1);
  expect(table.find(0, 0)).toBe(-1);
});

test('a fully searched entry answers any depth; one without a move returns none', () => {
  const table = new TranspositionTable();
  table.put(
    4,
    4,
    { worth: 0, depth: 3, isExhausted: true, bound: NO_BOUND, reach: FULL_REACH },
    -1,
  );
  expect(table.depth(table.find(4, 4))).toBe(SOLVED_DEPTH);
  expect(table.move(table.find(4, 4))).toBe(-1);
});

test('the greatest worths and reach fit into an entry', () => {
  const table = new TranspositionTable();
  for (const worth of [WIN, -WIN]) {
    table.put(1, 1, { worth, depth: 1, isExhausted: true, bound: NO_BOUND, reach: FULL_REACH }, 0);
    const slot = table.find(1, 1);
    expect([table.worth(slot), table.reach(slot)]).toEqual([worth, FULL_REACH]);
  }
});

test('R-BOT-4: it grows, keeps most of what it knew, and stops growing', () => {
  const table = new TranspositionTable();
  const count = 100_000;
  for (let at = 0; at < count; at += 1) {
    const lo = Math.imul(at, 0x9e3779b1);
    table.put(
      lo,
      at,
      { worth: at, depth: 1, isExhausted: false, bound: NO_BOUND, reach: FULL_REACH },
      0,
    );
  }
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const slot = table.find(Math.imul(at, 0x9e3779b1), at);
    if (slot < 0) continue;
    kept += 1;
    expect(table.worth(slot)).toBe(at);
  }
  expect(kept).toBeGreaterThan(count * 0.8);
});

/** Entries of 16 bytes: two tables of 32 MB are what a search of two sides holds at most. */
const MOST = 2 ** 21;

test('R-BOT-4: memory is bounded: no table holds more than two million positions', () => {
  const table = new TranspositionTable();
  const count = MOST * 1.5;
  const lo = (at: number): number => Math.imul(at + 1, 0x9e3779b1);
  for (let at = 0; at < count; at += 1) {
    table.put(
      lo(at),
      at,
      { worth: 1, depth: 1, isExhausted: false, bound: NO_BOUND, reach: FULL_REACH },
      0,
    );
  }
  let kept = 0;
  for (let at = 0; at < count; at += 1) if (table.find(lo(at), at) >= 0) kept += 1;
  expect(kept).toBeLessThanOrEqual(MOST);
  expect(kept).toBeGreaterThan(MOST / 2);
});
