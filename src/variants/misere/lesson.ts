import { losingMoves } from '../../play/learn/goals.ts';
import type { LessonStep } from '../../play/learn/lesson.ts';
import type { Game, Json } from '../../rules/game.ts';
import { notation } from '../../rules/match.ts';
import { misere } from './rules.ts';

export { words } from './words/en-lesson.ts';

export const translations = {
  de: () => import('./words/de-lesson.ts'),
  es: () => import('./words/es-lesson.ts'),
};

const game = misere as Game;
const goesOn = (state: Json): boolean => game.outcome(state) === null;

export const steps: readonly [LessonStep, ...LessonStep[]] = [
  // The top right corner would complete the top row of X.
  { moves: ['0', '4', '1', '8'], does: (_, after) => goesOn(after) },
  // The same corner would complete the top row of O.
  {
    moves: ['4', '0', '8', '1'],
    does: (_, after) => goesOn(after) && losingMoves(game, after).length > 0,
  },
  // Three cells are free: after one of them, O completes a row on either of the other two.
  {
    moves: ['0', '7', '1', '2', '5', '6'],
    does: (_, after) =>
      goesOn(after) && losingMoves(game, after).length === game.moves(after).length,
    reply: (after) => notation(game, game.moves(after)[0] ?? null),
  },
];
