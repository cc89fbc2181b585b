import {
  gameOf,
  latestPly,
  latestState,
  type MatchState,
  moveAt,
  shownPly,
} from '../../play/match-state.ts';
import { findMove } from '../../rules/match.ts';
import type { CellName } from '../../rules/board.ts';
import { type CellId, type Seat, type SymbolId, asSymbol } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { seatNameOf } from '../status/status.ts';
import { moveName, symbolName, type CellNames } from '../../ui/board/cell-name.ts';

/** A move as a list of moves shows it. */
type NamedMove = {
  readonly seat: Seat;
  /** The symbol of the player who made it. */
  readonly symbol: SymbolId | undefined;
  readonly name: CellName;
  /** Whether the name says which symbol was placed, as its player chose it. */
  readonly hasSymbol: boolean;
  /** Whether it answers a question of the game, like a measurement. */
  readonly isAnswer: boolean;
  /** The cells that it names. */
  readonly cells: readonly CellId[];
};

/** The move that led to a ply; null for the empty board. */
export function nameMove(match: MatchState, ply: number, layout: CellNames): NamedMove | null {
  const made = moveAt(match, ply);
  if (!made) return null;
  const game = gameOf(match);
  const symbol = game.symbol(made.seat, match.record.options);
  const all = game.cells(match.states[ply - 1] ?? null);
  const hasLeft = made.picks.length === 0;
  return {
    seat: made.seat,
    symbol: asSymbol(symbol),
    name: hasLeft
      ? { short: text.moves.left, full: text.moves.left }
      : moveName(layout, all, made.picks),
    hasSymbol: made.picks.some((pick) => asSymbol(pick) !== undefined),
    isAnswer: !hasLeft && (game.answers?.(match.states[ply - 1] ?? null) ?? false),
    cells: made.picks.filter((pick) => all.includes(pick)),
  };
}

/** A legal move of the latest position by its notation, as the board names it; empty for any other. */
export function nameLegalMove(match: MatchState, layout: CellNames, played: string): string {
  const game = gameOf(match);
  const state = latestState(match);
  const move = findMove(game, state, played);
  return move === undefined ? '' : moveName(layout, game.cells(state), game.picks(move)).full;
}

/** The ply that is shown and its move, in words. */
export function nameShownMove(match: MatchState, layout: CellNames): string {
  const ply = shownPly(match);
  const at = text.replay.at(ply, latestPly(match));
  const move = nameMove(match, ply, layout);
  if (!move?.symbol) return at;
  const player = move.hasSymbol ? seatNameOf(match, move.seat) : symbolName(move.symbol);
  return text.replay[move.isAnswer ? 'chose' : 'made'](at, player, move.name.full);
}
