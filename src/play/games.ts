/** The rules that this page has loaded: a match needs no others than its own game's. */
import type { Game } from '../rules/game.ts';
import type { GameId } from '../variants/rules.ts';

const known = new Map<string, Game>();

/** Makes a game known; a variant's screen does it when it is loaded. */
export const learn = (game: Game): void => void known.set(game.id, game);

/** The rules of a game that was loaded; a RangeError before that. */
export function rulesOf(id: GameId): Game {
  const game = known.get(id);
  if (!game) throw new RangeError(`the rules of ${id} are not loaded`);
  return game;
}
