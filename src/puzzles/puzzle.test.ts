import { expect, test } from 'vitest';
import { decodePuzzle, encodePuzzle } from './puzzle.ts';

const file = {
  version: 1,
  boards: [{ size: 3 }, { size: 4 }],
  bounds: [1, 2, 3, 4],
  rows: ['1 fastest5m 4 fork,forced|0 1 5|2 3 4 6 8', '0 hold 2 only||4'],
};

test('PUZ-01: rows become puzzles, numbered from 1, and back', () => {
  const read = decodePuzzle('wild', file);
  expect(read).toEqual({
    ok: true,
    value: [
      {
        id: 'wild-1',
        record: {
          game: 'wild',
          version: 1,
          seats: 2,
          options: { size: 4 },
          moves: ['0', '1', '5'],
        },
        goal: { kind: 'fastest', plies: 5 },
        solution: ['2', '3', '4', '6', '8'],
        mirrors: true,
        motifs: ['fork', 'forced'],
        difficulty: 4,
      },
      {
        id: 'wild-2',
        record: { game: 'wild', version: 1, seats: 2, options: { size: 3 }, moves: [] },
        goal: { kind: 'hold' },
        solution: ['4'],
        motifs: ['only'],
        difficulty: 2,
      },
    ],
  });
  const puzzles = read.ok ? read.value : [];
  expect(puzzles.map((puzzle, at) => encodePuzzle(puzzle, 1 - at))).toEqual(file.rows);
});

test.each([
  ['no file', null],
  ['no rows', { ...file, rows: undefined }],
  ['a row with unknown options', { ...file, rows: ['7 hold 2 only||4'] }],
  ['an unknown goal', { ...file, rows: ['0 lose 2 only||4'] }],
  ['an unknown motif', { ...file, rows: ['0 hold 2 luck||4'] }],
  ['a win without plies', { ...file, rows: ['0 win 2 fork||4'] }],
  ['a difficulty out of range', { ...file, rows: ['0 hold 6 only||4'] }],
  ['no solution', { ...file, rows: ['0 hold 2 only||'] }],
])('PUZ-01: refuses %s', (_, raw) => {
  expect(decodePuzzle('wild', raw)).toEqual({ ok: false, error: 'bad-file' });
});
