import type { Json } from '../../rules/game.ts';
import type { Variant } from '../variant.ts';
import { extras, layoutOf, boardsIn, describe } from './board.ts';
import { Grid } from './Grid.tsx';
import { ultimate } from './rules.ts';
import { words } from './words/en.ts';

export const variant: Variant = {
  game: ultimate,
  words,
  layoutOf,
  extras,
  describe,
  sound,
  Grid,
  options: [],
  scene: () => import('./Scene.tsx'),
  guide: () => import('./guide.ts'),
  lesson: () => import('./lesson.ts'),
  puzzles: () => import('./puzzles.json'),
};

/** The sound of a small board that is won. */
function sound(before: Json, after: Json) {
  const won = (state: Json) =>
    boardsIn(state).winners.filter((winner) => winner !== null && winner !== 'tie').length;
  return won(after) > won(before) ? ('great' as const) : null;
}
