/** What an analysis of 4x4x4 says of distances, against a plain search that knows no forced wins. */
import { expect, test } from 'vitest';
import { analyse } from '../../../src/bots/analyse.ts';
import { seedRandom } from '../../../src/engine/random.ts';
import { completingCells, type Marks } from '../../../scripts/puzzles/naive-fours.ts';
import { cube, randomPosition } from '../../../scripts/puzzles/threat-positions.ts';

const { board } = cube;
const EMPTY = -1;

/** True when the side to move wins within this many plies, by trying every move. */
function winsWithin(marks: Marks, side: number, plies: number): boolean {
  if (completingCells(board, marks, side).length > 0) return true;
  if (plies < 3) return false;
  const [block] = completingCells(board, marks, 1 - side);
  return listTries(marks, block).some((cell) => winsWith(marks, cell, side, plies));
}

/** True when this move, unless it wins at once, wins within this many plies. */
function winsWith(marks: Marks, cell: number, side: number, plies: number): boolean {
  if (plies < 3) return false;
  const next = marks.with(cell, side);
  if (completingCells(board, next, 1 - side).length > 0) return false;
  const [forced, other] = completingCells(board, next, side);
  if (other !== undefined) return true;
  // A mark never harms its owner: what doesn't win after a pass wins after no reply.
  if (forced === undefined && !winsWithin(next, side, plies - 2)) return false;
  return listTries(next, forced).every((reply) =>
    winsWithin(next.with(reply, 1 - side), side, plies - 2),
  );
}

const listTries = (marks: Marks, forced: number | undefined): readonly number[] =>
  forced === undefined ? marks.flatMap((mark, cell) => (mark === EMPTY ? [cell] : [])) : [forced];

/** The most plies that the plain search looks ahead. */
const AHEAD = 5;

test('R-BOT-10: an analysis of 4x4x4 names a distance only where no quicker end exists', () => {
  const random = seedRandom(3, 'distances');
  const seen = { exact: 0, limits: 0 };
  const wrong: string[] = [];
  for (let count = 0; count < 28 && wrong.length < 3; count += 1) {
    const position = randomPosition(cube, random);
    if (!position) continue;
    const { record, marks } = position;
    const side = record.moves.length % 2;
    for (const { move, value } of analyse(record, { maxNodes: 300 }).moves) {
      if ((value.kind !== 'win' && value.kind !== 'loss') || value.plies < 3) continue;
      seen[value.isLimit ? 'limits' : 'exact'] += 1;
      if (value.isLimit) continue;
      const [level = 0, at = 0] = move.split('.').map(Number);
      const cell = level * 16 + at;
      const isWin = value.kind === 'win';
      const plies = isWin ? value.plies : value.plies - 1;
      const isWonWithin = (most: number): boolean =>
        isWin
          ? winsWith(marks, cell, side, most)
          : winsWithin(marks.with(cell, side), 1 - side, most);
      const isRight = plies > AHEAD || isWonWithin(plies);
      if (!isRight || isWonWithin(Math.min(plies - 2, AHEAD)))
        wrong.push(`${record.moves.join(' ')}: ${move} ${value.kind} in ${value.plies} plies`);
    }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(seen.exact, seen.limits)).toBeGreaterThan(20);
});
