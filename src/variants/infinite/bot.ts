/** Which cells of a board that grows are worth a thought: a search of all of them sees nothing far. */
import type { CellId } from '../../rules/game.ts';
import { cellsWhere, placeOf, type Plane, signAt } from '../../rules/plane.ts';
import { EMPTY } from '../../rules/row-board.ts';
import { symbolOf } from '../../rules/seating.ts';
import { infinite, type InfiniteState } from './rules.ts';

/** Cells farther than this from every mark are left out. */
const NEAR = 2;
/** At most so many are searched, the best looking ones. */
const MOST = 6;
/** What looks less than this share of the best is left out as well. */
const SHARE = 0.6;
/** A row of own marks is worth this much more than the same row of another's. */
const OWN = 1.2;
/** Completing a row comes before everything, and before that only keeping others from it. */
const WINS = 1e9;

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The game as bots search it: its moves are those that touch what is on the board, best first. */
export const thoughtful: typeof infinite = { ...infinite, moves: candidates };

function candidates(state: InfiniteState): readonly CellId[] {
  const { plane, options } = state;
  const empty = infinite.moves(state);
  const marks = cellsWhere(plane, (sign) => sign !== EMPTY);
  if (options.compact || empty.length === 0) return empty;
  if (marks.length === 0) return middle(plane);
  const own = symbolOf(state.turn, options);
  const rated = [...around(plane, marks)]
    .map((cell) => ({ cell, worth: worthOf(plane, cell, own, options.length) }))
    .toSorted((a, b) => b.worth - a.worth);
  const best = rated[0]?.worth ?? 0;
  const kept = rated.slice(0, MOST).filter(({ worth }) => worth >= best * SHARE);
  return kept.length > 0 ? kept.map(({ cell }) => cell) : empty;
}

const middle = ({ x, y, rows }: Plane): readonly CellId[] => [
  `${x + Math.floor((rows[0]?.length ?? 1) / 2)},${y + Math.floor(rows.length / 2)}`,
];

/** The empty cells close to a mark. */
function around(plane: Plane, marks: readonly CellId[]): ReadonlySet<CellId> {
  const found = new Set<CellId>();
  for (const mark of marks) {
    const [x, y] = placeOf(mark) ?? [0, 0];
    for (let down = -NEAR; down <= NEAR; down += 1) {
      for (let right = -NEAR; right <= NEAR; right += 1) {
        if (signAt(plane, x + right, y + down) === EMPTY) found.add(`${x + right},${y + down}`);
      }
    }
  }
  return found;
}

/** What a mark here adds to own rows and takes from others': each stretch of one symbol counts. */
function worthOf(plane: Plane, cell: CellId, own: string, length: number): number {
  const [x, y] = placeOf(cell) ?? [0, 0];
  let worth = 0;
  for (const [dx, dy] of WAYS) {
    for (let from = 1 - length; from <= 0; from += 1) {
      let symbol: string = EMPTY;
      let marks = 0;
      for (let step = from; step < from + length && marks >= 0; step += 1) {
        // What lies beyond the edge is empty: the board grows there.
        const sign = signAt(plane, x + step * dx, y + step * dy) ?? EMPTY;
        if (sign === EMPTY) continue;
        marks = symbol === EMPTY || symbol === sign ? marks + 1 : -1;
        symbol = sign;
      }
      const isOwn = symbol === own;
      if (marks === length - 1) worth += isOwn ? WINS : WINS / 100;
      else if (marks > 0) worth += 8 ** marks * (isOwn ? OWN : 1);
    }
  }
  return worth;
}
