import type { Stage } from '../stage.ts';
import { boardOf } from './board.ts';

export const stage: Stage = {
  boardOf,
  options: [{ key: 'size', values: [4, 5] }],
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
