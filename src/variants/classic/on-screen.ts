import type { Stage } from '../stage.ts';
import { boardOf } from './board.ts';
import { classic } from './rules.ts';

export const stage: Stage = {
  game: classic,
  boardOf,
  options: [],
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
