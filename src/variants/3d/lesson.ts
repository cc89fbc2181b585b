import { goalStopWin, goalWinNow } from '../../play/learn/goals.ts';
import type { LessonStep } from '../../play/learn/lesson.ts';
import type { Game } from '../../rules/game.ts';
import { threeD } from './rules.ts';

export { words } from './words/en-lesson.ts';

export const translations = {
  de: () => import('./words/de-lesson.ts'),
  es: () => import('./words/es-lesson.ts'),
};

const game = threeD as Game;
/** The middles of the inner levels. */
const INNER: ReadonlySet<string> = new Set(['1.4', '2.4']);

export const steps: readonly [LessonStep, ...LessonStep[]] = [
  {
    moves: [],
    does: (_, after) => game.marks(after).some(({ cell }) => INNER.has(cell)),
  },
  { moves: ['0.0', '3.8', '0.1', '3.4'], does: goalWinNow(game) },
  { moves: ['0.8', '0.0', '1.8', '1.0'], does: goalWinNow(game) },
  { moves: ['0.0', '0.6', '1.4', '1.6'], does: goalWinNow(game) },
  { moves: ['3.0', '0.2', '0.8', '1.4'], does: goalStopWin(game) },
];
