import { expect, test } from 'vitest';
import type { ConnectionState, FollowedRoom } from '../../../rooms/protocol/client-port.ts';
import { createRemoteSession } from '../../../play/room/remote-session.ts';
import { snapshotOf } from '../../../rooms/referee/database-rows.ts';
import { newRecord } from '../../../rules/match.ts';
import { games } from '../../../variants/rules.ts';
import { started } from '../../../../tests/server/lib/room-states.ts';
import type { Room } from '../../../rooms/referee/room.ts';
import type { Status } from '../../../match/status/status.ts';
import { statusIn } from './headline.ts';

/** The status on Ben's page, after these moves. */
function statusAfter(
  moves: readonly string[],
  room: Room,
  connection: ConnectionState = 'live',
): Status {
  const record = newRecord(games.classic, 2, {});
  if (!record.ok) throw new Error(record.error);
  const controllers = [
    { kind: 'remote', name: 'Ann' },
    { kind: 'person', name: 'Ben' },
  ] as const;
  const session = createRemoteSession(
    { record: { ...record.value, moves }, round: 1, controllers },
    { submit: () => {} },
  );
  if (!session.ok) throw new Error(session.error);
  const followed: FollowedRoom = {
    snapshot: snapshotOf(room, []),
    connection,
    present: new Set(),
    spectators: 0,
    numbers: [],
    number: null,
    skew: 0,
    isUnsure: false,
    lacksCode: false,
    ownSeat: 1,
  };
  return statusIn(followed, session.value.store.getState());
}

const said = (room: Room, connection?: ConnectionState): string =>
  statusAfter([], room, connection).detail;

const room = started();

test('ONL-50 the status names the player’s symbol and the round', () => {
  expect(said(room)).toBe('You play O. Round 1.');
});

test('ONL-84 ONL-85 a lost connection and random moves come before it', () => {
  expect(said(room, 'lost')).toBe('Connection lost. Retrying…');
  expect(statusAfter([], room, 'lost').isBlocked).toBe(true);
  expect(statusAfter([], room).isBlocked).toBe(false);
  const players = room.players.map((each) => ({ ...each, isRandom: each.index === 1 }));
  expect(said({ ...room, players })).toBe(
    'Random moves are being made for you. Touch the page or press a key to take over.',
  );
  const others = room.players.map((each) => ({ ...each, isRandom: each.index === 0 }));
  expect(said({ ...room, players: others })).toBe('You play O. Round 1.');
});

test('ONL-50 A11-08 a player reads their own name and hears "Your Turn"', () => {
  const own = statusAfter(['4'], room);
  expect(own.headline).toBe("Ben's Turn (O) (Your turn!)");
  expect(own.spoken).toBe('Your Turn');
  const other = statusAfter([], room);
  expect(other.spoken).toBe(other.headline);
});
