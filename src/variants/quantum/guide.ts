import type { DiagramSpec } from '../stage.ts';

export { DiagramLinks as Over } from './DiagramLinks.tsx';
export { guide } from './words/en-guide.ts';

/** The positions of the guide. */
export const diagrams = {
  spooky: { moves: ['0-4'] },
  entangled: { moves: ['0-4', '4-5'] },
  loop: { moves: ['0-4', '4-5', '0-5'] },
  collapse: { moves: ['0-4', '4-5', '0-5', '0'] },
  opening: { moves: ['0-8'] },
} satisfies Record<string, DiagramSpec>;

/** The game of the step-by-step example; `exampleSteps` says what happens. */
export const exampleMoves: readonly string[] = '0-1 1-2 0-2 0 3-4 4-6 3-6 6 7-8 5-7 5-8 5'.split(
  ' ',
);
