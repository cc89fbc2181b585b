import { expect, test } from 'vitest';
import { after, wonBy } from '../../../tests/games/lib/worked.ts';
import { gravity } from './rules.ts';

test('only the lowest free cell of each column can be played', () => {
  expect(gravity.moves(after(gravity, ''))).toEqual(['20', '21', '22', '23', '24']);
  expect(gravity.moves(after(gravity, '22'))).toEqual(['17', '20', '21', '23', '24']);
  expect(() => after(gravity, '10')).toThrow('10: illegal-move');
});

test('four in a row win', () => {
  expect(wonBy(gravity, after(gravity, '20 21 15 16 10 11'))).toBeUndefined();
  expect(wonBy(gravity, after(gravity, '20 21 15 16 10 11 5'))).toEqual([0]);
});
