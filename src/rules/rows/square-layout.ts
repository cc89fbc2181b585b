/** The layout of every square board in one tray: cells numbered row-major from 0. */
import { PITCH, type BoardLayout } from '../board.ts';

/** Between the outer tiles and the tray's rim, world units. */
const AIR = 0.03;

/** A square board of `size` rows, its middle at the origin. */
export function squareLayout(size: number): BoardLayout {
  const offset = (size - 1) / 2;
  return {
    centreOf(cell) {
      const index = Number(cell);
      const [row, column] = [Math.floor(index / size), index % size];
      return [(column - offset) * PITCH, 0, (row - offset) * PITCH];
    },
    grid(cells) {
      return [Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size))];
    },
    fineness: size < 4 ? 'fine' : size === 4 ? 'medium' : 'small',
    tray: (size * PITCH) / 2 + AIR,
    viewpoint: { fov: 24, azimuth: 18, elevation: 46 },
    phone: { fov: 24, azimuth: 0, elevation: 59 },
  };
}

/** The layouts, each created once. */
export const squareLayouts = { 3: squareLayout(3), 4: squareLayout(4), 5: squareLayout(5) };
