/** The click logic of every game: finds the moves that the picks made so far can still become. */
import type { Game, Json } from '../rules/game.ts';

/** A legal move that contains the picks made, and its missing picks. */
type Completion = { readonly move: Json; readonly missing: readonly string[] };

/** The legal moves that contain all these picks, in any order. */
export function movesCompletedBy(
  game: Game,
  state: Json,
  picks: readonly string[],
): readonly Completion[] {
  return game.moves(state).flatMap((move) => {
    const missing = removeTaken(game.picks(move), picks);
    return missing === null ? [] : [{ move, missing }];
  });
}

/** The list without these items; null if one of them is missing. */
function removeTaken(list: readonly string[], taken: readonly string[]): readonly string[] | null {
  const rest = [...list];
  for (const each of taken) {
    const at = rest.indexOf(each);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}
