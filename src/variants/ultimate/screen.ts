import type { Stage } from '../stage.ts';
import { adds, boardOf, says } from './board.ts';
import { Grid } from './Grid.tsx';
import { ultimate } from './rules.ts';
import { words } from './words/en.ts';

export const stage: Stage = {
  game: ultimate,
  words,
  boardOf,
  adds,
  says,
  Grid,
  options: [],
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
