/** Counts quantum's positions and compares them with numbers found independently, which checks the rules. */
import { expect, test } from 'vitest';
import type { QuantumState } from '../../src/variants/quantum/rules-state.ts';
import { quantum } from '../../src/variants/quantum/rules.ts';
import { sized } from '../size.ts';
import { after } from './lib/worked.ts';

const turned = (cell: number): number => (cell % 3) * 3 + 2 - Math.floor(cell / 3);
const mirrored = (cell: number): number => Math.floor(cell / 3) * 3 + 2 - (cell % 3);

/** The eight symmetries of the square, as the new index of each cell. */
function symmetries(): readonly (readonly number[])[] {
  const all: number[][] = [];
  let way = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    all.push(way, way.map(mirrored));
    way = way.map(turned);
  }
  return all;
}

const ways = symmetries();

/** A position without its history. Of move numbers only X's or O's counts. */
function textOf({ classical, pairs }: QuantumState, way: readonly number[]): string {
  const cells = Array.from({ length: 9 }, () => '.');
  classical.forEach((move, cell) => {
    if (move > 0) cells[way[cell] ?? 0] = 'OX'[move % 2] ?? '';
  });
  const links = pairs.map(([a, b, move]) => {
    const ends = [way[a] ?? 0, way[b] ?? 0];
    return `${'OX'[move % 2]}${Math.min(...ends)}${Math.max(...ends)}`;
  });
  return cells.join('') + links.toSorted().join('');
}

function canonical(state: QuantumState): string {
  let least = '';
  for (const way of ways) {
    const text = textOf(state, way);
    if (least === '' || text < least) least = text;
  }
  return least;
}

/** All positions one mark later, with measurements resolved both ways. */
function following(states: Iterable<QuantumState>): readonly QuantumState[] {
  const found = new Map<string, QuantumState>();
  for (const state of states) {
    for (const move of quantum.moves(state)) {
      const next = quantum.apply(state, move);
      const resolved = next.isDue
        ? quantum.moves(next).map((cell) => quantum.apply(next, cell))
        : [next];
      for (const each of resolved) found.set(canonical(each), each);
    }
  }
  return [...found.values()];
}

const COUNTS = sized([1, 8, 186, 3068, 49_049], [1, 8, 186, 3068]);

test(`QNT-02 QNT-10 QNT-11 QNT-15 R-QNT-4 R-QNT-5 R-QNT-7: ${COUNTS.join(', ')} positions after 0 marks and more`, () => {
  let level: readonly QuantumState[] = [after(quantum, '')];
  const counts = [level.length];
  for (let marks = 1; marks < COUNTS.length; marks += 1) {
    level = following(level);
    counts.push(level.length);
  }
  expect(counts).toEqual(COUNTS);
}, 30_000);
