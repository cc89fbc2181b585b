import { squareLayouts } from '../../rules/rows/square-layout.ts';
import { boardScene, type Variant } from '../variant.ts';
import { gravity } from './rules.ts';
import { words } from './words/en.ts';

export const variant: Variant = {
  game: gravity,
  words,
  layoutOf: () => squareLayouts[5],
  options: [],
  scene: boardScene,
  guide: () => import('./guide.ts'),
};
