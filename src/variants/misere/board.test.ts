import { expect, test } from 'vitest';
import { misere } from './rules.ts';
import { extras } from './board.ts';
import type { Json } from '../../rules/game.ts';

test.each([
  [3, 'Three in a row loses.'],
  [4, 'Four in a row loses.'],
] as const)('MIS-09: before the first mark the note says what loses: %i', (size, said) => {
  const start = misere.setup(2, { size, teams: false }, 0);
  expect(extras(start as Json).note?.text).toBe(said);
  const next = misere.apply(start, misere.moves(start)[0] ?? '');
  expect(extras(next as Json).note).toMatchObject({ text: '', isWarning: true });
});
