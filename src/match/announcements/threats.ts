/** Names the moves that decide a match at once. */
import {
  gameOf,
  isLatestShown,
  isPersonsTurn,
  type MatchState,
  shownPly,
  turnOf,
} from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { SmallBoardWin, BoardLayout } from '../../rules/board.ts';
import { type DecisiveMove, listDecisiveMoves, listThreats } from '../../rules/decisive-moves.ts';
import type { CellId, Seat } from '../../rules/game.ts';
import { linesOf } from '../../rules/rows/lines.ts';
import { findOpenRows } from '../../rules/rows/open-rows.ts';
import { text } from '../../text/play.ts';
import { speech } from '../../text/speech.ts';
import { cellName, moveName, symbolName } from '../../ui/board/cell-name.ts';
import { seatNameOf, noteOf } from '../status/status.ts';
import { joinParts } from '../../ui/notices/Announcer.tsx';
import { listNames } from './lines.ts';

/** Why nothing can be played now. */
export const refusalOf = (match: MatchState): string =>
  turnOf(match) === null ? text.refusals.over : text.refusals.wait;

/** Names the moves that win or lose at once, for both sides, and reads the board's warnings. */
export function describeThreats(match: MatchState, view: BoardView, layout: BoardLayout): string {
  const game = gameOf(match);
  const state = match.states[shownPly(match)] ?? null;
  const seat = game.toMove(state);
  if (seat === null || !isLatestShown(match)) return refusalOf(match);
  const cells = game.cells(state);
  const { lineLoses = false } = game.about;
  const nameOf = ({ move }: DecisiveMove) => moveName(layout, cells, game.picks(move)).full;
  const score = lineLoses ? 0 : 1;
  const decisive = listDecisiveMoves(game, state, { seat, score }).map(nameOf);
  const found = foundWords(callOf(match, seat), listNames(decisive), {
    lineLoses,
    isAlone: isPersonsTurn(match) && isAlone(match),
  });
  // In games where a move marks two cells, nothing is threatened before it; a board of boards is handled
  // below.
  const isPlain =
    !layout.smallBoards &&
    !lineLoses &&
    game.moves(state).every((move) => game.picks(move).length === 1);
  const { seat: other, moves } = isPlain ? listThreats(game, state) : { seat: null, moves: [] };
  const threat =
    // After a measurement the same side moves again.
    moves.length === 0 || other === null || other === seat
      ? ''
      : isAlone(match) && match.setup.controllers[other]?.kind === 'person'
        ? speech.youThreaten(listNames(moves.map(nameOf)))
        : speech.threatens(callOf(match, other), listNames(moves.map(nameOf)));
  const rows = layout.grows
    ? seatsOf(match).flatMap((each) => describeOpenRows(match, view, layout, each))
    : [];
  const boards = describeBoardWins(match, view, layout, seat);
  return joinParts(found, threat, ...boards, ...rows, noteOf({ match, view }, layout));
}

/**
 * On a board of boards, for the side to move and then the other: names the moves that would win the match on small
 * boards where it can't play now, and those that win a small board where it can.
 */
function describeBoardWins(
  match: MatchState,
  view: BoardView,
  layout: BoardLayout,
  next: Seat,
): readonly string[] {
  const { smallBoards } = layout;
  if (!smallBoards) return [];
  const open = new Set([...view.open].map(smallBoards.nameOf));
  const isOpen = (cell: CellId) => open.has(smallBoards.nameOf(cell));
  const list = (wins: readonly SmallBoardWin[]) =>
    listNames(wins.map(({ cell }) => cellName(layout, view.cells, cell).full));
  return [next, ...seatsOf(match).filter((seat) => seat !== next)].flatMap((seat) => {
    const name = symbolName(gameOf(match).symbol(seat, match.record.options));
    const wins = smallBoards.wins(view.state, gameOf(match).symbol(seat, match.record.options));
    // The immediate wins of the side to move have already been named.
    const decisive = wins.filter((win) => win.isDecisive && (seat !== next || !isOpen(win.cell)));
    const others = wins.filter((win) => !win.isDecisive && isOpen(win.cell));
    return [
      decisive.length > 0 ? speech.winsIfSent(name, list(decisive)) : '',
      others.length > 0 ? speech.winsBoard(name, list(others)) : '',
    ];
  });
}

/** A side's name: its symbol, or its player where players choose their symbols. */
const callOf = (match: MatchState, seat: Seat): string =>
  gameOf(match).about.callsSeats === 'by number'
    ? seatNameOf(match, seat)
    : symbolName(gameOf(match).symbol(seat, match.record.options));

/**
 * A single player is "you"; where several share the device, or a match is analysed, the side to move is meant.
 */
const isAlone = ({ setup }: MatchState): boolean =>
  setup.controllers.filter(({ kind }) => kind === 'person').length === 1;

function foundWords(
  symbol: string,
  moves: string,
  { lineLoses, isAlone: isYou }: { readonly lineLoses: boolean; readonly isAlone: boolean },
): string {
  if (lineLoses) {
    if (moves === '') return speech.noLoss;
    return isYou ? speech.loses(moves) : speech.losesFor(symbol, moves);
  }
  if (moves === '') return isYou ? speech.noWin : speech.noWinFor(symbol);
  return isYou ? speech.wins(moves) : speech.winsFor(symbol, moves);
}

const seatsOf = ({ setup }: MatchState): readonly Seat[] =>
  setup.controllers.map((_, seat) => seat);

/** A side's open rows on a board that grows: three of five, say, with both ends empty. */
function describeOpenRows(
  match: MatchState,
  view: BoardView,
  layout: BoardLayout,
  seat: Seat,
): readonly string[] {
  const [rows = []] = layout.grid(view.cells);
  const size = [rows.length + 2, (rows[0]?.length ?? 0) + 2] as const;
  // A ring of cells is added around the board as soon as a mark touches its edge.
  const cellAt = (at: number): CellId => {
    const [row, column] = [Math.floor(at / size[1]), at % size[1]];
    return rows[row - 1]?.[column - 1] ?? `ring ${at}`;
  };
  const { length } = match.record.options as { readonly length: number };
  const lines = linesOf(size, length).map((line) => line.map(cellAt));
  const marked = new Map(view.marks.map((mark) => [mark.cell, mark.symbol]));
  const symbol = gameOf(match).symbol(seat, match.record.options);
  return [...findOpenRows(lines, marked, symbol).values()].map((cells) =>
    speech.openThreat(
      symbolName(symbol),
      cells.length,
      listNames(cells.map((cell) => cellName(layout, view.cells, cell).full)),
    ),
  );
}
