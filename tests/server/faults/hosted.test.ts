/** The edge function as Supabase's CDN calls it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GUESSES } from '../../../src/rooms/endpoint/store.ts';
import { cluster, type Cluster } from '../lib/postgres.ts';

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

/** Guesses a code from an address, with headers of the client's own. */
async function guess(address: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const sent = { apikey: KEY, ...headers, 'cf-connecting-ip': address };
  const body = JSON.stringify({ do: 'watch', code: 'ZZZZZZ' });
  const response = await answer(
    new Request('http://test/', { method: 'POST', headers: sent, body }),
  );
  return ((await response.json()) as { error: string }).error;
}

test('one sender who forges X-Forwarded-For waits after wrong codes, and nobody else does', async () => {
  const said: unknown[] = [];
  for (let at = 0; at < GUESSES.ofPage + 5; at += 1)
    said.push(await guess('198.51.100.9', { 'x-forwarded-for': `10.0.0.${at}, 10.0.1.${at}` }));
  expect(said.filter((error) => error === 'too-many')).toHaveLength(5);
  const forged = { 'x-forwarded-for': '198.51.100.9' };
  expect(await guess('198.51.100.10', forged)).toBe('room-not-found');
});
