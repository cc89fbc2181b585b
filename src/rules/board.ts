/** The layout of a board's cells, shared by the 3D scene and the flat board. */
import type { CellId, Json } from './game.ts';

/** The distance between the middles of neighbouring cells, world units. */
export const PITCH = 1.05;

/** World units, y up, x right, z towards the viewer. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** A board's initial viewpoint. Angles in degrees. */
export type Viewpoint = {
  readonly fov: number;
  /** Degrees to the right of straight ahead. */
  readonly azimuth: number;
  /** Degrees above the horizon: 90 looks straight down. */
  readonly elevation: number;
};

/** A cell's name: short in lists and on rims, full in sentences and for screen readers. */
export type CellName = { readonly short: string; readonly full: string };

/** The name of a square as in chess, from its column and row: both count from 0, rows from the back. */
export const squareName = (column: number, row: number, rows: number): string =>
  `${String.fromCodePoint(97 + column)}${rows - row}`;

/** The labels on a tray's rim: a letter for each column, a number for each row. */
type Rim = {
  readonly columns: readonly RimLabel[];
  readonly rows: readonly RimLabel[];
};
/** `at`: where along its side, world units from the tray's middle, to the right or to the front. */
type RimLabel = { readonly text: string; readonly at: number };

/** Cells by level, row and column. */
export type Levels = readonly (readonly (readonly CellId[])[])[];

/** A cell with which a side would win a small board; decisive if it would win the match as well. */
export type SmallBoardWin = { readonly cell: CellId; readonly isDecisive: boolean };

/** A variant's board: pure layout, no rules. */
export type BoardLayout = {
  /** The middle of a cell's well, on the surface of its tile. */
  centreOf(cell: CellId): Vec3;
  /** The cells as levels of rows, in reading order. */
  grid(cells: readonly CellId[]): Levels;
  /** A cell's name, where it doesn't follow from level, column and row. */
  readonly nameOf?: (cell: CellId) => CellName;
  /** On a board of boards: the cells a side of a small board, its name, and lines of small boards. */
  readonly smallBoards?: {
    readonly size: number;
    readonly nameOf: (cell: CellId) => string;
    /** One cell of each small board of a finished line. */
    readonly lines: (state: Json) => readonly (readonly CellId[])[];
    /** The cells, on any small board, with which a symbol would win that board. */
    readonly wins: (state: Json, symbol: string) => readonly SmallBoardWin[];
  };
  /** The fineness of tiles and marks; fine when absent. */
  readonly fineness?: 'fine' | 'medium' | 'sparse' | 'small';
  /** Whether the board is higher than wide: a phone gives it more of its height. */
  readonly tall?: boolean;
  /** The board has coordinates and grows: scene and flat board show the visible part. */
  readonly grows?: boolean;
  /** Half the width of each tray's floor, or null without trays. */
  readonly tray: number | null;
  /** The rim's labels, if they aren't one for each column and row. */
  readonly rim?: Rim;
  readonly viewpoint: Viewpoint;
  /** The viewpoint on narrow screens. */
  readonly phone: Viewpoint;
};

/** The labels on the rim of a board's tray, from the cells of one level. */
export function rimOf(layout: BoardLayout, level: readonly (readonly CellId[])[]): Rim {
  if (layout.rim) return layout.rim;
  const corner = level.map(([first = '']) => first);
  return {
    columns: (level[0] ?? []).map((cell, column) => ({
      text: String.fromCodePoint(97 + column),
      at: layout.centreOf(cell)[0],
    })),
    rows: corner.map((cell, row) => ({
      text: String(level.length - row),
      at: layout.centreOf(cell)[2],
    })),
  };
}
