/** The contract of stores of rooms: runs on memory, SQLite and PostgreSQL. */
import { afterEach, describe, expect, test } from 'vitest';
import { eventOf } from '../../../src/rooms/referee/changes.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';
import { WRONG_CODES, type RoomStore } from '../../../src/rooms/endpoint/store.ts';
import { Classroom, SETTINGS } from './class-states.ts';
import { ask, context, secretOf, startedRoom } from './requests.ts';
import { after, joined, lobby, moving, opened, START, started, WON } from './room-states.ts';
import type { ClassMe, ClassSnapshot, Pairing } from '../../../src/rooms/protocol/class-wire.ts';
import type { Broadcast } from '../../../src/rooms/protocol/wire.ts';

/** A fresh, empty store, its published messages, and a function that closes it. */
export type Bench = {
  readonly store: RoomStore;
  /** Resolves with the messages published to a room's followers, once there are this many. */
  readonly told: (room: string, count: number) => Promise<readonly Broadcast[]>;
  readonly end: () => Promise<void> | void;
};

const OTHER = '00000000-0000-8000-a000-000000000002';
const seeker = (ip: string, now = START) => ({ ip, page: '', now });

/** Commits a room's next version. */
const commit = (store: RoomStore, before: Room, next: Room) =>
  store.commit(before, next, eventOf(before, next));

