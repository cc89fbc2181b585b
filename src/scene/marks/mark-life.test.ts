import { expect, test } from 'vitest';
import type { Mark } from '../../rules/game.ts';
import { nextLife, restingLife } from './mark-life.ts';

const mark = (id: string): Mark => ({ id, cell: id.slice(1), symbol: id.slice(0, 1) });
const phases = (life: ReturnType<typeof nextLife>) =>
  [...life].map(([id, { phase }]) => `${id} ${phase}`);

test('DSG-10: a new mark is animated, the others rest', () => {
  const before = restingLife([mark('X4')]);
  expect(phases(nextLife(before, [mark('X4'), mark('O0')]))).toEqual(['X4 resting', 'O0 rolling']);
});

test('a mark that is taken back leaves, and rolls again if it returns meanwhile', () => {
  const before = restingLife([mark('X4'), mark('O0')]);
  const undone = nextLife(before, [mark('X4')]);
  expect(phases(undone)).toEqual(['X4 resting', 'O0 leaving']);
  expect(phases(nextLife(undone, [mark('X4'), mark('O0')]))).toEqual(['X4 resting', 'O0 rolling']);
});

test('a mark keeps rolling when the next one arrives', () => {
  const one = nextLife(restingLife([]), [mark('X4')]);
  expect(phases(nextLife(one, [mark('X4'), mark('O0')]))).toEqual(['X4 rolling', 'O0 rolling']);
});

test('a mark under something larger is gone at once, and the others leave', () => {
  const before = restingLife([mark('X4'), mark('O0')]);
  expect(phases(nextLife(before, [], new Set(['4'])))).toEqual(['O0 leaving']);
});
