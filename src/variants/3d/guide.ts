import type { DiagramSpec } from '../../ui/diagram/position.ts';
import { LineDiagram } from './LineDiagram.tsx';
import { ProofLink } from './ProofLink.tsx';

export { guide } from './words/en-guide.ts';

export const translations = {
  de: () => import('./words/de-guide.ts'),
  es: () => import('./words/es-guide.ts'),
};

/** Its Back link leads to the previous page. */
export const backsUp = true;

/** By cell, the number of moves in which an opening there wins; the outer middles lose. */
function openings(): Record<string, string> {
  const levels = ['11', '7', '7', '11'].flatMap((plies, level) =>
    Array.from({ length: 9 }, (_, cell) => [`${level}.${cell}`, plies] as const),
  );
  return { ...Object.fromEntries(levels), '0.4': '–', '3.4': '–' };
}

export const widgets = { lines: LineDiagram, proof: ProofLink };

/** The positions of the guide; what they claim is searched in tests/games. */
export const diagrams = {
  openings: { moves: [], labels: openings(), bad: ['0.4', '3.4'] },
  reply: { moves: ['0.4'], good: ['1.4'] },
} satisfies Record<string, DiagramSpec>;
