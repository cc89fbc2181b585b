/** Continuous threats by brute force over plain lists of lines; shares no code with the bots. */

/** The owner of each cell's mark: 0, 1 or -1 for none. */
export type Marks = number[];

/** A board as its lines, and which cells exist yet. */
export type PlainLines = {
  readonly lines: readonly (readonly number[])[];
  readonly through: readonly (readonly (readonly number[])[])[];
  isThere(marks: Marks, cell: number): boolean;
};

/** A board with these lines; all cells exist unless `isThere` says otherwise. */
export function linesBoard(
  cells: number,
  lines: readonly (readonly number[])[],
  isThere: PlainLines['isThere'] = () => true,
): PlainLines {
  const through: (readonly number[])[][] = Array.from({ length: cells }, () => []);
  for (const line of lines) for (const cell of line) through[cell]?.push(line);
  return { lines, through, isThere };
}

/** Lists the empty cells of lines with this many marks of a side and none of the other's. */
function listEmptyCells(
  { lines, isThere }: PlainLines,
  marks: Marks,
  side: number,
  lacking: number,
): Set<number> {
  const found = new Set<number>();
  for (const line of lines) {
    const free = line.filter((cell) => marks[cell] === -1);
    const isOwn = line.every((cell) => marks[cell] === -1 || marks[cell] === side);
    if (!isOwn || free.length !== lacking) continue;
    for (const cell of free) if (isThere(marks, cell)) found.add(cell);
  }
  return found;
}

/** The cells that complete a line of a side. */
export const completingCells = (
  board: PlainLines,
  marks: Marks,
  side: number,
): readonly number[] => [...listEmptyCells(board, marks, side, 1)];

/** The cells after whose mark a side could complete a line. */
export const threateningCells = (
  board: PlainLines,
  marks: Marks,
  side: number,
): readonly number[] => [...listEmptyCells(board, marks, side, 2)];

/** True when the side to move wins with at most this many consecutive threats before the completing mark. */
export function winsByThreats(
  board: PlainLines,
  marks: Marks,
  side: number,
  threats: number,
): boolean {
  if (completingCells(board, marks, side).length > 0) return true;
  const theirs = completingCells(board, marks, 1 - side);
  if (theirs.length > 1 || threats === 0) return false;
  const tries = threateningCells(board, marks, side).filter(
    (cell) => theirs.length === 0 || cell === theirs[0],
  );
  return tries.some((cell) => {
    const next = marks.with(cell, side);
    const wins = completingCells(board, next, side);
    if (wins.length === 0 || completingCells(board, next, 1 - side).length > 0) return false;
    if (wins.length > 1) return true;
    return winsByThreats(board, next.with(wins[0] ?? -1, 1 - side), side, threats - 1);
  });
}
