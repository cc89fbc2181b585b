import type { Json } from '../../rules/game.ts';
import { flatBoards } from '../../rules/rows/flat-board.ts';
import type { ExtendedOptions } from './rules.ts';

/** Extended: four or five rows in one tray. */
export const boardOf = (options: Json) => flatBoards[(options as ExtendedOptions).size];
