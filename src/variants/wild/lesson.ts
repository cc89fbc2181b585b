import { goalStopWin, goalWinNow } from '../../play/learn/goals.ts';
import type { LessonStep } from '../../play/learn/lesson.ts';
import type { Game } from '../../rules/game.ts';
import { wild } from './rules.ts';

export { words } from './words/en-lesson.ts';

export const translations = {
  de: () => import('./words/de-lesson.ts'),
  es: () => import('./words/es-lesson.ts'),
};

const game = wild as Game;
/** O has two marks in the middle row, and X two corners. */
const row = ['0-X', '3-O', '8-X', '4-O'];

export const steps: readonly [LessonStep, ...LessonStep[]] = [
  { moves: [], does: (_, after) => game.marks(after).some(({ symbol }) => symbol === 'X') },
  { moves: ['0-X', '4-O', '1-X', '8-O'], does: goalWinNow(game) },
  { moves: row, does: goalStopWin(game) },
  { moves: row, options: { winner: 'maker' }, does: goalWinNow(game) },
];
