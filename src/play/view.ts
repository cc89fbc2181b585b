/** What a board has to show at one moment, whoever plays: scene and twin know no rules. */
import type { CellId, Game, Json, Mark, SymbolId } from '../rules/game.ts';
import { SYMBOLS } from '../rules/game.ts';
import {
  allowedNext,
  currentState,
  gameOf,
  isBotsTurn,
  isLive,
  lastMove,
  type MatchState,
  turnOf,
} from './match-state.ts';

/** What only some variants show. */
export type BoardHints = {
  /** Lines that somebody must not complete (misère). */
  readonly danger?: readonly (readonly CellId[])[];
  /** A finished line is a crack that loses, not a seam that wins (misère). */
  readonly broken?: boolean;
  /** The levels stand over one another (3d). */
  readonly stacked?: boolean;
  /** The small boards of ultimate, numbered row by row. */
  readonly boards?: {
    /** Where the next move may be. */
    readonly active: readonly number[];
    /** Who owns each: a symbol, 'tie', or null while it is open. */
    readonly winners: readonly (string | null)[];
    /** The mover may choose any open board. */
    readonly anywhere: boolean;
    /** Three boards in a line of one owner. */
    readonly lines: readonly (readonly number[])[];
  };
};

export type BoardView = BoardHints & {
  readonly cells: readonly CellId[];
  readonly marks: readonly Mark[];
  /** Cells that may be picked now; empty while somebody else is to move. */
  readonly open: ReadonlySet<CellId>;
  /** The mark that hovers over an open cell, or null when nobody here is to move. */
  readonly ghost: SymbolId | null;
  /** Finished lines, drawn as the gold seam. */
  readonly lines: readonly (readonly CellId[])[];
  /** A cell that waits for a symbol, and the symbols to choose from (wild); null when none does. */
  readonly chooser: { readonly cell: CellId; readonly symbols: readonly SymbolId[] } | null;
  /** The newest mark, to be told from the others; null on an empty board. */
  readonly last: { readonly cell: CellId; readonly symbol: SymbolId } | null;
};

/** The board of a match as it is looked at now: live, or at an earlier ply. */
export function viewOf(match: MatchState, hintsOf?: (state: Json) => BoardHints): BoardView {
  const game = gameOf(match);
  const state = currentState(match);
  const seat = turnOf(match);
  const open = allowedNext(match);
  const mine = isLive(match) && seat !== null && !isBotsTurn(match);
  return {
    cells: game.cells(state),
    marks: game.marks(state),
    open,
    ghost:
      mine && match.picks.length === 0 ? symbolIn(game.symbol(seat, match.record.options)) : null,
    lines: game.outcome(state)?.lines ?? [],
    last: newest(match),
    chooser: chooserOf(match, open),
    ...hintsOf?.(state),
  };
}

function chooserOf(match: MatchState, open: ReadonlySet<string>): BoardView['chooser'] {
  const [cell] = match.picks;
  const symbols = SYMBOLS.filter((symbol) => open.has(symbol));
  return cell === undefined || symbols.length === 0 ? null : { cell, symbols };
}

/** The mark that the latest move on the board has set. */
function newest(match: MatchState): BoardView['last'] {
  const cell = lastMove(match)?.picks[0];
  const mark = gameOf(match)
    .marks(currentState(match))
    .find((each) => each.cell === cell);
  const symbol = mark && symbolIn(mark.symbol);
  return mark && symbol ? { cell: mark.cell, symbol } : null;
}

/** An empty board on which nothing can be picked: what stands there before a mode is chosen. */
export function emptyView(game: Game, seats: number, options: Json): BoardView {
  const cells = game.cells(game.setup(seats, options, 0));
  return { cells, marks: [], open: new Set(), ghost: null, lines: [], last: null, chooser: null };
}

const symbolIn = (symbol: string) => SYMBOLS.find((known) => known === symbol) ?? null;
