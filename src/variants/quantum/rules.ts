/** Quantum: pairs of marks that collapse when they form a loop (rules R-QNT-1 to R-QNT-14). */
import type { Game, Mark } from '../../rules/game.ts';
import { leave, nextSeat, optionsFor, newTurnState, symbolOf } from '../../rules/turns.ts';
import { choices, type NoOptions } from '../../rules/untrusted.ts';
import { landings, wayBetween, type Pair } from './rules-pairs.ts';
import { board, cellMarks, outcomeOf, links, markOf, type QuantumState } from './rules-state.ts';
import { card } from './card.ts';

const SEATS = [2, 2] as const;

/**
 * The game for two seats (Goff 2006). A move is a pair of cells "a-b" with a < b; a measurement is the cell
 * that the closing mark collapses into; a move into the last cell without a classical mark is that cell.
 */
export const quantum: Game<QuantumState, string, NoOptions> = {
  id: 'quantum',
  about: {
    card,
    replyMs: 1000,
    pickMs: 500,
    levels: { easy: { atRandom: 1, depth: 1 }, medium: { atRandom: 0, depth: 3 } },
    strengths: { bend: 0.6 },
    solved: [{}],
    room: { most: 2, sizes: [3] },
  },
  version: 1,
  seats: SEATS,
  allowed: {},
  options: optionsFor(SEATS, (raw) => choices(raw, {})),
  setup: (seats, options, first) => ({
    first,
    made: 0,
    classical: board.ids.map(() => 0),
    pairs: [],
    isDue: false,
    ...newTurnState(seats, options, first),
  }),
  symbol: symbolOf,
  reach: () => [true, true],
  toMove: (state) => (state.end ? null : state.turn),
  moves,
  find: (state, notation) => (moves(state).includes(notation) ? notation : undefined),
  apply: (state, move) => (state.isDue ? measure(state, Number(move)) : placePair(state, move)),
  leave,
  outcome: (state) => state.end,
  picks: (move) => move.split('-'),
  cells: () => board.ids,
  marks: marksOf,
  answers: (state) => state.isDue,
  stored: (state) => ({
    classical: cellMarks(state).map(([mark]) => (mark?.isCollapsed ? mark.symbol : null)),
    pairs: links(state).map(({ cells, symbol, moveNumber }) => ({
      cells: cells.map(Number),
      symbol,
      moveNumber,
    })),
  }),
};

/** Cached lists of moves by the cells without a classical mark, as bits: there are few, and creating them is slow. */
const known = new Map<number, readonly string[]>();

function moves(state: QuantumState): readonly string[] {
  if (state.end) return [];
  const closing = state.isDue ? state.pairs.at(-1) : undefined;
  if (closing) return [String(closing[0]), String(closing[1])];
  const cells = state.classical.reduce(
    (bits, move, cell) => bits | (move === 0 ? 1 << cell : 0),
    0,
  );
  const made = known.get(cells);
  if (made) return made;
  const list = Object.freeze(pairsAmong(board.ids.filter((_, cell) => (cells >> cell) & 1)));
  known.set(cells, list);
  return list;
}

/** Every pair of cells; a single cell by itself (R-QNT-14). */
function pairsAmong(cells: readonly string[]): readonly string[] {
  if (cells.length === 1) return cells;
  return cells.flatMap((a, at) => cells.slice(at + 1).map((b) => `${a}-${b}`));
}

function placePair(state: QuantumState, notation: string): QuantumState {
  const move = state.made + 1;
  const turn = nextSeat(state.turn, state.seats, state.leftSeats);
  const [a = 0, b] = notation.split('-').map(Number);
  if (b === undefined)
    return addEnd({ ...state, made: move, turn, classical: state.classical.with(a, move) });
  const pair: Pair = [a, b, move];
  const isDue = wayBetween(state.pairs, a, b) !== null;
  return { ...state, made: move, turn, pairs: [...state.pairs, pair], isDue };
}

/** The collapse. The seat that chose it also moves next. */
function measure(state: QuantumState, cell: number): QuantumState {
  const closing = state.pairs.at(-1);
  if (!closing) throw new Error('no measurement is pending');
  const landed = landings(state.pairs, closing, cell);
  const classical = state.classical.map((move, each) => landed.get(each) ?? move);
  const pairs = state.pairs.filter(([a]) => !landed.has(a));
  return addEnd({ ...state, classical, pairs, isDue: false });
}

const addEnd = (state: QuantumState): QuantumState => ({ ...state, end: outcomeOf(state) });

function marksOf(state: QuantumState): readonly Mark[] {
  const classical = state.classical.flatMap((move, cell) =>
    move === 0 ? [] : [markOf(state, cell, move)],
  );
  const ghosts = state.pairs.flatMap(([a, b, move]) =>
    [a, b].map((cell) => ({ ...markOf(state, cell, move), ghost: true }) as const),
  );
  return [...classical, ...ghosts];
}
