/** The contract of client adapters: runs in memory, and with supabase-js against our server. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../src/rooms/referee/position.ts';
import type { ClassGrant, Classes, FollowedClass } from '../../../src/rooms/protocol/class-port.ts';
import type { Rooms } from '../../../src/rooms/protocol/client-port.ts';
import { classSeat } from './class-seat.ts';
import { SETTINGS } from './class-states.ts';
import { follow, movesOf, must, type Follower } from './follower.ts';

type Device = Rooms & { readonly classes: Classes };
/** A fresh backend with one client per device. */
export type Devices = { readonly client: () => Device; readonly end: () => Promise<void> | void };

/** The port's contract, as tests. */
export function clientSuite(name: string, open: () => Promise<Devices> | Devices): void {
  describe(`${name} fulfils the port`, () => {
    let devices: Devices | undefined;
    const following: Follower[] = [];
    beforeEach(async () => {
      devices = await open();
    });
    afterEach(async () => {
      for (const follower of following.splice(0)) follower.stop();
      await devices?.end();
    });
    const device = (): Device => {
      if (!devices) throw new Error('not open');
      return devices.client();
    };
    const watchOver: typeof follow = (rooms, place) => {
      const follower = follow(rooms, place);
      following.push(follower);
      return follower;
    };

    async function pair(options: object = {}) {
      const [one, two] = [device(), device()];
      const ann = must(await one.create({ name: 'Ann', variant: 'classic', ...options }));
      const ben = must(await two.join({ name: 'Ben', code: ann.key.code.toLowerCase() }));
      return { one, two, ann, ben, a: watchOver(one, ann), b: watchOver(two, ben) };
    }

    test('two devices play a whole game', async () => {
      const { one, two, ann, ben, a, b } = await pair();
      await a.until(({ snapshot }) => snapshot.players.length === 2);
      must(await two.act(ben.key, { do: 'start', round: 0 }));
      await a.until(({ snapshot }) => snapshot.room.game_state.gameStarted);
      for (const [ply, move] of ['0', '3', '1', '4', '2'].entries()) {
        const [rooms, key] = ply % 2 === 0 ? [one, ann.key] : [two, ben.key];
        must(await rooms.act(key, { do: 'move', round: 1, ply, move }));
        await Promise.all([a, b].map((each) => each.until((view) => movesOf(view).length > ply)));
      }
      for (const each of [a, b]) {
        const { room, players } = (
          await each.until(({ snapshot }) => snapshot.room.status === 'finished')
        ).snapshot;
        const { match } = room.game_state;
        expect(match && outcomeOf(match)?.scores).toEqual([1, 0]);
        expect(players.map(({ wins }) => wins)).toEqual([1, 0]);
      }
      expect(a.view().snapshot).toEqual(b.view().snapshot);
      expect([a.view().ownSeat, b.view().ownSeat]).toEqual([0, 1]);
    });

    test('refusals come back as their codes', async () => {
      const { one, two, ann, ben } = await pair();
      expect(await two.act(ben.key, { do: 'move', round: 0, ply: 0, move: '0' })).toEqual({
        ok: false,
        error: 'not-started',
      });
      must(await one.act(ann.key, { do: 'start', round: 0 }));
      expect(await two.act(ben.key, { do: 'move', round: 1, ply: 0, move: '0' })).toEqual({
        ok: false,
        error: 'not-your-turn',
      });
      expect(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '9' })).toEqual({
        ok: false,
        error: 'illegal-move',
      });
      expect(await two.join({ name: 'Cem', code: 'ZZZZZZ' })).toMatchObject({
        error: 'room-not-found',
      });
      expect(await two.join({ name: 'Cem', code: ann.key.code })).toMatchObject({
        error: 'not-accepting',
      });
      const forged = { ...ann.key, secret: '0'.repeat(32) };
      expect(await one.act(forged, { do: 'leave' })).toEqual({ ok: false, error: 'not-a-player' });
    });

    test('ONL-46 a spectator sees the game and sits nowhere', async () => {
      const { one, ann } = await pair();
      must(await one.act(ann.key, { do: 'start', round: 0 }));
      const eve = device();
      const watching = watchOver(eve, must(await eve.watch(ann.key.code)));
      must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '4' }));
      const view = await watching.until((each) => movesOf(each).length === 1);
      expect(view.ownSeat).toBeNull();
    });

    test('ONL-83 presence shows who has the page open', async () => {
      const { ann, ben, a, b } = await pair();
      await a.until(({ present }) => present.has(ben.key.player) && present.has(ann.key.player));
      b.stop();
      const view = await a.until(({ present }) => !present.has(ben.key.player));
      expect([...view.present]).toEqual([ann.key.player]);
    });

    test('ONL-74 chat and reactions reach everybody', async () => {
      const { one, two, ann, ben, a, b } = await pair();
      await Promise.all(
        [a, b].map((each) => each.until(({ connection }) => connection === 'live')),
      );
      must(await one.act(ann.key, { do: 'say', text: 'hello <b>Ben</b>' }));
      must(await two.act(ben.key, { do: 'react', reaction: '🔥' }));
      const { snapshot } = await b.until((view) => view.snapshot.messages.length === 1);
      expect(snapshot.messages[0]).toMatchObject({ seq: 1, name: 'Ann', text: 'hello <b>Ben</b>' });
      must(await one.act(ann.key, { do: 'say', text: 'again' }));
      await a.until((view) => view.snapshot.messages.length === 2);
      expect(a.reactions).toEqual(['🔥']);
    });

    test('ONL-41, ONL-42 leaving removes oneself, and closes the own view', async () => {
      const { two, ben, a, b } = await pair();
      must(await two.act(ben.key, { do: 'leave' }));
      await a.until(({ snapshot }) => snapshot.players.length === 1);
      await expect.poll(() => b.isClosed()).toBe(true);
      expect(await two.resume(ben.key)).toEqual({ ok: false, error: 'not-a-player' });
    });

    test('ONL-84 a kept key leads back to the seat, on another client too', async () => {
      const { one, ann, ben } = await pair();
      must(await one.act(ann.key, { do: 'start', round: 0 }));
      const seating = must(await device().resume(structuredClone(ben.key)));
      expect(seating.key).toEqual(ben.key);
      expect(seating.snapshot.room.status).toBe('playing');
    });

    test('ONL-75 public rooms can be browsed and joined', async () => {
      const one = device();
      must(await one.create({ name: 'Ann', variant: 'wild', players: 3, listed: true }));
      const [listed] = must(await device().list());
      expect(listed).toMatchObject({ players: ['Ann'], settings: { gameVariant: 'wild' } });
      must(await device().join({ name: 'Ben', code: listed?.code ?? '' }));
    });

    test('ONL-61 a new round in mid-match is asked for and agreed to', async () => {
      const { one, two, ann, ben, a, b } = await pair();
      must(await one.act(ann.key, { do: 'start', round: 0 }));
      must(await one.act(ann.key, { do: 'round', round: 1 }));
      const asked = await b.until(({ snapshot }) => snapshot.room.game_state.roundRequest !== null);
      expect(asked.snapshot.room.game_state.roundRequest?.awaited).toEqual([ben.key.player]);
      must(await two.act(ben.key, { do: 'answer', round: 1, agrees: true }));
      await a.until(({ snapshot }) => snapshot.room.game_state.round === 2);
    });

    test('a class of two plays a round, and its host follows the board and the result', async () => {
      const [teacher, ...pupils] = [device(), device(), device()];
      const host = must(await teacher.classes.open(SETTINGS));
      const seats = new Map<number, readonly [Device, ClassGrant]>();
      for (const pupil of pupils) {
        const grant = must(await pupil.enter({ name: 'Sam', code: host.key.code.toLowerCase() }));
        if ('me' in grant) seats.set(grant.me?.number ?? -1, [pupil, grant]);
      }
      let followed: FollowedClass | undefined;
      const onChange = (next: FollowedClass) => {
        followed = next;
      };
      const stop = teacher.classes.follow(host, { onChange }, { boards: true });
      must(await teacher.classes.act(host.key, { do: 'start', round: 0 }));
      const order = followed?.snapshot.rounds[0]?.pairings[0]?.pupils ?? [];
      for (const [ply, move] of ['0', '3', '1', '4', '2'].entries()) {
        const [pupil, place] = seats.get(order[ply % 2] ?? -1) ?? [];
        if (!pupil || !place) throw new Error('no pupil');
        const { key } = place;
        const { snapshot: shown, me } = must(await pupil.classes.resume(key));
        const seat = classSeat(key, shown, me);
        if (!seat) throw new Error('no seat');
        must(await pupil.resume(seat));
        must(await pupil.act(seat, { do: 'move', round: 1, ply, move }));
      }
      await expect.poll(() => followed?.snapshot.status, { timeout: 20_000 }).toBe('between');
      expect(followed?.boards[0]).toEqual(['0', '3', '1', '4', '2']);
      expect(followed?.snapshot.pupils.map((each) => each.name)).toEqual(['Sam', 'Sam 2']);
      expect(followed?.snapshot.standings.map(({ points }) => points)).toEqual([1, 0]);
      const start = { do: 'start', round: 1 } as const;
      const [pupil, grant] = seats.get(0) ?? [];
      expect(pupil && grant && (await pupil.classes.act(grant.key, start))).toEqual({
        ok: false,
        error: 'not-host',
      });
      stop();
    });
  });
}
