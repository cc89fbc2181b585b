import type { BoardLayout } from '../../rules/board.ts';
import { flatBoard } from '../../rules/flat-board.ts';

/** Classic's board: three rows of three in one tray. */
export const board: BoardLayout = flatBoard(3);
