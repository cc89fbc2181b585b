import type { Stage } from '../stage.ts';
import { boardOf, hintsOf } from './board.ts';
import { ultimate } from './rules.ts';

export const stage: Stage = {
  game: ultimate,
  boardOf,
  hintsOf,
  options: [],
  opensAgainst: 'medium',
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
