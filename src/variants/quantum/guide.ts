import type { DiagramSpec, MovingSpec } from '../../ui/diagram/position.ts';
import { Example } from './guide/Example.tsx';

export { DiagramLinks as Over } from './guide/DiagramLinks.tsx';
export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

export const widgets = { example: Example };

/** The positions of the guide. */
export const diagrams = {
  spooky: { moves: ['0-4'] },
  entangled: { moves: ['0-4', '4-5'] },
  loop: { moves: ['0-4', '4-5', '0-5'] },
  collapse: { moves: ['0-4', '4-5', '0-5', '0'] },
  opening: { moves: ['0-8'] },
} satisfies Record<string, DiagramSpec>;

export const moving = {
  loop: { moves: diagrams.collapse.moves },
} satisfies Record<string, MovingSpec>;

/** The positions of the strategy tips, in their order. */
export const tips: readonly DiagramSpec[] = [
  diagrams.loop,
  diagrams.opening,
  { ...diagrams.entangled, good: ['0', '5'] },
  // Both have a line: X with 5 as its highest number, O with 6.
  { moves: ['5-6', '3-5', '6-8', '0-6', '2-8', '0-5', '0'] },
];
