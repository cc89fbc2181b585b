/** The state of a quantum match, and the data derived from it. */
import type { CellId, Mark, Outcome, Seat } from '../../rules/game.ts';
import { cellsOfLine, rowBoard } from '../../rules/rows/row-board.ts';
import { symbolOf, tie, type TurnState } from '../../rules/turns.ts';
import type { NoOptions } from '../../rules/untrusted.ts';
import { landings, wayBetween, type Pair } from './rules-pairs.ts';

/** Cells are numbered row by row from 0, moves from 1. */
export type QuantumState = TurnState<NoOptions> & {
  readonly first: Seat;
  /** The number of moves made (measurements are none). */
  readonly made: number;
  /** Per cell the number of the move whose mark is classical there; 0 if there is none. */
  readonly classical: readonly number[];
  /** Moves whose marks are still entangled, oldest first. */
  readonly pairs: readonly Pair[];
  /** The last of `pairs` closed a loop: a measurement is pending. */
  readonly isDue: boolean;
};

/** The board: nine cells, eight lines. */
export const board = rowBoard([3, 3], 3);

/** The seat that made a move: the first to move made the odd ones. */
const moverOf = (first: Seat, move: number): Seat => (first + move - 1) % 2;

/** The symbol of a move's marks. */
export const symbolOfMove = ({ first, options }: QuantumState, move: number): string =>
  symbolOf(moverOf(first, move), options);

/** One of the two marks of a move; its id stays when it becomes classical. */
export function markOf(state: QuantumState, cell: number, move: number): Mark {
  const symbol = symbolOfMove(state, move);
  const id = board.ids[cell] ?? '';
  return { id: `${symbol}${move}.${id}`, cell: id, symbol, subscript: move };
}

/** A mark as a cell lists it (QNT-05). */
type CellMark = {
  readonly symbol: string;
  readonly moveNumber: number;
  readonly isCollapsed: boolean;
};

/** The marks in every cell, row by row, oldest first: one classical, or up to eight that are not. */
export function cellMarks(state: QuantumState): readonly (readonly CellMark[])[] {
  return board.ids.map((_, cell) => {
    const move = state.classical[cell] ?? 0;
    if (move > 0)
      return [{ symbol: symbolOfMove(state, move), moveNumber: move, isCollapsed: true }];
    return state.pairs
      .filter(([a, b]) => a === cell || b === cell)
      .map(([, , number]) => ({
        symbol: symbolOfMove(state, number),
        moveNumber: number,
        isCollapsed: false,
      }));
  });
}

/** A link between the two cells of a move: an entanglement (QNT-06). */
export type Link = {
  readonly cells: readonly [CellId, CellId];
  readonly moveNumber: number;
  readonly symbol: string;
};

/** The pairs of marks to draw as links, oldest first. */
export const links = (state: QuantumState): readonly Link[] =>
  state.pairs.map(([a, b, moveNumber]) => ({
    cells: [board.ids[a] ?? '', board.ids[b] ?? ''],
    moveNumber,
    symbol: symbolOfMove(state, moveNumber),
  }));

/** A pending measurement (QNT-07). */
export type Pending = {
  /** The cells of the loop, from option A to option B. */
  readonly loop: readonly CellId[];
  /** The seat that chooses: not the one that closed the loop. */
  readonly choosingSeat: Seat;
  /** Options A and B: the cells of the closing move, either of which it may collapse into. */
  readonly options: readonly [CellId, CellId];
  /** The number of the closing move. */
  readonly moveNumber: number;
  /** 'identical' for two cells ('Identical Quantum States Detected!'), else 'cyclic'. */
  readonly kind: 'identical' | 'cyclic';
};

/** The pending measurement, or null. */
export function pendingMeasurement(state: QuantumState): Pending | null {
  const closing = state.isDue && !state.end ? state.pairs.at(-1) : undefined;
  if (!closing) return null;
  const [a, b, moveNumber] = closing;
  const loop = wayBetween(state.pairs.slice(0, -1), a, b) ?? [];
  return {
    loop: cellsOfLine(board, loop),
    choosingSeat: state.turn,
    options: [board.ids[a] ?? '', board.ids[b] ?? ''],
    moveNumber,
    kind: loop.length === 2 ? 'identical' : 'cyclic',
  };
}

/** The marks that become classical if the pending measurement chooses this cell; none if it can't. */
export function landingsIf(state: QuantumState, cell: CellId): readonly Mark[] {
  const closing = state.pairs.at(-1);
  if (!closing || !pendingMeasurement(state)?.options.includes(cell)) return [];
  const landed = landings(state.pairs, closing, Number(cell));
  return [...landed].map(([into, move]) => markOf(state, into, move));
}

/** The outcome of classical marks: a line wins; of two lines, the one with the lower highest number (R-QNT-12). */
export function outcomeOf(state: QuantumState): Outcome | null {
  const { classical, first, seats } = state;
  const lines = board.lines.filter((line) => {
    const sides = line.map((cell) => sideIn(classical[cell] ?? 0));
    return sides[0] !== null && sides.every((side) => side === sides[0]);
  });
  if (lines.length === 0) return classical.includes(0) ? null : tie(seats);
  const highest = (line: readonly number[]): number =>
    Math.max(...line.map((cell) => classical[cell] ?? 0));
  const owners = new Set(lines.map((line) => moverOf(first, highest(line))));
  const winner = moverOf(first, Math.min(...lines.map(highest)));
  const scores = Array.from({ length: seats }, (_, seat) =>
    seat === winner ? 1 : owners.has(seat) ? 1 / 2 : 0,
  );
  return { scores, lines: lines.map((line) => cellsOfLine(board, line)) };
}

const sideIn = (move: number): number | null => (move === 0 ? null : move % 2);
