import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Classroom } from '../../../tests/server/lib/class-states.ts';
import { fail, ok } from '../../rules/result.ts';
import { classSnapshotOf } from '../school/class-snapshot.ts';
import { askToLead } from './ask-to-lead.ts';
import { Entrances } from './entrances.ts';
import type { CallResult, Transport } from './transport.ts';

const waiting: CallResult = ok({ ok: true, at: 0, asking: 42 });
const snapshot = classSnapshotOf(new Classroom().school, true);
const led: CallResult = ok({ ok: true, at: 0, class: snapshot, me: null, boards: [] });

/** The answers of the class, and the requests that it received. */
let said: CallResult = waiting;
let asked: object[] = [];
let numbers: number[] = [];
let stopping = new AbortController();

/** The state of a device that asks to lead; undefined while it waits. */
function lead() {
  const call = (body: object) => {
    asked.push(body);
    return Promise.resolve(said);
  };
  const wait = {
    onNumber: (number: number) => void numbers.push(number),
    signal: stopping.signal,
  };
  const ports = { entrances: new Entrances(call), transport: { call } as unknown as Transport };
  const device: { end?: Awaited<ReturnType<typeof askToLead>> } = {};
  void askToLead({ class: 'c', pass: 'p' }, wait, ports).then((end) => (device.end = end));
  return device;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [said, asked, numbers, stopping] = [waiting, [], [], new AbortController()];
});
afterEach(() => vi.useRealTimers());

test('it asks every two seconds with one secret, tells its number once, and leads when it is let in', async () => {
  const device = lead();
  await pass(6000);
  expect([asked.length, numbers, device.end]).toEqual([4, [42], undefined]);
  expect(new Set(asked.map((body) => JSON.stringify(body))).size).toBe(1);
  said = led;
  await pass(2000);
  const key = { class: snapshot.id, code: snapshot.code, player: null };
  expect(device.end).toMatchObject({ ok: true, value: { key, snapshot, me: null } });
});

test('it ends when it is turned away, or was never let wait', async () => {
  const device = lead();
  await pass(2000);
  said = fail('pass-void');
  await pass(2000);
  expect(device.end).toEqual(fail('pass-void'));
  const late = lead();
  await pass(0);
  expect([late.end, numbers]).toEqual([fail('pass-void'), [42]]);
  const { length } = asked;
  await pass(10_000);
  expect(asked).toHaveLength(length);
});

test('a break of the connection does not lose the wait, unless it lasts', async () => {
  const device = lead();
  await pass(0);
  said = fail('offline');
  await pass(60_000);
  said = waiting;
  await pass(2000);
  said = fail('too-many');
  await pass(10_000);
  expect([device.end, numbers]).toEqual([undefined, [42]]);
  said = fail('timeout');
  await pass(60_000);
  expect(device.end).toEqual(fail('timeout'));
});

test('who cannot ask at all hears so at once', async () => {
  said = fail('offline');
  const device = lead();
  await pass(0);
  expect(device.end).toEqual(fail('offline'));
});

test('sends no requests once it is stopped', async () => {
  const device = lead();
  await pass(2000);
  stopping.abort();
  await pass(2000);
  expect([device.end, asked.length]).toEqual([null, 2]);
  await pass(10_000);
  expect(asked).toHaveLength(2);
});
