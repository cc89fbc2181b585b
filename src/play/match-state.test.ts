import { expect, test } from 'vitest';
import { LEVELS, readLevel } from './match-state.ts';

test('levels are read by their ids, which may be anything', () => {
  expect(LEVELS.map(readLevel)).toEqual(LEVELS);
  expect(['', 'Hard', null, 3].map(readLevel)).toEqual(Array.from({ length: 4 }));
});

test('AI-26: ?vs=match of an earlier version’s links is Match me', () => {
  const address = new URLSearchParams('?moves=4_1&vs=match&me=0');
  expect(readLevel(address.get('vs'))).toBe('adaptive');
});
