/** The graph of quantum: cells joined by pairs of marks. Goff, "Quantum tic-tac-toe", Am. J. Phys. 74 (2006). */

/** The two cells of a move that is not yet classical, and the move's number. */
export type Pair = readonly [a: number, b: number, move: number];

/** The classical marks: move numbers by cell. */
type Landings = ReadonlyMap<number, number>;

/**
 * The path of pairs from one cell to another, both included; null when they aren't connected. Without a
 * pending measurement the pairs have no loop, so there is at most one path.
 */
export function wayBetween(
  pairs: readonly Pair[],
  from: number,
  to: number,
): readonly number[] | null {
  if (from === to) return [from];
  for (const pair of pairs) {
    const next = otherEnd(pair, from);
    if (next === null) continue;
    const rest = wayBetween(removePair(pairs, pair), next, to);
    if (rest) return [from, ...rest];
  }
  return null;
}

/**
 * The collapse when a pair's mark lands in one of its cells: every other pair with a mark in that cell
 * lands in its other cell, and so on through all connected pairs (Goff 2006, "collapse").
 */
export function landings(pairs: readonly Pair[], landing: Pair, cell: number): Landings {
  const landed = new Map([[cell, landing[2]]]);
  let rest = removePair(pairs, landing);
  // A Map's iteration includes entries added meanwhile, so it serves as the queue.
  for (const [taken] of landed) {
    for (const pair of rest) {
      const next = otherEnd(pair, taken);
      if (next !== null) landed.set(next, pair[2]);
    }
    rest = rest.filter((pair) => otherEnd(pair, taken) === null);
  }
  return landed;
}

const removePair = (pairs: readonly Pair[], pair: Pair): readonly Pair[] =>
  pairs.filter((each) => each !== pair);

function otherEnd([a, b]: Pair, cell: number): number | null {
  return a === cell ? b : b === cell ? a : null;
}
