/** Turns the choices of Create into a room's settings, and those into the options of a match. */
import type { Json, MatchRecord, Seat } from '../../rules/game.ts';
import { newRecord } from '../../rules/match.ts';
import { canTeam } from '../../rules/turns.ts';
import { type GameId, games } from '../../variants/rules.ts';
import { TURN_SECONDS, type RequestedSettings, type RoomSettings } from './wire.ts';
import { roomOfferOf, roomFacts } from './room-games.ts';

type RoomOptions = Readonly<Record<string, Json>>;

/** Makes settings valid: clamps players, replaces an unsupported size or value with the first one (ONL-11, ONL-12). */
export function settingsOf(asked: RequestedSettings): RoomSettings {
  const { id, minPlayers, maxPlayers, supportedGridSizes: sizes } = roomOfferOf(asked.variant);
  const players = Math.round(asked.players ?? minPlayers) || minPlayers;
  const playerCount = Math.min(Math.max(players, minPlayers), maxPlayers);
  return {
    gridSize: sizes.find((size) => size === asked.gridSize) ?? sizes[0] ?? 3,
    playerCount,
    gameVariant: id,
    options: askedOptions(id, asked.options ?? {}, playerCount),
    listed: asked.listed === true,
    turnSeconds: TURN_SECONDS.find((seconds) => seconds === asked.turnSeconds) ?? 0,
    alternate: asked.alternate === true,
  };
}

function askedOptions(id: GameId, asked: RoomOptions, seats: number): RoomOptions {
  const read = Object.entries(roomFacts(id).options ?? {}).map(([key, values]): [string, Json] => {
    const value = Object.hasOwn(asked, key) ? asked[key] : undefined;
    return [key, values.find((each) => each === value) ?? values[0] ?? null];
  });
  const options = Object.fromEntries(read);
  return options['teams'] === true && !canTeam(seats) ? { ...options, teams: false } : options;
}

/** The options that have only one value for this number of seats or this grid. */
export function fixedOptions(id: GameId, gridSize: number, seats: number): RoomOptions {
  const applies = (roomFacts(id).fixed ?? []).filter(
    (fixed) => seats >= (fixed.seats ?? 0) && gridSize === (fixed.size ?? gridSize),
  );
  return Object.assign({}, ...applies.map(({ options }) => options)) as RoomOptions;
}

/** The room's options, adjusted to the number of seats: teams need 4 or 6. */
function fittingOptions(
  { gameVariant, gridSize, options }: RoomSettings,
  seats: number,
): RoomOptions {
  const teams = options['teams'] === true && canTeam(seats);
  return {
    ...options,
    ...('teams' in options ? { teams } : {}),
    ...fixedOptions(gameVariant, gridSize, seats),
    ...roomFacts(gameVariant).sized?.[gridSize],
  };
}

/** A match without moves for this many seats. Throws when the game can't seat them; callers check first. */
export function freshMatch(settings: RoomSettings, seats: number, first: Seat): MatchRecord {
  const id = settings.gameVariant;
  const options = fittingOptions(settings, seats);
  const record = newRecord(games[id], seats, options, first === 0 ? undefined : first);
  if (!record.ok) throw new Error(`${id} can't be played by ${seats}: ${record.error}`);
  return record.value;
}

/** Whether the room wants teams and this many seats can't form them. */
export const lacksTeams = ({ options }: RoomSettings, seats: number): boolean =>
  options['teams'] === true && !canTeam(seats);
