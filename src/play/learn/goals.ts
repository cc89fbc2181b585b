/** What a move of a lesson does, as the rules of any game tell it. */
import type { Game, Json, Seat } from '../../rules/game.ts';
import { notation, winners } from '../../rules/match.ts';

/** Who has won; nobody before the end. */
function wonBy(game: Game, state: Json): readonly Seat[] {
  const outcome = game.outcome(state);
  return outcome === null ? [] : winners(outcome);
}

/** The moves that win at once for whoever is to move. */
export const winningMoves = (game: Game, state: Json): readonly Json[] =>
  game
    .moves(state)
    .filter((move) => wonBy(game, game.apply(state, move)).includes(game.toMove(state) ?? -1));

/** The moves that lose at once for whoever is to move. */
export const losingMoves = (game: Game, state: Json): readonly Json[] =>
  game
    .moves(state)
    .filter((move) =>
      wonBy(game, game.apply(state, move)).some((seat) => seat !== game.toMove(state)),
    );

/** The move wins. */
export const goalWinNow =
  (game: Game) =>
  (before: Json, after: Json): boolean =>
    wonBy(game, after).includes(game.toMove(before) ?? -1);

/** The match goes on, and the other side can't win at once. */
export const goalStopWin =
  (game: Game) =>
  (_before: Json, after: Json): boolean =>
    game.outcome(after) === null && winningMoves(game, after).length === 0;

/** Whatever the other side answers, the mover can win at once. */
export const goalWinNextTurn =
  (game: Game) =>
  (_before: Json, after: Json): boolean =>
    game.outcome(after) === null &&
    game.moves(after).every((reply) => winningMoves(game, game.apply(after, reply)).length > 0);

/** The answer that leaves the other side the fewest moves to win with. */
export function findBlock(game: Game, state: Json): string {
  const left = (move: Json) => winningMoves(game, game.apply(state, move)).length;
  const answers = game.moves(state).map((move) => [left(move), notation(game, move)] as const);
  const least = Math.min(...answers.map(([count]) => count));
  return answers.find(([count]) => count === least)?.[1] ?? '';
}
