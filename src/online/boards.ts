/** A match's board and winner as `game_state` holds them (specification 3, Room). */
import type { Json, MatchRecord } from '../rules/game.ts';
import { winners } from '../rules/match.ts';
import { bounds, type InfiniteState } from '../variants/infinite/rules.ts';
import { cellMarks, links, type QuantumState } from '../variants/quantum/rules-state.ts';
import { boardWinners, type UltimateState } from '../variants/ultimate/rules.ts';
import { gameOf, outcomeOf, stateOf } from './position.ts';
import type { BoardView } from './shapes.ts';

const BOARDS: Readonly<Record<string, (state: never, record: MatchRecord) => BoardView>> = {
  ultimate: ultimateBoard,
  quantum: quantumBoard,
  infinite: infiniteBoard,
};

/** The board after the last move: flat cells, or the variant's own form. */
export function boardOf(record: MatchRecord): BoardView {
  const state = stateOf(record);
  return (BOARDS[record.game] ?? flatBoard)(state as never, record);
}

/** The cells in the game's order, each null or a symbol. */
function flatBoard(state: Json, record: MatchRecord): readonly (string | null)[] {
  const game = gameOf(record);
  const symbols = new Map(game.marks(state).map(({ cell, symbol }) => [cell, symbol]));
  return game.cells(state).map((cell) => symbols.get(cell) ?? null);
}

function ultimateBoard(state: UltimateState): BoardView {
  return {
    boards: state.boards.map((marked) =>
      Array.from(marked, (sign) => (sign === '.' ? null : sign)),
    ),
    winners: boardWinners(state),
    activeBoard: state.end ? null : state.active,
  };
}

function quantumBoard(state: QuantumState): BoardView {
  return {
    classical: cellMarks(state).map(([mark]) => (mark?.isCollapsed ? mark.player : null)),
    pairs: links(state).map(({ positions, player, moveNumber }) => ({
      cells: positions.map(Number),
      symbol: player,
      moveNumber,
    })),
  };
}

function infiniteBoard(state: InfiniteState, record: MatchRecord): BoardView {
  return { ...bounds(state), cells: flatBoard(state, record) };
}

/** A symbol, several where seats of several symbols won, 'tie', or null while it goes on. */
export function winnerOf(record: MatchRecord): string | readonly string[] | null {
  const outcome = outcomeOf(record);
  if (!outcome) return null;
  const game = gameOf(record);
  const symbols = new Set(winners(outcome).map((seat) => game.symbol(seat, record.options)));
  const [first, ...others] = symbols;
  if (first === undefined) return 'tie';
  return others.length === 0 ? first : [first, ...others];
}
