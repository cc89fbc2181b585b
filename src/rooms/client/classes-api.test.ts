import { afterEach, expect, test, vi } from 'vitest';
import { classSeat } from '../../../tests/server/lib/class-seat.ts';
import { SETTINGS } from '../../../tests/server/lib/class-states.ts';
import { must } from '../../../tests/server/lib/follower.ts';
import { InMemoryBackend } from '../../../tests/server/in-memory/rooms.ts';
import { fail } from '../../rules/result.ts';
import type { LeadWait } from '../protocol/class-port.ts';
import { createClasses } from './classes-api.ts';
import type { Transport } from './transport.ts';

afterEach(() => void vi.useRealTimers());

const PATIENT: LeadWait = { onNumber: () => {}, signal: new AbortController().signal };

/** A class with this many pupils, each on a separate device. */
async function school(pupils: number) {
  const backend = new InMemoryBackend();
  const teacher = backend.client();
  const host = must(await teacher.classes.open(SETTINGS));
  const devices = [];
  for (let at = 0; at < pupils; at += 1) {
    const device = backend.client();
    const grant = must(await device.enter({ name: `P${at}`, code: host.key.code.toLowerCase() }));
    if (!('me' in grant)) throw new Error('no place in a class');
    devices.push({ device, grant });
  }
  return { backend, teacher, host, devices };
}

test('a class is opened, entered by its code, played in rooms and resumed', async () => {
  const { teacher, host, devices } = await school(2);
  must(await teacher.classes.act(host.key, { do: 'start', round: 0 }));
  for (const { device, grant } of devices) {
    const { snapshot, me } = must(await device.classes.resume(grant.key));
    expect(me).toEqual(grant.me);
    const seat = classSeat(grant.key, snapshot, me);
    if (!seat) throw new Error('no game');
    const room = must(await device.resume(seat));
    expect(room.snapshot.room).toMatchObject({ class_id: snapshot.id, status: 'playing' });
    if (room.snapshot.players[0]?.id === seat.player)
      must(await device.act(seat, { do: 'move', round: 1, ply: 0, move: '4' }));
  }
  const { snapshot, me } = must(await teacher.classes.resume(host.key));
  expect([snapshot.status, snapshot.pupils.length, me]).toEqual(['playing', 2, null]);
  expect(classSeat(host.key, snapshot, me)).toBeNull();
});

test('followers hear of what their own device did at once, and see the boards', async () => {
  const { teacher, host } = await school(2);
  const heard: string[] = [];
  const stop = teacher.classes.follow(
    host,
    { onChange: ({ snapshot }) => void heard.push(snapshot.status) },
    { boards: true },
  );
  must(await teacher.classes.act(host.key, { do: 'start', round: 0 }));
  expect(heard).toContain('playing');
  stop();
});

test('refusals come as their names', async () => {
  const { teacher, host, devices } = await school(1);
  const [pupil] = devices;
  if (!pupil) throw new Error('no pupil');
  const start = { do: 'start', round: 0 } as const;
  expect(await teacher.classes.act(host.key, start)).toEqual(fail('need-players'));
  expect(await pupil.device.classes.act(pupil.grant.key, start)).toEqual(fail('not-host'));
  expect(await teacher.classes.lead(host.key.class, 'f'.repeat(32), PATIENT)).toEqual(
    fail('pass-void'),
  );
  expect(await teacher.watch(host.key.code)).toEqual(fail('in-class'));
});

test('a pass lets a second device lead once a host has let it in, and a code takes a pupil to another device', async () => {
  const { backend, teacher, host, devices } = await school(2);
  const pass = must(await teacher.classes.newHostPass(host.key));
  const phone = backend.client();
  const numbers: number[] = [];
  const leading = phone.classes.lead(host.key.class, pass, {
    ...PATIENT,
    onNumber: (number) => void numbers.push(number),
  });
  await expect.poll(() => numbers).toHaveLength(1);
  const [number = -1] = numbers;
  expect(must(await teacher.classes.resume(host.key)).snapshot.asking).toBe(number);
  must(await teacher.classes.act(host.key, { do: 'admit', number, yes: true }));
  const led = await leading;
  if (!led) throw new Error('nobody stopped it');
  const second = must(led);
  expect(second.snapshot.hosts).toBe(2);
  must(await phone.classes.newHostPass(second.key));
  must(await phone.classes.revokeHostPass(second.key));

  const code = must(await teacher.classes.newDeviceCode(host.key, 1));
  const tablet = backend.client();
  const moved = must(await tablet.classes.changeDevice(host.key.code, ` ${code.toLowerCase()}`));
  expect(moved.key.player).toBe(devices[1]?.grant.key.player);
  const [, old] = devices;
  if (!old) throw new Error('no pupil');
  expect(await old.device.classes.resume(old.grant.key)).toEqual(fail('not-a-player'));
  expect((await tablet.classes.resume(moved.key)).ok).toBe(true);
});

test('who meant a room takes no place in a class', async () => {
  const { backend, teacher, host } = await school(0);
  const said = await backend.client().join({ name: 'Ann', code: host.key.code });
  expect(said).toEqual(fail('in-class'));
  const { snapshot } = must(await teacher.classes.resume(host.key));
  expect(snapshot.pupils.map(({ hasLeft }) => hasLeft)).toEqual([true]);
});

test('a command that nobody answered is sent once more, with the same id', async () => {
  vi.useFakeTimers();
  const call = vi.fn((_body: object) => Promise.resolve(fail('timeout')));
  const classes = createClasses({ call } as unknown as Transport);
  const key = { class: 'c', code: 'ABCDEF', secret: 's', player: null };
  const end = classes.act(key, { do: 'pause' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await end).toEqual(fail('timeout'));
  const [one, two] = call.mock.calls;
  expect(two).toEqual(one);
});

test('opening again after no answer opens the same class', async () => {
  const backend = new InMemoryBackend();
  const teacher = backend.client();
  backend.isMute = true;
  expect(await teacher.classes.open(SETTINGS)).toEqual(fail('timeout'));
  backend.isMute = false;
  const { snapshot } = must(await teacher.classes.open(SETTINGS));
  expect([
    snapshot.version,
    must(await teacher.classes.open(SETTINGS)).snapshot.id === snapshot.id,
  ]).toEqual([1, false]);
});
