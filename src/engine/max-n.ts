/** Search for three or more sides, each maximising its own worth (max-n, Luckhardt and Irani 1986). */
import { delayWorth, WIN } from './worth.ts';
import type { WorthsBySide } from './max-n-table.ts';
import { DEEPEST, visit, type Search } from './search-run.ts';
import { SOLVED_DEPTH } from './transposition-table.ts';

/** The worth for each side, `depth` plies deep; `ply` counts from the root. */
function maxN(search: Search, depth: number, ply: number): WorthsBySide {
  if (!visit(search)) return [];
  const { position } = search;
  const worthsFrom = (worth: (side: number) => number): WorthsBySide => {
    const worths = Array.from({ length: Math.max(...position.sides) + 1 }, () => 0);
    for (const side of position.sides) worths[side] = worth(side);
    return worths;
  };
  if (position.isOver) return worthsFrom((side) => WIN * position.margin(side));
  if (position.sides.every((side) => position.isHopeless(side))) return worthsFrom(() => 0);
  if (depth === 0 || ply >= DEEPEST) {
    search.isExhausted = false;
    return worthsFrom((side) => position.evaluate(side));
  }
  position.fingerprint();
  const { lo, hi } = position;
  const { many } = search.transpositions;
  const known = many.find(lo, hi);
  if (known >= 0 && many.depth(known) >= depth) {
    search.isExhausted &&= many.depth(known) === SOLVED_DEPTH;
    return many.worths(known);
  }
  const before = search.isExhausted;
  search.isExhausted = true;
  const worths = bestOf(search, depth, ply);
  if (search.stopped) return [];
  many.put(lo, hi, search.isExhausted ? SOLVED_DEPTH : depth, worths);
  search.isExhausted &&= before;
  return worths;
}

/** The worths after a move. */
export function worthsAfter(
  search: Search,
  move: number,
  depth: number,
  ply: number,
): WorthsBySide {
  search.position.play(move);
  const worths = maxN(search, depth - 1, ply + 1);
  search.position.undo();
  return worths.map((worth) => delayWorth(worth, 1));
}

function bestOf(search: Search, depth: number, ply: number): WorthsBySide {
  const { position, moves } = search;
  const { side } = position;
  const from = ply * position.width;
  const count = position.candidates(moves, from);
  let best: WorthsBySide = [];
  for (let at = from; at < from + count && !search.stopped; at += 1) {
    const worths = worthsAfter(search, moves[at] as number, depth, ply);
    if (best.length === 0 || (worths[side] ?? -Infinity) > (best[side] ?? -Infinity)) best = worths;
  }
  return best;
}
