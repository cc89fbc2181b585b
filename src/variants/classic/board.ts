import { flatBoards } from '../../rules/rows/flat-board.ts';

/** Classic's board: three rows of three in one tray. */
export const boardOf = () => flatBoards[3];
