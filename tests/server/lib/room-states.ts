/** Rooms for tests, made by the referee itself. */
import { settingsOf } from '../../../src/rooms/protocol/room-settings.ts';
import type { RequestedSettings, SeatCommand } from '../../../src/rooms/protocol/wire.ts';
import { judgeCommand, type Command, type Ruling } from '../../../src/rooms/referee/referee.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';

/** A fixed, readable start time, ms. */
export const START = 1_800_000_000_000;

export const NAMES = ['Ann', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay'] as const;

/** Sends a command at a given time; `chance` replaces every random number. */
export const send = (
  room: Room | null,
  player: string | null,
  command: Command,
  now = START,
  chance = 0,
): Ruling =>
  judgeCommand(room, player, command, { now, random: () => chance, isWatching: () => true });

/** The room after a command that must be accepted. */
export function after(
  room: Room | null,
  player: string | null,
  command: Command,
  now = START,
  chance = 0,
): Room {
  const verdict = send(room, player, command, now, chance);
  if (!verdict.ok) throw new Error(`${command.do} was refused: ${verdict.error}`);
  return verdict.value;
}

/** A new room with Ann in it; ids are names in lower case. */
export const opened = (asked: Partial<RequestedSettings> = {}): Room =>
  after(null, null, {
    do: 'create',
    room: '00000000-0000-8000-a000-000000000001',
    code: 'ABCDEF',
    player: 'ann',
    secretHash: 'hash of ann',
    name: 'Ann',
    settings: settingsOf({ variant: 'classic', ...asked }),
  });

/** Adds a player. */
export const joined = (room: Room, name: string, now = START): Room =>
  after(room, null, joining(name), now);

export const joining = (name: string): Command => ({
  do: 'join',
  player: name.toLowerCase(),
  secretHash: `hash of ${name.toLowerCase()}`,
  name,
});

/** A lobby with this many players. */
export const lobby = (seats: number, asked: Partial<RequestedSettings> = {}): Room =>
  NAMES.slice(1, seats).reduce<Room>(
    (room, name) => joined(room, name),
    opened({ players: seats, ...asked }),
  );

/** A started room with this many players. */
export const started = (seats = 2, asked: Partial<RequestedSettings> = {}): Room =>
  after(lobby(seats, asked), 'ann', { do: 'start', round: 0 });

/** A move with a new id. */
export const moving = (room: Room, move: string): SeatCommand => ({
  do: 'move',
  round: room.round,
  id: `${room.round}:${room.match?.moves.length}:${move}`,
  ply: room.match?.moves.length ?? 0,
  move,
});

/** Makes moves in turn order, each by the player of that seat. */
export const played = (room: Room, seats: readonly number[], moves: readonly string[]): Room =>
  moves.reduce<Room>(
    (next, move, at) => after(next, next.seats[seats[at] ?? 0]?.player ?? null, moving(next, move)),
    room,
  );

/** X wins in five. */
export const WON = ['0', '3', '1', '4', '2'] as const;
/** A full board without a line. */
export const TIED = ['0', '1', '2', '4', '3', '5', '7', '6', '8'] as const;
export const BY_TURNS = [0, 1, 0, 1, 0, 1, 0, 1, 0] as const;
