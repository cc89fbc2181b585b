import type { Variant } from '../variant.ts';
import { extras, layoutOf } from './board.ts';
import { Grid } from './Grid.tsx';
import { misere } from './rules.ts';
import { words } from './words/en.ts';

export const variant: Variant = {
  game: misere,
  words,
  layoutOf,
  extras,
  Grid,
  sound: (_before, after) => (variant.game.outcome(after) ? 'crack' : null),
  options: [{ key: 'size', values: [3, 4] }],
  scene: () => import('./Scene.tsx'),
  guide: () => import('./guide.ts'),
  lesson: () => import('./lesson.ts'),
  puzzles: () => import('./puzzles.json'),
};
