/** The reasons from rows of marks that aren't threats yet. */
import type { CellId } from '../../rules/game.ts';
import { findOpenRows, type Lines, type SymbolByCell } from '../../rules/rows/open-rows.ts';
import type { Reason } from './reason.ts';

/** A move on a board of lines: the cell, and the symbols of both sides. */
export type PlacedMove = {
  readonly cell: CellId;
  readonly own: string;
  readonly other: string;
  readonly before: SymbolByCell;
  readonly after: SymbolByCell;
  /** The cells that the board has after the move. */
  readonly cells: ReadonlySet<CellId>;
};

/** Shorter lines are threats as soon as two marks are in them. */
const SHORTEST = 4;

/** Open rows; where there are none, the best line of either side. */
export function findBestRows(lines: Lines, placed: PlacedMove): readonly Reason[] {
  const [first] = lines;
  if (!first || first.length < SHORTEST) return [];
  const open = openReasons(lines, placed);
  return open.length > 0 ? open : lineReasons(lines, placed);
}

function openReasons(
  lines: Lines,
  { cell, own, other, before, after }: PlacedMove,
): readonly Reason[] {
  const remaining = findOpenRows(lines, after, other);
  const closed = [...findOpenRows(lines, before, other)].filter(([key]) => !remaining.has(key));
  const made = [...findOpenRows(lines, after, own)].filter(([, marks]) => marks.includes(cell));
  return [
    ...closed.slice(0, 1).map(([, marks]) => rowOf('closes', marks, marks.length)),
    ...made.slice(0, 1).map(([, marks]) => rowOf('opens', marks, marks.length)),
  ];
}

function lineReasons(lines: Lines, placed: PlacedMove): readonly Reason[] {
  const { cell, own, other, before, after, cells } = placed;
  const through = lines.filter((line) => line.includes(cell) && line.every((at) => cells.has(at)));
  const built = fullest(through, after, own);
  const cut = fullest(through, before, other);
  const most = Math.max(built?.marks ?? 0, cut?.marks ?? 0);
  return [
    ...(built && built.marks === most ? [rowOf('builds', built.line, built.marks)] : []),
    ...(cut && cut.marks === most ? [rowOf('cuts', cut.line, cut.marks)] : []),
  ];
}

/** If anybody may finish a line: the best line that now holds both symbols. */
export function findSpoils(lines: Lines, { cell, other, before }: PlacedMove): readonly Reason[] {
  const cut = fullest(
    lines.filter((line) => line.includes(cell)),
    before,
    other,
  );
  return cut ? [{ kind: 'spoils', line: cut.line }] : [];
}

type Fullest = { readonly line: readonly CellId[]; readonly marks: number };

/** The line with the most marks of a symbol, two at least, and none of another. */
function fullest(lines: Lines, symbols: SymbolByCell, symbol: string): Fullest | null {
  let best: Fullest | null = null;
  for (const line of lines) {
    const held = line.flatMap((cell) => symbols.get(cell) ?? []);
    const isAlone = held.every((each) => each === symbol);
    if (isAlone && held.length > Math.max(best?.marks ?? 0, 1)) best = { line, marks: held.length };
  }
  return best;
}

const rowOf = (
  kind: 'opens' | 'closes' | 'builds' | 'cuts',
  line: readonly CellId[],
  marks: number,
): Reason => ({ kind, line, marks });
