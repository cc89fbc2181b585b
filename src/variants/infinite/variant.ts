import type { Json } from '../../rules/game.ts';
import type { Variant } from '../variant.ts';
import { layoutOf, describe } from './board.ts';
import { infinite } from './rules.ts';
import { words } from './words/en.ts';

const grows = ({ compact }: Readonly<Record<string, unknown>>) => compact !== true;

export const variant: Variant = {
  game: infinite,
  words,
  layoutOf,
  describe,
  sound,
  options: [
    { key: 'compact', values: [false, true] },
    { key: 'length', values: [5, 4, 3], when: grows },
    { key: 'start', values: [5, 3], when: grows },
    { key: 'swap', values: [false, true], when: grows },
  ],
  scene: () => import('./Scene.tsx'),
  guide: () => import('./guide.ts'),
  lesson: () => import('./lesson.ts'),
  puzzles: () => import('./puzzles.json'),
};

/** The sound of a board that grows. */
function sound(before: Json, after: Json) {
  const { game } = variant;
  return game.cells(after).length > game.cells(before).length ? ('growth' as const) : null;
}
