/** The pages about the proof that X, who begins, wins 4x4x4. */
import type { DiagramSpec } from '../../ui/diagram/position.ts';

export { guide, words } from './words/en-proof.ts';

export const translations = {
  de: () => import('./words/de-proof.ts'),
  es: () => import('./words/es-proof.ts'),
};

/** The board that is solved. */
export const options = { board: '4x4x4' };

export const loadMoveByProof = async () => (await import('./move-by-proof.ts')).createMoveByProof();

/** The positions of its page. */
export const diagrams = {
  first: { options, moves: ['0.0'] },
  threat: { options, moves: ['0.0', '0.3', '1.5', '0.12', '2.10'], aims: ['3.15'] },
} satisfies Record<string, DiagramSpec>;
