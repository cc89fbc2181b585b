/** Infinite: a board that grows when its edges are played (rules R-INF-1 to R-INF-8). */
import type { CellId, Game, Mark } from '../../rules/game.ts';
import {
  cellsWhere,
  growPlane,
  markCell,
  placeOf,
  runsThrough,
  signAt,
  square,
  type Plane,
  type Span,
} from '../../rules/plane/plane.ts';
import { flatCells } from '../../rules/match.ts';
import { EMPTY, reach, rowBoard } from '../../rules/rows/row-board.ts';
import {
  optionsThatFit,
  leave,
  nextSeat,
  optionsFor,
  newTurnState,
  symbolOf,
  tie,
  winFor,
  type TurnState,
} from '../../rules/turns.ts';
import { addSwap, type SwapState } from '../../rules/swap.ts';
import { choices } from '../../rules/untrusted.ts';
import { card } from './card.ts';

/**
 * `length`: marks in a row that win. `start`: the board's side at first. `compact`: a fixed 3x3 with
 * three in a row instead (`length` and `start` are then 3). `teams`: as in classic. `swap`: two players;
 * the second may take over the first mark.
 */
export type InfiniteOptions = {
  readonly length: 5 | 4 | 3;
  readonly start: 5 | 3;
  readonly compact: boolean;
  readonly teams: boolean;
  readonly swap: boolean;
};

/** A match in progress. `count` is the number of marks. */
export type InfiniteState = TurnState<InfiniteOptions> &
  SwapState & {
    readonly plane: Plane;
    readonly count: number;
  };

const SEATS = [2, 4] as const;
const allowed = {
  length: [5, 4, 3],
  start: [5, 3],
  compact: [false, true],
  teams: [false, true],
  swap: [false, true],
} as const;
const compactBoard = rowBoard([3, 3], 3);

const plain: Game<InfiniteState, CellId, InfiniteOptions> = {
  id: 'infinite',
  about: {
    card,
    replyMs: 800,
    levels: { easy: { atRandom: 0.4, depth: 1 }, medium: { atRandom: 0, depth: 3 } },
    strengths: { unit: 150, bend: 0.8, late: 1.2, nodes: [250, 6000] },
    expert: { compact: false, length: 5 },
    solved: [{ compact: true }],
    room: {
      most: 4,
      sizes: [5],
      shape: 'grows',
      options: { length: [5, 4, 3], swap: [false, true], teams: [false, true] },
      fixed: [{ seats: 3, options: { swap: false } }],
    },
  },
  version: 1,
  seats: SEATS,
  allowed,
  options: optionsFor(SEATS, (raw, seats) => {
    const chosen = choices(raw, allowed);
    return optionsThatFit(chosen?.compact ? { ...chosen, length: 3, start: 3 } : chosen, seats);
  }),
  setup: (seats, options, first) => ({
    plane: square(options.start),
    count: 0,
    ...newTurnState(seats, options, first),
  }),
  symbol: symbolOf,
  reach: (seats, options) =>
    options.compact
      ? reach(compactBoard, seats, options)
      : Array.from({ length: seats }, () => true),
  toMove: (state) => (state.end ? null : state.turn),
  moves: ({ plane, end }) => (end ? [] : cellsWhere(plane, (symbol) => symbol === EMPTY)),
  find(state, notation) {
    const place = state.end ? null : placeOf(notation);
    return place && signAt(state.plane, ...place) === EMPTY ? notation : undefined;
  },
  apply,
  leave,
  outcome: (state) => state.end,
  picks: (cell) => [cell],
  cells: ({ plane }) => cellsWhere(plane, () => true),
  marks: ({ plane }) => marksOf(plane),
  nameOf(cell, { compact, start }) {
    const [x, y] = placeOf(cell) ?? [0, 0];
    return compact ? undefined : nameFromMiddle(x, y, start);
  },
  stored: (state) => ({ ...bounds(state), cells: flatCells(plain, state) }),
};

/** The game for 2 to 4 seats. A move is its cell, "x,y"; its cost depends only on the board's side. */
export const infinite = addSwap(plain, {
  isAlone: ({ count }) => count === 1,
  turnInto(state, symbol) {
    const [cell = ''] = cellsWhere(state.plane, (each) => each !== EMPTY);
    const [x, y] = placeOf(cell) ?? [0, 0];
    return { ...state, plane: markCell(state.plane, x, y, symbol) };
  },
});

/** The board's current rectangle. It only grows, and cells keep their ids. */
export const bounds = ({ plane }: InfiniteState): Span => ({
  x: plane.x,
  y: plane.y,
  width: plane.rows[0]?.length ?? 0,
  height: plane.rows.length,
});

/** "2up3left": steps from the middle of the start board, so that no cell gets another name by growth. */
function nameFromMiddle(x: number, y: number, start: number): string {
  const middle = (start - 1) / 2;
  const [up, right] = [middle - y, x - middle];
  const vertical = up === 0 ? '' : `${Math.abs(up)}${up > 0 ? 'up' : 'down'}`;
  const horizontal = right === 0 ? '' : `${Math.abs(right)}${right > 0 ? 'right' : 'left'}`;
  return `${vertical}${horizontal}` || 'centre';
}

function apply(state: InfiniteState, move: CellId): InfiniteState {
  const { turn, seats, options, leftSeats } = state;
  const place = placeOf(move);
  if (place === null) throw new RangeError(`no such cell: ${move}`);
  const taken = markCell(state.plane, ...place, symbolOf(turn, options));
  const lines = runsThrough(taken, ...place, options.length);
  const plane = options.compact ? taken : growPlane(taken, ...place);
  const count = state.count + 1;
  const isFull = count === plane.rows.length * (plane.rows[0]?.length ?? 0);
  const end = lines.length > 0 ? winFor(turn, seats, options, lines) : isFull ? tie(seats) : null;
  return { ...state, plane, count, turn: nextSeat(turn, seats, leftSeats), end };
}

function marksOf(plane: Plane): readonly Mark[] {
  return cellsWhere(plane, (symbol) => symbol !== EMPTY).map((cell) => {
    const symbol = signAt(plane, ...(placeOf(cell) ?? [0, 0])) ?? EMPTY;
    return { id: symbol + cell, cell, symbol };
  });
}
