import type { Stage } from '../stage.ts';
import { boardOf, hintsOf } from './board.ts';

export const stage: Stage = {
  boardOf,
  hintsOf,
  options: [],
  opensAgainst: 'medium',
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
