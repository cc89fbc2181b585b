import { afterEach, describe, expect, test, vi } from 'vitest';
import { must } from '../../../tests/server/lib/follower.ts';
import { fail } from '../../rules/result.ts';
import { remainingPlayers, type Rooms } from '../../rooms/protocol/client-port.ts';
import { games } from '../../variants/rules.ts';
import { InMemoryBackend } from '../../../tests/server/in-memory/rooms.ts';
import { createRoomClient, type RoomClient } from './room-client.ts';
import type { RoomNews } from './room-news.ts';

const clients: RoomClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
});

/** A device on this backend, and its player's notifications. */
function device(backend: InMemoryBackend, rooms: Rooms = backend.client()) {
  const news: RoomNews[] = [];
  const kept = new Set<string>();
  const client = createRoomClient({
    rooms,
    tell: (said) => void news.push(said),
    keep: ({ code }) => kept.add(code).size > 0,
    forget: (code) => kept.delete(code),
  });
  clients.push(client);
  return { client, news, kept };
}

async function pair() {
  const backend = new InMemoryBackend();
  const [ann, ben] = [device(backend), device(backend)];
  await ann.client.create({ name: 'Ann', variant: 'classic', players: 3 });
  const code = ann.client.store.getState().followed?.snapshot.room.room_code ?? '';
  await ben.client.join('Ben', code);
  return { backend, ann, ben };
}

test('waiting players see who joins and leaves', async () => {
  const { ann, ben } = await pair();
  await expect.poll(() => ann.news).toContainEqual({ kind: 'somebodyJoined', name: 'Ben' });
  expect(ben.news.filter(({ kind }) => kind === 'somebodyJoined')).toEqual([]);
  await ben.client.leave();
  await expect.poll(() => ann.news).toContainEqual({ kind: 'somebodyLeft', name: 'Ben' });
});

describe('a player who is removed', () => {
  const idOf = ({ client }: ReturnType<typeof device>, name: string) =>
    client.store
      .getState()
      .followed?.snapshot.players.find(({ player_name: each }) => each === name)?.id ?? '';

  test('is told so, and the others read that it was a removal', async () => {
    const { ann, ben } = await pair();
    await vi.waitUntil(() => idOf(ann, 'Ben') !== '');
    await ann.client.remove(idOf(ann, 'Ben'));
    const closed = { kind: 'closed', why: 'removed', watched: false };
    await expect.poll(() => ben.news).toContainEqual(closed);
    expect(ann.news).toContainEqual({ kind: 'somebodyRemoved', name: 'Ben' });
    expect(ann.news).not.toContainEqual({ kind: 'somebodyLeft', name: 'Ben' });
  });

  test('reads that another tab left, if that tab gave up the seat', async () => {
    const { ann, ben } = await pair();
    await vi.waitUntil(() => idOf(ann, 'Ben') !== '');
    ben.kept.clear();
    await ann.client.remove(idOf(ann, 'Ben'));
    const closed = { kind: 'closed', why: 'left', watched: false };
    await expect.poll(() => ben.news).toContainEqual(closed);
  });
});

describe('ONL-92: a player who waits alone', () => {
  async function wait() {
    const backend = new InMemoryBackend();
    const [ann, ben, cat] = [device(backend), device(backend), device(backend)];
    const codes: string[] = [];
    for (const [name, { client }] of Object.entries({ Ann: ann, Ben: ben })) {
      await client.create({ name, variant: 'classic', players: 2, listed: true });
      codes.push(client.store.getState().followed?.snapshot.room.room_code ?? '');
    }
    const [first = '', second = ''] = codes;
    return { ann, ben, cat, first, second };
  }
  const namesOf = ({ client }: ReturnType<typeof device>) =>
    client.store.getState().followed?.snapshot.players.map(({ player_name: name }) => name);

  test('moves to another room, and leaves the first', async () => {
    const { ann, ben, cat, first, second } = await wait();
    await ben.client.switchRoom('Ben', first);
    await expect.poll(() => namesOf(ann)).toEqual(['Ann', 'Ben']);
    expect(namesOf(ben)).toEqual(['Ann', 'Ben']);
    await cat.client.join('Cat', second);
    const { followed } = cat.client.store.getState();
    expect(followed && remainingPlayers(followed.snapshot)).toHaveLength(1);
  });

  test('stays if the other room is full, or the same', async () => {
    const { ben, cat, first, second } = await wait();
    await cat.client.join('Cat', first);
    await ben.client.switchRoom('Ben', first);
    await ben.client.switchRoom('Ben', second);
    expect(namesOf(ben)).toEqual(['Ben']);
    expect(ben.news.map(({ kind }) => kind)).toEqual(['created']);
  });

  test('stays in a room that waits for a friend', async () => {
    const { cat, first } = await wait();
    await cat.client.create({ name: 'Cat', variant: 'classic', players: 2 });
    await cat.client.switchRoom('Cat', first);
    expect(namesOf(cat)).toEqual(['Cat']);
  });

  test('stays with a player who has joined', async () => {
    const { ann, ben, cat, first, second } = await wait();
    await cat.client.join('Cat', second);
    await expect.poll(() => namesOf(ben)).toEqual(['Ben', 'Cat']);
    await ben.client.switchRoom('Ben', first);
    expect(namesOf(ben)).toEqual(['Ben', 'Cat']);
    expect(namesOf(ann)).toEqual(['Ann']);
  });
});

