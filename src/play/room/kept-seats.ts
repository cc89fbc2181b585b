/** This device's seats in rooms, kept so that a reload or a link leads back to them. */
import type { SeatKey } from '../../rooms/protocol/client-port.ts';
import { readField, isFields, listOf } from '../../rules/untrusted.ts';
import { KEYS, keepText, readJson, type BrowserStorage } from '../../look/storage.ts';

/** A kept seat and its player's name. */
export type KeptSeat = { readonly key: SeatKey; readonly name: string };

/** The maximum number of kept rooms; older ones are forgotten. */
const MOST = 8;

/** All kept seats, newest first, without broken entries. */
export function readKeptSeats(storage: BrowserStorage): readonly KeptSeat[] {
  return (listOf(readJson(storage, KEYS.seats), MOST) ?? []).flatMap(
    (each) => readSeat(each) ?? [],
  );
}

/** The seat kept for a room's code; null if there is none. */
export const readKeptSeat = (storage: BrowserStorage, code: string): KeptSeat | null =>
  readKeptSeats(storage).find(({ key }) => key.code === code) ?? null;

/** Keeps a seat in place of an older one of the same room; false when the device refuses. */
export function keepSeat(storage: BrowserStorage, seat: KeptSeat): boolean {
  const others = readKeptSeats(storage).filter(({ key }) => key.code !== seat.key.code);
  return write(storage, [seat, ...others].slice(0, MOST));
}

/** Forgets the seat of a room; false when none was kept, as after another tab has left the room. */
export function forgetSeat(storage: BrowserStorage, code: string): boolean {
  const seats = readKeptSeats(storage);
  const others = seats.filter(({ key }) => key.code !== code);
  write(storage, others);
  return others.length < seats.length;
}

const write = (storage: BrowserStorage, seats: readonly KeptSeat[]): boolean =>
  keepText(storage, KEYS.seats, JSON.stringify(seats));

function readSeat(raw: unknown): KeptSeat | null {
  if (!isFields(raw)) return null;
  const [key, name] = [readField(raw, 'key'), readField(raw, 'name')];
  if (!isFields(key) || typeof name !== 'string') return null;
  const [room, code, player, secret] = ['room', 'code', 'player', 'secret'].map((each) =>
    readField(key, each),
  );
  const isComplete = [room, code, player, secret].every((each) => typeof each === 'string');
  return isComplete ? { key: { room, code, player, secret } as SeatKey, name } : null;
}
