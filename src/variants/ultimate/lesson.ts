import { goalWinNow } from '../../play/learn/goals.ts';
import type { LessonStep } from '../../play/learn/lesson.ts';
import type { Game, Json } from '../../rules/game.ts';
import { boardsIn } from './board.ts';
import { ultimate } from './rules.ts';

export { words } from './words/en-lesson.ts';

export const translations = {
  de: () => import('./words/de-lesson.ts'),
  es: () => import('./words/es-lesson.ts'),
};

const game = ultimate as Game;
const CENTRE = 4;
const wonIn = (state: Json): number =>
  boardsIn(state).winners.filter((winner) => winner === 'X').length;
const winsBoard = (before: Json, after: Json): boolean => wonIn(after) > wonIn(before);

/** X has two in the top row of the centre board, and is sent there. */
const first = ['4.0', '0.4', '4.1', '1.4'];
/** X has won it, and is sent to it again. */
const second = [...first, '4.2', '2.8', '8.0', '0.8', '8.3', '3.4'];
/** X has won the bottom right board, too, and has two in the top row of the top left one. */
const third = [...second, '8.6', '6.0', '0.1', '1.0', '0.2', '2.0'];

export const steps: readonly [LessonStep, ...LessonStep[]] = [
  { moves: [], does: (_, after) => boardsIn(after).active.join() === String(CENTRE) },
  { moves: first, does: winsBoard },
  { moves: second, does: winsBoard },
  { moves: third, does: goalWinNow(game) },
];
