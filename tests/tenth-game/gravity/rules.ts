/** Gravity: a mark takes the lowest free cell of its column, four in a row win. */
import type { CellId } from '../../rules/game.ts';
import { EMPTY, rowBoard } from '../../rules/rows/row-board.ts';
import { rowGame, type RowState } from '../../rules/rows/row-game.ts';
import { choices, type NoOptions } from '../../rules/untrusted.ts';
import { card } from './card.ts';

type GravityState = RowState<NoOptions>;

const SIZE = 5;
const board = rowBoard([SIZE, SIZE], 4);

const row = rowGame<NoOptions>({
  id: 'gravity',
  about: { card, room: { most: 2, sizes: [5] } },
  version: 1,
  seats: [2, 2],
  allowed: {},
  options: (raw) => choices(raw, {}),
  board: () => board,
});

/** Rows are numbered from the top: nothing is free below a cell that a mark may take. */
const isLowest = ({ board: marks }: GravityState, cell: CellId): boolean =>
  marks[Number(cell) + SIZE] !== EMPTY;

/** The row game, with the moves that fall no further. */
export const gravity = {
  ...row,
  moves: (state: GravityState) => row.moves(state).filter((cell) => isLowest(state, cell)),
  find: (state: GravityState, text: string) =>
    isLowest(state, text) ? row.find?.(state, text) : undefined,
};
