/** From what Create asks for to a room's settings, and from those to the options of a match. */
import type { Json } from '../rules/game.ts';
import { newRecord } from '../rules/match.ts';
import { canTeam } from '../rules/seating.ts';
import type { MatchRecord, Seat } from '../rules/game.ts';
import { games } from '../variants/rules.ts';
import type { RoomSettings, TurnSeconds } from './shapes.ts';
import { onlineVariants, type OnlineVariantId } from './variants.ts';

type Wishes = Readonly<Record<string, Json>>;

/** The options beside the size that each variant knows online, with their values, the default first. */
export const WISHES: Readonly<Record<OnlineVariantId, Readonly<Record<string, readonly Json[]>>>> =
  {
    classic: { teams: [false, true] },
    ultimate: {},
    extended: { teams: [false, true] },
    '3d': { centreClosed: [false, true], teams: [false, true] },
    quantum: {},
    misere: { teams: [false, true] },
    wild: { winner: ['owner', 'maker'] },
    infinite: { length: [5, 4, 3], teams: [false, true] },
  };

/** The allowed turn times, off first. */
export const TURN_SECONDS: readonly TurnSeconds[] = [0, 15, 30, 60];

/** A request of Create whose types are right and whose values may be anything. */
export type Asked = {
  readonly variant: OnlineVariantId;
  readonly players?: number;
  readonly gridSize?: number;
  readonly options?: Wishes;
  readonly listed?: boolean;
  readonly turnSeconds?: number;
  readonly alternate?: boolean;
};

/** Settings made valid: players clamped, an unsupported size or value replaced by the first (specification 5). */
export function settingsOf(asked: Asked): RoomSettings {
  const { id, minPlayers, maxPlayers, supportedGridSizes: sizes } = onlineVariants[asked.variant];
  const players = Math.round(asked.players ?? minPlayers) || minPlayers;
  const playerCount = Math.min(Math.max(players, minPlayers), maxPlayers);
  return {
    gridSize: sizes.find((size) => size === asked.gridSize) ?? sizes[0] ?? 3,
    playerCount,
    gameVariant: id,
    options: wishesOf(id, asked.options ?? {}, playerCount),
    listed: asked.listed === true,
    turnSeconds: TURN_SECONDS.find((seconds) => seconds === asked.turnSeconds) ?? 0,
    alternate: asked.alternate === true,
  };
}

function wishesOf(id: OnlineVariantId, asked: Wishes, seats: number): Wishes {
  const read = Object.entries(WISHES[id]).map(([key, values]): [string, Json] => {
    const value = Object.hasOwn(asked, key) ? asked[key] : undefined;
    return [key, values.find((each) => each === value) ?? values[0] ?? null];
  });
  const wishes = Object.fromEntries(read);
  return wishes['teams'] === true && !canTeam(seats) ? { ...wishes, teams: false } : wishes;
}

const STACKS: Readonly<Record<number, string>> = { 3: '3x3x3', 4: '4x4x4' };

/** The size as the game's own option says it. */
function sized(id: OnlineVariantId, size: number): Wishes {
  if (id === '3d') return { board: STACKS[size] ?? '3x3x3' };
  return id === 'extended' || id === 'misere' || id === 'wild' ? { size } : {};
}

/** What of the wishes suits so many seats: teams need 4 or 6, three in wild only "maker", 4x4x4 no closed centre. */
function fittingWishes({ gameVariant, gridSize, options }: RoomSettings, seats: number): Wishes {
  const teams = options['teams'] === true && canTeam(seats);
  return {
    ...options,
    ...('teams' in options ? { teams } : {}),
    ...(gameVariant === 'wild' && seats > 2 ? { winner: 'maker' } : {}),
    ...(gameVariant === '3d' && gridSize === 4 ? { centreClosed: false } : {}),
  };
}

/** A match without moves for so many seats. Throws when the variant can't seat them: asked before. */
export function freshMatch(settings: RoomSettings, seats: number, first: Seat): MatchRecord {
  const id = settings.gameVariant;
  const options = { ...fittingWishes(settings, seats), ...sized(id, settings.gridSize) };
  const record = newRecord(games[id], seats, options, first === 0 ? undefined : first);
  if (!record.ok) throw new Error(`${id} can't be played by ${seats}: ${record.error}`);
  return record.value;
}

/** Whether the room wants teams, and so many seats can't form them. */
export const lacksTeams = ({ options }: RoomSettings, seats: number): boolean =>
  options['teams'] === true && !canTeam(seats);
