/** The moves that end a match at once for one side. */
import type { Game, Json, Outcome, Seat } from './game.ts';
import { notation } from './match.ts';

/** A move after which a seat has won or lost, and the outcome. */
export type DecisiveMove = { readonly move: Json; readonly outcome: Outcome };

/** Lists the legal moves after which a seat has won (score 1) or lost (score 0), by trying every one. */
export const listDecisiveMoves = (
  game: Game,
  state: Json,
  { seat, score }: { readonly seat: Seat; readonly score: 0 | 1 },
): readonly DecisiveMove[] =>
  game.moves(state).flatMap((move) => {
    const outcome = game.outcome(game.apply(state, move));
    return outcome?.scores[seat] === score ? [{ move, outcome }] : [];
  });

/**
 * Lists the moves with which the next side wins unless the mover prevents it. Two of the mover's moves are tried,
 * because one may itself take such a cell. For games in which a move is one mark of the mover's own.
 */
export function listThreats(
  game: Game,
  state: Json,
  played: readonly Json[] = game.moves(state),
): { readonly seat: Seat | null; readonly moves: readonly DecisiveMove[] } {
  const nexts = played.map((move) => game.apply(state, move));
  const open = nexts.filter((next) => game.toMove(next) !== null).slice(0, 2);
  const [seat = null] = open.map((next) => game.toMove(next));
  const found = open.flatMap((next) =>
    seat === null ? [] : listDecisiveMoves(game, next, { seat, score: 1 }),
  );
  const byName = new Map(found.map((each) => [notation(game, each.move), each]));
  return { seat, moves: [...byName.values()] };
}
