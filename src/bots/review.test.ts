import { expect, test } from 'vitest';
import { newRecord } from '../rules/match.ts';
import { games } from '../variants/rules.ts';
import type { Analysis, Value } from './analyse.ts';
import { review, slipOf } from './review.ts';

const guess: Value = { kind: 'guess', score: 0.9 };
const loss: Value = { kind: 'loss', plies: 3, isHalf: false };
const win: Value = { kind: 'win', plies: 3, isHalf: false };
const draw: Value = { kind: 'draw' };
const held: Value = { kind: 'held' };

/** An analysis of two moves; the second was played. */
const slip = (best: Value, played: Value) => {
  const moves: Analysis['moves'] = [
    { move: 'a', value: best },
    { move: 'b', value: played },
  ];
  return slipOf({ best: 'a', moves }, 'b');
};

test('giving away a proven result is a slip', () => {
  expect(slip(win, loss)).toBe('win-loss');
  expect(slip(win, draw)).toBe('win-draw');
  expect(slip(draw, loss)).toBe('draw-loss');
  expect(slip(held, loss)).toBe('draw-loss');
  expect(slip(win, win)).toBeNull();
  expect(slip(loss, loss)).toBeNull();
});

test('finds no slip when the played move is unknown or nothing better was proven', () => {
  expect(slip(guess, loss)).toBeNull();
  expect(slip(win, guess)).toBeNull();
  expect(slip(win, held)).toBeNull();
  expect(slip(draw, held)).toBeNull();
  expect(slip(held, draw)).toBeNull();
});

test('R-BOT-9: judges a move with a guessed value by the position it led to', () => {
  const moves: Analysis['moves'] = [
    { move: 'a', value: win },
    { move: 'b', value: guess },
  ];
  expect(slipOf({ best: 'a', moves }, 'b', 0)).toBe('win-draw');
  expect(slipOf({ best: 'a', moves }, 'b', -1)).toBe('win-loss');
  expect(slipOf({ best: 'a', moves }, 'b', 1)).toBeNull();
  expect(slipOf({ best: 'a', moves }, 'b', null)).toBeNull();
});

test('takes a step for every ply, last first; leaving is no slip', () => {
  const fresh = newRecord(games.multiplayer, 3, {});
  if (!fresh.ok) throw new Error(fresh.error);
  const moves = ['0', '1', '2', '!0', '3'];
  const steps = [...review({ ...fresh.value, moves }, { maxNodes: 2000 })];
  expect(steps.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5]);
});
