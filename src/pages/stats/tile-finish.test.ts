import { expect, test } from 'vitest';
import { finishOf } from './tile-finish.ts';

const won = { wins: 1, losses: 0, ties: 0 };
const lost = { wins: 0, losses: 3, ties: 1 };

test('REC-08 a tile is raw until a win glazes it, and one on Hard or against the expert gilds it', () => {
  expect(finishOf(undefined)).toBe('raw');
  expect(finishOf({ ...lost, against: { hard: lost } })).toBe('raw');
  expect(finishOf(won)).toBe('glazed');
  expect(finishOf({ ...won, against: { medium: won, hard: lost } })).toBe('glazed');
  expect(finishOf({ ...won, against: { hard: won } })).toBe('gilded');
  expect(finishOf({ ...won, against: { expert: won } })).toBe('gilded');
});
