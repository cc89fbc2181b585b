/** A plane of cells that grows when its edges are played. Stored as rows, so a mark copies one row. */
import type { CellId } from '../game.ts';
import { EMPTY, putSymbol } from '../rows/row-board.ts';

/** A rectangle of cells with integer coordinates: x to the right, y down. */
export type Plane = {
  /** Coordinates of the first cell of the first row. */
  readonly x: number;
  readonly y: number;
  /** From the top, one character a cell: "." or the symbol in it. */
  readonly rows: readonly string[];
};

/** The maximum width and height (R-INF-6). */
export const MAX_SIDE = 100;

/** Coordinates reach at most MAX_SIDE - 1 either way, since the board always contains 0,0. */
const REACH = MAX_SIDE;
const SPAN = 2 * REACH;
const ids = new Map<number, CellId>();

/** A square of empty cells whose first cell is 0,0. */
export const square = (size: number): Plane => ({
  x: 0,
  y: 0,
  rows: Array.from({ length: size }, () => EMPTY.repeat(size)),
});

/** The id of a cell, "x,y". Cached, because lists of moves are long. */
export function idAt(x: number, y: number): CellId {
  const key = (y + REACH) * SPAN + x + REACH;
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = `${x},${y}`;
  ids.set(key, id);
  return id;
}

/** The coordinates of an id; null for text that isn't a cell's id ("01,2", "-0,1"). */
export function placeOf(id: string): readonly [x: number, y: number] | null {
  const comma = id.indexOf(',');
  if (comma < 1 || comma > 3 || id.length > comma + 4) return null;
  const [x, y] = [Number(id.slice(0, comma)), Number(id.slice(comma + 1))];
  const isInside = Math.abs(x) < REACH && Math.abs(y) < REACH;
  return isInside && idAt(x | 0, y | 0) === id ? [x, y] : null;
}

/** The symbol in a cell; `undefined` outside the plane. */
export const signAt = (plane: Plane, x: number, y: number): string | undefined =>
  plane.rows[y - plane.y]?.[x - plane.x];

/** Adds a symbol in a cell. */
export const markCell = (plane: Plane, x: number, y: number, symbol: string): Plane => ({
  x: plane.x,
  y: plane.y,
  rows: plane.rows.with(y - plane.y, putSymbol(plane.rows[y - plane.y] ?? '', x - plane.x, symbol)),
});

/** Adds a row or column at each edge that this cell touches, up to MAX_SIDE. */
export function growPlane(plane: Plane, x: number, y: number): Plane {
  const width = plane.rows[0]?.length ?? 0;
  const height = plane.rows.length;
  const [wider, higher] = [width < MAX_SIDE, height < MAX_SIDE];
  const [west, north] = [wider && x === plane.x, higher && y === plane.y];
  const [east, south] = [wider && x === plane.x + width - 1, higher && y === plane.y + height - 1];
  if (!west && !north && !east && !south) return plane;
  const rows =
    west || east
      ? plane.rows.map((row) => (west ? EMPTY : '') + row + (east ? EMPTY : ''))
      : plane.rows;
  const blank = EMPTY.repeat(rows[0]?.length ?? 0);
  return {
    x: plane.x - (west ? 1 : 0),
    y: plane.y - (north ? 1 : 0),
    rows: [...(north ? [blank] : []), ...rows, ...(south ? [blank] : [])],
  };
}

/** A rectangle of cells: its first cell, and how many it has each way. */
export type Span = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The rectangle of a board's cells, which are listed row by row. */
export function spanOf(cells: readonly CellId[]): Span {
  const [x, y] = placeOf(cells[0] ?? '') ?? [0, 0];
  const [right, bottom] = placeOf(cells.at(-1) ?? '') ?? [x, y];
  return { x, y, width: right - x + 1, height: bottom - y + 1 };
}

export const isWithin = (span: Span, x: number, y: number): boolean =>
  x >= span.x && y >= span.y && x < span.x + span.width && y < span.y + span.height;

/** The ids of all cells for which `keep` holds, row by row. */
export function cellsWhere(plane: Plane, keep: (symbol: string) => boolean): readonly CellId[] {
  const cells: CellId[] = [];
  plane.rows.forEach((row, down) => {
    for (let right = 0; right < row.length; right += 1) {
      if (keep(row[right] ?? EMPTY)) cells.push(idAt(plane.x + right, plane.y + down));
    }
  });
  return cells;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The unbroken runs of at least `length` through a cell just marked, from end to end. */
export function runsThrough(
  plane: Plane,
  x: number,
  y: number,
  length: number,
): readonly (readonly CellId[])[] {
  const symbol = signAt(plane, x, y);
  const far = (dx: number, dy: number): number => {
    let steps = 0;
    while (signAt(plane, x + (steps + 1) * dx, y + (steps + 1) * dy) === symbol) steps += 1;
    return steps;
  };
  return DIRECTIONS.flatMap(([dx, dy]) => {
    const back = far(-dx, -dy);
    const run = back + 1 + far(dx, dy);
    if (run < length) return [];
    return [
      Array.from({ length: run }, (_, at) => idAt(x + (at - back) * dx, y + (at - back) * dy)),
    ];
  });
}
