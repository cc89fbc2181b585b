import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OUR_KEY } from '../protocol/our-server.ts';
import { call } from './call.ts';
import { backendOf } from './settings.ts';

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const page = (status: number): Response =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });

/** The result of `call` for an answer. */
const answeredBy = (answer: typeof fetch, signal?: AbortSignal) =>
  call(
    createClient('http://127.0.0.1', 'key', { global: { fetch: answer } }),
    { do: 'list' },
    signal,
  );

const never: typeof fetch = async (_url, init) => {
  init?.signal?.throwIfAborted();
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });
};

afterEach(() => vi.useRealTimers());

describe('a call', () => {
  test('DB-17 is one POST to the function, with the public key and a JSON body', async () => {
    const sent: unknown[] = [];
    await answeredBy(async (url, init) => {
      const headers = new Headers(init?.headers);
      sent.push(String(url), init?.method, headers.get('apikey'), init?.body);
      return json(200, { ok: true, rooms: [] });
    });
    expect(sent).toEqual(['http://127.0.0.1/functions/v1/rooms', 'POST', 'key', '{"do":"list"}']);
  });

  test.each([
    [
      'the answer',
      json(200, { ok: true, version: 3 }),
      { ok: true, value: { ok: true, version: 3 } },
    ],
    ['a refusal', json(200, { ok: false, error: 'room-full' }), { ok: false, error: 'room-full' }],
    [
      'a refusal of the endpoint',
      json(429, { ok: false, error: 'too-many' }),
      { ok: false, error: 'too-many' },
    ],
    [
      'a full disk',
      json(503, { ok: false, error: 'storage-failed' }),
      { ok: false, error: 'storage-failed' },
    ],
    ['DB-28 a static host: not found', page(404), { ok: false, error: 'no-backend' }],
    ['DB-28 a static host: not allowed', page(405), { ok: false, error: 'no-backend' }],
    ['DB-28 a host that answers all with the page', page(200), { ok: false, error: 'no-backend' }],
    ['JSON of somebody else', json(200, { message: 'hello' }), { ok: false, error: 'no-backend' }],
    [
      'an unknown refusal',
      json(400, { ok: false, error: 'new' }),
      { ok: false, error: 'no-backend' },
    ],
    [
      'an accepted answer that can’t be read',
      json(200, { ok: true, version: 'x' }),
      { ok: false, error: 'server-failed' },
    ],
    [
      'an answer with more than the page knows',
      json(200, { ok: true, version: 3, more: {} }),
      { ok: true, value: { ok: true, version: 3 } },
    ],
    ['a gateway without its server', page(502), { ok: false, error: 'server-failed' }],
  ])('%s', async (_what, response, result) => {
    expect(await answeredBy(async () => response)).toEqual(result);
  });

  test('an unreachable server', async () => {
    const refuse = () => Promise.reject(new TypeError('fetch failed'));
    expect(await answeredBy(refuse)).toEqual({ ok: false, error: 'offline' });
  });

  test('no answer within 8 s', async () => {
    vi.useFakeTimers();
    const said = answeredBy(never);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await said).toEqual({ ok: false, error: 'timeout' });
  });

  test('an aborted call ends like one without an answer', async () => {
    const lost = new AbortController();
    const said = answeredBy(never, lost.signal);
    lost.abort();
    expect(await said).toEqual({ ok: false, error: 'timeout' });
  });
});

describe('settings', () => {
  test('DB-28 a configured project, or the page itself', () => {
    const env = {
      VITE_SUPABASE_URL: 'https://x.supabase.co',
      VITE_SUPABASE_KEY: 'sb_publishable_x',
    };
    expect(backendOf(env, 'https://site')).toEqual({
      url: 'https://x.supabase.co',
      key: 'sb_publishable_x',
    });
    expect(backendOf({ VITE_SUPABASE_URL: '' }, 'https://site')).toEqual({
      url: 'https://site',
      key: OUR_KEY,
    });
  });
});
