import { flatBoards } from '../../rules/flat-board.ts';

/** Five rows in one tray; the last row is the ground. */
export const boardOf = () => flatBoards[5];
