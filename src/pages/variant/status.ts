/** The words above a board: whose turn it is, or how it ended. */
import {
  currentState,
  gameOf,
  lastPly,
  type MatchState,
  shownPly,
  turnOf,
} from '../../play/match-state.ts';
import { describe, type MatchResult } from '../../play/result.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { type Seat, type SymbolId, SYMBOLS } from '../../rules/game.ts';
import { text } from '../../text/en.ts';

export type Status = {
  readonly headline: string;
  readonly detail: string;
  /** The mark that stands beside the words, or null for a tie. */
  readonly symbol: SymbolId | null;
  /** A person on this device won. */
  readonly won: boolean;
  readonly over: boolean;
};

/** The status of a match as it stands live, whatever ply is looked at. */
export function statusOf(match: MatchState): Status {
  const result = describe(match);
  return result ? resultStatus(match, result) : turnStatus(match);
}

function turnStatus(match: MatchState): Status {
  const { controllers } = match.setup;
  const seat = turnOf(match);
  const symbol = seat === null ? null : symbolOf(match, seat);
  const common = { symbol, won: false, over: false };
  const bot = controllers.find((controller) => controller.kind === 'bot');
  if (bot?.kind !== 'bot') {
    return { ...common, headline: text.status.turn(symbol ?? ''), detail: text.status.friends };
  }
  if (match.botError !== null) {
    return { ...common, headline: text.status.botFailed, detail: text.status.botFailedDetail };
  }
  const mine = controllers.findIndex(({ kind }) => kind === 'person');
  const detail = text.status.youAre(symbolOf(match, mine) ?? '', text.modes[bot.level]);
  const headline = match.thinking ? text.status.thinking : text.status.yourTurn;
  return { ...common, headline, detail };
}

function resultStatus(match: MatchState, result: MatchResult): Status {
  const [first] = result.seats;
  const symbol = first === undefined ? null : symbolOf(match, first);
  const friends = match.setup.controllers.every(({ kind }) => kind === 'person');
  const names = result.seats.map((seat) => text.result.player(symbolOf(match, seat) ?? ''));
  const headlines: Record<MatchResult['kind'], string> = {
    'person-wins': text.result.youWin,
    'bot-wins': text.result.aiWins,
    'seat-wins': text.result.playerWins(symbol ?? ''),
    several: text.result.several(names),
    tie: friends ? text.result.draw : text.result.tie,
  };
  return {
    headline: headlines[result.kind],
    detail: result.kind === 'tie' ? text.result.full : text.result.moves(lastPly(match)),
    symbol,
    won: result.personWon,
    over: true,
  };
}

/** What a screen reader hears after a move: the newest mark's place, or nothing. */
export function lastPlayed(match: MatchState, { grid }: Pick<BoardLayout, 'grid'>): string {
  const game = gameOf(match);
  const state = currentState(match);
  const before = match.states[shownPly(match) - 1];
  if (before === undefined) return '';
  const known = new Set(game.marks(before).map(({ id }) => id));
  const mark = game.marks(state).find(({ id }) => !known.has(id));
  if (!mark) return '';
  for (const layer of grid(game.cells(state))) {
    for (const [row, cells] of layer.entries()) {
      const column = cells.indexOf(mark.cell);
      if (column >= 0) return text.board.played(mark.symbol, row + 1, column + 1);
    }
  }
  return '';
}

function symbolOf(match: MatchState, seat: Seat): SymbolId | null {
  const symbol = gameOf(match).symbol(seat, match.record.options);
  return SYMBOLS.find((known) => known === symbol) ?? null;
}
