/** The board at one moment, for any controllers: scene and flat board know no rules. */
import {
  asSymbol,
  type CellId,
  type Game,
  type Json,
  type Mark,
  SWAP,
  type SymbolId,
  SYMBOLS,
} from '../rules/game.ts';
import { findMove } from '../rules/match.ts';
import {
  allowedNext,
  shownState,
  gameOf,
  isLatestShown,
  isPersonsTurn,
  shownMove,
  type MatchState,
  symbolOfSeat,
  turnOf,
} from './match-state.ts';

/** The part of the status that belongs to the position: where one must play, or what is in danger. */
export type Note = {
  readonly text: string;
  /** The text for screen readers instead. */
  readonly spoken?: string;
  readonly isWarning?: boolean;
  /** The cells that it is about, for announcements. */
  readonly cells?: readonly CellId[];
};

/** A game's additions to the view of its board. */
export type ViewExtras = {
  /** The cells that are closed to the first mark, while that is due. */
  readonly closedAtFirst?: readonly CellId[];
  readonly note?: Note | null;
  /** The tags that screen readers announce for cells besides their marks. */
  readonly tags?: ReadonlyMap<CellId, string>;
  /** A question has to be answered before the match continues: a click on a cell only previews an answer. */
  readonly asks?: boolean;
};

/** The result of a move to a cell, as it is drawn there. `with`: with this symbol, where one is chosen. */
export type ShownWorth = {
  readonly kind: 'win' | 'tie' | 'loss' | 'guess';
  readonly text: string;
  readonly with?: string;
  /** Whether the end may come sooner than `text` says. */
  readonly isLimit?: true;
  /** Whether its cell already has marks. */
  readonly isBeside?: boolean;
};

export type BoardView = ViewExtras & {
  /** The game's state: its own scene, flat board and panel read more off it. */
  readonly state: Json;
  /** A finished line loses: it is a crack, not a seam. */
  readonly broken?: boolean;
  readonly cells: readonly CellId[];
  readonly marks: readonly Mark[];
  /** The cells, symbols or the swap that may be picked now; none while somebody else is to move. */
  readonly open: ReadonlySet<string>;
  /** The mark that hovers over an open cell, or null when nobody here is to move. */
  readonly preview: SymbolId | null;
  /** The symbol of the side to move; null after the end, looking back, or where symbols are chosen. */
  readonly mover?: SymbolId | null;
  /** Finished lines, drawn as the gold seam. */
  readonly lines: readonly (readonly CellId[])[];
  /** A cell that waits for a symbol, and the symbols to choose from; null when none does. */
  readonly chooser: { readonly cell: CellId; readonly symbols: readonly SymbolId[] } | null;
  /** The cells of the move that led to this position, to highlight them; null on an empty board. */
  readonly last: { readonly cells: readonly CellId[]; readonly symbol: SymbolId } | null;
  /** The cells picked so far for an incomplete move. */
  readonly picked: readonly CellId[];
  /** The results of moves, on the analysis board. */
  readonly worths?: ReadonlyMap<CellId, readonly ShownWorth[]>;
  /** Cells of the move that a bot suggests. */
  readonly hint?: readonly CellId[];
};

/** The board of a match at the ply shown: the latest, or an earlier one. */
export function viewOf(match: MatchState, adds?: (state: Json) => ViewExtras): BoardView {
  const game = gameOf(match);
  const state = shownState(match);
  const seat = isLatestShown(match) ? turnOf(match) : null;
  const open = allowedNext(match);
  const symbol = seat === null ? null : symbolOfSeat(match, seat);
  const chooser = chooserOf(match, open);
  return {
    state,
    broken: game.about.lineLoses ?? false,
    cells: game.cells(state),
    marks: game.marks(state),
    open,
    preview: isPersonsTurn(match) && chooser === null ? symbol : null,
    mover: game.about.choosesSymbol ? null : symbol,
    lines: game.outcome(state)?.lines ?? [],
    last: shownMoveCells(match),
    chooser,
    picked: isLatestShown(match) ? match.picks : [],
    ...adds?.(state),
  };
}

function chooserOf(match: MatchState, open: ReadonlySet<string>): BoardView['chooser'] {
  const [cell] = match.picks;
  const symbols = SYMBOLS.filter((symbol) => open.has(symbol));
  return cell === undefined || symbols.length === 0 ? null : { cell, symbols };
}

/** The cells of a move by its notation, in the latest position. */
export function hintCells(match: MatchState, notation: string): readonly CellId[] {
  const game = gameOf(match);
  const state = shownState(match);
  const move = isLatestShown(match) ? findMove(game, state, notation) : undefined;
  const cells = game.cells(state);
  return move === undefined ? [] : game.picks(move).filter((pick) => cells.includes(pick));
}

/** The cells of the move that led to the position on the board, in the colour of the mark it has set there. */
function shownMoveCells(match: MatchState): BoardView['last'] {
  const move = shownMove(match);
  const marks = gameOf(match).marks(shownState(match));
  // A swap takes over the only mark.
  const picks = move?.notation === SWAP ? marks.map(({ cell }) => cell) : (move?.picks ?? []);
  const on = (cell: CellId) => marks.findLast((mark) => mark.cell === cell);
  const cells = picks.filter((pick) => on(pick) !== undefined);
  const symbol = asSymbol(on(cells[0] ?? '')?.symbol);
  return symbol ? { cells, symbol } : null;
}

/** An empty board on which nothing can be picked: the board before a mode is chosen. */
export function emptyView(game: Game, seats: number, options: Json): BoardView {
  const state = game.setup(seats, options, 0);
  return {
    state,
    cells: game.cells(state),
    marks: [],
    open: new Set(),
    preview: null,
    lines: [],
    chooser: null,
    last: null,
    picked: [],
  };
}
