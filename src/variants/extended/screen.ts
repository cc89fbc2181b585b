import type { Stage } from '../stage.ts';
import { boardOf } from './board.ts';
import { extended } from './rules.ts';
import { words } from './words/en.ts';

export const stage: Stage = {
  game: extended,
  words,
  boardOf,
  options: [{ key: 'size', values: [4, 5] }],
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
