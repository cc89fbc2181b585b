/** A board's symmetries: permutations of the cells that map every line to a line. */
import type { RowBoard } from '../../rules/rows/row-board.ts';

/** New places of the cells, by cell. */
type CellMap = readonly number[];

type Hunt = {
  readonly cells: number;
  /** The number of lines that two cells share. */
  readonly together: readonly (readonly number[])[];
  readonly found: CellMap[];
};

/**
 * Lists all symmetries, the identity first, including some that are no rotation or reflection (32 on 4x4). It
 * backtracks: each cell may go where it shares as many lines with the cells already placed.
 */
export function findSymmetries(board: RowBoard): readonly CellMap[] {
  const cells = board.ids.length;
  const together = board.ids.map((_, a) =>
    board.ids.map((__, b) => (board.through[a] ?? []).filter((line) => line.includes(b)).length),
  );
  const hunt: Hunt = { cells, together, found: [] };
  place(hunt, []);
  const keys = new Set(board.lines.map(keyOf));
  // Every cell tries its own place first, so the identity is found first.
  return hunt.found.filter((way) =>
    board.lines.every((line) => keys.has(keyOf(line.map((cell) => way[cell] ?? -1)))),
  );
}

const keyOf = (cells: readonly number[]): string => cells.toSorted((a, b) => a - b).join();

function place(hunt: Hunt, ways: number[]): void {
  const cell = ways.length;
  if (cell === hunt.cells) hunt.found.push([...ways]);
  else {
    for (let target = 0; target < hunt.cells; target += 1) {
      if (!fits(hunt, ways, target)) continue;
      ways.push(target);
      place(hunt, ways);
      ways.pop();
    }
  }
}

function fits({ together }: Hunt, ways: readonly number[], target: number): boolean {
  const [mine, its] = [together[ways.length] ?? [], together[target] ?? []];
  if (mine[ways.length] !== its[target]) return false;
  for (let other = 0; other < ways.length; other += 1) {
    const way = ways[other] ?? -1;
    if (way === target || mine[other] !== its[way]) return false;
  }
  return true;
}
