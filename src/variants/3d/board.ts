import type { ViewExtras } from '../../play/view.ts';
import { PITCH, type BoardLayout } from '../../rules/board.ts';
import type { CellId, Json } from '../../rules/game.ts';
import { closedCells, type ThreeDOptions, type ThreeDState } from './rules.ts';

/** Between levels, and between levels pulled apart, world units. */
const PITCHES: Readonly<Record<number, readonly [together: number, apart: number]>> = {
  3: [3.6, 4.5],
  4: [4.2, 5.1],
};
/**
 * The camera's elevation for each size, degrees: high enough that no tray hides a cell of the level below at that
 * pitch. Other pairs of elevation and pitch would show the smallest cell up to 6 % larger, but lower stacks are easier
 * to read.
 */
const ELEVATIONS: Readonly<Record<number, number>> = { 3: 40, 4: 36 };

export type Stack = { readonly levels: number; readonly size: number };

const STACKS: Readonly<Record<ThreeDOptions['board'], Stack>> = {
  '4x3x3': { levels: 4, size: 3 },
  '3x3x3': { levels: 3, size: 3 },
  '4x4x4': { levels: 4, size: 4 },
};

/** The level of a cell, from 0 at the bottom. */
export const levelOf = (cell: CellId): number => Number(cell.split('.')[0]);

/** From one level to the next, with the levels spread from 0 to 1. */
export function pitchOf({ size }: Stack, spread: number): number {
  const [together, apart] = PITCHES[size] ?? [PITCH, PITCH];
  return together + (apart - together) * spread;
}

/** A stack of trays, its middle at the origin. */
export function stackLayout({ levels, size }: Stack, pitch: number): BoardLayout {
  const [middle, offset] = [(levels - 1) / 2, (size - 1) / 2];
  const viewpoint = { fov: 11, azimuth: 20, elevation: ELEVATIONS[size] ?? 40 };
  return {
    centreOf(cell) {
      const [level = 0, at = 0] = cell.split('.').map(Number);
      return [
        ((at % size) - offset) * PITCH,
        (level - middle) * pitch,
        (Math.floor(at / size) - offset) * PITCH,
      ];
    },
    grid: (cells) =>
      Array.from({ length: levels }, (_, level) => {
        const own = cells.filter((cell) => levelOf(cell) === level);
        return Array.from({ length: size }, (_row, row) => own.slice(row * size, (row + 1) * size));
      }),
    tray: (size * PITCH) / 2 + 0.03,
    fineness: 'sparse',
    tall: true,
    viewpoint,
    phone: viewpoint,
  };
}

const layouts = new Map<string, BoardLayout>();

/** 3D: three or four levels, one above the other. */
export function layoutOf(options: Json): BoardLayout {
  const key = (options as ThreeDOptions).board;
  const layout = layouts.get(key) ?? stackLayout(STACKS[key], pitchOf(STACKS[key], 0));
  layouts.set(key, layout);
  return layout;
}

/** The first mark may be kept from the centre. */
export const extras = (state: Json): ViewExtras => ({
  closedAtFirst: closedCells(state as unknown as ThreeDState),
});
