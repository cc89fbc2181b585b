import { describe, expect, test } from 'vitest';
import { after, wonBy } from '../../../tests/games/lib/worked.ts';
import { danger, misere } from './rules.ts';

describe('misere', () => {
  test('MIS-02 R-MIS-1: nine cells; sixteen with size 4, online', () => {
    expect(misere.cells(after(misere, ''))).toHaveLength(9);
    expect(misere.cells(after(misere, '', { options: { size: 4 } }))).toHaveLength(16);
  });

  test.each(['0 1 2', '3 4 5', '6 7 8', '0 3 6', '1 4 7', '2 5 8', '0 4 8', '2 4 6'])(
    'MIS-03 MIS-05 R-MIS-2: X loses by the line %s, O wins',
    (line) => {
      const own = line.split(' ');
      const rest = ['0', '1', '2', '3', '4', '5', '6', '7', '8'].filter((c) => !own.includes(c));
      const state = after(misere, `${own[0]} ${rest[0]} ${own[1]} ${rest[1]} ${own[2]}`);
      expect(misere.outcome(state)).toEqual({ scores: [0, 1], lines: [own] });
      expect(wonBy(misere, state)).toEqual([1]);
    },
  );

  test('MIS-03 R-MIS-2: O loses by its own line too', () => {
    expect(wonBy(misere, after(misere, '8 0 7 1 4 2'))).toEqual([0]);
  });

  test('MIS-03 MIS-07 R-MIS-2: on 4x4 three in a row don’t lose, four do', () => {
    const options = { size: 4 };
    const three = after(misere, '0 4 1 5 2', { options });
    expect(wonBy(misere, three)).toBeUndefined();
    expect(wonBy(misere, after(misere, '0 4 1 5 2 8 3', { options }))).toEqual([1]);
  });

  test('MIS-06 R-MIS-3: with three seats everybody but the loser wins', () => {
    const state = after(misere, '0 3 5 1 4 6 2', { seats: 3 });
    expect(misere.outcome(state)).toEqual({ scores: [0, 1, 1], lines: [['0', '1', '2']] });
    expect(wonBy(misere, state)).toEqual([1, 2]);
  });

  test('MIS-06 R-MIS-3 R-GEN-9: a seat that left does not win with the others', () => {
    const state = after(misere, '0 3 5 !2 1 4 2', { seats: 3 });
    expect(wonBy(misere, state)).toEqual([1]);
  });

  test('MIS-06 ONL-40 R-MIS-4: with teams the other team wins, also for its seat that left', () => {
    const options = { teams: true };
    expect(wonBy(misere, after(misere, '0 3 1 4 2', { seats: 4, options }))).toEqual([1, 3]);
    expect(wonBy(misere, after(misere, '0 3 1 !3 2', { seats: 4, options }))).toEqual([1, 3]);
    expect(wonBy(misere, after(misere, '0 3 1 5 8 4', { seats: 6, options }))).toEqual([0, 2, 4]);
  });

  test('ALL-40 R-GEN-6: a full board without a line is a tie for all', () => {
    const state = after(misere, '4 0 8 2 1 7 3 5 6');
    expect(misere.outcome(state)).toEqual({ scores: [1 / 2, 1 / 2], lines: [] });
  });

  test('R-GEN-7 MIS-03: the last cell can lose', () => {
    expect(wonBy(misere, after(misere, '0 1 2 3 4 5 7 6 8'))).toEqual([1]);
  });

  test('R-GEN-8 MIS-03: two lines by one move lose once, both are named', () => {
    const outcome = misere.outcome(after(misere, '0 3 1 5 6 7 4 8 2'));
    expect(outcome?.scores).toEqual([0, 1]);
    expect(outcome?.lines).toHaveLength(2);
  });

  test('R-GEN-10: leaving loses, as in other games', () => {
    expect(misere.outcome(after(misere, '0 !0'))).toEqual({ scores: [0, 1], lines: [] });
    expect(wonBy(misere, after(misere, '!1 !2', { seats: 3 }))).toEqual([0]);
  });

  test('MIS-08 R-MIS-5: danger: lines one short, marks all alike, last cell empty', () => {
    const at = (text: string, options = {}) => danger(after(misere, text, { options }));
    expect(at('')).toEqual([]);
    expect(at('0 4')).toEqual([]);
    expect(at('0 4 1')).toEqual([['0', '1', '2']]);
    expect(at('0 2 1')).toEqual([]);
    expect(new Set(at('0 4 1 8 3').map(String))).toEqual(new Set(['0,1,2', '0,3,6']));
    expect(at('0 4 1 5', { size: 4 })).toEqual([]);
    expect(at('0 4 1 5 2', { size: 4 })).toEqual([['0', '1', '2', '3']]);
    expect(at('0 3 1 8 4 7 2')).toEqual([]);
  });

  test('R-MIS-1 R-MIS-4: options', () => {
    expect(misere.options({}, 2)).toEqual({ size: 3, teams: false });
    expect(misere.options({ size: 4, teams: true }, 6)).toEqual({ size: 4, teams: true });
    expect(misere.options({ teams: true }, 2)).toBeUndefined();
    for (const size of [2, 5, '3', null]) expect(misere.options({ size }, 2)).toBeUndefined();
  });
});
