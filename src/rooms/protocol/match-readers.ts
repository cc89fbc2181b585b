/** Readers of a match's record: its shape. The rules check the moves. */
import type { Json, MatchRecord } from '../../rules/game.ts';
import type { GameId } from '../../variants/rules.ts';
import { count, list, shape, text, type Reader } from './readers.ts';
import { isRoomGame } from './room-games.ts';

// The game's rules check its own data.
const json: Reader<Json> = (raw) => raw as Json;
export const gameId: Reader<GameId> = (raw) => (isRoomGame(raw) ? raw : undefined);
export const match = shape<MatchRecord>(
  { game: gameId, version: count, seats: count, options: json, moves: list(text) },
  { first: count },
);
