/** Computes the difference between two versions of a room, as it is sent to everybody, and applies it. */
import type { MatchRecord } from '../../rules/game.ts';
import type {
  PageSnapshot,
  PageState,
  PlayerRow,
  RoomRow,
  Snapshot,
  StoredState,
  RoomEvent,
  PlayerChange,
} from '../protocol/wire.ts';
import { storedState, playerRow } from './database-rows.ts';
import { remainingIn, type Player, type Room } from './room.ts';
import { extendRecord, isLegal, turnOfRecord } from './position.ts';
import { leaverOf } from '../../rules/match.ts';

/** The event between two versions of a room; `spectator`: the only one whom it removes. */
export function eventOf(before: Room, after: Room, spectator?: number): RoomEvent {
  const moves = movesBetween(before, after);
  if (moves && isAlikeButMoves(before, after)) {
    const { version, updatedAt: at } = after;
    return moves.texts.length > 0 ? { version, at, moves } : { version, at };
  }
  const room = diff(summarize(before), summarize(after));
  const { match, ...state } = diff(storedState(before), storedState(after));
  const kept = match === undefined || moves ? state : { ...state, match };
  const players = before.players === after.players ? [] : playersBetween(before, after);
  return {
    version: after.version,
    at: after.updatedAt,
    ...(moves && moves.texts.length > 0 ? { moves } : {}),
    ...(Object.keys(room).length > 0 ? { room } : {}),
    ...(Object.keys(kept).length > 0 ? { state: kept } : {}),
    ...(players.length > 0 ? { players } : {}),
    ...(before.invitation === after.invitation ? {} : { renewed: spectator ?? (true as const) }),
  };
}

/** Whether a field is the same in two versions. */
type Comparison<T> = (before: T, after: T) => boolean;
type Comparisons<T> = Readonly<Record<keyof T, Comparison<T>>>;

const same =
  <T>(key: keyof T): Comparison<T> =>
  (before, after) =>
    before[key] === after[key];
/** For a field that isn't sent, never changes, or only changes together with another. */
const unsent = (): boolean => true;

const comparePlayers: Comparisons<Player> = {
  id: same('id'),
  name: same('name'),
  index: same('index'),
  left: same('left'),
  isRandom: same('isRandom'),
  wins: same('wins'),
  heldUntil: same('heldUntil'),
  secretHash: unsent,
  seen: unsent,
  recent: unsent,
};

const compareRooms: Comparisons<Room> = {
  status: same('status'),
  seats: same('seats'),
  round: same('round'),
  ties: same('ties'),
  roundRequest: same('roundRequest'),
  deadline: same('deadline'),
  votes: same('votes'),
  invitation: same('invitation'),
  // A turn that begins with this move has the event's time.
  turnSince: (before, after) =>
    before.turnSince === after.turnSince || after.turnSince === after.updatedAt,
  players: (before, after) =>
    before.players.length === after.players.length &&
    after.players.every((player, at) => {
      const known = before.players[at];
      return known === player || (known !== undefined && isAlike(comparePlayers, known, player));
    }),
  id: unsent,
  settings: unsent,
  classId: unsent,
  createdAt: unsent,
  // New together with the invitation.
  code: unsent,
  recentLeavers: unsent,
  // Sent with every event.
  version: unsent,
  updatedAt: unsent,
  match: unsent,
};

function isAlike<T extends object>(comparisons: Comparisons<T>, before: T, after: T): boolean {
  for (const key in comparisons) if (!comparisons[key](before, after)) return false;
  return true;
}

/** Whether only the match's moves differ: that is so for most events, and this check is fast. */
const isAlikeButMoves = (before: Room, after: Room): boolean =>
  isAlike(compareRooms, before, after);

const summarize = (room: Room): Pick<RoomRow, 'status' | 'current_players'> => ({
  status: room.status,
  current_players: remainingIn(room).length,
});

/** Null when the later match doesn't continue the earlier one. */
function movesBetween(before: Room, after: Room): RoomEvent['moves'] | null {
  if (before.match === after.match) return { from: 0, texts: [] };
  if (!before.match || !after.match || before.round !== after.round) return null;
  const from = before.match.moves.length;
  return { from, texts: after.match.moves.slice(from) };
}

