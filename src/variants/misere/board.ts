import type { BoardHints } from '../../play/view.ts';
import type { Json } from '../../rules/game.ts';
import { flatBoards } from '../../rules/flat-board.ts';
import { danger, type MisereOptions, type MisereState } from './rules.ts';

/** Misère: the board of classic, or four rows. */
export const boardOf = (options: Json) => flatBoards[(options as MisereOptions).size];

/** Lines one mark short are in danger, and a full line is a crack instead of gold. */
export const hintsOf = (state: Json): BoardHints => ({
  danger: danger(state as MisereState),
  broken: true,
});
