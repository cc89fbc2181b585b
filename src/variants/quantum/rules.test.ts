import { describe, expect, test } from 'vitest';
import { after, wonBy } from '../../../tests/games/lib/worked.ts';
import { play } from '../../rules/match.ts';
import { cellMarks, links, pendingMeasurement, landingsIf } from './rules-state.ts';
import { quantum } from './rules.ts';

/** Per cell the classical mark, as "X1"; "." without one. */
const classical = (text: string): string =>
  cellMarks(after(quantum, text))
    .map(([mark]) => (mark?.isCollapsed ? `${mark.symbol}${mark.moveNumber}` : '.'))
    .join(' ');

const BOTH = '3-8 2-8 0-5 2-5 2-6 2-8';
const LAST_CELL = '0-6 1-8 1-2 5-6 1-3 3-6 2-4 0-8 8';

describe('quantum moves', () => {
  test('QNT-02 QNT-05 QNT-06 R-QNT-1: a turn puts two marks of one number into two cells, linked', () => {
    const state = after(quantum, '0-8');
    expect(quantum.marks(state)).toEqual([
      { id: 'X1.0', cell: '0', symbol: 'X', subscript: 1, ghost: true },
      { id: 'X1.8', cell: '8', symbol: 'X', subscript: 1, ghost: true },
    ]);
    expect(links(state)).toEqual([{ cells: ['0', '8'], moveNumber: 1, symbol: 'X' }]);
    expect(cellMarks(state)[8]).toEqual([{ symbol: 'X', moveNumber: 1, isCollapsed: false }]);
    expect(cellMarks(state)[4]).toEqual([]);
    expect(quantum.picks('0-8')).toEqual(['0', '8']);
  });

  test('R-QNT-1 QNT-02: 36 pairs; the same cell twice, the wrong order and one cell alone are refused', () => {
    const empty = after(quantum, '');
    expect(quantum.moves(empty)).toHaveLength(36);
    for (const text of ['4-4', '8-0', '4', '0-9', '0-1-2', '0', '']) {
      expect(play(quantum, empty, 0, text)).toEqual({ ok: false, error: 'illegal-move' });
    }
  });

  test('QNT-03 R-QNT-2: X is odd and O even when X starts, the other way round when O does', () => {
    const numbers = (first: number) =>
      links(after(quantum, '0-1 1-2 2-3', { first })).map((link) => link.symbol + link.moveNumber);
    expect(numbers(0)).toEqual(['X1', 'O2', 'X3']);
    expect(numbers(1)).toEqual(['O1', 'X2', 'O3']);
  });

  test('QNT-04 R-QNT-3: eight marks in a cell; the ninth closes a loop and is measured at once', () => {
    const eight = after(quantum, '0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8');
    expect(cellMarks(eight)[0]).toHaveLength(8);
    expect(pendingMeasurement(eight)).toBeNull();
    for (const text of quantum.moves(eight)) expect(quantum.apply(eight, text).isDue).toBe(true);
    expect(classical('0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8 0-1 0')).toBe('X9 X1 O2 X3 O4 X5 O6 X7 O8');
  });

  test('R-QNT-1: a cell with a classical mark is closed', () => {
    const state = after(quantum, '0-1 0-1 0');
    expect(quantum.moves(state)).toHaveLength(21);
    for (const text of ['0-2', '1-2']) expect(play(quantum, state, 0, text).ok).toBe(false);
  });
});

