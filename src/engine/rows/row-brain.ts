/** The brain of a row game: turns its state into a packed position. */
import type { Brain, Coordinates } from '../brain.ts';
import { SYMBOLS } from '../../rules/game.ts';
import { cellsOfLine, EMPTY, type RowBoard } from '../../rules/rows/row-board.ts';
import type { RowState } from '../../rules/rows/row-game.ts';
import { RowMarks } from './row-marks.ts';
import { RowPosition, type Ending } from './row-position.ts';
import { SHIFT, shapeOf } from './row-shape.ts';
import { sideOf, type SeatingOptions, type TurnState } from '../../rules/turns.ts';

/** A row game as its brain sees it. */
export type RowFacts<O extends SeatingOptions> = {
  board(options: O): RowBoard;
  ending(options: O): Ending;
  /** Movers choose between X and O. */
  readonly choosesSymbol?: boolean;
  /** Row-major cells that the first mark may not take. */
  closed?(options: O): readonly number[];
};

/** The sides of the remaining seats, in turn order from the seat to move. */
export function sidesInTurn({ turn, seats, options, leftSeats }: TurnState): readonly number[] {
  return Array.from({ length: seats }, (_, ahead) => (turn + ahead) % seats)
    .filter((seat) => !leftSeats.includes(seat))
    .map((seat) => sideOf(seat, options));
}

/** With X and O exchanged, in a text that has no other letters X and O. */
export const exchangeSymbols = (notation: string): string =>
  notation.replaceAll(/[XO]/g, (symbol) => (symbol === 'X' ? 'O' : 'X'));

/** A state of two seats as if X had begun, for books that assume it: X and O may be exchanged. */
export function asIfXBegan<O extends SeatingOptions>(state: RowState<O>): RowState<O> {
  const { board, turn } = state;
  const marks = board.replaceAll(EMPTY, '').length;
  if (turn === marks % 2) return state;
  return { ...state, board: exchangeSymbols(board), turn: 1 - turn };
}

/** A state's packed position. */
export const packRow = <O extends SeatingOptions>(
  facts: RowFacts<O>,
  state: RowState<O>,
): RowPosition => packRowAs(facts, state, RowPosition);

/** A state's packed position, of a game's own class. */
export function packRowAs<O extends SeatingOptions, P extends RowPosition>(
  facts: RowFacts<O>,
  state: RowState<O>,
  Made: new (...parts: ConstructorParameters<typeof RowPosition>) => P,
): P {
  const { options, board, seats } = state;
  const symbols = facts.choosesSymbol || options['teams'] === true ? 2 : seats;
  const marks = new RowMarks(shapeOf(facts.board(options)), symbols);
  board.split('').forEach((symbol, cell) => {
    if (symbol !== EMPTY) marks.put((cell << SHIFT) | SYMBOLS.findIndex((each) => each === symbol));
  });
  return new Made(marks, sidesInTurn(state), {
    ending: facts.ending(options),
    choosesSymbol: facts.choosesSymbol ?? false,
    closed: facts.closed?.(options) ?? [],
  });
}

/** The lines of a board, as ids of cells. */
export const linesOn = (board: RowBoard): readonly (readonly string[])[] =>
  board.lines.map((line) => cellsOfLine(board, line));

/** Where the cells are that a move's notation names: "4-X" has one, "0-8" two. */
export function coordinatesOn(
  { index, sizes }: RowBoard,
  notation: string,
): readonly Coordinates[] {
  const [rows = 1, columns = 1] = sizes.slice(-2);
  return notation.split('-').flatMap((pick) => {
    const at = index.get(pick);
    if (at === undefined) return [];
    const row = Math.floor(at / columns);
    return [[at % columns, row % rows, Math.floor(row / rows)] as const];
  });
}

/** How bots play a row game, unless the game has a brain of its own. */
export const rowBrain = <O extends SeatingOptions>(facts: RowFacts<O>): Brain<RowState<O>> => ({
  pack: (state) => (state.end ? null : packRow(facts, state)),
  lines: ({ options }) => linesOn(facts.board(options)),
  coordinatesOf: ({ options }, notation) => coordinatesOn(facts.board(options), notation),
});
