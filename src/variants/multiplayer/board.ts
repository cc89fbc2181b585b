import type { Json } from '../../rules/game.ts';
import { flatBoards } from '../../rules/rows/flat-board.ts';
import type { MultiplayerOptions } from './rules.ts';

/** Multiplayer: three to five rows in one tray. */
export const boardOf = (options: Json) => flatBoards[(options as MultiplayerOptions).size];
