import { describe, expect, test } from 'vitest';
import { after, wonBy } from '../../../tests/games/lib/worked.ts';
import { play } from '../../rules/match.ts';
import { activeBoards, finishedBigLines, boardWinners, playsAnywhere, ultimate } from './rules.ts';

/** A position set up by hand: small boards as text, X to move. */
function position(boards: readonly string[], winners: string, active: number | null) {
  return { ...after(ultimate, ''), boards, winners, active };
}

const BLANK = '.........';
const X_ROW = 'XXX.OO.O.';
const O_ROW = 'OOOXX.X..';
const TIE = 'XOXXOOOXX';
/** One cell short of a tie. */
const NEARLY = 'XOXXOOOX.';

describe('ultimate', () => {
  test('ULT-02 ULT-03 R-ULT-1: nine boards of nine cells "board.cell", all undecided', () => {
    const empty = after(ultimate, '');
    const cells = ultimate.cells(empty);
    expect([cells.length, cells[0], cells[9], cells[80]]).toEqual([81, '0.0', '1.0', '8.8']);
    expect(empty.boards).toEqual(Array.from({ length: 9 }, () => BLANK));
    expect(boardWinners(empty)).toEqual(Array.from({ length: 9 }, () => null));
    expect(empty.active).toBeNull();
    expect(activeBoards(empty)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(playsAnywhere(empty)).toBe(false);
  });

  test('ULT-07 R-ULT-2: the cell played names the next board', () => {
    const state = after(ultimate, '4.7');
    expect(activeBoards(state)).toEqual([7]);
    expect(ultimate.moves(state)).toEqual(Array.from({ length: 9 }, (_, cell) => `7.${cell}`));
    expect(activeBoards(after(ultimate, '4.4'))).toEqual([4]);
    expect(ultimate.moves(after(ultimate, '4.4'))).toHaveLength(8);
  });

  test('ULT-14 R-ULT-3: a move outside the active board is refused, and one that is no cell', () => {
    const state = after(ultimate, '4.7');
    for (const text of ['4.0', '0.7', '7.9', '9.0', '7', '7.1.', ' 7.1', '7,1']) {
      expect(play(ultimate, state, 1, text)).toEqual({ ok: false, error: 'illegal-move' });
    }
  });

  test('ULT-10 R-ULT-4: three in a row win a small board, which is then decided', () => {
    const state = after(ultimate, '0.0 0.3 3.0 0.4 4.0 0.5');
    expect(boardWinners(state)[0]).toBe('O');
    expect(ultimate.outcome(state)).toBeNull();
    expect(activeBoards(state)).toEqual([5]);
    const sentBack = after(ultimate, '0.0 0.3 3.0 0.4 4.0 0.5 5.0');
    expect(play(ultimate, sentBack, 1, '0.1').ok).toBe(false);
  });

  test('ULT-08 R-ULT-5: after a move to a won board the next one may go to any undecided board', () => {
    const state = after(ultimate, '0.0 0.3 3.0 0.4 4.0 0.5 5.0');
    expect(state.active).toBeNull();
    expect(playsAnywhere(state)).toBe(true);
    expect(activeBoards(state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(play(ultimate, state, 1, '8.8').ok).toBe(true);
  });

  test('ULT-08 ULT-10 ULT-11 R-ULT-5 R-ULT-6: so may it after a move to a tied board, which nobody won', () => {
    const boards = [TIE, NEARLY, ...Array.from({ length: 7 }, () => BLANK)];
    const state = position(boards, '=........', 2);
    expect(boardWinners(state)[0]).toBe('tie');
    const sent = ultimate.apply(state, '2.0');
    expect(sent.active).toBeNull();
    expect(activeBoards(sent)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(play(ultimate, sent, 1, '0.8').ok).toBe(false);
  });

  test('ULT-08 R-ULT-5: a move that completes the board it sends to', () => {
    const boards = ['XX......O', ...Array.from({ length: 8 }, () => BLANK)];
    const state = ultimate.apply(position(boards, BLANK, 0), '0.2');
    expect(activeBoards(state)).toEqual([2]);
    const home = ultimate.apply(position(['.XX.....O', ...boards.slice(1)], BLANK, 0), '0.0');
    expect(home.active).toBeNull();
    expect(boardWinners(home)[0]).toBe('X');
  });

  test('ULT-10 R-GEN-7 R-ULT-4: the last cell of a small board that makes a line wins it', () => {
    const boards = ['XOXOXOOX.', ...Array.from({ length: 8 }, () => BLANK)];
    expect(ultimate.apply(position(boards, BLANK, 0), '0.8').winners[0]).toBe('X');
    const tied = [NEARLY, ...boards.slice(1)];
    expect(ultimate.apply(position(tied, BLANK, 0), '0.8').winners[0]).toBe('=');
  });

  test('ULT-12 R-ULT-7: three small boards in a line win, drawn by their small lines', () => {
    const boards = [
      X_ROW,
      X_ROW,
      'XX...O..O',
      O_ROW,
      O_ROW,
      ...Array.from({ length: 4 }, () => BLANK),
    ];
    const won = ultimate.apply(position(boards, 'XX.OO....', 2), '2.2');
    expect(wonBy(ultimate, won)).toEqual([0]);
    expect(finishedBigLines(won)).toEqual([[0, 1, 2]]);
    expect(ultimate.outcome(won)?.lines).toEqual([
      ['0.0', '0.1', '0.2'],
      ['1.0', '1.1', '1.2'],
      ['2.0', '2.1', '2.2'],
    ]);
    expect(activeBoards(won)).toEqual([]);
    expect(ultimate.moves(won)).toEqual([]);
  });

  test('ULT-11 R-ULT-6: tied boards count toward no line', () => {
    const boards = [TIE, TIE, NEARLY, ...Array.from({ length: 6 }, () => BLANK)];
    const state = ultimate.apply(position(boards, '==.......', 2), '2.8');
    expect(state.winners).toBe('===......');
    expect(ultimate.outcome(state)).toBeNull();
    expect(finishedBigLines(state)).toEqual([]);
  });

  test('ULT-13 R-ULT-8: all boards decided without such a line is a tie', () => {
    const small = { X: X_ROW, O: O_ROW, '=': TIE };
    const boards = [...'XOXXOOOX'].map((symbol) => small[symbol as 'X' | 'O']);
    const state = ultimate.apply(position([...boards, NEARLY], 'XOXXOOOX.', 8), '8.8');
    expect(ultimate.outcome(state)).toEqual({ scores: [1 / 2, 1 / 2], lines: [] });
    expect(finishedBigLines(state)).toEqual([]);
  });

  test('ULT-12 R-GEN-7 R-ULT-7: the board that is decided last can win', () => {
    const small = { X: X_ROW, O: O_ROW };
    const boards = [...'XOXOXOOX'].map((symbol) => small[symbol as 'X' | 'O']);
    const state = ultimate.apply(position([...boards, 'XX.......'], 'XOXOXOOX.', 8), '8.2');
    expect(wonBy(ultimate, state)).toEqual([0]);
    expect(finishedBigLines(state)).toEqual([[0, 4, 8]]);
  });

  test('R-GEN-8 R-ULT-7: two lines of boards by one move', () => {
    const boards = [X_ROW, X_ROW, 'XX.......', BLANK, BLANK, X_ROW, BLANK, BLANK, X_ROW];
    const state = ultimate.apply(position(boards, 'XX...X..X', 2), '2.2');
    expect(finishedBigLines(state)).toEqual([
      [0, 1, 2],
      [2, 5, 8],
    ]);
    expect(ultimate.outcome(state)?.lines).toHaveLength(5);
  });

  test('R-GEN-10: leaving loses', () => {
    expect(wonBy(ultimate, after(ultimate, '0.0 !0'))).toEqual([1]);
  });

  test('R-ULT-1: two seats, no options', () => {
    expect(ultimate.seats).toEqual([2, 2]);
    expect(ultimate.options({}, 2)).toEqual({});
    for (const raw of [null, 'x', 3, []]) expect(ultimate.options(raw, 2)).toBeUndefined();
  });
});