describe('quantum measurement', () => {
  test('QNT-10 QNT-07 R-QNT-4 R-QNT-6: three cells in a loop: options are the closing move’s cells', () => {
    const state = after(quantum, '0-1 1-2 0-2');
    expect(pendingMeasurement(state)).toEqual({
      loop: ['0', '1', '2'],
      choosingSeat: 1,
      options: ['0', '2'],
      moveNumber: 3,
      kind: 'cyclic',
    });
    expect(quantum.moves(state)).toEqual(['0', '2']);
    expect(pendingMeasurement(after(quantum, '0-1 1-2 3-4'))).toBeNull();
  });

  test('QNT-11 R-QNT-5: two cells with the same two marks are a loop', () => {
    const state = after(quantum, '0-1 0-1');
    expect(pendingMeasurement(state)).toMatchObject({
      loop: ['0', '1'],
      choosingSeat: 0,
      kind: 'identical',
    });
    expect(classical('0-1 0-1 0')).toBe('O2 X1 . . . . . . .');
    expect(classical('0-1 0-1 1')).toBe('X1 O2 . . . . . . .');
  });

  test('QNT-11 R-QNT-5: also deep in a bigger graph, where more marks are linked to the two cells', () => {
    const text = '0-1 1-2 2-5 1-2';
    expect(pendingMeasurement(after(quantum, text))).toMatchObject({
      loop: ['1', '2'],
      kind: 'identical',
    });
    expect(classical(`${text} 1`)).toBe('X1 O4 O2 . . X3 . . .');
    expect(classical(`${text} 2`)).toBe('X1 O2 O4 . . X3 . . .');
  });

  test('QNT-12 QNT-17 R-QNT-6 R-QNT-9: the opponent chooses, and no other move is legal', () => {
    const state = after(quantum, '0-1 1-2 0-2');
    expect(quantum.toMove(state)).toBe(1);
    expect(play(quantum, state, 0, '0')).toEqual({ ok: false, error: 'not-your-turn' });
    for (const text of ['1', '3-4', '0-2', '3']) {
      expect(play(quantum, state, 1, text)).toEqual({ ok: false, error: 'illegal-move' });
    }
  });

  test('R-QNT-10: the seat that chose also moves next', () => {
    expect(quantum.toMove(after(quantum, '0-1 1-2 0-2 0'))).toBe(1);
    expect(links(after(quantum, '0-1 1-2 0-2 0 3-4'))[0]).toMatchObject({
      symbol: 'O',
      moveNumber: 4,
    });
  });

  test('QNT-13 QNT-15 R-QNT-7: the choice says where the closing mark lands; every linked mark follows', () => {
    const text = '0-1 1-2 0-3 3-6 4-5 0-2';
    expect(classical(`${text} 0`)).toBe('O6 X1 O2 X3 . . O4 . .');
    expect(classical(`${text} 2`)).toBe('X1 O2 O6 X3 . . O4 . .');
    expect(links(after(quantum, `${text} 0`))).toEqual([
      { cells: ['4', '5'], moveNumber: 5, symbol: 'X' },
    ]);
  });

  test('QNT-12 R-QNT-5: a loop of one player’s marks is still a choice', () => {
    const text = '0-1 3-4 1-2 5-8 2-6 7-8 0-6';
    expect(pendingMeasurement(after(quantum, text))).toMatchObject({ choosingSeat: 1 });
    expect(classical(`${text} 0`)).toBe('X7 X1 X3 . . . X5 . .');
    expect(classical(`${text} 6`)).toBe('X1 X3 X5 . . . X7 . .');
  });

  test('QNT-16 R-QNT-8: marks that become classical keep their ids; the others are gone', () => {
    const ids = (text: string) => quantum.marks(after(quantum, text)).map(({ id }) => id);
    expect(ids('0-1 0-1').toSorted()).toEqual(['O2.0', 'O2.1', 'X1.0', 'X1.1']);
    expect(ids('0-1 0-1 0')).toEqual(['O2.0', 'X1.1']);
    expect(quantum.marks(after(quantum, '0-1 0-1 0')).some(({ ghost }) => ghost)).toBe(false);
  });

  test('QNT-13 R-QNT-7: the preview of either option is correct', () => {
    const state = after(quantum, '0-1 1-2 0-3 0-2');
    for (const cell of ['0', '2']) {
      const ids = landingsIf(state, cell).map(({ id }) => id);
      const then = quantum.marks(quantum.apply(state, cell)).map(({ id }) => id);
      expect(new Set(ids)).toEqual(new Set(then));
    }
    expect(landingsIf(state, '1')).toEqual([]);
    expect(landingsIf(after(quantum, '0-1'), '0')).toEqual([]);
  });
});

