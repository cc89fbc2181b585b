import type { Stage } from '../variant.ts';
import { boardOf } from './board.ts';
import { extended } from './rules.ts';
import { words } from './words/en.ts';

export const stage: Stage = {
  game: extended,
  words,
  boardOf,
  options: [{ key: 'size', values: [4, 5] }],
  scene: () => import('./Scene.tsx'),
  guide: () => import('./guide.ts'),
};
