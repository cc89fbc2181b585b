import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ourServer, type OurServer } from '../lib/our-server.ts';
import { flood, post, type RawHttpAnswer } from './http.ts';

let site: OurServer;
const clock = { now: 1_800_000_000_000 };
beforeEach(async () => {
  site = await ourServer({ limitFactor: 1, trustProxy: true, now: () => clock.now });
});
afterEach(() => site.end());

const send = (address: string, body: object) =>
  post(site.url, body, { 'x-forwarded-for': address });
const create = (
  address: string,
  secret: string,
  more: object = { listed: true },
): Promise<RawHttpAnswer> => {
  clock.now += 10;
  const made = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  return send(address, { do: 'create', name: secret, variant: 'classic', secret: made, ...more });
};

/**
 * The hosts' names in the list. Nobody has the rooms open, so the test must end before they leave the list.
 */
async function listed(): Promise<readonly string[]> {
  clock.now += 100;
  const { body } = await send('198.51.100.3', { do: 'list' });
  return (body as { rooms: { players: [string] }[] }).rooms.map(({ players: [name] }) => name);
}

test('ONL-76 of 599 public rooms that one address creates five are, and an honest one stays on the list', async () => {
  expect((await create('198.51.100.1', 'Honest')).body['ok']).toBe(true);
  const said = await flood(599, (at) => create('198.51.100.9', `Pushy ${at}`));
  expect(said.filter(({ body }) => body['ok'] === true)).toHaveLength(5);
  expect(said.filter(({ body }) => body['error'] === 'too-many-listed')).toHaveLength(594);
  const names = await listed();
  expect(names).toContain('Honest');
  expect(names).toHaveLength(6);
  // This address may still play, and others may list rooms.
  expect((await create('198.51.100.10', 'Another')).body['ok']).toBe(true);
  clock.now += 60_000;
  expect((await create('198.51.100.9', 'Private', {})).body['ok']).toBe(true);
});

test('ONL-75 rooms of many addresses push no other off the list: half of it is chosen at random', async () => {
  await create('198.51.100.1', 'Honest');
  for (let at = 0; at < 60; at += 1) await create(`203.0.113.${at % 12}`, `Pushy ${at}`);
  const lists = [];
  for (let look = 0; look < 60; look += 1) lists.push(await listed());
  for (const list of lists) expect(list).toHaveLength(50);
  // 25 of the 36 others are drawn each time: the chance to miss one in 60 lists is 10^-30.
  expect(lists.some((list) => list.includes('Honest'))).toBe(true);
});
