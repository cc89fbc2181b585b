/** The games that rooms offer. */
import type { RoomFacts } from '../../rules/about.ts';
import { type GameId, games, isGameId } from '../../variants/rules.ts';

/** A game as rooms offer it, with the settings that a room may be created with (ONL-20 to ONL-27, DB-01). */
type RoomOffer = {
  readonly id: GameId;
  readonly title: string;
  readonly description: string;
  /** The name of its picture, `/pictures/{icon}-light.webp`. */
  readonly icon: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** The first is the default. */
  readonly supportedGridSizes: readonly number[];
};

/** The games that rooms offer, in the order of their list. */
export const ROOM_GAMES: readonly GameId[] = Object.values(games).flatMap(({ id, about }) =>
  about.room && isGameId(id) ? [id] : [],
);

/** How rooms offer a game. Throws for a game that they don't offer; callers check first. */
export function roomFacts(id: GameId): RoomFacts {
  const { room } = games[id].about;
  if (!room) throw new RangeError(`rooms don't offer ${id}`);
  return room;
}

/** The offer of a game. Throws as `roomFacts`. */
export function roomOfferOf(id: GameId): RoomOffer {
  const { most, sizes } = roomFacts(id);
  const { name, room = '' } = games[id].about.card;
  return {
    id,
    title: name,
    description: room,
    icon: id,
    minPlayers: 2,
    maxPlayers: most,
    supportedGridSizes: sizes,
  };
}

/** True for the id of a game that rooms offer; safe for untrusted data. */
export const isRoomGame = (raw: unknown): raw is GameId => ROOM_GAMES.some((id) => id === raw);
