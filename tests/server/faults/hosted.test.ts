/** The edge function as Supabase's CDN calls it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WRONG_CODES } from '../../../src/rooms/endpoint/store.ts';
import { cluster, type Cluster } from '../lib/postgres.ts';
import { pageOf } from '../lib/requests.ts';

const KEY = 'sb_publishable_test';

let server: Cluster;
let answer: (request: Request) => Promise<Response>;
beforeAll(async () => {
  server = await cluster();
  const settings: Readonly<Record<string, string>> = {
    ROOMS_DB_URL: `${await server.database()}?sslmode=disable`,
    ROOMS_KEY: KEY,
  };
  vi.stubGlobal('Deno', {
    env: { get: (name: string) => settings[name] },
    serve: (handler: typeof answer) => (answer = handler),
  });
  await import('../../../supabase/functions/rooms/index.ts');
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.end();
}, 60_000);

/** Guesses a code, with the CDN's header or headers of the client's own. */
async function guess(headers: Readonly<Record<string, string>>, page = ''): Promise<unknown> {
  const sent = { apikey: KEY, ...headers };
  const body = JSON.stringify({ do: 'watch', code: 'ZZZZZZ', page });
  const response = await answer(
    new Request('http://test/', { method: 'POST', headers: sent, body }),
  );
  return ((await response.json()) as { error: string }).error;
}

test('one sender who forges X-Forwarded-For waits after wrong codes, and nobody else does', async () => {
  const said: unknown[] = [];
  for (let at = 0; at < WRONG_CODES.ofPage + 5; at += 1)
    said.push(
      await guess({
        'cf-connecting-ip': '198.51.100.9',
        'x-forwarded-for': `10.0.0.${at}, 10.0.1.${at}`,
      }),
    );
  expect(said.filter((error) => error === 'too-many')).toHaveLength(5);
  const forged = { 'cf-connecting-ip': '198.51.100.10', 'x-forwarded-for': '198.51.100.9' };
  expect(await guess(forged)).toBe('room-not-found');
});

test('where addresses don’t arrive, wrong codes of some pages lock out no other', async () => {
  for (let at = 0; at < WRONG_CODES.ofIp + WRONG_CODES.ofPage; at += 1)
    expect(await guess({}, pageOf(Math.floor(at / WRONG_CODES.ofPage)))).toBe('room-not-found');
  expect(await guess({}, pageOf(0))).toBe('too-many');
  expect(await guess({}, pageOf(1000))).toBe('room-not-found');
});
