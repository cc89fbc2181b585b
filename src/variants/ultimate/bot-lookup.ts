/** Lookup tables for small boards as nine bits. */
import { makeZobrist } from '../../engine/zobrist.ts';

/** All nine cells. */
export const FULL = 511;
const LINES = [
  0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100,
];

/** By marks: 1 if they contain a line. */
export const HAS_LINE = Uint8Array.from({ length: 512 }, (_, marks) =>
  LINES.some((line) => (marks & line) === line) ? 1 : 0,
);

/** The cells that complete a line of these marks. */
export const COMPLETES = Uint16Array.from({ length: 512 }, (_, marks) => {
  let cells = 0;
  for (let cell = 0; cell < 9; cell += 1) {
    if (((marks >> cell) & 1) === 0 && HAS_LINE[marks | (1 << cell)]) cells |= 1 << cell;
  }
  return cells;
});

/** By bits: how many are set. */
export const COUNT = Uint8Array.from({ length: 512 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
});

/** By `mine << 9 | theirs`: the chance of completing a line first if each next mark is random. */
export const CHANCE = new Float64Array(512 * 512);

function chance(mine: number, theirs: number): number {
  const at = (mine << 9) | theirs;
  const known = CHANCE[at] as number;
  if (known > 0) return known - 1;
  let value = HAS_LINE[mine] ? 1 : 0;
  const empty = FULL & ~(mine | theirs);
  if (!HAS_LINE[mine] && !HAS_LINE[theirs] && empty > 0) {
    let sum = 0;
    for (let rest = empty; rest > 0; rest &= rest - 1) {
      const bit = rest & -rest;
      sum += chance(mine | bit, theirs) + chance(mine, theirs | bit);
    }
    value = sum / (2 * (COUNT[empty] as number));
  }
  // Plus one, so that a known value is never 0.
  CHANCE[at] = value + 1;
  return value;
}

chance(0, 0);
for (let at = 0; at < CHANCE.length; at += 1) CHANCE[at] = Math.max(0, (CHANCE[at] as number) - 1);

/** Keys of fingerprints: of every mark, of decided boards by winner, of the board and side to move. */
export const WINNERS = 18 * 9;
export const TURN = WINNERS + 9 * 3;
export const LOW = makeZobrist(TURN + 20, 3);
export const HIGH = makeZobrist(TURN + 20, 4);
/** The keys of a board's marks combined, by `(side * 9 + board) << 9 | marks`. */
export const LOWS = combineKeys(LOW);
export const HIGHS = combineKeys(HIGH);

function combineKeys(keys: Int32Array): Int32Array {
  return Int32Array.from({ length: 18 << 9 }, (_, at) => {
    let key = 0;
    for (let rest = at & FULL; rest > 0; rest &= rest - 1)
      key ^= keys[(at >> 9) * 9 + 31 - Math.clz32(rest & -rest)] as number;
    return key;
  });
}
