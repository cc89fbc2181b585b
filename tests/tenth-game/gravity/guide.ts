import type { DiagramSpec } from '../../ui/diagram/position.ts';

export { guide } from './words/en-guide.ts';

/** The positions of the guide. */
export const diagrams = {
  stacked: { moves: ['20', '21', '15'], good: ['10', '16'] },
} satisfies Record<string, DiagramSpec>;
