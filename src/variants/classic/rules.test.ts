import { describe, expect, test } from 'vitest';
import type { Seat } from '../../rules/game.ts';
import { newRecord, play, replay, winners } from '../../rules/match.ts';
import { classic } from './rules.ts';

type Played = ReturnType<typeof classic.setup>;

/** The state after these moves, each a cell or a leaving seat. */
function after(text: string, seats = 2, options: object = {}, first: Seat = 0): Played {
  const moves = text === '' ? [] : text.split(' ');
  const states = replay(classic, { game: 'classic', version: 1, seats, options, first, moves });
  if (!states.ok) throw new Error(`${text}: ${states.error}`);
  const last = states.value.at(-1);
  if (!last) throw new Error('no state');
  return last;
}

const wonBy = (state: Played): readonly Seat[] | undefined => {
  const outcome = classic.outcome(state);
  return outcome ? winners(outcome) : undefined;
};

const LINES = ['0 1 2', '3 4 5', '6 7 8', '0 3 6', '1 4 7', '2 5 8', '0 4 8', '2 4 6'];

describe('classic', () => {
  test('CLS-02 R-CLS-1: nine cells, all empty, then X and O', () => {
    expect(classic.cells(after(''))).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
    expect(classic.marks(after(''))).toEqual([]);
    expect(classic.marks(after('4 0'))).toEqual([
      { id: 'O0', cell: '0', symbol: 'O' },
      { id: 'X4', cell: '4', symbol: 'X' },
    ]);
  });

  test.each(LINES)(
    'CLS-03 R-CLS-2: three in a row wins on any of the 8 lines: %s, by X and by O',
    (line) => {
      const own = line.split(' ');
      // The other seat takes two cells outside the line, too few for a line of its own.
      const rest = ['0', '1', '2', '3', '4', '5', '6', '7', '8'].filter(
        (cell) => !own.includes(cell),
      );
      const byX = after(`${own[0]} ${rest[0]} ${own[1]} ${rest[1]} ${own[2]}`);
      expect(wonBy(byX)).toEqual([0]);
      expect(classic.outcome(byX)?.lines).toEqual([own]);
      const third = rest
        .slice(2)
        .find((cell) => !LINES.includes([rest[0], rest[1], cell].join(' ')));
      const byO = after(`${rest[0]} ${own[0]} ${rest[1]} ${own[1]} ${third} ${own[2]}`);
      expect(wonBy(byO)).toEqual([1]);
      expect(classic.outcome(byO)?.scores).toEqual([0, 1]);
    },
  );

  test('CLS-03 R-CLS-2: neither two in a row nor three different symbols win', () => {
    expect(wonBy(after('0 4 1 2 8'))).toBeUndefined();
  });

  test('ALL-36 ALL-38 R-GEN-1: X starts, turns alternate X and O', () => {
    expect([after(''), after('0'), after('0 1'), after('0 1 2')].map(classic.toMove)).toEqual([
      0, 1, 0, 1,
    ]);
  });

  test('ALL-36 R-GEN-12: O may start; seats keep their symbols', () => {
    expect(classic.toMove(after('', 2, {}, 1))).toBe(1);
    expect(classic.marks(after('4', 2, {}, 1))).toEqual([{ id: 'O4', cell: '4', symbol: 'O' }]);
    expect(wonBy(after('0 3 1 4 2', 2, {}, 1))).toEqual([1]);
  });

  test('ALL-39 R-GEN-5: the match ends with the move that finishes the line, not before', () => {
    expect(wonBy(after('0 3 1 4'))).toBeUndefined();
    expect(wonBy(after('0 3 1 4 2'))).toEqual([0]);
    expect(classic.moves(after('0 3 1 4 2'))).toEqual([]);
  });

  test('ALL-40 R-GEN-6: a full board with no line is a tie', () => {
    const full = after('0 1 2 4 3 5 7 6 8');
    expect(classic.outcome(full)).toEqual({ scores: [1 / 2, 1 / 2], lines: [] });
    expect(wonBy(full)).toEqual([]);
  });

  test('ALL-39 R-GEN-7: a last move that fills the board and finishes a line wins', () => {
    expect(wonBy(after('0 1 2 3 4 5 7 6 8'))).toEqual([0]);
  });

  test('ALL-41 R-GEN-8: one move can finish two lines; both are named', () => {
    const both = after('0 3 1 5 6 7 4 8 2');
    expect(wonBy(both)).toEqual([0]);
    expect(classic.outcome(both)?.lines).toEqual([
      ['0', '1', '2'],
      ['2', '4', '6'],
    ]);
  });

  test('ALL-42 R-GEN-3: a move on an occupied cell is refused', () => {
    const state = after('4');
    expect(play(classic, state, 1, '4')).toEqual({ ok: false, error: 'illegal-move' });
  });

  test('ALL-43 R-GEN-4: a move after the end is refused', () => {
    const state = after('0 3 1 4 2');
    expect(play(classic, state, 1, '5')).toEqual({ ok: false, error: 'game-over' });
  });

  test('ALL-49 R-GEN-2 R-CLS-3: six seats play X, O, A, B, C, D in seat order', () => {
    const marks = classic.marks(after('0 1 2 3 4 5', 6));
    expect(marks.map(({ symbol }) => symbol).join('')).toBe('XOABCD');
    expect([0, 1, 2, 3, 4, 5].map((seat) => classic.symbol(seat, { teams: false })).join('')).toBe(
      'XOABCD',
    );
    expect(() => classic.symbol(6, { teams: false })).toThrow(RangeError);
  });

  test('R-CLS-3 R-GEN-1: three seats take turns, the third can win', () => {
    expect(
      [after('', 3), after('0', 3), after('0 1', 3), after('0 1 2', 3)].map(classic.toMove),
    ).toEqual([0, 1, 2, 0]);
    expect(wonBy(after('0 1 2 3 4 5 7 6 8', 3))).toEqual([2]);
  });

  test('R-GEN-11 R-CLS-4: with teams seats alternate X and O and a line wins for the whole team', () => {
    const state = after('0 3 1 4 2', 4, { teams: true });
    expect(
      classic
        .marks(state)
        .map(({ symbol }) => symbol)
        .join(''),
    ).toBe('XXXOO');
    expect(wonBy(state)).toEqual([0, 2]);
  });

  test('R-CLS-4: options: default, explicit, and refused where teams make no sense', () => {
    expect(classic.options(undefined, 2)).toEqual({ teams: false });
    expect(classic.options({}, 4)).toEqual({ teams: false });
    expect([2, 3, 4, 5, 6].map((seats) => classic.options({ teams: true }, seats)?.teams)).toEqual([
      undefined,
      undefined,
      true,
      undefined,
      true,
    ]);
    for (const raw of [null, 1, 'teams', [], { teams: 1 }])
      expect(classic.options(raw, 4)).toBeUndefined();
  });

  test('R-GEN-9: a seat that leaves out of turn is skipped from then on; its mark stays', () => {
    const state = after('0 1 2 !1', 3);
    expect(classic.toMove(state)).toBe(0);
    expect(classic.marks(state).map(({ id }) => id)).toEqual(['X0', 'O1', 'A2']);
    expect(classic.toMove(after('0 1 2 !1 3', 3))).toBe(2);
    expect(wonBy(after('0 1 2 !1 4 5 8', 3))).toEqual([0]);
  });

  test('R-GEN-9: a seat that leaves on its own turn passes it on', () => {
    expect(classic.toMove(after('0 !1', 3))).toBe(2);
  });

  test('R-GEN-10: the last seat left wins without a line', () => {
    expect(classic.outcome(after('0 !0'))).toEqual({ scores: [0, 1], lines: [] });
    expect(wonBy(after('0 !0', 3))).toBeUndefined();
    expect(wonBy(after('0 !0 !2', 3))).toEqual([1]);
  });

  test('R-GEN-10 R-GEN-11: the last team left wins; one of a team may leave', () => {
    expect(wonBy(after('!1', 4, { teams: true }))).toBeUndefined();
    expect(wonBy(after('!1 !3', 4, { teams: true }))).toEqual([0, 2]);
  });

  test('R-GEN-9: refuses a seat that left, a seat that never existed, and leaving for another seat', () => {
    const state = after('!1', 3);
    expect(play(classic, state, 1, '!1')).toEqual({ ok: false, error: 'illegal-move' });
    expect(play(classic, state, 3, '!3')).toEqual({ ok: false, error: 'illegal-move' });
    expect(play(classic, state, 0, '!2')).toEqual({ ok: false, error: 'not-your-turn' });
  });

  test('R-GEN-13: says who can still fill a line', () => {
    const reach = (seats: number) => classic.reach(seats, { teams: false }).filter(Boolean).length;
    expect([2, 3, 4, 5, 6].map(reach)).toEqual([2, 3, 1, 0, 0]);
  });

  test('a new record fills in the default options and refuses invalid ones', () => {
    expect(newRecord(classic, 2, {})).toEqual({
      ok: true,
      value: { game: 'classic', version: 1, seats: 2, options: { teams: false }, moves: [] },
    });
    for (const [seats, options, first] of [
      [1, {}, 0],
      [7, {}, 0],
      [2, { teams: true }, 0],
      [2, {}, 2],
    ] as const) {
      expect(newRecord(classic, seats, options, first)).toEqual({
        ok: false,
        error: 'bad-options',
      });
    }
  });
});