test('ONL-74: reactions carry their sender; one too many is refused with its reason', async () => {
  const { ann, ben } = await pair();
  for (let count = 0; count < 6; count += 1) await ben.client.react('🎉');
  const reacted = { kind: 'reacted', reaction: '🎉', name: 'Ben' };
  await expect.poll(() => ann.news).toContainEqual({ ...reacted, isOwn: false });
  expect(ben.news).toContainEqual({ ...reacted, isOwn: true });
  expect(ben.news).toContainEqual({ kind: 'failed', what: 'react', error: 'too-many' });
});

test('ONL-74: messages sent faster than the limit all arrive, and a draft is dropped with its room', async () => {
  const { ann, ben } = await pair();
  const lines = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7'];
  for (const line of lines) {
    ben.client.talk.write(line);
    void ben.client.talk.say();
  }
  const heard = () =>
    ann.client.store.getState().followed?.snapshot.messages.map(({ text }) => text);
  await expect.poll(() => heard()).toEqual(lines);
  ben.client.talk.write('never sent');
  await ben.client.leave();
  expect(ben.client.talk.store.getState().draft).toBe('');
});

describe('a move without an answer', () => {
  const lost = { kind: 'failed', what: 'move', error: 'timeout' };

  /** Ann has the first move; `shown` lists the numbers of moves that her board showed. */
  async function begun() {
    const { backend, ann, ben } = await pair();
    await ann.client.start();
    const session = () => ann.client.store.getState().session;
    await expect.poll(() => session()).not.toBeNull();
    const shown: number[] = [];
    session()?.store.subscribe(({ record }) => shown.push(record.moves.length));
    return {
      backend,
      ann,
      ben,
      followed: () => ann.client.store.getState().followed,
      session,
      shown,
    };
  }

  test('stays on the board if the room has it', async () => {
    const { backend, ann, followed, session, shown } = await begun();
    backend.isMute = true;
    session()?.pick('4');
    await expect.poll(() => followed()?.isUnsure).toBe(true);
    backend.isMute = false;
    await expect.poll(() => followed()?.isUnsure).toBe(false);
    expect(followed()?.snapshot.room.game_state.match?.moves).toEqual(['4']);
    expect(new Set(shown)).toEqual(new Set([1]));
    expect(ann.news).not.toContainEqual(lost);
  });

  test('is taken back with a notice once the room is known not to have it', async () => {
    const { backend, ann, ben, followed, session, shown } = await begun();
    backend.failing = 'timeout';
    session()?.pick('4');
    await expect.poll(() => followed()?.isUnsure).toBe(true);
    expect(new Set(shown)).toEqual(new Set([1]));
    expect(ann.news).not.toContainEqual(lost);
    backend.failing = null;
    await expect.poll(() => ann.news).toContainEqual(lost);
    expect(shown.at(-1)).toBe(0);
    expect(session()?.pick('4').ok).toBe(true);
    const moves = () => ben.client.store.getState().session?.store.getState().record.moves;
    await expect.poll(() => moves()).toEqual(['4']);
  });
});

test('a move that arrives is played once by a page', async () => {
  const backend = new InMemoryBackend();
  const rooms = backend.client();
  const ann = must(await rooms.create({ name: 'Ann', variant: 'classic' }));
  const ben = device(backend);
  await ben.client.join('Ben', ann.key.code);
  must(await rooms.act(ann.key, { do: 'start', round: 0 }));
  const moves = () => ben.client.store.getState().session?.store.getState().record.moves;
  await expect.poll(() => moves()).toEqual([]);
  const apply = vi.spyOn(games.classic, 'apply');
  must(await rooms.act(ann.key, { do: 'move', round: 1, ply: 0, move: '4' }));
  await expect.poll(() => moves()).toEqual(['4']);
  // Judged by the referee, and by Ben's page.
  expect(apply).toHaveBeenCalledTimes(2);
  apply.mockRestore();
});

