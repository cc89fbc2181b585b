import { goalWinNow } from '../../play/learn/goals.ts';
import type { LessonStep } from '../../play/learn/lesson.ts';
import type { Game, Json } from '../../rules/game.ts';
import { entangledIn } from './board.ts';
import { quantum } from './rules.ts';

export { words } from './words/en-lesson.ts';

export const translations = {
  de: () => import('./words/de-lesson.ts'),
  es: () => import('./words/es-lesson.ts'),
};

const game = quantum as Game;
const CENTRE = '4';
const hasCentre = (state: Json): boolean =>
  game.marks(state).some(({ cell, symbol, ghost }) => cell === CENTRE && symbol === 'X' && !ghost);

export const steps: readonly [LessonStep, ...LessonStep[]] = [
  {
    moves: [],
    does: (before, after) => entangledIn(after).links.length > entangledIn(before).links.length,
  },
  {
    moves: ['0-4', '4-5'],
    does: (_, after) => entangledIn(after).measurement !== null,
    reply: (after) => entangledIn(after).measurement?.options[0] ?? '',
  },
  { moves: ['0-4', '4-5', '1-2', '0-5'], isQuestion: true, does: (_, after) => hasCentre(after) },
  {
    moves: ['2-4', '3-5', '2-3', '1-6', '5-6', '1-5'],
    isQuestion: true,
    does: goalWinNow(game),
  },
];
