import type { DiagramSpec } from '../../ui/diagram/position.ts';

export { DiagramBoards as Over } from './DiagramBoards.tsx';
export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

/** The positions of the guide. */
export const diagrams = {
  sending: { moves: ['4.2'], arrow: ['4.2', '2.4'] },
  anywhere: { moves: ['0.4', '4.0', '0.0', '0.1', '1.8', '8.0', '0.8', '8.1', '1.0'] },
} satisfies Record<string, DiagramSpec>;
