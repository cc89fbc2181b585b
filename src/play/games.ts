/** What this page has loaded of games: a match needs no others than its own. */
import type { Game } from '../rules/game.ts';
import type { GameWords } from '../text/words.ts';
import type { GameId } from '../variants/rules.ts';

const known = new Map<string, Game>();
const said = new Map<string, GameWords>();

/** Makes a game known, and what is said of it; its screen does it when it is loaded. */
export function learn(game: Game, words?: GameWords): void {
  known.set(game.id, game);
  if (words) said.set(game.id, words);
}

/** The rules of a game that was loaded; a RangeError before that. */
export function rulesOf(id: GameId): Game {
  return loaded(known.get(id), id);
}

/** What a loaded game says; a RangeError before that. */
export function wordsOf(id: GameId): GameWords {
  return loaded(said.get(id), id);
}

function loaded<T>(part: T | undefined, id: GameId): T {
  if (part === undefined) throw new RangeError(`${id} is not loaded`);
  return part;
}
