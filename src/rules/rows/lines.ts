/** Computes the lines of rectangular boards in any number of dimensions. */

/** Cells of one line, row-major indices, in order along the line. */
export type Line = readonly number[];

/**
 * All directions, one of each opposite pair: 4 on a plane, 13 in space. Components are
 * -1, 0 or 1 and the first that is not 0 is 1.
 */
export function listDirections(dimensions: number): readonly (readonly number[])[] {
  const count = 3 ** dimensions;
  const all = Array.from({ length: count }, (_, code) =>
    Array.from({ length: dimensions }, (__, axis) => (Math.floor(code / 3 ** axis) % 3) - 1),
  );
  return all.filter((steps) => steps.find((step) => step !== 0) === 1);
}

/** Coordinates of a row-major index: the last axis runs fastest. */
export function coordinates(sizes: readonly number[], index: number): readonly number[] {
  let rest = index;
  return sizes
    .toReversed()
    .map((size) => {
      const at = rest % size;
      rest = (rest - at) / size;
      return at;
    })
    .toReversed();
}

/** The row-major index of coordinates; -1 outside the board. */
export function indexOf(sizes: readonly number[], at: readonly number[]): number {
  return sizes.reduce((index, size, axis) => {
    const here = at[axis] ?? -1;
    return index < 0 || here < 0 || here >= size ? -1 : index * size + here;
  }, 0);
}

/**
 * Every straight run of `length` neighbouring cells, each once. Sizes are outermost first
 * (levels, rows, columns); a length of 1 or less has no direction and gives none.
 */
export function linesOf(sizes: readonly number[], length: number): readonly Line[] {
  if (length < 2) return [];
  const cells = sizes.reduce((product, size) => product * size, 1);
  const ways = listDirections(sizes.length);
  return Array.from({ length: cells }, (_, start) => coordinates(sizes, start)).flatMap((from) =>
    ways
      .map((step) => run(sizes, from, step, length))
      .filter((line) => line.every((index) => index >= 0)),
  );
}

function run(
  sizes: readonly number[],
  from: readonly number[],
  step: readonly number[],
  length: number,
): Line {
  return Array.from({ length }, (_, far) =>
    indexOf(
      sizes,
      from.map((at, axis) => at + far * (step[axis] ?? 0)),
    ),
  );
}
