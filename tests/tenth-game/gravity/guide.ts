import type { DiagramSpec } from '../../ui/diagram/position.ts';

export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

/** The positions of the guide. */
export const diagrams = {
  stacked: { moves: ['20', '21', '15'], good: ['10', '16'] },
} satisfies Record<string, DiagramSpec>;