/** The contract, as tests. */
export function storeSuite(name: string, open: () => Promise<Bench> | Bench): void {
  describe(`${name} fulfils the store's contract`, () => {
    let bench: Bench | undefined;
    afterEach(async () => {
      await bench?.end();
      bench = undefined;
    });
    const fresh = async (): Promise<Bench> => (bench = await open());

    test('DB-13 a room that was inserted is found by id', async () => {
      const { store } = await fresh();
      expect(await store.load(opened().id)).toBeNull();
      expect(await store.insert(opened())).toBe('done');
      await store.whenDurable();
      expect(await store.load(opened().id)).toEqual(opened());
    });

    test('an id or a code in use is taken', async () => {
      const { store } = await fresh();
      await store.insert(opened());
      expect(await store.insert({ ...opened(), code: 'ZZZZZZ' })).toBe('taken');
      expect(await store.insert({ ...opened(), id: OTHER })).toBe('taken');
      expect(await store.load(OTHER)).toBeNull();
    });

    test('DB-16 a room is found by its code', async () => {
      const { store } = await fresh();
      await store.insert(opened());
      expect(await store.findByCode('ABCDEF', seeker('a'))).toEqual(opened());
      expect(await store.findByCode('ABCDEG', seeker('a'))).toBeNull();
    });

    test('too many wrong codes per page or address and minute are blocked', async () => {
      const { store } = await fresh();
      await store.insert(opened());
      const guess = (ip: string, now?: number) => store.findByCode('ZZZZZZ', seeker(ip, now));
      for (let tries = 0; tries < WRONG_CODES.ofPage; tries += 1)
        expect(await guess('a')).toBeNull();
      expect(await guess('a')).toBe('too-many');
      expect(await store.findByCode('ABCDEF', seeker('a'))).toBe('too-many');
      expect(await store.findByCode('ABCDEF', seeker('b'))).toEqual(opened());
      const other = { ...seeker('a'), page: 'other' };
      expect(await store.findByCode('ABCDEF', other)).toEqual(opened());
      for (let tries = WRONG_CODES.ofPage; tries < WRONG_CODES.ofIp; tries += 1)
        await store.findByCode('ZZZZZZ', { ...seeker('a'), page: `page ${tries}` });
      expect(await store.findByCode('ABCDEF', other)).toBe('too-many');
      expect(await store.findByCode('ABCDEF', seeker('a', START + 60_001))).toEqual(opened());
    });

    test('wrong codes without an address count by page alone', async () => {
      const { store } = await fresh();
      await store.insert(opened());
      const find = (code: string, page: number) =>
        store.findByCode(code, { ip: '', page: `page ${page}`, now: START });
      for (let tries = 0; tries < WRONG_CODES.ofIp + 10; tries += 1)
        expect(await find('ZZZZZZ', Math.floor(tries / WRONG_CODES.ofPage))).toBeNull();
      expect(await find('ABCDEF', 0)).toBe('too-many');
      expect(await find('ABCDEF', 100)).toEqual(opened());
    });

    test('a player who asked is seen, and the room is as it was', async () => {
      const { store } = await fresh();
      await store.insert(opened());
      await store.markSeen(opened().id, 'ann', START + 30_000);
      const seen = await store.load(opened().id);
      expect(seen?.players[0]?.seen).toBe(START + 30_000);
      expect({ ...seen, players: opened().players }).toEqual(opened());
      await store.markSeen(OTHER, 'ann', START);
    });

    test('the last chat message is known by its number', async () => {
      const { store } = await fresh();
      await store.insert(opened());
      expect(await store.lastMessage(opened().id)).toBe(0);
      await store.addMessage(opened().id, { player: 'ann', name: 'Ann', text: 'hello', at: START });
      await store.addMessage(opened().id, { player: 'ann', name: 'Ann', text: 'again', at: START });
      expect(await store.lastMessage(opened().id)).toBe(2);
    });

    test('ONL-90 the invitation of a link passes the wait after wrong codes, and no other does', async () => {
      const { store } = await fresh();
      await store.insert(opened());
      for (let tries = 0; tries < WRONG_CODES.ofPage; tries += 1)
        await store.findByCode('ZZZZZZ', seeker('a'));
      const { code, invitation } = opened();
      const find = (of: string, from: string) =>
        store.findByCode(of, { ...seeker('a'), invitation: from });
      expect(await find(code, invitation)).toEqual(opened());
      expect(await find(code, invitation.replace('0', '1'))).toBe('too-many');
      expect(await find(code, '')).toBe('too-many');
      expect(await find('ZZZZZZ', invitation)).toBe('too-many');
    });

    test('a room that gets a new code is found by that one alone, unless it is in use', async () => {
      const { store } = await fresh();
      const room = lobby(3, { players: 3 });
      await store.insert(room);
      await store.insert({ ...opened(), id: OTHER, code: 'AAAAAA' });
      const put = (chance: number): Room =>
        after(room, 'ann', { do: 'remove', who: 'cem' }, START, chance);
      expect(put(0).code).toBe('AAAAAA');
      expect(await commit(store, room, put(0))).toBe(false);
      const next = put(0.5);
      expect(await commit(store, room, next)).toBe(true);
      expect(await store.findByCode(next.code, seeker('a'))).toEqual(next);
      expect(await store.findByCode(room.code, seeker('a'))).toBeNull();
    });

    test('strangers who guess from many addresses lock nobody else out', async () => {
      const { store } = await fresh();
      await store.insert(opened());
      for (let tries = 0; tries < 700; tries += 1) {
        await store.findByCode('ZZZZZZ', seeker(`address ${tries % 17}`));
      }
      expect(await store.findByCode('ABCDEF', seeker('address 0'))).toBe('too-many');
      expect(await store.findByCode('ABCDEF', seeker('fresh'))).toEqual(opened());
    });

    test('DB-24 a commit needs the version it was judged on', async () => {
      const { store } = await fresh();
      const room = opened({ players: 4 });
      await store.insert(room);
      const ben = joined(room, 'Ben');
      expect(await commit(store, room, ben)).toBe(true);
      expect(await commit(store, room, joined(room, 'Cem'))).toBe(false);
      expect(await store.load(room.id)).toEqual(ben);
    });

    test('DB-24 of many commits on one version one is done', async () => {
      const { store } = await fresh();
      const room = opened({ players: 6 });
      await store.insert(room);
      const racers = Array.from({ length: 20 }, (_, at) => joined(room, `Racer ${at}`));
      const done = await Promise.all(racers.map(async (next) => commit(store, room, next)));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await store.load(room.id)).toEqual(racers[done.indexOf(true)]);
    });

    test('a commit in a room that is gone is not done', async () => {
      const { store } = await fresh();
      expect(await commit(store, opened(), joined(opened(), 'Ben'))).toBe(false);
    });

    test('followers are told every step, in order', async () => {
      const { store, told } = await fresh();
      const room = started();
      const one = after(room, 'ann', moving(room, '0'));
      const two = after(one, 'ben', moving(one, '4'));
      await store.insert(room);
      await commit(store, room, one);
      await commit(store, one, two);
      const [first, second] = await told(room.id, 2);
      expect(first).toEqual({ name: 'room', payload: eventOf(room, one) });
      expect(second).toEqual({ name: 'room', payload: eventOf(one, two) });
    });

    test('ONL-74 chat messages are numbered, kept and told; the last 50 stay', async () => {
      const { store, told } = await fresh();
      const room = opened();
      await store.insert(room);
      for (let at = 1; at <= 60; at += 1) {
        await store.addMessage(room.id, {
          player: 'ann',
          name: 'Ann',
          text: `line ${at}`,
          at: START + at,
        });
      }
      const lines = await store.messages(room.id);
      expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 11));
      expect(lines[0]).toEqual({
        seq: 11,
        player: 'ann',
        name: 'Ann',
        text: 'line 11',
        at: START + 11,
      });
      expect((await told(room.id, 60)).at(-1)).toEqual({ name: 'chat', payload: lines.at(-1) });
    });

    test('ONL-74 reactions are told and not kept', async () => {
      const { store, told } = await fresh();
      await store.insert(opened());
      await store.sendReaction(opened().id, { player: 'ann', reaction: '🔥' });
      const payload = { player: 'ann', reaction: '🔥' };
      expect(await told(opened().id, 1)).toEqual([{ name: 'reaction', payload }]);
      expect(await store.messages(opened().id)).toEqual([]);
    });

    test('ONL-74 leaving and joining again doesn’t evade the chat limit, and others aren’t limited by it', async () => {
      const { store } = await fresh();
      const runtime = context();
      const { code, seats } = await startedRoom(store, runtime, { players: 3 });
      const talk = async (visitor: string) => {
        const secret = secretOf(visitor);
        const said = await ask(store, runtime, { do: 'join', secret, name: 'Sam', code }, 'pushy');
        const seat = { room: seats[0]?.room, player: said['player'], secret };
        const line = { do: 'say', ...seat, text: 'hi' };
        const answers = [];
        for (let at = 0; at < 5; at += 1) answers.push(await ask(store, runtime, line, 'pushy'));
        await ask(store, runtime, { do: 'leave', ...seat }, 'pushy');
        return answers.filter(({ ok }) => ok).length;
      };
      expect([await talk('a'), await talk('b'), await talk('c'), await talk('d')]).toEqual([
        5, 5, 0, 0,
      ]);
      expect(await ask(store, runtime, { do: 'say', ...seats[0], text: 'hi' })).toEqual({
        ok: true,
      });
      runtime.time += 1000;
      expect(await talk('e')).toBe(5);
    });

    test('ONL-60 a late copy acts on no other round, and gets the answer of the first', async () => {
      const { store } = await fresh();
      const runtime = context();
      const { seats } = await startedRoom(store, runtime);
      const [ann, ben] = seats;
      const start = { do: 'start', ...ann, id: 's', round: 0 };
      const move = (ply: number, cell: string, id = `m${ply}`) => {
        const seat = ply % 2 === 0 ? ann : ben;
        return { do: 'move', ...seat, id, round: 1, ply, move: cell };
      };
      await ask(store, runtime, start);
      const sent = WON.map((cell, ply) => move(ply, cell));
      const first: unknown[] = [];
      for (const each of sent) first.push(await ask(store, runtime, each));
      await ask(store, runtime, { do: 'round', ...ben, round: 1, id: 'r' });
      const before = await store.load(ann?.room ?? '');
      expect(before).toMatchObject({ round: 2, match: { moves: [] } });

      const again: unknown[] = [];
      runtime.time += 20_000;
      for (const each of sent) again.push(await ask(store, runtime, each));
      expect(again).toEqual(first);
      expect(await ask(store, runtime, start)).toEqual({ ok: true, version: 3 });
      for (const [late, error] of [
        [move(0, '5', 'other'), 'stale'],
        [{ do: 'answer', ...ben, round: 1, agrees: true, id: 'a' }, 'nothing-asked'],
        [{ do: 'decide', ...ann, round: 1, absent: ben?.player, choice: 'end', id: 'd' }, 'stale'],
      ] as const)
        expect(await ask(store, runtime, late)).toEqual({ ok: false, error });
      for (const late of [
        { ...start, id: 'other' },
        { do: 'round', ...ben, round: 1, id: 'other' },
        { do: 'skip', ...ben, round: 1, ply: 0 },
        { do: 'expire', ...ben, round: 1, ply: 0 },
      ])
        expect(await ask(store, runtime, late)).toEqual({ ok: true, version: before?.version });
      // Pages of an earlier version name no round.
      const { round: _, ...old } = move(0, '5', 'old');
      expect(await ask(store, runtime, old)).toEqual({ ok: false, error: 'bad-request' });
      expect(await store.load(ann?.room ?? '')).toEqual(before);
    });

    test('ONL-34 a late copy of a refused or idle command gets the answer of the first', async () => {
      const { store } = await fresh();
      const runtime = context();
      const { code, seats } = await startedRoom(store, runtime, { players: 2 }, 1);
      const [ann] = seats;
      const start = (id: string) => ask(store, runtime, { do: 'start', ...ann, round: 0, id });
      expect(await start('a')).toEqual({ ok: false, error: 'need-players' });
      const secret = secretOf('ben');
      const joins = { do: 'join', secret, name: 'Ben', code };
      const ben = { room: ann?.room, secret, player: (await ask(store, runtime, joins))['player'] };
      runtime.time += 12_000;
      expect(await start('a')).toEqual({ ok: false, error: 'need-players' });
      expect((await store.load(ann?.room ?? ''))?.status).toBe('waiting');
      expect((await start('b')).ok).toBe(true);

      const wish = (id: string) => ask(store, runtime, { do: 'round', ...ann, round: 1, id });
      await wish('c');
      const idle = await wish('d');
      expect(idle.ok).toBe(true);
      await ask(store, runtime, { do: 'answer', ...ben, round: 1, agrees: false });
      expect(await wish('d')).toEqual(idle);
      expect((await store.load(ann?.room ?? ''))?.roundRequest).toBeNull();
    });

    test('ONL-88 a late copy of a vote counts neither again nor in another round', async () => {
      const { store } = await fresh();
      const runtime = context();
      const { seats } = await startedRoom(store, runtime, { players: 3 }, 3);
      const [ann, ben, cem] = seats;
      const votes = async () => (await store.load(ann?.room ?? ''))?.votes;
      await ask(store, runtime, { do: 'start', ...ann, round: 0 });
      const vote = { do: 'vote', ...ben, round: 1, who: ann?.player, isFor: true, id: 'a' };
      const said = await ask(store, runtime, vote);
      expect(await votes()).toEqual([{ player: ann?.player, by: [ben?.player] }]);
      await ask(store, runtime, { ...vote, isFor: false, id: 'b' });
      expect(await ask(store, runtime, vote)).toEqual(said);
      expect(await votes()).toEqual([]);
      for (const seat of seats) await ask(store, runtime, { do: 'round', ...seat, round: 1 });
      expect((await store.load(ann?.room ?? ''))?.round).toBe(2);
      const late = { ...vote, id: 'c' };
      expect(await ask(store, runtime, late)).toEqual({ ok: false, error: 'stale' });
      expect(await votes()).toEqual([]);
      // Pages that were open before votes named their round.
      expect(
        await ask(store, runtime, { do: 'vote', ...cem, who: ben?.player, isFor: true }),
      ).toMatchObject({ ok: true });
      expect(await votes()).toEqual([{ player: ben?.player, by: [cem?.player] }]);
    });

    test('ONL-41 a late copy of a join brings nobody back who has left', async () => {
      const { store } = await fresh();
      const runtime = context();
      const { code, seats } = await startedRoom(store, runtime, { players: 3 }, 2);
      const join = (page: string) =>
        ask(store, runtime, { do: 'join', secret: secretOf(page), name: 'Ben', code });
      const ben = { room: seats[0]?.room, secret: secretOf('ben') };
      const { player } = await join('ben');
      expect((await join('ben'))['player']).toBe(player);
      runtime.time += 600_000;
      expect(await ask(store, runtime, { do: 'leave', ...ben, player })).toMatchObject({
        ok: true,
      });
      runtime.time += 21_999;
      expect(await join('ben')).toEqual({ ok: false, error: 'not-a-player' });
      expect((await store.load(seats[0]?.room ?? ''))?.players).toHaveLength(2);
      // The same person may join again, with a new secret as pages do.
      expect(await join('ben again')).toMatchObject({ ok: true });
    });

    test('ONL-87 a spectator is removed once, and nobody by a number that nobody has', async () => {
      const { store } = await fresh();
      const runtime = context();
      const { seats } = await startedRoom(store, runtime);
      const room = () => store.load(seats[0]?.room ?? '');
      const remove = (body: object) => ask(store, runtime, { do: 'remove', ...seats[0], ...body });
      const first = await room();
      // The context has the spectator 1 alone.
      expect(await remove({ who: 2, id: 'a' })).toEqual({ ok: true, version: 2 });
      const same = await room();
      expect([same?.code, same?.invitation]).toEqual([first?.code, first?.invitation]);
      const other = { do: 'remove', ...seats[1], who: 2 };
      expect(await ask(store, runtime, other)).toEqual({ ok: false, error: 'not-host' });
      for (const [version, body] of [
        [4, { who: 1, id: 'b' }],
        [5, { who: null, id: 'c' }],
      ] as const) {
        const said = await remove(body);
        const renewed = await room();
        expect(await remove(body)).toEqual(said);
        expect(said).toEqual({ ok: true, version });
        expect(await room()).toEqual(renewed);
        expect(renewed?.code).not.toBe(first?.code);
      }
    });

    test('ONL-75, ONL-76 public rooms that take players, newest first', async () => {
      const { store } = await fresh();
      const listed = opened({ listed: true, players: 2 });
      await store.insert(opened());
      expect(await store.list(10)).toEqual([]);
      const older = { ...listed, id: OTHER, code: 'AAAAAA', createdAt: START - 1 };
      const newer = { ...listed, id: OTHER.replace('2', '3'), code: 'BBBBBB' };
      await store.insert(older);
      await store.insert(newer);
      expect((await store.list(10)).map(({ code }) => code)).toEqual(['BBBBBB', 'AAAAAA']);
      expect((await store.list(1)).map(({ code }) => code)).toEqual(['BBBBBB']);
      await commit(store, newer, joined(newer, 'Ben'));
      await commit(store, older, after(older, 'ann', { do: 'leave' }));
      expect(await store.list(10)).toEqual([]);
    });

    test('limits count in a sliding window', async () => {
      const { store } = await fresh();
      const limit = { most: 2, windowMs: 1000 };
      const take = (now: number, key = 'chat ann') => store.countAgainst(key, limit, now);
      expect([await take(0), await take(600), await take(999)]).toEqual([true, true, false]);
      expect(await take(999, 'chat ben')).toBe(true);
      expect([await take(1001), await take(1500), await take(1601)]).toEqual([true, false, true]);
    });

    test('ONL-86 idle rooms are removed with all that is theirs, and followers are told', async () => {
      const { store, told } = await fresh();
      const idle = opened();
      const active = { ...opened(), id: OTHER, code: 'AAAAAA' };
      await store.insert(idle);
      await store.insert(active);
      await store.addMessage(idle.id, { player: 'ann', name: 'Ann', text: 'hello', at: START });
      await commit(store, active, joined(active, 'Ben', START + 5000));
      expect(await store.sweep(START + 5000)).toBe(1);
      expect(await store.load(idle.id)).toBeNull();
      expect(await store.findByCode('ABCDEF', seeker('a'))).toBeNull();
      expect(await store.messages(idle.id)).toEqual([]);
      expect((await told(idle.id, 2)).at(-1)).toEqual({ name: 'closed', payload: {} });
      expect(await store.load(OTHER)).not.toBeNull();
      expect(await store.insert(idle)).toBe('done');
    });

    test('ONL-86 chat keeps a room', async () => {
      const { store } = await fresh();
      await store.insert(opened());
      await store.addMessage(opened().id, {
        player: 'ann',
        name: 'Ann',
        text: 'hi',
        at: START + 5000,
      });
      expect(await store.sweep(START + 5000)).toBe(0);
    });

    const filled = () => {
      const classroom = new Classroom({}, 4);
      const gathered = classroom.school;
      classroom.start();
      if (!classroom.change) throw new Error('no round began');
      return { classroom, gathered, change: classroom.change };
    };

    test('a class is found by id and by its code, with one limit for both kinds of codes', async () => {
      const { store } = await fresh();
      const { gathered } = filled();
      expect(await store.loadClass(gathered.id)).toBeNull();
      expect(await store.insertClass(gathered)).toBe('done');
      await store.whenDurable();
      expect(await store.loadClass(gathered.id)).toEqual(gathered);
      expect(await store.findByCode(gathered.code, seeker('a'))).toEqual(gathered);
      for (let tries = 0; tries < WRONG_CODES.ofPage; tries += 1)
        await store.findByCode('ZZZZZZ', seeker('a'));
      expect(await store.findByCode(gathered.code, seeker('a'))).toBe('too-many');
    });

    test('no room and no class have the same code', async () => {
      const { store } = await fresh();
      const { gathered } = filled();
      await store.insertClass(gathered);
      expect(await store.insert(opened())).toBe('taken');
      expect(await store.insertClass({ ...gathered, id: OTHER })).toBe('taken');
      const room = { ...lobby(3), code: 'BBBBBB' };
      expect(await store.insert(room)).toBe('done');
      expect(await store.insertClass({ ...gathered, id: OTHER, code: 'BBBBBB' })).toBe('taken');
      const renewed = {
        ...after(room, 'ann', { do: 'remove', who: 'cem' }),
        code: gathered.code,
      };
      expect(await commit(store, room, renewed)).toBe(false);
      expect(await store.load(room.id)).toEqual(room);
    });

    test('a class and its rooms are stored together, and followers of the rooms are told', async () => {
      const { store, told } = await fresh();
      const { classroom, gathered, change } = filled();
      await store.insertClass(gathered);
      expect(await store.commitClass(gathered, change)).toBe(true);
      expect(await store.loadClass(gathered.id)).toEqual(change.school);
      const ids = change.rooms.map(({ after: { id } }) => id);
      expect(await store.loadRooms([...ids, OTHER])).toEqual(classroom.state.rooms);
      classroom.send({ do: 'end', round: 1 });
      const ended = classroom.change;
      if (!ended) throw new Error('the round did not end');
      expect(await store.commitClass(change.school, ended)).toBe(true);
      expect(await store.loadRooms(ids)).toEqual(classroom.state.rooms);
      for (const { before, after: next } of ended.rooms) {
        const payload = before && eventOf(before, next);
        expect(await told(next.id, 1)).toEqual([{ name: 'room', payload }]);
      }
    });

    test('nothing of a class is stored when the class or one of its rooms has changed', async () => {
      const { store } = await fresh();
      const { classroom, gathered, change } = filled();
      await store.insertClass(gathered);
      const taken = { ...opened(), code: change.rooms[1]?.after.code ?? '' };
      await store.insert(taken);
      expect(await store.commitClass(gathered, change)).toBe(false);
      const ids = change.rooms.map(({ after: { id } }) => id);
      expect([await store.loadClass(gathered.id), (await store.loadRooms(ids)).size]).toEqual([
        gathered,
        0,
      ]);
      await store.sweep(START + 1);
      await store.insertClass(gathered);
      expect(await store.commitClass(gathered, change)).toBe(true);
      expect(await store.commitClass(gathered, change)).toBe(false);

      const rooms = [...classroom.state.rooms.values()];
      const moved = rooms.map((room) =>
        after(room, room.seats[0]?.player ?? '', moving(room, '4')),
      );
      const [room, next] = [rooms[1], moved[1]];
      if (!room || !next) throw new Error('no second room');
      classroom.send({ do: 'end', round: 1 });
      const ended = classroom.change;
      expect(await commit(store, room, next)).toBe(true);
      expect(ended && (await store.commitClass(change.school, ended))).toBe(false);
      expect(await store.loadClass(gathered.id)).toEqual(change.school);
      expect([...(await store.loadRooms(ids)).values()].map(({ status }) => status)).toEqual([
        'playing',
        'playing',
      ]);
    });

    test("a class's rooms stay while anything happens in one of them, and go with it", async () => {
      const { store } = await fresh();
      const { gathered, change } = filled();
      await store.insertClass(gathered);
      await store.commitClass(gathered, change);
      const rooms = change.rooms.map(({ after: room }) => room);
      const [room] = rooms;
      if (!room) throw new Error('no room');
      const mover = room.seats[0]?.player ?? '';
      await commit(store, room, after(room, mover, moving(room, '4'), START + 5000));
      expect(await store.sweep(START + 5000)).toBe(0);
      expect((await store.loadRooms(rooms.map(({ id }) => id))).size).toBe(2);
      expect(await store.sweep(START + 5001)).toBe(3);
      expect(await store.loadClass(gathered.id)).toBeNull();
      expect(await store.findByCode(gathered.code, seeker('a'))).toBeNull();
      expect((await store.loadRooms(rooms.map(({ id }) => id))).size).toBe(0);
    });

    test('of many who ask and move at a deadline, all see the same round end once', async () => {
      const { store } = await fresh();
      const runtime = context();
      const teacher = { do: 'class-open', secret: secretOf('teacher'), settings: SETTINGS };
      const school = (await ask(store, runtime, teacher))['class'] as ClassSnapshot;
      const claims: { class: string; pupil: string; secret: string }[] = [];
      for (let at = 0; at < 12; at += 1) {
        const secret = secretOf(`pupil ${at}`);
        const join = { do: 'join', secret, name: `P${at}`, code: school.code };
        const { player } = (await ask(store, runtime, join))['me'] as ClassMe;
        claims.push({ class: school.id, pupil: player, secret });
      }
      const claim = { class: school.id, secret: teacher.secret };
      const command = { do: 'start', round: 0, id: 'start' };
      const begun = (await ask(store, runtime, { do: 'class-command', claim, command }))[
        'class'
      ] as ClassSnapshot;
      const move = (pairing: Pairing, ply: number, cell: string) => {
        const seat = claims[pairing.pupils[ply % 2] ?? -1];
        const { pupil: player, secret } = seat ?? {};
        const sent = { do: 'move', room: pairing.room, player, secret, round: 1, ply };
        return ask(store, runtime, { ...sent, move: cell, id: `m${ply}` });
      };
      const pairings = begun.rounds[0]?.pairings ?? [];
      for (const pairing of pairings)
        for (const [ply, cell] of WON.slice(0, 4).entries())
          expect((await move(pairing, ply, cell)).ok).toBe(true);
      // Half of the games end in the last moment.
      runtime.time += SETTINGS.minutes * 60_000 + 299;
      const won = await Promise.all(pairings.slice(3).map((each) => move(each, 4, '2')));
      expect(won.map(({ ok }) => ok)).toEqual([true, true, true]);
      runtime.time += 1;
      const look = (from: object) =>
        ask(store, runtime, { do: 'class-fetch', claim: from, known: { version: 0 } });
      const said = await Promise.all([
        ...[claim, ...claims].map(look),
        ...pairings.map((each) => move(each, 4, '8')),
      ]);
      for (const { error } of said) expect([undefined, 'game-over', 'busy']).toContain(error);
      const ended = (await look(claim))['class'] as ClassSnapshot;
      expect(ended.status).toBe('between');
      expect(ended.rounds[0]?.pairings.map(({ result, by }) => [result, by])).toEqual([
        ...[0, 1, 2].map(() => ['first', 'time']),
        ...[3, 4, 5].map(() => ['first', 'play']),
      ]);
      const again = (await look(claim))['class'] as ClassSnapshot;
      expect(again).toEqual(ended);
    });
  });
}
