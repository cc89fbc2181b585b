import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../policy.ts';
import { openRooms, type Rooms, type RoomsOptions } from './host.ts';

/** Where rooms are kept unless ROOMS_DATABASE names another file. */
const STANDARD = join(import.meta.dirname, '..', '..', 'data', 'rooms.db');

type Placed = {
  readonly rooms: Rooms;
  /** What the operator should know; null when all is as usual. */
  readonly note: string | null;
};

/**
 * Opens the rooms where the settings say. A file that the operator named is used or refused; the standard
 * one, when another server holds it or it can't be written, gives way to a temporary one, so that the
 * site still starts.
 */
export function placeRooms(env: Environment, options: Omit<RoomsOptions, 'path'>): Placed {
  const named = env.ROOMS_DATABASE;
  if (named) return { rooms: openRooms({ ...options, path: named }), note: null };
  try {
    return { rooms: openRooms({ ...options, path: STANDARD }), note: null };
  } catch (error) {
    const path = join(tmpdir(), `tic-tac-toe-rooms-${process.pid}.db`);
    const reason = error instanceof Error ? error.message : String(error);
    const note = `${reason}\nUntil then rooms are kept in ${path}.`;
    return { rooms: openRooms({ ...options, path }), note };
  }
}
