/** Names of positions that symmetry can't tell apart. */
import type { Field } from './field.ts';
import { CELLS, SYMMETRIES } from './geometry.ts';

/** By symmetry and mark: random numbers, 32 and 21 bits, so that a name is a safe integer. */
const lowKeys: readonly Int32Array[] = keysOf(32, 1);
const highKeys: readonly Int32Array[] = keysOf(21, 2);

function keysOf(bits: number, stream: number): readonly Int32Array[] {
  let state = Math.imul(stream, 0x9e3779b1);
  const keys = Int32Array.from({ length: 2 * CELLS }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const once = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    const twice = Math.imul(once ^ (once >>> 12), 0x297a2d39);
    return (twice ^ (twice >>> 15)) >>> (32 - bits);
  });
  return SYMMETRIES.map((symmetry) =>
    Int32Array.from(keys, (_, mark) => {
      const cell = symmetry[mark % CELLS] as number;
      return keys[mark < CELLS ? cell : cell + CELLS] as number;
    }),
  );
}

const marks = new Uint8Array(CELLS);

/** A position's name, and the symmetry that shows it as all its equals are shown. */
export type Name = { readonly name: number; readonly symmetry: number };

export function nameOf({ board }: Field): Name {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell += 1) {
    const side = board[cell] as number;
    if (side !== 0) marks[count++] = side === 1 ? cell : cell + CELLS;
  }
  let best = 0;
  let bestLow = 0;
  let bestHigh = Infinity;
  for (let symmetry = 0; symmetry < SYMMETRIES.length; symmetry += 1) {
    const highs = highKeys[symmetry] as Int32Array;
    let high = 0;
    for (let at = 0; at < count; at += 1) high ^= highs[marks[at] as number] as number;
    if (high > bestHigh) continue;
    const lows = lowKeys[symmetry] as Int32Array;
    let low = 0;
    for (let at = 0; at < count; at += 1) low ^= lows[marks[at] as number] as number;
    low >>>= 0;
    if (high < bestHigh || low < bestLow) {
      best = symmetry;
      bestLow = low;
      bestHigh = high;
    }
  }
  return { name: bestHigh * 2 ** 32 + bestLow, symmetry: best };
}
