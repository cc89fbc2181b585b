/** Rows that one more mark turns into a threat with two ways to win. */
import type { CellId } from '../game.ts';

export type Lines = readonly (readonly CellId[])[];

/** The symbol on each marked cell. */
export type SymbolByCell = ReadonlyMap<CellId, string>;

/** The cells of marks that the next mark would leave one short of a line, with both ends empty. */
export function findOpenRows(
  lines: Lines,
  symbols: SymbolByCell,
  symbol: string,
): ReadonlyMap<string, readonly CellId[]> {
  const follows = new Map(lines.map((line) => [line.slice(0, -1).join(), line.at(-1) ?? '']));
  const found = new Map<string, readonly CellId[]>();
  for (const [start = '', ...middle] of lines) {
    const end = follows.get(middle.join());
    if (end === undefined || symbols.has(start) || symbols.has(end)) continue;
    const marks = middle.filter((each) => symbols.get(each) === symbol);
    const gaps = middle.filter((each) => !symbols.has(each));
    if (gaps.length === 1 && marks.length === middle.length - 1) found.set(marks.join(), marks);
  }
  return found;
}
