/** A room's rows for the wire and for databases (DB-02 to DB-11). */
import type { MatchRecord, Seat } from '../../rules/game.ts';
import { flatCells, winners } from '../../rules/match.ts';
import { freshMatch } from '../protocol/room-settings.ts';
import { gameOfRecord, outcomeOf, stateOf, turnOfRecord } from './position.ts';
import {
  awaitedIn,
  remainingIn,
  symbolAt,
  type HandledCommand,
  type Leaver,
  type Player,
  type Room,
} from './room.ts';
import type {
  StoredBoard,
  ChatMessage,
  RoundRequest,
  RoundState,
  PlayerRow,
  RoomRow,
  RoomSettings,
  Snapshot,
  StoredState,
} from '../protocol/wire.ts';

/** The complete `game_state`: board, turn, winner and the size of a growing board are derived from the moves. */
function gameState(kept: StoredState, settings: RoomSettings): RoundState {
  const match = kept.match ?? freshMatch(settings, 2, 0);
  const board = storedBoardOf(match);
  const grown = grownSize(board);
  const turn: Seat = turnOfRecord(match) ?? 0;
  return { ...kept, board, currentPlayerIndex: turn, winner: winnerOf(match), ...grown };
}

/** The board after the last move: the cells in the game's order, each null or a symbol, or the game's own form. */
function storedBoardOf(record: MatchRecord): StoredBoard {
  const game = gameOfRecord(record);
  const state = stateOf(record);
  return (game.stored?.(state) as StoredBoard | undefined) ?? flatCells(game, state);
}

/** A symbol, several where seats with several symbols won, 'tie', or null during play. */
function winnerOf(record: MatchRecord): string | readonly string[] | null {
  const outcome = outcomeOf(record);
  if (!outcome) return null;
  const game = gameOfRecord(record);
  const symbols = new Set(winners(outcome).map((seat) => game.symbol(seat, record.options)));
  const [first, ...others] = symbols;
  if (first === undefined) return 'tie';
  return others.length === 0 ? first : [first, ...others];
}

/** The longer side of a board that grows. */
function grownSize(board: StoredBoard): { readonly gridSize?: number } {
  if (!('width' in board && 'height' in board)) return {};
  return { gridSize: Math.max(Number(board['width']), Number(board['height'])) };
}

/** The players who agree to a new round and those who haven't answered; null without a request. */
const roundRequestOf = (room: Room): RoundRequest | null =>
  room.roundRequest && { ...room.roundRequest, awaited: awaitedIn(room) };

/** The stored part of `game_state`. */
export const storedState = (room: Room): StoredState => ({
  gameStarted: room.status !== 'waiting',
  match: room.match,
  seats: room.seats,
  round: room.round,
  ties: room.ties,
  roundRequest: roundRequestOf(room),
  deadline: room.deadline,
  turnSince: room.turnSince,
  votes: room.votes,
});

/** The room's row of `game_rooms`. */
export const roomRow = (room: Room): RoomRow => ({
  id: room.id,
  room_code: room.code,
  invitation: room.invitation,
  game_type: room.settings.gameVariant,
  max_players: room.settings.playerCount,
  current_players: remainingIn(room).length,
  status: room.status,
  game_state: gameState(storedState(room), room.settings),
  settings: room.settings,
  ...(room.classId === null ? {} : { class_id: room.classId }),
  version: room.version,
  created_at: new Date(room.createdAt).toISOString(),
  updated_at: new Date(room.updatedAt).toISOString(),
});

/** A player's row of `room_players`, without the hash of the secret. */
export const playerRow = (room: Room, player: Player): PlayerRow => ({
  id: player.id,
  room_id: room.id,
  player_name: player.name,
  player_symbol: symbolFor(room, player),
  player_index: player.index,
  left_at: player.left === null ? null : new Date(player.left).toISOString(),
  is_random: player.isRandom,
  wins: player.wins,
  held_until: player.heldUntil,
});

/** In a started room, the symbol in the match, which has no teams if somebody left before the round. */
function symbolFor(room: Room, { id, index }: Player): string {
  const seated =
    room.status === 'waiting' ? undefined : room.seats.find((each) => each.player === id);
  return seated?.symbol ?? symbolAt(room, index);
}

/** The players' rows, ordered by `player_index` (DB-18). */
export const playerRows = (room: Room): readonly PlayerRow[] =>
  room.players.map((player) => playerRow(room, player));

/** All data that a page needs. */
export const snapshotOf = (room: Room, messages: readonly ChatMessage[]): Snapshot => ({
  room: roomRow(room),
  players: playerRows(room),
  messages,
});

/** A row of `game_rooms` as it is stored, with fields that no page receives. */
export type StoredRoom = RoomRow & {
  readonly game_state: { readonly recentLeavers?: readonly Leaver[] };
};

/** The room's row as it is stored. */
export function storedRoom(room: Room): StoredRoom {
  const row = roomRow(room);
  return { ...row, game_state: { ...row.game_state, recentLeavers: room.recentLeavers } };
}

/** A complete row of `room_players`. Times are ms. */
export type StoredPlayer = PlayerRow & {
  readonly secret_hash: string;
  readonly seen_at: number;
  readonly recent: readonly HandledCommand[];
};

/** A player's row as it is stored. */
export const storedPlayer = (room: Room, player: Player): StoredPlayer => ({
  ...playerRow(room, player),
  secret_hash: player.secretHash,
  seen_at: player.seen,
  recent: player.recent,
});

const playerOf = (row: StoredPlayer): Player => ({
  id: row.id,
  name: row.player_name,
  index: row.player_index,
  secretHash: row.secret_hash,
  left: row.left_at === null ? null : Date.parse(row.left_at),
  isRandom: row.is_random,
  seen: row.seen_at,
  heldUntil: row.held_until,
  wins: row.wins,
  recent: row.recent,
});

/** The room in these rows; players ordered by index. */
export function roomOf(row: StoredRoom, players: readonly StoredPlayer[]): Room {
  const { match, seats, round, ties, roundRequest, deadline, turnSince, votes, recentLeavers } =
    row.game_state;
  return {
    id: row.id,
    code: row.room_code,
    invitation: row.invitation,
    settings: row.settings,
    classId: row.class_id ?? null,
    version: row.version,
    status: row.status,
    createdAt: Date.parse(row.created_at),
    updatedAt: Date.parse(row.updated_at),
    players: players.map(playerOf),
    match,
    seats,
    round,
    ties,
    roundRequest: roundRequest && { by: roundRequest.by, agreed: roundRequest.agreed },
    deadline,
    turnSince,
    votes,
    recentLeavers: recentLeavers ?? [],
  };
}
