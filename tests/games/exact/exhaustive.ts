/**
 * Solves every position of the flat games for two by brute force: no pruning, no symmetry, and no
 * code shared with rules or bots. A board is text, "X.O......"; X moved first.
 */

/** The result of completing a line, and whether the mover chooses the symbol. */
export type FlatRules = {
  readonly size: 3 | 4;
  readonly isWild: boolean;
  readonly winner: 'maker' | 'others' | 'owner';
};

/** Value for the mover: 0 a tie, 1 to 100 a win (101 minus its plies), negative a loss. */
export type Solver = (board: string) => number;

const UNKNOWN = 127;
/** An immediate win; every ply before it subtracts one. */
const NOW = 101;

function linesOf(size: number): readonly (readonly number[])[] {
  const each = Array.from({ length: size }, (_, at) => at);
  return [
    ...each.map((row) => each.map((column) => row * size + column)),
    ...each.map((column) => each.map((row) => row * size + column)),
    each.map((at) => at * size + at),
    each.map((at) => at * size + size - 1 - at),
  ];
}

/** A solver that remembers every position it has seen. */
export function solverOf({ size, isWild, winner }: FlatRules): Solver {
  const cells = size * size;
  const masks = 2 ** cells;
  const lines = linesOf(size).map((line) => line.reduce((mask, cell) => mask | (1 << cell), 0));
  const hasLine = Uint8Array.from({ length: masks }, (_, mask) =>
    lines.some((line) => (mask & line) === line) ? 1 : 0,
  );
  const known = new Int8Array(3 ** cells).fill(UNKNOWN);
  const thirds = Int32Array.from({ length: masks }, (_, mask) => {
    const ones = Array.from({ length: cells }, (__, cell) => (mask & (1 << cell) ? 3 ** cell : 0));
    return ones.reduce((sum, one) => sum + one, 0);
  });

  /** The value of the position after marking a cell; `x` and `o` are the marks then. */
  const afterMark = (x: number, o: number, sign: 1 | 2, mover: 1 | 2): number => {
    if (hasLine[sign === 1 ? x : o] === 0) return -solve(x, o, mover === 1 ? 2 : 1);
    return winner === 'maker' || (winner === 'owner' && sign === mover) ? NOW : -NOW;
  };
  const solve = (x: number, o: number, mover: 1 | 2): number => {
    const at = (thirds[x] ?? 0) + 2 * (thirds[o] ?? 0);
    const before = known[at] ?? UNKNOWN;
    if (before !== UNKNOWN) return before;
    const empty = (masks - 1) & ~(x | o);
    let best = empty === 0 ? 0 : -UNKNOWN;
    for (let rest = empty; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (isWild || mover === 1) best = Math.max(best, sooner(afterMark(x | bit, o, 1, mover)));
      if (isWild || mover === 2) best = Math.max(best, sooner(afterMark(x, o | bit, 2, mover)));
    }
    known[at] = best;
    return best;
  };
  return (board) => {
    const of = (sign: string): number =>
      board.split('').reduce((mask, here, cell) => mask | (here === sign ? 1 << cell : 0), 0);
    const marks = board.replaceAll('.', '').length;
    return solve(of('X'), of('O'), marks % 2 === 0 ? 1 : 2);
  };
}

const sooner = (worth: number): number => worth - Math.sign(worth);
