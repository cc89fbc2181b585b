/** The seat of a pupil, as the class's page finds it. */
import type { ClassKey } from '../../../src/rooms/protocol/class-port.ts';
import type { ClassMe, ClassSnapshot } from '../../../src/rooms/protocol/class-wire.ts';
import type { SeatKey } from '../../../src/rooms/protocol/client-port.ts';

/** The key of the seat in which a pupil is playing, for `Rooms.resume`; null without a game. */
export function classSeat(
  { class: _class, code, secret, player }: ClassKey,
  { rounds }: ClassSnapshot,
  me: ClassMe | null,
): SeatKey | null {
  const own = rounds
    .at(-1)
    ?.pairings.find(({ pupils, result }) => me && result === null && pupils.includes(me.number));
  return player !== null && own?.room ? { room: own.room, code, player, secret } : null;
}
