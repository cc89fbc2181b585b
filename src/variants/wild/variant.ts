import { squareLayouts } from '../../rules/rows/square-layout.ts';
import { boardScene, type Variant } from '../variant.ts';
import { wild, type WildOptions } from './rules.ts';
import { words } from './words/en.ts';

export const variant: Variant = {
  game: wild,
  words,
  layoutOf: (options) => squareLayouts[(options as WildOptions).size],
  options: [
    { key: 'winner', values: ['owner', 'maker'] },
    { key: 'size', values: [3, 4] },
  ],
  scene: boardScene,
  guide: () => import('./guide.ts'),
  lesson: () => import('./lesson.ts'),
  puzzles: () => import('./puzzles.json'),
};
