import { afterEach, expect, test, vi } from 'vitest';
import { InMemoryBackend } from '../../../tests/server/in-memory/rooms.ts';
import type { ClassKey } from '../../rooms/protocol/class-port.ts';
import type { ClassSettings } from '../../rooms/protocol/class-wire.ts';
import type { SeatGrant } from '../../rooms/protocol/client-port.ts';
import type { RoomsError } from '../../rooms/protocol/errors.ts';
import { createClassClient, type ClassClient } from './class-client.ts';

const SETTINGS: ClassSettings = {
  games: ['classic'],
  minutes: 0,
  names: 'own',
  reactions: true,
  locked: false,
};

const clients: ClassClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
});

/** A page on this backend, with what its device keeps. */
function page(backend: InMemoryBackend, device: { kept: ClassKey | null } = { kept: null }) {
  const told: RoomsError[] = [];
  const entered: SeatGrant[] = [];
  const rooms = backend.client();
  const client = createClassClient({
    rooms,
    classes: rooms.classes,
    kept: {
      read: () => device.kept,
      keep: (key) => void (device.kept = key),
      forget: () => void (device.kept = null),
    },
    enterRoom: (grant) => void entered.push(grant),
    tell: (error) => void told.push(error),
  });
  clients.push(client);
  const view = () => client.store.getState().followed?.snapshot;
  return { client, device, told, entered, view };
}

async function open(backend = new InMemoryBackend()) {
  const host = page(backend);
  await host.client.open(SETTINGS);
  const code = host.view()?.code ?? '';
  return { backend, host, code };
}

const entry = (code: string, name: string) => ({ code, name, deviceCode: '' });

test('SCH-01 SCH-03: a host opens a class, and a pupil comes in by its code', async () => {
  const { backend, host, code } = await open();
  const ann = page(backend);
  await ann.client.enter(entry(code.toLowerCase(), 'Ann'));
  expect(ann.client.store.getState().followed?.me?.number).toBe(0);
  await expect.poll(() => host.view()?.pupils.map(({ name }) => name)).toEqual(['Ann']);
});

test('SCH-04: a class in which pupils type their names asks for one', async () => {
  const { backend, code } = await open();
  const ann = page(backend);
  await ann.client.enter(entry(code, ''));
  expect(ann.client.store.getState().failure).toBe('name-required');
  await ann.client.enter(entry(code, 'Ann'));
  expect(ann.client.store.getState()).toMatchObject({ failure: null, isBusy: false });
});

test('SCH-09: a reload leads back to the place that the device keeps', async () => {
  const { backend, host, code } = await open();
  const ann = page(backend);
  await ann.client.enter(entry(code, 'Ann'));
  ann.client.dispose();
  const again = page(backend, ann.device);
  again.client.resume('');
  await expect.poll(() => again.client.store.getState().followed?.me?.number).toBe(0);
  await expect.poll(() => host.view()?.pupils.length).toBe(1);
});

test('a link to another class doesn’t lead back to the kept one', async () => {
  const { backend, code } = await open();
  const ann = page(backend);
  await ann.client.enter(entry(code, 'Ann'));
  const other = page(backend, ann.device);
  other.client.resume('ZZZZZZ');
  expect(other.client.store.getState().key).toBeNull();
});

test('a place in a class that is gone is forgotten', async () => {
  const { backend, code } = await open();
  const ann = page(backend);
  await ann.client.enter(entry(code, 'Ann'));
  ann.client.dispose();
  const later = page(new InMemoryBackend(), ann.device);
  later.client.resume('');
  await expect.poll(() => later.client.store.getState().end).toBe('gone');
  expect(later.device.kept).toBeNull();
});

