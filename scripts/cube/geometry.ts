/** The 4x4x4 cube for its proof: cells 0 to 63 (16 level + 4 row + column), its 76 lines and 192 symmetries. */

export const CELLS = 64;
const LAST = 3;

const coordinates = (cell: number): readonly number[] => [
  cell >> 4,
  (cell >> 2) & LAST,
  cell & LAST,
];

const cellAt = (at: readonly number[]): number => at.reduce((cell, each) => cell * 4 + each, 0);

const steps: readonly (readonly number[])[] = Array.from({ length: 27 }, (_, code) => [
  Math.floor(code / 9) - 1,
  (Math.floor(code / 3) % 3) - 1,
  (code % 3) - 1,
]).filter((step) => (step.find((each) => each !== 0) ?? 0) > 0);

function lineFrom(cell: number, step: readonly number[]): readonly number[] | null {
  const from = coordinates(cell);
  const line = [0, 1, 2, LAST].map((far) =>
    from.map((each, axis) => each + far * (step[axis] ?? 0)),
  );
  return line.every((at) => at.every((each) => each >= 0 && each <= LAST))
    ? line.map(cellAt)
    : null;
}

const cells = Array.from({ length: CELLS }, (_, cell) => cell);

export const LINES: readonly (readonly number[])[] = steps.flatMap((step) =>
  cells.flatMap((cell) => {
    const line = lineFrom(cell, step);
    return line ? [line] : [];
  }),
);

/** The ways to renumber all axes at once: the ends of a line stay its ends, or become its middle. */
const numberings = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [0, 2, 1, 3],
  [1, 3, 0, 2],
];
const axes = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** Each maps a cell to a cell, and lines to lines; the first is the identity. */
export const SYMMETRIES: readonly Uint8Array[] = numberings.flatMap((numbers) =>
  axes.flatMap((order) =>
    Array.from({ length: 8 }, (_, flips) =>
      Uint8Array.from(cells, (cell) => {
        const from = coordinates(cell);
        const to = order.map((axis, at) => {
          const number = numbers[from[axis] ?? 0] ?? 0;
          return (flips >> at) & 1 ? LAST - number : number;
        });
        return cellAt(to);
      }),
    ),
  ),
);

/** The symmetry that undoes another. */
export function inverse(symmetry: Uint8Array): Uint8Array {
  const back = new Uint8Array(CELLS);
  symmetry.forEach((to, from) => (back[to] = from));
  return back;
}
