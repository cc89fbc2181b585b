/** A match's board and winner as `game_state` holds them. */
import type { MatchRecord } from '../../rules/game.ts';
import { flatCells, winners } from '../../rules/match.ts';
import { gameOf, outcomeOf, stateOf } from './position.ts';
import type { StoredBoard } from '../protocol/wire.ts';

/** The board after the last move: the cells in the game's order, each null or a symbol, or the game's own form. */
export function boardOf(record: MatchRecord): StoredBoard {
  const game = gameOf(record);
  const state = stateOf(record);
  return (game.stored?.(state) as StoredBoard | undefined) ?? flatCells(game, state);
}

/** A symbol, several where seats with several symbols won, 'tie', or null during play. */
export function winnerOf(record: MatchRecord): string | readonly string[] | null {
  const outcome = outcomeOf(record);
  if (!outcome) return null;
  const game = gameOf(record);
  const symbols = new Set(winners(outcome).map((seat) => game.symbol(seat, record.options)));
  const [first, ...others] = symbols;
  if (first === undefined) return 'tie';
  return others.length === 0 ? first : [first, ...others];
}
