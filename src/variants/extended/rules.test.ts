import { describe, expect, test } from 'vitest';
import { after, wonBy } from '../../../tests/games/lib/worked.ts';
import { linesOf } from '../../rules/rows/lines.ts';
import { extended } from './rules.ts';

describe.each([
  [4, 10],
  [5, 12],
] as const)('extended %ix%i', (size, count) => {
  const options = { size };
  const lines = linesOf([size, size], size);
  const cells = Array.from({ length: size * size }, (_, cell) => cell);

  test('EXT-02 EXT-04 R-EXT-1 R-EXT-2: cells and lines', () => {
    expect(extended.cells(after(extended, '', { options }))).toEqual(cells.map(String));
    expect(lines).toHaveLength(count);
  });

  test('EXT-03 EXT-04 ONL-72 R-EXT-1 R-EXT-2: every full line wins, one mark less does not', () => {
    for (const line of lines) {
      // O's marks are in different rows, so they make no line.
      const others = cells.filter((cell) => !line.includes(cell)).filter((_, at) => at % 3 === 0);
      const moves = line.flatMap((cell, at) => [cell, others[at] ?? 0]).slice(0, -1);
      expect(wonBy(extended, after(extended, moves.slice(0, -1).join(' '), { options }))).toBe(
        undefined,
      );
      const won = after(extended, moves.join(' '), { options });
      expect(extended.outcome(won)?.lines).toEqual([line.map(String)]);
      expect(wonBy(extended, won)).toEqual([0]);
    }
  });
});

describe('extended', () => {
  test('R-EXT-3 R-GEN-13: six seats on 4x4 can fill no line, on 5x5 only player 1', () => {
    expect(extended.reach(6, { size: 4, teams: false })).not.toContain(true);
    expect(extended.reach(6, { size: 5, teams: false }).indexOf(false)).toBe(1);
    expect(extended.reach(6, { size: 4, teams: true })).not.toContain(false);
  });

  test('ONL-39 ONL-40 R-EXT-3 R-GEN-11: teams of two and of three', () => {
    const options = { teams: true };
    const four = after(extended, '0 4 1 5 2 6 3', { seats: 4, options });
    expect(wonBy(extended, four)).toEqual([0, 2]);
    const six = after(extended, '0 4 1 5 2 6 8 7', { seats: 6, options });
    expect(wonBy(extended, six)).toEqual([1, 3, 5]);
    expect(extended.options({ teams: true }, 3)).toBeUndefined();
  });

  test('options: size 4 first, nothing else but 5', () => {
    expect(extended.options(undefined, 2)).toEqual({ size: 4, teams: false });
    for (const size of [3, 6, '4', 4.5]) expect(extended.options({ size }, 2)).toBeUndefined();
  });
});
