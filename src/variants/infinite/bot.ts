/** The brain of infinite. */
import type { Brain, Coordinates } from '../../engine/brain.ts';
import { SYMBOLS } from '../../rules/game.ts';
import { idAt } from '../../rules/plane/plane.ts';
import { linesOf } from '../../rules/rows/lines.ts';
import { rowBoard } from '../../rules/rows/row-board.ts';
import { linesOn, packRow, sidesInTurn, type RowFacts } from '../../engine/rows/row-brain.ts';
import { PlaneBoard } from './bot-board.ts';
import { InfinitePosition, putAll } from './bot-position.ts';
import { searchThreats } from './bot-thought.ts';
import { bounds, type InfiniteOptions, type InfiniteState } from './rules.ts';

const SIDE = 3;
const name = (index: number): string => `${index % SIDE},${Math.floor(index / SIDE)}`;
const compact = rowBoard([SIDE, SIDE], SIDE, name);
const facts: RowFacts<InfiniteOptions> = { board: () => compact, ending: () => 'maker' };

/** See `Brain`. When two sides alternate, Hard uses a separate board for thinking. */
export const brain: Brain<InfiniteState> = {
  pack(state) {
    if (state.end) return null;
    if (!state.options.compact) return new InfinitePosition(state);
    return packRow(facts, { ...state, board: state.plane.rows.join('') });
  },
  consult(state, { limits }) {
    if (state.end || state.options.compact) return null;
    const turns = sidesInTurn(state);
    const [own = 0, other = own] = turns;
    const isDuel = turns.every((side, at) => side === (at % 2 === 0 ? own : other));
    if (!isDuel || turns.length % 2 === 1 || state.count === 0) return null;
    return searchThreats(boardOf(state, own, other), limits);
  },
  coordinatesOf,
  lines(state) {
    if (state.options.compact) return linesOn(compact);
    // A ring of cells is added around the board as soon as a mark touches its edge.
    const { x, y, width, height } = bounds(state);
    const wide = width + 2;
    return linesOf([height + 2, wide], state.options.length).map((line) =>
      line.map((at) => idAt(x - 1 + (at % wide), y - 1 + Math.floor(at / wide))),
    );
  },
};

/** The board from the view of the side to move: its own marks are side 0's. */
export function boardOf(state: InfiniteState, own: number, other: number): PlaneBoard {
  const board = new PlaneBoard(state.options.length, bounds(state));
  const codes = [own, other].map((side) => SYMBOLS[side]) as readonly string[];
  return putAll(board, state, (symbol) => (codes.includes(symbol) ? codes.indexOf(symbol) : 2));
}

function coordinatesOf(_state: InfiniteState, notation: string): readonly Coordinates[] {
  const [x = NaN, y = NaN] = notation.split(',').map(Number);
  return Number.isNaN(x + y) ? [] : [[x, y, 0]];
}
