import { describe, expect, test } from 'vitest';
import { after, wonBy } from '../../../tests/games/lib/worked.ts';
import { play } from '../../rules/match.ts';
import { threeD, type StackName } from './rules.ts';

type Straight = { readonly cells: readonly string[]; readonly step: string };

/** Finds the lines independently of the game: from every two cells to the third (and fourth) beyond them. */
function straights(levels: number, size: number, length: number): readonly Straight[] {
  const inside = (at: number, most: number): boolean => at >= 0 && at < most;
  const found: Straight[] = [];
  for (let level = 0; level < levels; level += 1)
    for (let cell = 0; cell < size * size; cell += 1)
      for (const up of [0, 1])
        for (const down of [-1, 0, 1])
          for (const right of [-1, 0, 1]) {
            if (up === 0 && (down < 0 || (down === 0 && right < 1))) continue;
            const [row, column] = [Math.floor(cell / size), cell % size];
            const ends = [
              level + up * (length - 1),
              row + down * (length - 1),
              column + right * (length - 1),
            ] as const;
            const fits = inside(ends[0], levels) && inside(ends[1], size) && inside(ends[2], size);
            if (!fits) continue;
            const cells = Array.from(
              { length },
              (_, far) => `${level + far * up}.${(row + far * down) * size + column + far * right}`,
            );
            found.push({ cells, step: `${up}${Math.abs(down)}${Math.abs(right)}` });
          }
  return found;
}

const shapes: readonly (readonly [StackName, number, number, number, number, number])[] = [
  ['4x3x3', 4, 3, 3, 36, 82],
  ['3x3x3', 3, 3, 3, 27, 49],
  ['4x4x4', 4, 4, 4, 64, 76],
];

describe.each(shapes)('3d %s', (board, levels, size, length, cells, count) => {
  const options = { board };
  const lines = straights(levels, size, length);

  test('3D-02 3D-12 3D-13 R-3D-1 R-3D-4 R-3D-5: cells "level.cell"', () => {
    const ids = threeD.cells(after(threeD, '', { options }));
    expect(ids).toHaveLength(cells);
    expect([ids[0], ids[size * size], ids.at(-1)]).toEqual([
      '0.0',
      '1.0',
      `${levels - 1}.${size * size - 1}`,
    ]);
  });

  test('3D-03 3D-12 3D-13 R-3D-2: each of its lines wins', () => {
    expect(lines).toHaveLength(count);
    const ids = threeD.cells(after(threeD, '', { options }));
    for (const line of lines) {
      // O takes every seventh other cell, which makes no line.
      const others = ids.filter((id) => !line.cells.includes(id));
      const moves = line.cells.flatMap((id, at) => [id, others[at * 7] ?? '']).slice(0, -1);
      const won = after(threeD, moves.join(' '), { options });
      expect(wonBy(threeD, won), line.cells.join(' ')).toEqual([0]);
      expect(threeD.outcome(won)?.lines).toEqual([line.cells]);
    }
  });
});

describe('3d', () => {
  test('3D-04 3D-05 3D-06 3D-07 R-3D-2: 32 within levels, 18 up, 24 vertical planes, 8 space diagonals', () => {
    const counts = new Map<number, number>();
    const up = straights(4, 3, 3);
    const kind = (step: string): number =>
      step[0] === '0' ? 0 : [...step].filter((sign) => sign === '1').length;
    for (const { step } of up) counts.set(kind(step), (counts.get(kind(step)) ?? 0) + 1);
    expect([0, 1, 2, 3].map((each) => counts.get(each))).toEqual([32, 18, 24, 8]);
  });

  test('3D-03 R-3D-2: levels that are not neighbours make no line', () => {
    expect(wonBy(threeD, after(threeD, '0.0 0.1 1.0 0.3 3.0'))).toBeUndefined();
  });

  test('R-3D-3: four in a column finish two lines by the third mark that joins them', () => {
    const state = after(threeD, '0.0 0.1 1.0 0.5 3.0 3.1 2.0');
    expect(threeD.outcome(state)?.lines).toEqual([
      ['0.0', '1.0', '2.0'],
      ['1.0', '2.0', '3.0'],
    ]);
  });

  test.each([
    ['4x3x3', ['1.4', '2.4']],
    ['3x3x3', ['1.4']],
  ])('3D-14 R-3D-6: %s, centre closed: %j only to the first mark', (board, centre) => {
    const options = { board, centreClosed: true };
    const empty = after(threeD, '', { options });
    const other = after(threeD, '0.0', { options });
    expect(threeD.moves(empty)).toHaveLength(threeD.cells(empty).length - centre.length);
    for (const cell of centre) {
      expect(play(threeD, empty, 0, cell)).toEqual({ ok: false, error: 'illegal-move' });
      expect(play(threeD, other, 1, cell).ok).toBe(true);
      expect(threeD.moves(other)).toContain(cell);
    }
    expect(play(threeD, empty, 0, '0.4').ok).toBe(true);
    const open = after(threeD, '', { options: { board } });
    for (const cell of centre) expect(play(threeD, open, 0, cell).ok).toBe(true);
  });

  test('3D-14 R-3D-6 R-GEN-9: leaving before the first mark does not open the centre', () => {
    const options = { board: '3x3x3', centreClosed: true };
    const state = after(threeD, '!0', { seats: 3, options });
    expect(play(threeD, state, 1, '1.4').ok).toBe(false);
  });

  test('R-3D-7: no centre to close on 4x4x4; the default is 4x3x3, open', () => {
    expect(threeD.options({ board: '4x4x4', centreClosed: true }, 2)).toBeUndefined();
    expect(threeD.options({}, 2)).toEqual({
      board: '4x3x3',
      centreClosed: false,
      teams: false,
      swap: false,
    });
    for (const board of ['4x4x3', 3, '__proto__']) {
      expect(threeD.options({ board }, 2)).toBeUndefined();
    }
  });

  test('ONL-40 R-3D-8 R-GEN-11: four seats in teams', () => {
    const state = after(threeD, '0.0 3.1 1.0 3.3 2.0', { seats: 4, options: { teams: true } });
    expect(wonBy(threeD, state)).toEqual([0, 2]);
    expect(threeD.options({ teams: true }, 3)).toBeUndefined();
  });

  test('R-3D-8 R-GEN-1: three seats in order', () => {
    expect(threeD.toMove(after(threeD, '0.0 1.0 2.0', { seats: 3 }))).toBe(0);
    expect(wonBy(threeD, after(threeD, '0.0 1.0 2.1 0.1 1.1 2.5 0.2', { seats: 3 }))).toEqual([0]);
  });
});
