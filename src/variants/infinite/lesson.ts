import { findBlock, goalStopWin, goalWinNow, goalWinNextTurn } from '../../play/learn/goals.ts';
import type { LessonStep } from '../../play/learn/lesson.ts';
import type { Game } from '../../rules/game.ts';
import { infinite } from './rules.ts';

export { words } from './words/en-lesson.ts';

export const translations = {
  de: () => import('./words/de-lesson.ts'),
  es: () => import('./words/es-lesson.ts'),
};

const game = infinite as Game;
/** Three X in the middle row. */
const three = ['2,2', '1,1', '1,2', '3,3', '3,2', '1,3'];

export const steps: readonly [LessonStep, ...LessonStep[]] = [
  {
    moves: [],
    does: (before, after) => game.cells(after).length > game.cells(before).length,
  },
  { moves: ['0,2', '1,2', '2,1', '2,2', '3,3', '3,2', '1,3', '4,2'], does: goalStopWin(game) },
  { moves: three, does: goalWinNextTurn(game), reply: (after) => findBlock(game, after) },
  { moves: [...three, '0,2', '-1,2'], does: goalWinNow(game) },
];
