/** Readers of a match's record: its shape. Moves are the rules' matter. */
import type { Json, MatchRecord } from '../../rules/game.ts';
import type { GameId } from '../../variants/rules.ts';
import { count, list, shape, text, type Reader } from './readers.ts';
import { isRoomGame } from './room-games.ts';

// What a game says of itself is its rules' matter.
const json: Reader<Json> = (raw) => raw as Json;
export const variant: Reader<GameId> = (raw) => (isRoomGame(raw) ? raw : undefined);
export const match = shape<MatchRecord>(
  { game: variant, version: count, seats: count, options: json, moves: list(text) },
  { first: count },
);
