import type { ViewExtras } from '../../play/view.ts';
import type { Json } from '../../rules/game.ts';
import { squareLayouts } from '../../rules/rows/square-layout.ts';
import { danger, misere, type MisereOptions, type MisereState } from './rules.ts';
import { words } from './words/en.ts';

/** Misère: the board of classic, or four rows. */
export const layoutOf = (options: Json) => squareLayouts[(options as MisereOptions).size];

/** The lines that lack only one mark. */
export const dangerIn = (state: Json) => danger(state as MisereState);

/**
 * What loses, before the first mark; then the lines in danger. Empty while there is none, so that the layout doesn't move.
 */
export function extras(state: Json): ViewExtras {
  const marks = misere.marks(state as MisereState);
  if (marks.length === 0)
    return { note: { text: words.own.aim((state as MisereState).options.size) } };
  const lines = dangerIn(state);
  const taken = new Set(marks.map(({ cell }) => cell));
  const cells = [...new Set(lines.flat().filter((cell) => !taken.has(cell)))];
  const inWords = (text: (lines: number) => string) => (lines.length > 0 ? text(lines.length) : '');
  const { danger: shown, spoken } = words.own;
  return { note: { text: inWords(shown), spoken: inWords(spoken), isWarning: true, cells } };
}
