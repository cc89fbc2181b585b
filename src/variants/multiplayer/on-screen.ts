import type { Stage } from '../stage.ts';
import { boardOf } from './board.ts';

export const stage: Stage = {
  boardOf,
  options: [],
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
