import { describe, expect, test } from 'vitest';
import { after, wonBy } from '../../../tests/games/lib/worked.ts';
import { multiplayer, offerFor, setupAdvice } from './rules.ts';

describe('multiplayer', () => {
  test('MUL-10 MUL-15 R-MUL-1: seats in order play X, O, A, B, C, D', () => {
    const state = after(multiplayer, '0 1 2 3 4 5', { seats: 6, options: { size: 5 } });
    expect(multiplayer.marks(state).map(({ symbol }) => symbol)).toEqual([...'XOABCD']);
    expect(multiplayer.cells(state)).toHaveLength(25);
  });

  test('MUL-21 R-MUL-1: the turn passes through the players in order', () => {
    const turns = ['', '0', '0 1', '0 1 2', '0 1 2 3'].map((text) =>
      multiplayer.toMove(after(multiplayer, text, { seats: 4 })),
    );
    expect(turns).toEqual([0, 1, 2, 3, 0]);
    expect(multiplayer.options({}, 3)).toEqual({ size: 3, length: 'full' });
  });

  test.each([
    [3, '0 3 6 1 4 7 2'],
    [4, '0 4 8 1 5 9 2 6 10 3'],
    [5, '0 5 10 1 6 11 2 7 12 3 8 13 4'],
  ])('MUL-19 R-MUL-2: a full row wins on %i', (size, text) => {
    const options = { size };
    const before = text.split(' ').slice(0, -1).join(' ');
    expect(wonBy(multiplayer, after(multiplayer, before, { options }))).toBeUndefined();
    expect(wonBy(multiplayer, after(multiplayer, text, { options }))).toEqual([0]);
  });

  test('MUL-19 R-MUL-2: columns and both diagonals, by any player', () => {
    expect(wonBy(multiplayer, after(multiplayer, '1 0 2 5 3 8 7 6'))).toEqual([1]);
    expect(wonBy(multiplayer, after(multiplayer, '1 3 0 2 5 4 7 6 8'))).toEqual([2]);
    expect(wonBy(multiplayer, after(multiplayer, '1 3 2 0 5 4 7 8 6'))).toEqual([2]);
  });

  test('MUL-09 R-MUL-3: three in a row win on 4x4 and 5x5 when chosen, overlapping lines are both named', () => {
    const options = { size: 4, length: 3 };
    expect(wonBy(multiplayer, after(multiplayer, '0 4 8 1 5 9 2', { options }))).toEqual([0]);
    const joined = after(multiplayer, '0 4 8 1 5 9 3 7 15 2', { options });
    expect(multiplayer.outcome(joined)?.lines).toHaveLength(2);
    const full = after(multiplayer, '0 4 8 1 5 9 2', { options: { size: 4 } });
    expect(wonBy(multiplayer, full)).toBeUndefined();
  });

  test('MUL-20 R-GEN-6 R-MUL-4: a full board with no line is a tie', () => {
    const state = after(multiplayer, '0 1 2 3 4 5 6 7 8', { seats: 5 });
    expect(multiplayer.outcome(state)?.scores).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
  });

  test.each([
    [3, 3, 'full', 3, 'none'],
    [4, 3, 'full', 1, 'bigger-grid'],
    [5, 3, 'full', 0, 'bigger-grid'],
    [6, 3, 'full', 0, 'bigger-grid'],
    [4, 3, 3, 1, 'bigger-grid'],
    [4, 4, 'full', 4, 'none'],
    [5, 4, 'full', 1, 'three-in-a-row'],
    [6, 4, 'full', 0, 'three-in-a-row'],
    [5, 4, 3, 5, 'none'],
    [6, 4, 3, 4, 'bigger-grid'],
    [5, 5, 'full', 5, 'none'],
    [6, 5, 'full', 1, 'three-in-a-row'],
    [6, 5, 3, 6, 'none'],
  ] as const)(
    'MUL-09 R-MUL-5 R-GEN-13: %i players on %i, length %s: the first %i can win; advice %s',
    (seats, size, length, able, advice) => {
      const said = setupAdvice(seats, { size, length });
      expect(said).toEqual({ able: Array.from({ length: able }, (_, seat) => seat), advice });
    },
  );

  test.each([3, 4, 5, 6])(
    'MUL-24: everybody can win on the grid that is offered to %i',
    (seats) => {
      const offered = offerFor(seats, { size: 3, length: 'full' });
      expect(setupAdvice(seats, offered).advice).toBe('none');
      expect(offerFor(seats, offered)).toEqual(offered);
    },
  );
});