describe('quantum ends', () => {
  test('QNT-18 R-QNT-11: three classical marks in a line win, quantum marks do not', () => {
    expect(wonBy(quantum, after(quantum, '0-3 4-8 1-4 5-8 2-5'))).toBeUndefined();
    const state = after(quantum, '0-5 5-8 4-8 0-3 0-3 3');
    expect(quantum.outcome(state)).toEqual({ scores: [1, 0], lines: [['3', '4', '5']] });
    expect(quantum.moves(state)).toEqual([]);
  });

  test('QNT-18 R-QNT-11: a collapse can win for the player who did not choose it', () => {
    const state = after(quantum, '5-6 2-5 3-5 3-8 4-7 2-3 2');
    expect(wonBy(quantum, state)).toEqual([1]);
  });

  test('QNT-19 R-QNT-12: both get a line in one collapse: the lower highest number scores 1, the other 1/2', () => {
    const state = after(quantum, `${BOTH} 8`);
    expect(classical(`${BOTH} 8`)).toBe('X3 . O2 X1 . O4 X5 . O6');
    expect(quantum.outcome(state)).toEqual({
      scores: [1, 1 / 2],
      lines: [
        ['0', '3', '6'],
        ['2', '5', '8'],
      ],
    });
    expect(wonBy(quantum, state)).toEqual([0]);
  });

  test('QNT-19 R-QNT-12: O can win that way too', () => {
    const text = '0-3 0-4 5-8 1-3 2-3 2-5 1-5 1';
    expect(quantum.outcome(after(quantum, text))?.scores).toEqual([1 / 2, 1]);
    expect(classical(text)).toBe('X1 X7 X5 O4 O2 O6 . . X3');
  });

  test('QNT-19 R-QNT-12 R-GEN-12: with O starting the scores change seats', () => {
    const state = after(quantum, `${BOTH} 8`, { first: 1 });
    expect(quantum.outcome(state)?.scores).toEqual([1 / 2, 1]);
  });

  test('R-QNT-12 R-GEN-8: two lines of one player are a whole win', () => {
    const state = after(quantum, '5-6 1-5 3-4 0-1 2-5 7-8 3-5 2-7 3-4 4');
    expect(quantum.outcome(state)?.scores).toEqual([1, 0]);
    expect(quantum.outcome(state)?.lines).toHaveLength(2);
  });

  test('QNT-20 QNT-21 R-QNT-13 R-QNT-14: the last single cell is taken alone, full without a line is a tie', () => {
    const before = after(quantum, LAST_CELL);
    expect(quantum.moves(before)).toEqual(['7']);
    expect(quantum.toMove(before)).toBe(0);
    expect(quantum.picks('7')).toEqual(['7']);
    const full = after(quantum, `${LAST_CELL} 7`);
    expect(classical(`${LAST_CELL} 7`)).toBe('X1 O2 X3 X5 X7 O4 O6 X9 O8');
    expect(quantum.outcome(full)).toEqual({ scores: [1 / 2, 1 / 2], lines: [] });
  });

  test('QNT-21 R-QNT-14: the last single cell can win', () => {
    const state = after(quantum, '0-1 0-1 0');
    const eight = { ...state, made: 8, turn: 0, classical: [1, 3, 0, 2, 4, 5, 7, 6, 8] };
    expect(quantum.moves(eight)).toEqual(['2']);
    expect(quantum.outcome(quantum.apply(eight, '2'))).toMatchObject({ scores: [1, 0] });
  });

  test('QNT-20 R-QNT-13: a collapse that fills the board, no line', () => {
    const before = '6-7 2-8 2-7 3-6 2-6 6 0-1 0-1 0 4-5 4-5';
    expect(quantum.outcome(after(quantum, before))).toBeNull();
    const full = after(quantum, `${before} 5`);
    expect(classical(`${before} 5`)).not.toContain('.');
    expect(quantum.outcome(full)).toEqual({ scores: [1 / 2, 1 / 2], lines: [] });
  });

  test('QNT-18 R-QNT-11: a collapse that fills the board and wins', () => {
    const nine = '0-1 1-2 2-5 3-5 3-4 4-6 6-7 7-8 0-8 0';
    expect(classical(nine)).not.toContain('.');
    expect(wonBy(quantum, after(quantum, nine))).toEqual([0]);
  });

  test('R-GEN-10: leaving loses, even while a choice is pending', () => {
    const state = after(quantum, '0-1 0-1 !0');
    expect(wonBy(quantum, state)).toEqual([1]);
    expect(pendingMeasurement(state)).toBeNull();
    expect(quantum.moves(state)).toEqual([]);
  });
});
