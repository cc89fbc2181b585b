/**
 * Reads where cells are from their names, to tell which are close together and which are hard to see.
 */
import type { Coordinates } from '../../src/engine/brain.ts';

/** A minus is a sign only where no digit precedes it: "0-8" is two cells. */
const CELL = /(?:(?<!\d)-)?\d+(?:[.,]-?\d+)?/g;

/** The cells that a move's notation names: "4-X" has one, "0-8" two. */
export const cellsIn = (notation: string): readonly string[] => notation.match(CELL) ?? [];

/** Reads cells of a board that holds `all` cells: "5", "level.cell", "board.cell" or "x,y". */
export function coordinateReader(all: readonly string[]): (cell: string) => Coordinates {
  const levels = new Set(all.map((cell) => cell.split('.')[0])).size;
  const isStack = all[0]?.includes('.') ?? false;
  const inside = isStack ? all.length / levels : all.length;
  const wide = Math.round(Math.sqrt(inside));
  // As many boards as a board has cells are a board of boards, not a stack.
  const isNested = levels === inside;
  return (cell) => {
    if (cell.includes(',')) {
      const [x = 0, y = 0] = cell.split(',').map(Number);
      return [x, y, 0];
    }
    const [first = 0, second] = cell.split('.').map(Number);
    const index = second ?? first;
    const [x, y] = [index % wide, Math.floor(index / wide)];
    if (second === undefined) return [x, y, 0];
    if (!isNested) return [x, y, first];
    return [(first % wide) * wide + x, Math.floor(first / wide) * wide + y, 0];
  };
}
