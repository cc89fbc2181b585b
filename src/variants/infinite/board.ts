import { PITCH, type BoardLayout, type CellName } from '../../rules/board.ts';
import { squareLayouts } from '../../rules/rows/square-layout.ts';
import type { CellId, Json } from '../../rules/game.ts';
import { placeOf, spanOf } from '../../rules/plane/plane.ts';
import { infinite, type InfiniteOptions, type InfiniteState } from './rules.ts';
import { type Side, words } from './words/en.ts';

const viewpoint = { fov: 24, azimuth: 18, elevation: 48 };
const phone = { fov: 24, azimuth: 0, elevation: 60 };

const at = (cell: CellId) => placeOf(cell) ?? ([0, 0] as const);

/** The rows of a rectangle whose cells come row by row. */
function grid(cells: readonly CellId[]) {
  const [left, top] = at(cells[0] ?? '');
  const [right, bottom] = at(cells.at(-1) ?? '');
  const width = right - left + 1;
  return [
    Array.from({ length: bottom - top + 1 }, (_, row) =>
      cells.slice(row * width, (row + 1) * width),
    ),
  ];
}

/** Cells have coordinates. The world's origin stays the middle of the start board. */
function plane(start: number): BoardLayout {
  const offset = (start - 1) / 2;
  return {
    /** Counted from the middle of the start board, so that growth renames no cell. */
    nameOf(cell): CellName {
      const [x, y] = at(cell);
      const [right, up] = [x - offset, offset - y];
      const short = [
        up === 0 ? '' : `${up > 0 ? '↑' : '↓'}${Math.abs(up)}`,
        right === 0 ? '' : `${right > 0 ? '→' : '←'}${Math.abs(right)}`,
      ].filter(Boolean);
      const full = words.own.from(up, right);
      return { short: short.join(' ') || full, full };
    },
    centreOf(cell) {
      const [x, y] = at(cell);
      return [(x - offset) * PITCH, 0, (y - offset) * PITCH];
    },
    grid,
    grows: true,
    tray: null,
    viewpoint,
    phone,
  };
}

const planes = { 3: plane(3), 5: plane(5) };
const { grows: _, nameOf: _named, ...fixed } = planes[3];
const compact: BoardLayout = { ...fixed, tray: squareLayouts[3].tray };

/** A board that grows, or Compact's nine cells in a tray. */
export function layoutOf(raw: Json): BoardLayout {
  const options = raw as InfiniteOptions;
  return options.compact ? compact : planes[options.start];
}

/** The sides at which a move has made the board grow. */
export function describe(before: Json, after: Json): string {
  const [then, now] = [before, after].map((state) =>
    spanOf(infinite.cells(state as unknown as InfiniteState)),
  );
  if (!then || !now) return '';
  const grew: Readonly<Record<Side, boolean>> = {
    left: now.x < then.x,
    right: now.x + now.width > then.x + then.width,
    up: now.y < then.y,
    down: now.y + now.height > then.y + then.height,
  };
  const sides = (Object.keys(grew) as Side[]).filter((side) => grew[side]);
  return sides.length === 0 ? '' : words.own.grew(sides);
}