test('SCH-14: a pass lets another device ask to lead, once, and a host lets it in by its number', async () => {
  const { backend, host } = await open();
  const pass = (await host.client.newHostPass()) ?? '';
  const id = host.view()?.id ?? '';
  const [phone, late] = [page(backend), page(backend)];
  const leading = phone.client.lead(id, pass);
  await expect.poll(() => phone.client.store.getState().leadNumber).toBeGreaterThan(0);
  expect(phone.client.store.getState()).toMatchObject({ isBusy: true, key: null });
  await expect.poll(() => host.view()?.asking).toBe(phone.client.store.getState().leadNumber);
  await host.client.act({ do: 'admit', number: host.view()?.asking ?? -1, yes: true });
  await leading;
  expect(phone.client.store.getState()).toMatchObject({
    isBusy: false,
    leadNumber: null,
    followed: { me: null, snapshot: { hosts: 2, asking: null } },
  });
  await late.client.lead(id, pass);
  expect(late.client.store.getState().failure).toBe('pass-void');
});

test('SCH-14: a device that is turned away, or stops asking, leads nothing', async () => {
  const { backend, host } = await open();
  const id = host.view()?.id ?? '';
  const phone = page(backend);
  const ask = async () => {
    const pass = (await host.client.newHostPass()) ?? '';
    const end = phone.client.lead(id, pass);
    await expect.poll(() => phone.client.store.getState().leadNumber).toBeGreaterThan(0);
    return { end, number: phone.client.store.getState().leadNumber ?? -1 };
  };
  const first = await ask();
  await host.client.act({ do: 'admit', number: first.number, yes: false });
  await first.end;
  const idle = { isBusy: false, leadNumber: null, key: null };
  expect(phone.client.store.getState()).toMatchObject({ ...idle, failure: 'pass-void' });
  const second = await ask();
  phone.client.stopAsking();
  expect(phone.client.store.getState()).toMatchObject({ ...idle, failure: null });
  await host.client.act({ do: 'admit', number: second.number, yes: true });
  await second.end;
  expect(phone.client.store.getState()).toMatchObject(idle);
  expect(host.told).toEqual([]);
});

test('SCH-15: a code takes a pupil to another device, and the old one is out', async () => {
  const { backend, host, code } = await open();
  const ann = page(backend);
  await ann.client.enter(entry(code, 'Ann'));
  const deviceCode = (await host.client.newDeviceCode(0)) ?? '';
  const tablet = page(backend);
  await tablet.client.enter({ code, name: '', deviceCode });
  expect(tablet.view()?.pupils.map(({ name }) => name)).toEqual(['Ann']);
  await ann.client.act({ do: 'leave' });
  expect(ann.told).toEqual(['not-a-player']);
});

test('the code of a room leads to the room', async () => {
  const backend = new InMemoryBackend();
  const created = await backend.client().create({ name: 'Ben', variant: 'classic' });
  const code = created.ok ? created.value.key.code : '';
  const ann = page(backend);
  await ann.client.enter(entry(code, 'Ann'));
  expect(ann.entered.map(({ key }) => key.code)).toEqual([code]);
  expect(ann.client.store.getState()).toMatchObject({ key: null, isBusy: false });
});

test('a command that fails is told', async () => {
  const { host } = await open();
  await host.client.act({ do: 'start', round: 0 });
  expect(host.told).toEqual(['need-players']);
});

test('who leaves is forgotten here and there', async () => {
  const { backend, host, code } = await open();
  const ann = page(backend);
  await ann.client.enter(entry(code, 'Ann'));
  await ann.client.leave();
  expect(ann.device.kept).toBeNull();
  expect(ann.client.store.getState().end).toBe('left');
  await expect.poll(() => host.view()?.pupils.map(({ hasLeft }) => hasLeft)).toEqual([true]);
});

test('SCH-13: who was taken out comes back with the page that they opened again', async () => {
  const { backend, host, code } = await open();
  const ann = page(backend);
  await ann.client.enter(entry(code, 'Ann'));
  ann.client.dispose();
  await host.client.act({ do: 'remove', pupil: 0 });
  vi.useFakeTimers();
  const again = page(backend, ann.device);
  again.client.resume('');
  const shown = () => again.client.store.getState();
  await vi.waitFor(() => expect(shown()).toMatchObject({ end: 'removed', key: ann.device.kept }));
  await host.client.act({ do: 'restore', pupil: 0 });
  await vi.waitFor(() => expect(shown()).toMatchObject({ end: null }), { timeout: 20_000 });
  expect(again.view()?.code).toBe(code);
  vi.useRealTimers();
});
