import { describe, expect, test } from 'vitest';
import { after } from '../../../tests/games/worked.ts';
import { thoughtful } from './bot.ts';
import { infinite } from './rules.ts';

const moves = (text: string, options = {}) =>
  thoughtful.moves(after(infinite, text, { options, seats: 2 }));

describe('what bots think about on a board that grows', () => {
  test('the middle first, and then only cells that touch what is there', () => {
    expect(moves('')).toEqual(['2,2']);
    const near = moves('2,2 3,3');
    expect(near.length).toBeGreaterThan(0);
    for (const cell of near) {
      const [x = 99, y = 99] = cell.split(',').map(Number);
      expect(Math.min(Math.abs(x - 2), Math.abs(x - 3))).toBeLessThanOrEqual(2);
      expect(Math.min(Math.abs(y - 2), Math.abs(y - 3))).toBeLessThanOrEqual(2);
    }
  });

  test('a row that can be completed comes before everything, one that must be closed before the rest', () => {
    expect(moves('1,1 1,3 2,1 2,3 3,1 3,3 4,1 4,3').toSorted()).toEqual(['0,1', '5,1']);
    expect(moves('1,1 1,3 2,1 0,4 3,1 3,3 4,1').toSorted()).toEqual(['0,1', '5,1']);
  });

  test('on the compact grid every cell is a thought', () => {
    expect(moves('1,1', { compact: true })).toHaveLength(8);
  });
});