test('ONL-84: who comes back after the end of a round finds its board; a newcomer finds the lobby', async () => {
  const backend = new InMemoryBackend();
  const rooms = backend.client();
  const ann = must(await rooms.create({ name: 'Ann', variant: 'classic' }));
  const ben = must(await rooms.join({ name: 'Ben', code: ann.key.code }));
  must(await rooms.act(ann.key, { do: 'start', round: 0 }));
  for (const [ply, move] of ['0', '3', '1', '4', '2'].entries())
    must(await rooms.act(ply % 2 === 0 ? ann.key : ben.key, { do: 'move', round: 1, ply, move }));
  const back = device(backend);
  await back.client.resume(ben.key);
  await expect.poll(() => back.client.store.getState().step).toBe('game');
  back.client.toLobby();
  expect(back.client.store.getState().step).toBe('lobby');
  must(await rooms.act(ben.key, { do: 'leave' }));
  const cem = device(backend);
  await cem.client.join('Cem', ann.key.code);
  await expect.poll(() => cem.client.store.getState().followed).not.toBeNull();
  expect(cem.client.store.getState().step).toBe('lobby');
});

test('ONL-60 a late refusal takes back no move of the next round', async () => {
  const backend = new InMemoryBackend();
  const late = Promise.withResolvers<Awaited<ReturnType<Rooms['act']>>>();
  const move = vi.fn<Rooms['act']>().mockReturnValueOnce(late.promise);
  const rooms = backend.client();
  const act: Rooms['act'] = (key, request) =>
    request.do === 'move' ? move(key, request) : rooms.act(key, request);
  const ann = device(backend, { ...rooms, act });
  const ben = device(backend);
  await ann.client.create({ name: 'Ann', variant: 'classic' });
  const { followed } = ann.client.store.getState();
  await ben.client.join('Ben', followed?.snapshot.room.room_code ?? '');
  await ann.client.start();
  const session = () => ann.client.store.getState().session;
  const match = () => session()?.store.getState();
  await expect.poll(() => match()?.round).toBe(1);
  session()?.pick('4');
  await ben.client.newRound();
  await ann.client.answer(true);
  await expect.poll(() => match()?.round).toBe(2);
  move.mockReturnValueOnce(new Promise(() => {}));
  session()?.pick('0');
  late.resolve(fail('stale'));
  await late.promise;
  await new Promise(setImmediate);
  expect(match()?.record.moves).toEqual(['0']);
  expect(ann.news.filter(({ kind }) => kind === 'failed')).toEqual([]);
  expect(move.mock.calls.map(([, request]) => request)).toEqual([
    { do: 'move', round: 1, ply: 0, move: '4' },
    { do: 'move', round: 2, ply: 0, move: '0' },
  ]);
});

test('A11-08 a new round names who requested it, but not to themselves', async () => {
  const backend = new InMemoryBackend();
  const [ann, ben] = [device(backend), device(backend)];
  await ann.client.create({ name: 'Ann', variant: 'classic' });
  await ben.client.join('Ben', ann.client.store.getState().followed?.snapshot.room.room_code ?? '');
  await ann.client.start();
  const requestersOf = ({ news }: ReturnType<typeof device>) =>
    news.flatMap((each) => (each.kind === 'new-round' ? [each.by] : []));
  await ben.client.newRound();
  await ann.client.answer(true);
  await expect.poll(() => requestersOf(ann)).toEqual(['Ben']);
  await expect.poll(() => requestersOf(ben)).toEqual(['']);
});

describe('a player who navigates away while joining a room', () => {
  const elsewhere: readonly [string, (client: RoomClient) => void][] = [
    ['to another page', (client) => client.dispose()],
    ['back to the first step', (client) => client.go('entry')],
  ];

  test.each(elsewhere)(
    '%s, leaves the seat that was taken, and hears nothing',
    async (_how, turn) => {
      const { backend, ann } = await pair();
      const code = ann.client.store.getState().followed?.snapshot.room.room_code ?? '';
      const cem = device(backend);
      const joining = cem.client.join('Cem', code);
      turn(cem.client);
      expect(await joining).toBeNull();
      expect(cem.client.store.getState()).toMatchObject({
        step: 'entry',
        followed: null,
        busy: null,
      });
      const names = () =>
        ann.client.store.getState().followed?.snapshot.players.map(({ player_name: name }) => name);
      await expect.poll(() => names()).toEqual(['Ann', 'Ben']);
      const creating = cem.client.create({ name: 'Cem', variant: 'classic', listed: true });
      turn(cem.client);
      await creating;
      expect(must(await backend.client().list())).toEqual([]);
      expect(cem.news).toEqual([]);
    },
  );

  test.each(elsewhere)('%s, does not come back to a kept seat, which stays', async (_how, turn) => {
    const backend = new InMemoryBackend();
    const { key } = must(await backend.client().create({ name: 'Ann', variant: 'classic' }));
    const ann = device(backend);
    const coming = ann.client.resume(key);
    turn(ann.client);
    await coming;
    expect(ann.client.store.getState()).toMatchObject({ step: 'entry', followed: null });
    expect(await ann.client.resume(key)).toBeNull();
    expect(ann.client.store.getState().step).toBe('lobby');
  });
});
