/** The games that this page has loaded: a match only needs its own. */
import type { Game } from '../rules/game.ts';
import type { GameWords } from '../text/word-types.ts';
import type { GameId } from '../variants/rules.ts';

const gamesById = new Map<string, Game>();
const wordsByGame = new Map<string, GameWords>();

/** Registers a game and its words. Its screen calls this when it loads. */
export function registerGame(game: Game, words?: GameWords): void {
  gamesById.set(game.id, game);
  if (words) wordsByGame.set(game.id, words);
}

/** The rules of a loaded game; throws a RangeError for others. */
export function rulesOf(id: string): Game {
  return expectLoaded(gamesById.get(id), id);
}

/** The id of a loaded game; throws a RangeError for others. */
export const loadedId = (id: string): GameId => rulesOf(id).id as GameId;

/** The words of a loaded game; throws a RangeError for others. */
export function wordsOf(id: GameId): GameWords {
  return expectLoaded(wordsByGame.get(id), id);
}

function expectLoaded<T>(part: T | undefined, id: string): T {
  if (part === undefined) throw new RangeError(`${id} is not loaded`);
  return part;
}
