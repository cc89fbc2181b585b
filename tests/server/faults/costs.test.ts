/**
 * No request costs more than 5 ms of processor time, whatever its text: nobody can freeze the server for
 * others.
 */
import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { listen } from '../../../server/listen.ts';
import { createSite } from '../../../server/site.ts';
import { answerCall, handle } from '../../../src/rooms/endpoint/endpoint.ts';
import { InMemoryStore } from '../in-memory/store.ts';
import { ourServer } from '../lib/our-server.ts';
import { must } from '../lib/follower.ts';
import { context, KEY, secretOf, type Body, type RawAnswer, type Sat } from '../lib/requests.ts';
import { workplace } from '../lib/process.ts';
import { joining, rawSocket } from './socket.ts';

/** In microseconds. */
const MOST = 5000;
/** A body holds 16 KB; the rest of the request needs some. */
const BYTES = 15_800;

/** A text of this many bytes in JSON: a beginning, and a repeated part. */
function filled(part: string, start = '', bytes = BYTES): string {
  const size = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2;
  return start + part.repeat((bytes - size(start)) / size(part));
}

/** Half of one, half of the other. */
const halves = (one: string, other: string): string =>
  `a${filled(one, '', BYTES / 2)}${filled(other, '', BYTES / 2 - 1)}`;

const ENGLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

/** The worst texts known, by kind. */
const TEXTS: Readonly<Record<string, string>> = {
  letters: filled('a'),
  'look-alikes': filled('Ѕ'),
  'letters that become eighteen': filled('\uFDFA'),
  spaces: filled(' '),
  'spaced letters': filled('a '),
  punctuation: filled('!'),
  controls: filled('\u0000'),
  'marks in descending classes': halves('\u0345', '\u0334'),
  'marks of five classes, again and again': filled('\u0345\u0315\u0301\u0323\u0334', 'a'),
  'marks in circles': filled('\u20DD', 'a'),
  'marks and joiners': filled('\u0301\u200D', 'a'),
  'letters with four marks': filled('a\u0345\u0301\u0323\u0334'),
  'Hangul in parts': filled('\u1112\u1161\u11AB'),
  'Indic conjuncts': filled('\u0915\u094D'),
  'bidirectional controls': filled('\u202E\u2066\u2069\u200F'),
  'invisible letters': filled('\u3164\u{E0080}'),
  'emoji selectors': filled('\uFE0F', '☺'),
  joiners: filled('\u200D'),
  'a chain of joined emoji': filled('👩\u200D'),
  families: filled('👨‍👩‍👧‍👦'),
  'flags of letters': filled('🇸🇦'),
  'flags of tags': filled(ENGLAND),
  'flags that never end': filled(ENGLAND.slice(0, -2)),
  'halves of characters': filled('\uD800'),
  brackets: filled('['),
  'escaped quotes': filled('"'),
};

/**
 * The mean processor time of a call in microseconds, after a few that don't count. Measured again where it is too long:
 * the process also compiles and tidies up.
 */
async function costOf(call: (at: number) => unknown): Promise<number> {
  let [next, least] = [0, Infinity];
  const times = async (count: number): Promise<void> => {
    for (const end = next + count; next < end; next += 1) await call(next);
  };
  await times(3);
  for (let tries = 0; tries < 4 && least > MOST; tries += 1) {
    const before = process.threadCpuUsage();
    await times(10);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 10);
  }
  return least;
}

/** The texts that cost too much, with their microseconds. */
async function tooCostly(
  calls: readonly (readonly [name: string, call: (at: number) => unknown])[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, call] of calls) {
    const cost = await costOf(call);
    if (cost > MOST) found.push(`${name}: ${Math.round(cost)}`);
  }
  return found;
}

/** An endpoint on a separate store, called as our server or as Supabase's function calls it. */
function endpoint(isHosted: boolean) {
  const [store, host] = [new InMemoryStore(), context()];
  return async (ask: Body): Promise<RawAnswer> => {
    const body = JSON.stringify(ask);
    // Rate limits are not tested here.
    host.time += 1000;
    if (!isHosted) {
      const raw = { method: 'POST', key: KEY, body, ip: 'test' };
      return (await answerCall(raw, store, host)).body;
    }
    const sent = new Request('http://test/', { method: 'POST', headers: { apikey: KEY }, body });
    const response = await handle(sent, store, { ...host, ip: 'test' });
    return (await response.json()) as RawAnswer;
  };
}

type Shown = { readonly player: string; readonly snapshot: { readonly room: Body } };

/** A room for six with Ann in it. */
async function open(ask: ReturnType<typeof endpoint>, tag: string) {
  const secret = secretOf(tag);
  const create = { do: 'create', secret, name: 'Ann', variant: 'extended', players: 6 };
  const { player, snapshot } = (await ask(create)) as unknown as Shown;
  const seat: Sat = { room: String(snapshot.room['id']), player, secret };
  return { seat, code: snapshot.room['room_code'] };
}

