/** Random numbers for fingerprints of positions (Zobrist, 1970): the same on every machine. */

/** A list of random 32-bit numbers; `seed` selects the list. */
export function makeZobrist(count: number, seed: number): Int32Array {
  const list = new Int32Array(count);
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  for (let at = 0; at < count; at += 1) {
    state = (state + 0x6d2b79f5) | 0;
    list[at] = mixKey(state);
  }
  return list;
}

/** A 32-bit hash of a number. */
export function mixKey(key: number): number {
  const half = Math.imul(key ^ (key >>> 16), 0x21f0aaad);
  const whole = Math.imul(half ^ (half >>> 15), 0x735a2d97);
  return whole ^ (whole >>> 15);
}
