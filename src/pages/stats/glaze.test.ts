import { expect, test } from 'vitest';
import { glazeOf } from './glaze.ts';

const won = { wins: 1, losses: 0, ties: 0 };
const lost = { wins: 0, losses: 3, ties: 1 };

test('REC-08 a tile is raw until a win glazes it, and one on Hard or against the expert gilds it', () => {
  expect(glazeOf(undefined)).toBe('raw');
  expect(glazeOf({ ...lost, against: { hard: lost } })).toBe('raw');
  expect(glazeOf(won)).toBe('glazed');
  expect(glazeOf({ ...won, against: { medium: won, hard: lost } })).toBe('glazed');
  expect(glazeOf({ ...won, against: { hard: won } })).toBe('gilded');
  expect(glazeOf({ ...won, against: { expert: won } })).toBe('gilded');
});
