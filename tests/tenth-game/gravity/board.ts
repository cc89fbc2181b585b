import { flatBoards } from '../../rules/rows/flat-board.ts';

/** Five rows in one tray; the last row is the ground. */
export const boardOf = () => flatBoards[5];
