import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

test('ALL-17: a given title is shown', () => {
  expect(titleOf('/3d', '3D Tic Tac Toe')).toBe('3D Tic Tac Toe');
});

test.each([
  ['/classic', 'Classic Tic Tac Toe'],
  ['/wild/', 'Wild Tic Tac Toe'],
  ['/infinite/more', 'Infinite Tic Tac Toe'],
])('ALL-18: without one, %s is called %s', (path, title) => {
  expect(titleOf(path)).toBe(title);
});
