/** A board's data for packed row positions, as flat lists, created once for each board. */
import type { RowBoard } from '../../rules/rows/row-board.ts';
import { findSymmetries } from './symmetry.ts';
import { makeZobrist } from '../zobrist.ts';

/** A board as numbers. A move is `cell << SHIFT | symbol`. */
export type RowShape = {
  readonly cells: number;
  readonly lines: number;
  readonly length: number;
  readonly ids: readonly string[];
  /** Lines through cell c: `through[from[c]]` to `through[from[c + 1] - 1]`. */
  readonly from: Int16Array;
  readonly through: Int16Array;
  /** Per line, its cells XORed: removing all but one leaves the last. */
  readonly sums: Int32Array;
  /** The board's symmetries and their inverses. */
  readonly symmetries: readonly Uint8Array[];
  readonly inverses: readonly Uint8Array[];
};

/** Bits of a move that say its symbol: room for eight. */
export const SHIFT = 3;

const KEYS = 64 << SHIFT;
/** Fingerprints of a symbol in a cell, by move. */
export const LOW = makeZobrist(KEYS, 1);
export const HIGH = makeZobrist(KEYS, 2);

const shapes = new WeakMap<RowBoard, RowShape>();

/** The shape of a board. */
export function shapeOf(board: RowBoard): RowShape {
  const known = shapes.get(board);
  if (known) return known;
  const made = makeShape(board);
  shapes.set(board, made);
  return made;
}

function makeShape(board: RowBoard): RowShape {
  const cells = board.ids.length;
  const numbers = new Map(board.lines.map((line, at) => [line, at]));
  const from = new Int16Array(cells + 1);
  board.through.forEach((lines, cell) => (from[cell + 1] = (from[cell] ?? 0) + lines.length));
  const ways = findSymmetries(board).map((way) => Uint8Array.from(way));
  return {
    cells,
    lines: board.lines.length,
    length: board.length,
    ids: board.ids,
    from,
    through: Int16Array.from(board.through.flat().map((line) => numbers.get(line) ?? -1)),
    sums: Int32Array.from(board.lines.map((line) => line.reduce((sum, cell) => sum ^ cell, 0))),
    symmetries: ways,
    inverses: ways.map((way) => way.map((_, cell) => way.indexOf(cell))),
  };
}
