import type { Json } from '../../rules/game.ts';
import { flatBoards } from '../../rules/rows/flat-board.ts';
import type { WildOptions } from './rules.ts';

/** Wild: the board of classic, or four rows. */
export const boardOf = (options: Json) => flatBoards[(options as WildOptions).size];
