/** Maximum matching in any graph: Edmonds' algorithm, which shrinks odd cycles ("blossoms") to one vertex. */

/** Each vertex's partner; -1 for none. */
export type Mates = readonly number[];

/**
 * A matching of as many vertices as possible among those that are `included`. It extends `start`, so that a matching
 * after a small change is found fast. Time grows with the cube of the number of vertices at most.
 */
export function matchMost(
  included: readonly boolean[],
  isJoined: (a: number, b: number) => boolean,
  start: Mates = included.map(() => -1),
): Mates {
  const mates = [...start];
  included.forEach((isIncluded, root) => {
    if (isIncluded && mates[root] === -1) augment(root, included, isJoined, mates);
  });
  return mates;
}

/** Finds a path from `root` to another vertex without a partner, and swaps partners along it. */
function augment(
  root: number,
  included: readonly boolean[],
  isJoined: (a: number, b: number) => boolean,
  mates: number[],
): void {
  const parents = mates.map(() => -1);
  const bases = mates.map((_, vertex) => vertex);
  const isOuter = mates.map((_, vertex) => vertex === root);
  const queue = [root];
  const mateOf = (vertex: number): number => mates[vertex] ?? -1;
  const baseOf = (vertex: number): number => bases[vertex] ?? vertex;
  const parentOf = (vertex: number): number => parents[vertex] ?? -1;

  /** The base at which the paths of two outer vertices to the root meet. */
  const meet = (a: number, b: number): number => {
    const passed = new Set<number>();
    for (let at = baseOf(a); ; at = baseOf(parentOf(mateOf(at)))) {
      passed.add(at);
      if (at === root || mateOf(at) === -1) break;
    }
    let at = baseOf(b);
    while (!passed.has(at)) at = baseOf(parentOf(mateOf(at)));
    return at;
  };
  /** Marks the half of a blossom from a vertex down to its base. */
  const mark = (from: number, base: number, child: number, blossom: Set<number>): void => {
    let [vertex, next] = [from, child];
    while (baseOf(vertex) !== base) {
      blossom.add(baseOf(vertex)).add(baseOf(mateOf(vertex)));
      parents[vertex] = next;
      next = mateOf(vertex);
      vertex = parentOf(next);
    }
  };
  const shrink = (a: number, b: number): void => {
    const base = meet(a, b);
    const blossom = new Set<number>();
    mark(a, base, b, blossom);
    mark(b, base, a, blossom);
    bases.forEach((of, vertex) => {
      if (!blossom.has(of)) return;
      bases[vertex] = base;
      if (!isOuter[vertex]) queue.push(vertex);
      isOuter[vertex] = true;
    });
  };
  const swapAlong = (end: number): void => {
    for (let vertex = end; vertex !== -1;) {
      const before = parentOf(vertex);
      const next = mateOf(before);
      mates[vertex] = before;
      mates[before] = vertex;
      vertex = next;
    }
  };

  for (let vertex = queue.shift(); vertex !== undefined; vertex = queue.shift()) {
    for (let to = 0; to < mates.length; to += 1) {
      if (!included[to] || !isJoined(vertex, to)) continue;
      if (baseOf(vertex) === baseOf(to) || mateOf(vertex) === to) continue;
      if (to === root || (mateOf(to) !== -1 && parentOf(mateOf(to)) !== -1)) shrink(vertex, to);
      else if (parentOf(to) === -1) {
        parents[to] = vertex;
        if (mateOf(to) === -1) return swapAlong(to);
        isOuter[mateOf(to)] = true;
        queue.push(mateOf(to));
      }
    }
  }
}
