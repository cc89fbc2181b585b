import type { Stage } from '../stage.ts';
import { boardOf, hintsOf } from './board.ts';
import { ultimate } from './rules.ts';
import { words } from './words/en.ts';

export const stage: Stage = {
  game: ultimate,
  words,
  boardOf,
  hintsOf,
  options: [],
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