describe.each([
  ['our server', false],
  ["Supabase's function", true],
])('a request to %s', (_, isHosted) => {
  test.each(Object.entries(TEXTS))(
    'ONL-06, ONL-74 with 16 KB of %s costs little',
    async (__, text) => {
      const ask = endpoint(isHosted);
      const { seat, code } = await open(ask, 'host');
      const stranger = { ...seat, secret: secretOf('stranger') };
      const fields: Record<string, (at: number) => Body> = {
        'the name of a creator': (at) => ({
          do: 'create',
          secret: secretOf(`creator ${at}`),
          name: text,
          variant: 'classic',
        }),
        variant: () => ({ do: 'create', secret: seat.secret, name: 'Ann', variant: text }),
        option: () => ({
          do: 'create',
          secret: seat.secret,
          name: 'Ann',
          options: { teams: text },
        }),
        code: () => ({ do: 'join', secret: seat.secret, name: 'Ben', code: text }),
        'the code to watch': () => ({ do: 'watch', code: text }),
        key: () => ({ do: 'watch', code, invitation: text }),
        secret: () => ({ do: 'fetch', ...seat, secret: text }),
        'a line': () => ({ do: 'say', ...seat, text }),
        "a stranger's line": () => ({ do: 'say', ...stranger, text }),
        reaction: () => ({ do: 'react', ...seat, reaction: text }),
        move: () => ({ do: 'move', round: 1, ...seat, id: 'x', ply: 0, move: text }),
        id: () => ({ do: 'start', round: 0, ...seat, id: text }),
        who: () => ({ do: 'remove', ...seat, who: text }),
        do: () => ({ do: text }),
      };
      // Every name is compared with the five that are there already.
      let [room, guests] = [code, 0];
      const join = async (at: number): Promise<RawAnswer> => {
        if (guests === 5) [room, guests] = [(await open(ask, `host ${at}`)).code, 0];
        guests += 1;
        return ask({ do: 'join', secret: secretOf(`guest ${at}`), name: text, code: room });
      };
      const calls = Object.entries(fields).map(
        ([name, body]) => [name, (at: number) => ask(body(at))] as const,
      );
      expect(await tooCostly([...calls, ['the name of a guest', join]])).toEqual([]);
    },
  );
});

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test('a page’s address or header of 15 KB costs little', async () => {
  const { folder, end } = workplace();
  ends.push(end);
  const site = await listen(createSite({ dist: folder, env: {} }), { port: 0, host: '127.0.0.1' });
  ends.push(() => site.close());
  const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const { port } = site;
      request({ host: '127.0.0.1', port, path, headers: { accept: '*/*', ...headers } })
        .once('response', (response) => response.resume().once('end', resolve))
        .once('error', reject)
        .end();
    });
  const long = (part: string): string => part.repeat(15_000 / part.length);
  const parts = ['.', '/', './', '.../', '%2e', '%2F.', '\\', 'a', '/index', ';', '?', '%E2%80%8D'];
  const addresses = parts.flatMap((part) => [
    `/${long(part)}`,
    `/${long(part)}/`,
    `/x.${long(part)}/x`,
  ]);
  const values = [' ', ';', '; ', ';q=0', ';q=0.', '0', ',', 'text/', '*/', '[', ']:1', ':', '1.'];
  const names = ['accept-encoding', 'accept', 'x-forwarded-for', 'if-none-match', 'origin'];
  const visits = addresses.map(
    (path) => [path.slice(0, 20) + path.slice(-3), () => get(path)] as const,
  );
  const headers = names.flatMap((name) =>
    values.map((value) => {
      const sent = { [name]: `x;q=0${long(value)}x` };
      return [`${name} ${value}`, () => get('/', sent)] as const;
    }),
  );
  expect(await tooCostly([...visits, ...headers])).toEqual([]);
});

test('a message of 15 KB over a channel costs little', async () => {
  const site = await ourServer();
  ends.push(site.end);
  const ann = must(await site.client().create({ name: 'Ann', variant: 'classic' }));
  const { room } = ann.key;
  const found: string[] = [];
  for (const [name, whole] of Object.entries(TEXTS)) {
    const text = whole.slice(0, Math.floor((whole.length * 14) / 16)).toWellFormed();
    const socket = await rawSocket(site.url);
    ends.push(socket.end);
    const calls = [
      ['topic', () => socket.ask(text, 'phx_join', joining(`${ann.pass}-1`))],
      ['event', () => socket.ask(room, text, {})],
      ['pass', () => socket.ask(room, 'phx_join', joining(text))],
      ['presence', () => socket.ask(room, 'presence', { event: text })],
    ] as const;
    found.push(...(await tooCostly(calls)).map((each) => `${name}, ${each}`));
  }
  expect(found).toEqual([]);
});
