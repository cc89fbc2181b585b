import type { Adds } from '../../play/view.ts';
import type { Json } from '../../rules/game.ts';
import { flatBoards } from '../../rules/rows/flat-board.ts';
import { danger, type MisereOptions, type MisereState } from './rules.ts';
import { words } from './words/en.ts';

/** Misère: the board of classic, or four rows. */
export const boardOf = (options: Json) => flatBoards[(options as MisereOptions).size];

/** The lines that lack only one mark. */
export const dangerIn = (state: Json) => danger(state as MisereState);

/** Empty while no line is in danger, so that the layout doesn't move. */
export function adds(state: Json): Adds {
  const { length: lines } = dangerIn(state);
  return { note: { text: lines > 0 ? words.own.danger(lines) : '', isWarning: true } };
}
