/** Moves that make infinite's board large quickly, for tests and benchmarks. */
import type { CellId } from '../../../src/rules/game.ts';
import { idAt, type Span } from '../../../src/rules/plane/plane.ts';
import { bounds, infinite } from '../../../src/variants/infinite/rules.ts';

type Corner = (span: Span) => CellId;

/** Three of the corners: with an odd number, neighbours on a diagonal always differ. */
const CORNERS: readonly Corner[] = [
  ({ x, y }) => idAt(x, y),
  ({ x, y, width, height }) => idAt(x + width - 1, y + height - 1),
  ({ x, y, width }) => idAt(x + width - 1, y),
];

/** A game of infinite without a winner whose board has this many cells per side. */
export function growTo(side: number): readonly CellId[] {
  const options = infinite.options({}, 2);
  if (!options) throw new Error('infinite has no default options');
  let state = infinite.setup(2, options, 0);
  const moves: CellId[] = [];
  while (bounds(state).width < side || bounds(state).height < side) {
    const corner = CORNERS[moves.length % CORNERS.length];
    const move = corner?.(bounds(state)) ?? '';
    state = infinite.apply(state, move);
    if (state.end) throw new Error('the game ended while the board grew');
    moves.push(move);
  }
  return moves;
}

/** The shared link of such a game. */
export const largeAddress = (side: number): string =>
  `/infinite?moves=${growTo(side).join('_')}&v=${infinite.version}&inspect`;
