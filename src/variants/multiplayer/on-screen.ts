import type { Stage } from '../stage.ts';
import { boardOf } from './board.ts';
import { multiplayer } from './rules.ts';

export const stage: Stage = {
  game: multiplayer,
  boardOf,
  options: [],
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
