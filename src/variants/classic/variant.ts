import type { Stage } from '../variant.ts';
import { boardOf } from './board.ts';
import { classic } from './rules.ts';
import { words } from './words/en.ts';

export const stage: Stage = {
  game: classic,
  words,
  boardOf,
  options: [],
  scene: () => import('./Scene.tsx'),
  guide: () => import('./guide.ts'),
};
