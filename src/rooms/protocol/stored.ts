/** Converts a room to table rows and back: the public columns (DB-02, DB-11) and what only the server needs. */
import type { Player, Room } from '../referee/room.ts';
import type { PlayerRow, RoomRow } from './row-types.ts';
import { playerRow } from './views.ts';

/** A complete row of `room_players`. Times are ms. */
export type StoredPlayer = PlayerRow & {
  readonly token_hash: string;
  readonly seen_at: number;
  /** The client id of the last move, and the version it made. */
  readonly last_id: string | null;
  readonly last_version: number | null;
};

/** A player's row as it is stored. */
export const storedPlayer = (room: Room, player: Player): StoredPlayer => ({
  ...playerRow(room, player),
  token_hash: player.tokenHash,
  seen_at: player.seen,
  last_id: player.last?.id ?? null,
  last_version: player.last?.version ?? null,
});

function playerOf(row: StoredPlayer): Player {
  const { last_id: id, last_version: version } = row;
  return {
    id: row.id,
    name: row.player_name,
    index: row.player_index,
    tokenHash: row.token_hash,
    left: row.left_at === null ? null : Date.parse(row.left_at),
    isRandom: row.is_random,
    seen: row.seen_at,
    heldUntil: row.held_until,
    wins: row.wins,
    last: id === null || version === null ? null : { id, version },
  };
}

/** The room in these rows; players ordered by index. */
export function roomOf(row: RoomRow, players: readonly StoredPlayer[]): Room {
  const { match, seats, round, ties, consent, deadline } = row.game_state;
  return {
    id: row.id,
    code: row.room_code,
    settings: row.settings,
    version: row.version,
    status: row.status,
    createdAt: Date.parse(row.created_at),
    updatedAt: Date.parse(row.updated_at),
    players: players.map(playerOf),
    match,
    seats,
    round,
    ties,
    consent: consent && { by: consent.by, agreed: consent.agreed },
    deadline,
  };
}
