import { squareLayouts } from '../../rules/rows/square-layout.ts';
import { boardScene, type Variant } from '../variant.ts';
import { extended, type ExtendedOptions } from './rules.ts';
import { words } from './words/en.ts';

export const variant: Variant = {
  game: extended,
  words,
  layoutOf: (options) => squareLayouts[(options as ExtendedOptions).size],
  options: [{ key: 'size', values: [4, 5] }],
  scene: boardScene,
  guide: () => import('./guide.ts'),
  puzzles: () => import('./puzzles.json'),
};
