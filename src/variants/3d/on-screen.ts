import type { Stage } from '../stage.ts';
import { boardOf, hintsOf } from './board.ts';

export const stage: Stage = {
  boardOf,
  hintsOf,
  options: [
    { key: 'board', values: ['4x3x3', '3x3x3', '4x4x4'] },
    { key: 'centreClosed', values: [false, true] },
  ],
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
