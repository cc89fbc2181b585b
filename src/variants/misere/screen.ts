import type { Stage } from '../stage.ts';
import { boardOf, hintsOf } from './board.ts';
import { misere } from './rules.ts';
import { words } from './words/en.ts';

export const stage: Stage = {
  game: misere,
  words,
  boardOf,
  hintsOf,
  options: [{ key: 'size', values: [3, 4] }],
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
