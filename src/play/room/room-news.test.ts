import { beforeAll, expect, test, vi } from 'vitest';
import { InMemoryBackend } from '../../../tests/server/in-memory/rooms.ts';
import type { FollowedRoom, SeatKey } from '../../rooms/protocol/client-port.ts';
import { createRoomClient } from './room-client.ts';
import { newsBetween } from './room-news.ts';

/** Ann's view of a round of Classic that she plays with Ben. */
let playing: FollowedRoom;
let own: SeatKey;

beforeAll(async () => {
  const backend = new InMemoryBackend();
  const keys: SeatKey[] = [];
  const device = () =>
    createRoomClient({
      rooms: backend.client(),
      tell: () => {},
      keep: (key) => keys.push(key) > 0,
      forget: () => false,
    });
  const [ann, ben] = [device(), device()];
  await ann.create({ name: 'Ann', variant: 'classic' });
  await ben.join('Ben', ann.store.getState().followed?.snapshot.room.room_code ?? '');
  await ann.start();
  const now = () => ann.store.getState().followed;
  await vi.waitUntil(() => now()?.snapshot.room.status === 'playing');
  const [view, key] = [now(), keys[0]];
  if (!view || !key) throw new Error('no round');
  [playing, own] = [view, key];
  ann.dispose();
  ben.dispose();
});

type Change = Partial<FollowedRoom['snapshot']['room']['game_state']>;

const changed = (
  state: Change,
  room: Partial<FollowedRoom['snapshot']['room']> = {},
  players = playing.snapshot.players,
): FollowedRoom => ({
  ...playing,
  snapshot: {
    ...playing.snapshot,
    players,
    room: {
      ...playing.snapshot.room,
      ...room,
      game_state: { ...playing.snapshot.room.game_state, ...state },
    },
  },
});

const kindsBetween = (
  before: FollowedRoom | null,
  after: FollowedRoom,
  rest: { step?: string; isTimeUp?: boolean; seat?: SeatKey | null } = {},
) =>
  newsBetween(
    { followed: before, step: rest.step ?? 'game', roundRequestedIn: null },
    { followed: after, match: null, isTimeUp: rest.isTimeUp ?? false },
    rest.seat === undefined ? own : rest.seat,
  ).map(({ kind }) => kind);

const asked = (by: string) => ({ roundRequest: { by, agreed: [by], awaited: [] } });

test('the first state of a room is no news', () => {
  expect(kindsBetween(null, playing)).toEqual([]);
  expect(kindsBetween(playing, playing)).toEqual([]);
});

test('a round that starts: from the lobby, or on the board', () => {
  const next = changed({ round: 2 });
  expect(kindsBetween(playing, next, { step: 'lobby' })).toEqual(['started']);
  expect(kindsBetween(playing, next)).toEqual(['new-round']);
});

test('who asked for a round hears that it was declined, unless it has begun', () => {
  const before = changed(asked(own.player));
  expect(kindsBetween(before, playing)).toEqual(['declined']);
  expect(kindsBetween(before, changed({ round: 2 }))).toEqual(['new-round']);
  expect(kindsBetween(before, playing, { seat: null })).toEqual([]);
  expect(kindsBetween(changed(asked('ben')), playing)).toEqual([]);
});

test('others who come and go are named, and left before joined', () => {
  const [ann, ben] = playing.snapshot.players;
  if (!ann || !ben) throw new Error('no players');
  const cleo = { ...ben, id: 'cleo', player_name: 'Cleo' };
  const after = changed({}, {}, [ann, cleo]);
  expect(kindsBetween(playing, after)).toEqual(['somebodyLeft', 'somebodyJoined']);
  expect(kindsBetween(changed({}, {}, [cleo]), after)).toEqual([]);
});

test('time that ran out is news for a seat, not for spectators', () => {
  expect(kindsBetween(playing, playing, { isTimeUp: true })).toEqual(['overtime']);
  expect(kindsBetween(playing, playing, { isTimeUp: true, seat: null })).toEqual([]);
});
