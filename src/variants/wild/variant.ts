import type { Stage } from '../variant.ts';
import { boardOf } from './board.ts';
import { wild } from './rules.ts';
import { words } from './words/en.ts';

export const stage: Stage = {
  game: wild,
  words,
  boardOf,
  options: [
    { key: 'winner', values: ['owner', 'maker'] },
    { key: 'size', values: [3, 4] },
  ],
  scene: () => import('./Scene.tsx'),
  guide: () => import('./guide.ts'),
  lesson: () => import('./lesson.ts'),
};
