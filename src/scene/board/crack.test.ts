import { expect, test } from 'vitest';
import { crackedIn } from './Cracks.tsx';

test('a crack runs out of the tile where its line was completed, to both ends', () => {
  expect(crackedIn(3, 1, 0)).toEqual([1.5, 1.5]);
  expect(crackedIn(3, 1, 1)).toEqual([0.5, 2.5]);
  expect(crackedIn(3, 1, 1.5)).toEqual([0, 3]);
  expect(crackedIn(3, 2, 1)).toEqual([1.5, 3]);
  expect(crackedIn(3, 0, 2.5)).toEqual([0, 3]);
});
