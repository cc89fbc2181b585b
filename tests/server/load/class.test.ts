import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ClassSettings } from '../../../src/rooms/protocol/class-wire.ts';
import { sized } from '../../size.ts';
import { blockSockets, Device, losses, type Acknowledged } from '../lib/class-crowd.ts';
import { luck } from '../lib/class-states.ts';
import { start, workplace, type Running } from '../lib/process.ts';

const PUPILS = sized(40, 10);
/** The number of devices whose WebSockets the network blocks. */
const POLLING = sized(10, 1);
const ROUNDS = sized(5, 1);
/** The rounds in which the server is killed, after as many moves as there are pupils. */
const KILLS = sized([2, 4], [1]);
const SETTINGS: ClassSettings = {
  games: ['classic', 'misere', 'wild'],
  minutes: 0,
  names: 'de',
  reactions: true,
  locked: false,
};

let here = workplace();
let running: Running;
let unblock = (): void => {};
const devices: Device[] = [];
beforeEach(async () => {
  here = workplace();
  unblock = blockSockets();
  // The standard limits: a school is one address.
  running = await start(here, 0, 1);
});
afterEach(async () => {
  for (const device of devices.splice(0)) device.stop();
  await running.kill();
  unblock();
  here.end();
});

test('a class behind one address loses no move, no result and nobody, though pages reload and the server is killed', async () => {
  const { url } = running;
  const acknowledged: Acknowledged[] = [];
  const wishes = { url, random: luck(), think: () => 0, reloads: 0.05, acknowledged };
  const host = new Device(wishes);
  devices.push(host);
  await host.open(SETTINGS);
  const { code } = host.key;
  const pupils = Array.from({ length: PUPILS }, (_, at) => new Device(wishes, at < POLLING));
  devices.push(...pupils);
  await Promise.all(pupils.map((pupil) => pupil.enter(code, '')));
  const everybody = [host, ...pupils];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = acknowledged.length;
    const began = await host.start(round - 1);
    const times = await Promise.all(everybody.map((each) => each.sees(round, 'playing')));
    console.log(
      `round ${round} was seen by all after ${Math.round(Math.max(...times) - began)} ms`,
    );
    if (KILLS.includes(round)) {
      await expect.poll(() => acknowledged.length - before).toBeGreaterThanOrEqual(PUPILS);
      await running.kill();
      running = await start(here, Number(new URL(url).port), 1);
      expect(running.url).toBe(url);
    }
    const ends = await Promise.all(everybody.map((each) => each.sees(round, 'between')));
    console.log(`its end: ${Math.round(Math.max(...ends) - Math.min(...ends))} ms after the first`);
  }
  for (const device of devices) device.stop();
  await running.kill();
  const found = losses(here.database, { host, devices: pupils, acknowledged, rounds: ROUNDS });
  expect(found).toEqual([]);
  console.log(
    `${acknowledged.length} moves, ${pupils.reduce((sum, { reloads }) => sum + reloads, 0)} reloads`,
  );
});
