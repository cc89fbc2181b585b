import { squareLayouts } from '../../rules/rows/square-layout.ts';
import { boardScene, type Variant } from '../variant.ts';
import { classic } from './rules.ts';
import { words } from './words/en.ts';

export const variant: Variant = {
  game: classic,
  words,
  layoutOf: () => squareLayouts[3],
  options: [],
  scene: boardScene,
  guide: () => import('./guide.ts'),
  puzzles: () => import('./puzzles.json'),
};
