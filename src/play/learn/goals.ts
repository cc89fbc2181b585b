/** The goals of lessons, checked by the rules of any game. */
import type { Game, Json, Seat } from '../../rules/game.ts';
import { notation, winners } from '../../rules/match.ts';

/** The winners; none before the end. */
function wonBy(game: Game, state: Json): readonly Seat[] {
  const outcome = game.outcome(state);
  return outcome === null ? [] : winners(outcome);
}

/** The moves that win at once for the side to move. */
export const winningMoves = (game: Game, state: Json): readonly Json[] =>
  game
    .moves(state)
    .filter((move) => wonBy(game, game.apply(state, move)).includes(game.toMove(state) ?? -1));

/** The moves that lose at once for the side to move. */
export const losingMoves = (game: Game, state: Json): readonly Json[] =>
  game
    .moves(state)
    .filter((move) =>
      wonBy(game, game.apply(state, move)).some((seat) => seat !== game.toMove(state)),
    );

/** Reached when the move wins. */
export const goalWinNow =
  (game: Game) =>
  (before: Json, after: Json): boolean =>
    wonBy(game, after).includes(game.toMove(before) ?? -1);

/** Reached when the match goes on, and the other side can't win at once. */
export const goalStopWin =
  (game: Game) =>
  (_before: Json, after: Json): boolean =>
    game.outcome(after) === null && winningMoves(game, after).length === 0;

/** Reached when the mover can win at once after every reply. */
export const goalWinNextTurn =
  (game: Game) =>
  (_before: Json, after: Json): boolean =>
    game.outcome(after) === null &&
    game.moves(after).every((reply) => winningMoves(game, game.apply(after, reply)).length > 0);

/** Returns the reply that leaves the other side the fewest winning moves. */
export function findBlock(game: Game, state: Json): string {
  const countWins = (move: Json) => winningMoves(game, game.apply(state, move)).length;
  const replies = game.moves(state).map((move) => [countWins(move), notation(game, move)] as const);
  const least = Math.min(...replies.map(([count]) => count));
  return replies.find(([count]) => count === least)?.[1] ?? '';
}
