import { afterEach, beforeEach, expect, test } from 'vitest';
import { readToken } from '../../../server/metrics.ts';
import { flood, post } from '../faults/http.ts';
import { joining, rawSocket } from '../faults/socket.ts';
import { start, workplace, type Running } from '../lib/process.ts';
import { secretOf } from '../lib/requests.ts';

const TOKEN = 'a-token-of-the-tests';
let place = workplace();
let running: Running | undefined;
beforeEach(() => {
  place = workplace();
});
afterEach(async () => {
  await running?.kill();
  place.end();
});

const begin = async (settings: NodeJS.ProcessEnv): Promise<Running> => {
  running = await start(place, 0, 1000, settings);
  return running;
};
const read = (url: string, authorization: string): Promise<Response> =>
  fetch(`${url}/metrics`, { headers: { authorization } });

type Figures = {
  /** By name. */
  readonly types: ReadonlyMap<string, string>;
  /** By name and labels, as written. */
  readonly values: ReadonlyMap<string, number>;
};

const HEAD = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/;
const SAMPLE =
  /^([a-zA-Z_:][\w:]*)(\{[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*"(?:,[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*")*\})? (\S+)$/;
const NUMBER = /^(?:[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?|[+-]Inf|NaN)$/;

/** Reads Prometheus' text form 0.0.4 as strictly as it is described; throws at the first mistake. */
function parse(text: string): Figures {
  const types = new Map<string, string>();
  const helped = new Set<string>();
  const values = new Map<string, number>();
  let family = '';
  if (!text.endsWith('\n')) throw new Error('the last line is not ended');
  for (const line of text.slice(0, -1).split('\n')) {
    const [, kind, name = '', rest = ''] = HEAD.exec(line) ?? [];
    if (kind === 'HELP') {
      if (helped.has(name)) throw new Error(`two helps: ${line}`);
      helped.add(name);
    } else if (kind === 'TYPE') {
      if (types.has(name) || !helped.has(name)) throw new Error(`a type out of place: ${line}`);
      if (!['counter', 'gauge', 'histogram'].includes(rest)) throw new Error(`no type: ${line}`);
      types.set(name, rest);
      family = name;
    } else {
      const [, sample = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
      if (!NUMBER.test(value)) throw new Error(`no sample: ${line}`);
      const ends = types.get(family) === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      if (!ends.some((end) => sample === family + end)) throw new Error(`out of place: ${line}`);
      if (values.has(sample + labels)) throw new Error(`twice: ${line}`);
      values.set(sample + labels, Number(value));
    }
  }
  return { types, values };
}

test('OPS-05 without the setting /metrics is an unknown address', async () => {
  const { url } = await begin({});
  const response = await fetch(`${url}/metrics`, { headers: { 'sec-fetch-dest': 'empty' } });
  expect(response.status).toBe(404);
});

test.each(['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN} `.repeat(2)])(
  'OPS-05 nobody reads the figures with "%s"',
  async (authorization) => {
    const { url } = await begin({ METRICS_TOKEN: TOKEN });
    const response = await read(url, authorization);
    expect([response.status, await response.text()]).toEqual([401, 'Metrics need the token\n']);
  },
);

test('OPS-05 with the token the figures are in the text form of Prometheus', async () => {
  const { url } = await begin({ METRICS_TOKEN: TOKEN });
  const create = { do: 'create', secret: secretOf('a'), name: 'Annabel', variant: 'classic' };
  const made = await post(url, { ...create, players: 2 });
  const { snapshot, pass } = made.body as unknown as {
    pass: string;
    snapshot: { room: { id: string; room_code: string } };
  };
  await post(url, { do: 'join', secret: secretOf('b'), name: 'Bob', code: 'NO-ONE' });
  await post(url, { do: 'nonsense' });
  await post(url, '{', { apikey: 'wrong' });
  const socket = await rawSocket(url);
  const joined = await socket.ask(snapshot.room.id, 'phx_join', joining(pass));
  expect(joined.status).toBe('ok');
  await (await fetch(url)).text();
  // An answer counts when it is sent, which its receiver may notice first.
  const page = 'tictactoe_http_responses_total{kind="page",code="200"} 1\n';
  const figures = async (): Promise<string> => (await read(url, `Bearer ${TOKEN}`)).text();
  await expect.poll(figures).toContain(page);

  const response = await read(url, `Bearer ${TOKEN}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  const { types, values } = parse(text);
  expect(Object.fromEntries(values)).toMatchObject({
    'tictactoe_room_requests_total{kind="create",result="ok"}': 1,
    'tictactoe_room_requests_total{kind="join",result="room-not-found"}': 1,
    'tictactoe_room_requests_total{kind="unread",result="bad-request"}': 1,
    'tictactoe_room_requests_total{kind="unread",result="bad-key"}': 1,
    'tictactoe_http_responses_total{kind="rooms",code="200"}': 2,
    'tictactoe_http_responses_total{kind="rooms",code="400"}': 1,
    'tictactoe_http_responses_total{kind="rooms",code="401"}': 1,
    tictactoe_rooms: 1,
    tictactoe_classes: 0,
    tictactoe_channels: 1,
    tictactoe_sockets: 1,
    tictactoe_storage_ok: 1,
  });
  for (const name of ['process_uptime_seconds', 'process_resident_memory_bytes'])
    expect(values.get(name)).toBeGreaterThan(0);
  expect(types.get('tictactoe_event_loop_delay_seconds')).toBe('histogram');

  // OPS-07: nothing says who plays where.
  const { id, room_code: code } = snapshot.room;
  for (const secret of [id, code, pass, 'Annabel', '127.0.0.1', secretOf('a')])
    expect(text).not.toContain(secret);
  socket.end();
});

test('OPS-05 the delays of the event loop are a histogram: its steps never fall, and the last has all', async () => {
  const { url } = await begin({ METRICS_TOKEN: TOKEN });
  const figures = async (): Promise<Figures> =>
    parse(await (await read(url, `Bearer ${TOKEN}`)).text());
  const count = 'tictactoe_event_loop_delay_seconds_count';
  await expect.poll(async () => (await figures()).values.get(count)).toBeGreaterThan(2);
  await flood(200, () => post(url, { do: 'list' }));
  const { values } = await figures();
  const buckets = [...values].filter(([name]) => name.includes('delay_seconds_bucket'));
  const limits = buckets.map(([name]) => /le="(.+)"/.exec(name)?.[1]);
  expect(limits).toEqual(['0.001', '0.005', '0.01', '0.025', '0.05', '0.1', '0.25', '1', '+Inf']);
  const steps = buckets.map(([, value]) => value);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps.at(-1)).toBe(values.get(count));
  expect(values.get('tictactoe_room_requests_total{kind="list",result="ok"}')).toBe(200);
});

test.each(['short', 'with a blank in it', 'a"quote-of-16-letters', 'ümlauts-of-16-letters'])(
  'OPS-05 a token that a header can not carry is refused: %s',
  (text) => {
    expect(() => readToken(text)).toThrow('METRICS_TOKEN must be 16 or more characters');
    expect(readToken('')).toBeUndefined();
  },
);
