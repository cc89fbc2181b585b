import { expect, test } from 'vitest';
import type { Analysis, Worth } from './analyse.ts';
import { slipOf } from './slip.ts';

const guess: Worth = { kind: 'guess', score: 0.9 };
const loss: Worth = { kind: 'loss', plies: 3, isHalf: false };
const win: Worth = { kind: 'win', plies: 3, isHalf: false };
const tie: Worth = { kind: 'tie' };
const noLoss: Worth = { kind: 'no-loss' };

/** An analysis of two moves; the second was played. */
const slip = (best: Worth, played: Worth) => {
  const moves: Analysis['moves'] = [
    { move: 'a', value: best },
    { move: 'b', value: played },
  ];
  return slipOf({ best: 'a', moves }, 'b');
};

test('giving away a proven result is a slip', () => {
  expect(slip(win, loss)).toBe('win-loss');
  expect(slip(win, tie)).toBe('win-tie');
  expect(slip(tie, loss)).toBe('tie-loss');
  expect(slip(noLoss, loss)).toBe('tie-loss');
  expect(slip(win, win)).toBeNull();
  expect(slip(loss, loss)).toBeNull();
});

test('finds no slip when the played move is unknown or nothing better was proven', () => {
  expect(slip(guess, loss)).toBeNull();
  expect(slip(win, guess)).toBeNull();
  expect(slip(win, noLoss)).toBeNull();
  expect(slip(tie, noLoss)).toBeNull();
  expect(slip(noLoss, tie)).toBeNull();
});

test('R-BOT-9: judges a move with a guessed value by the position it led to', () => {
  const moves: Analysis['moves'] = [
    { move: 'a', value: win },
    { move: 'b', value: guess },
  ];
  expect(slipOf({ best: 'a', moves }, 'b', 0)).toBe('win-tie');
  expect(slipOf({ best: 'a', moves }, 'b', -1)).toBe('win-loss');
  expect(slipOf({ best: 'a', moves }, 'b', 1)).toBeNull();
  expect(slipOf({ best: 'a', moves }, 'b', null)).toBeNull();
});
