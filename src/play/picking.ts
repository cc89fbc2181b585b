/** The whole click logic of every variant: which moves can the picks made so far still become? */
import type { Game, Json } from '../rules/game.ts';

/** A legal move that contains the picks made, and what it still lacks. */
export type Completion = { readonly move: Json; readonly missing: readonly string[] };

/** Legal moves that contain all these picks, in whatever order they were made. */
export function completing(
  game: Game,
  state: Json,
  picks: readonly string[],
): readonly Completion[] {
  return game.moves(state).flatMap((move) => {
    const missing = without(game.picks(move), picks);
    return missing === null ? [] : [{ move, missing }];
  });
}

/** What is left of a list without these; null when one of them is not in it. */
function without(list: readonly string[], taken: readonly string[]): readonly string[] | null {
  const rest = [...list];
  for (const each of taken) {
    const at = rest.indexOf(each);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}