/** The fields that differ. A round request is a new object each time, so values are compared. */
function diff<T extends object>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {};
  // Every move passes through here, so no lists are allocated.
  for (const key in after) if (!isSame(before[key], after[key])) changed[key] = after[key];
  return changed;
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (isRoundRequest(a) && isRoundRequest(b) && JSON.stringify(a) === JSON.stringify(b));

const isRoundRequest = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'awaited' in raw;

function playersBetween(before: Room, after: Room): readonly PlayerChange[] {
  const old = new Map(before.players.map((player) => [player.id, player]));
  const ids = new Set(after.players.map(({ id }) => id));
  const gone = before.players.filter(({ id }) => !ids.has(id));
  const deletes = gone.map(
    (player) => ({ event: 'DELETE', old: playerRow(before, player) }) as const,
  );
  // The symbol in each row depends on the seat.
  const isSeatedAlike = before.seats === after.seats && before.status === after.status;
  const updates = after.players.flatMap((player) => {
    const known = old.get(player.id);
    if (known === player && isSeatedAlike) return [];
    return changeOf(known && playerRow(before, known), playerRow(after, player));
  });
  return [...deletes, ...updates];
}

function changeOf(before: PlayerRow | undefined, row: PlayerRow): readonly PlayerChange[] {
  if (!before) return [{ event: 'INSERT', new: row }];
  if (Object.keys(diff(before, row)).length === 0) return [];
  const leaves = before.left_at === null && row.left_at !== null;
  return leaves ? [{ event: 'DELETE', old: row }] : [{ event: 'UPDATE', new: row }];
}

/** The part of a snapshot that a page keeps. */
export function trimSnapshot({ room, ...rest }: Snapshot): PageSnapshot {
  const { board: _board, winner: _winner, gridSize: _size, ...state } = room.game_state;
  return { ...rest, room: { ...room, game_state: state } };
}

/**
 * The snapshot after an event; null when the event is for another version or doesn't fit: then a new
 * snapshot is needed. Chat has its own stream.
 */
export function applyEvent(snapshot: PageSnapshot, event: RoomEvent): PageSnapshot | null {
  const { room } = snapshot;
  if (event.version !== room.version + 1) return null;
  const state = stateAfter(room.game_state, event);
  if (!state) return null;
  return {
    ...snapshot,
    room: {
      ...room,
      ...event.room,
      version: event.version,
      updated_at: new Date(event.at).toISOString(),
      game_state: state,
    },
    players: playersAfter(snapshot.players, event.players ?? []),
  };
}

function stateAfter(before: PageState, event: RoomEvent): PageState | null {
  const { moves, state: changed, room, players, at } = event;
  const known = changed?.match ?? before.match;
  if (known && !isLegal(known)) return null;
  if (!moves) return withTurn({ ...before, ...changed });
  if (before.match?.moves.length !== moves.from) return null;
  const match = moves.texts.reduce<MatchRecord | null>(recordAfter, before.match);
  const isMoveAlone = !changed && !room && !players;
  return match && withTurn({ ...before, ...(isMoveAlone ? { turnSince: at } : changed), match });
}

const withTurn = (state: StoredState): PageState => ({
  ...state,
  currentPlayerIndex: (state.match && turnOfRecord(state.match)) ?? 0,
});

function recordAfter(match: MatchRecord | null, notation: string): MatchRecord | null {
  if (!match) return null;
  const seat = leaverOf(notation) ?? turnOfRecord(match);
  const next = seat === null ? null : extendRecord(match, seat, notation);
  return next?.ok ? next.value : null;
}

/** Inserts are added and sorted, updates replace, deletes remove (DB-21); a row marked as left stays. */
function playersAfter(
  rows: readonly PlayerRow[],
  changes: readonly PlayerChange[],
): readonly PlayerRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const change of changes) {
    if (change.event !== 'DELETE') byId.set(change.new.id, change.new);
    else if (change.old.left_at !== null && byId.get(change.old.id)?.left_at === null) {
      byId.set(change.old.id, change.old);
    } else byId.delete(change.old.id);
  }
  return [...byId.values()].toSorted((a, b) => a.player_index - b.player_index);
}
