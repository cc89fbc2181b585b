import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { Player, Room } from '../../../src/rooms/referee/room.ts';
import type { GameState, RoomRow, RoomSettings } from '../../../src/rooms/protocol/row-types.ts';
import {
  roomOf,
  roomRow,
  storedPlayer,
  type StoredPlayer,
} from '../../../src/rooms/protocol/rows.ts';

type Row = Record<string, SQLOutputValue>;

const ROOM_COLUMNS = `id, room_code, game_type, max_players, current_players, status, game_state, settings,
  version, created_at, updated_at, listed, active_at`;
const PLAYER_COLUMNS = `id, room_id, player_name, player_symbol, player_index, token_hash, left_at, is_random,
  wins, held_until, seen_at, last_id, last_version`;
/** The columns of a room's and a player's row that can change. Bound by position, as named parameters are slower. */
const CHANGING = ['current_players', 'status', 'game_state', 'version', 'updated_at'];
const CHANGING_PLAYER = [
  'token_hash',
  'player_name',
  'player_symbol',
  'player_index',
  'left_at',
  'is_random',
  'wins',
  'held_until',
  'seen_at',
  'last_id',
  'last_version',
];

const sets = (columns: readonly string[]): string =>
  columns.map((name) => `${name} = ?`).join(', ');
const named = (columns: string): string => columns.replaceAll(/\w+/g, ':$&');

/** Rooms and their players as rows. All methods throw SQLite's errors. */
export class RoomRows {
  readonly #byId: StatementSync;
  readonly #add: StatementSync;
  readonly #change: StatementSync;
  readonly #players: StatementSync;
  readonly #addPlayer: StatementSync;
  readonly #changePlayer: StatementSync;
  readonly #removePlayer: StatementSync;

  constructor(database: DatabaseSync) {
    this.#byId = database.prepare(`select ${ROOM_COLUMNS} from game_rooms where id = ?`);
    this.#add = database.prepare(
      `insert into game_rooms (${ROOM_COLUMNS}) values (${named(ROOM_COLUMNS)}) on conflict do nothing`,
    );
    this.#change = database.prepare(
      // Chat may have moved it further.
      `update game_rooms set ${sets(CHANGING)}, active_at = max(active_at, ?) where id = ? and version = ?`,
    );
    this.#players = database.prepare(
      `select ${PLAYER_COLUMNS} from room_players where room_id = ? order by player_index`,
    );
    this.#addPlayer = database.prepare(
      `insert into room_players (${PLAYER_COLUMNS}) values (${named(PLAYER_COLUMNS)})`,
    );
    this.#changePlayer = database.prepare(
      `update room_players set ${sets(CHANGING_PLAYER)} where room_id = ? and id = ?`,
    );
    this.#removePlayer = database.prepare('delete from room_players where room_id = ? and id = ?');
  }

  load(id: string): Room | null {
    const row = this.#byId.get(id);
    return row ? roomOf(readRoom(row), this.#players.all(id).map(readPlayer)) : null;
  }

  /** Returns false when the id or the code is in use. */
  insert(room: Room): boolean {
    const row = roomRow(room);
    const { changes } = this.#add.run({
      ...row,
      game_state: JSON.stringify(row.game_state),
      settings: JSON.stringify(row.settings),
      listed: Number(room.settings.listed),
      active_at: room.updatedAt,
    });
    if (changes === 0) return false;
    for (const player of room.players) this.#insertPlayer(room, player);
    return true;
  }

  /** Returns false when the room is no longer at `before`'s version. Writes only what changed. */
  update(before: Room, after: Room): boolean {
    const row = roomRow(after);
    const { changes } = this.#change.run(
      row.current_players,
      row.status,
      JSON.stringify(row.game_state),
      row.version,
      row.updated_at,
      after.updatedAt,
      before.id,
      before.version,
    );
    if (changes === 0) return false;
    const known = new Map(before.players.map((player) => [player.id, player]));
    for (const player of after.players) {
      const old = known.get(player.id);
      known.delete(player.id);
      if (!old) this.#insertPlayer(after, player);
      else if (old !== player) this.#updatePlayer(after, player);
    }
    for (const id of known.keys()) this.#removePlayer.run(before.id, id);
    return true;
  }

  #insertPlayer(room: Room, player: Player): void {
    const row = storedPlayer(room, player);
    this.#addPlayer.run({ ...row, is_random: Number(row.is_random) });
  }

  #updatePlayer(room: Room, player: Player): void {
    const row = storedPlayer(room, player);
    this.#changePlayer.run(
      row.token_hash,
      row.player_name,
      row.player_symbol,
      row.player_index,
      row.left_at,
      Number(row.is_random),
      row.wins,
      row.held_until,
      row.seen_at,
      row.last_id,
      row.last_version,
      room.id,
      player.id,
    );
  }
}

const readRoom = (row: Row): RoomRow => ({
  ...(row as unknown as RoomRow),
  game_state: JSON.parse(String(row['game_state'])) as GameState,
  settings: JSON.parse(String(row['settings'])) as RoomSettings,
});

const readPlayer = (row: Row): StoredPlayer => ({
  ...(row as unknown as StoredPlayer),
  is_random: row['is_random'] === 1,
});
