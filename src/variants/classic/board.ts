import { flatBoard } from '../../rules/flat-board.ts';

const board = flatBoard(3);

/** Classic's board: three rows of three in one tray. */
export const boardOf = () => board;
