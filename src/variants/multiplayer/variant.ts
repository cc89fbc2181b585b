import type { Stage } from '../variant.ts';
import { boardOf } from './board.ts';
import { Fields } from './Fields.tsx';
import { multiplayer } from './rules.ts';
import { SetUp } from './SetUp.tsx';
import { words } from './words/en.ts';

export const stage: Stage = {
  game: multiplayer,
  words,
  boardOf,
  options: [],
  Fields,
  SetUp,
  scene: () => import('./Scene.tsx'),
  guide: () => import('./guide.ts'),
};
