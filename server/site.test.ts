import { mkdirSync, mkdtempSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import product from '../package.json' with { type: 'json' };
import { compress } from '../scripts/build/site-build.ts';
import { listen, type ListeningServer } from './listen.ts';
import { inlineScriptHashes } from './policy.ts';
import { BUILD_STAMP, createSite, type Route } from './site.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(3000))});`;
const INLINE = "document.documentElement.dataset.theme = 'dark';";
// echo -n "document.documentElement.dataset.theme = 'dark';" | openssl dgst -sha256 -binary | base64
const INLINE_HASH = "'sha256-DHbFh4o+L8meQM6JMbt/D2AhqsPiSksdB2N5Ub9s4aI='";
const PAGE = `<!doctype html><title>fixture</title><script>${INLINE}</script>
<script type="application/ld+json">{"@type":"Game"}</script>
<script type="module" src="/assets/app-abc.js"></script>${'<p>words</p>'.repeat(200)}`;
const HTML = { accept: 'text/html,*/*;q=0.8' };

type SiteAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

let dist = '';
let site: ListeningServer | undefined;
let logged: string[] = [];

async function open(routes: readonly Route[] = [], env: Record<string, string> = {}) {
  const log = (message: string) => logged.push(message);
  site = await listen(createSite({ dist, env, routes, log }), { port: 0, host: '127.0.0.1' });
}

/** Sends a path as it stands: fetch would tidy it up first. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: site?.port, path, headers, method, agent: false };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}

beforeEach(async () => {
  logged = [];
  dist = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, 'assets', 'app-abc.js'), SCRIPT);
  await compress(dist);
});

afterEach(async () => {
  await site?.close();
  site = undefined;
  rmSync(dist, { recursive: true, force: true });
});

describe('files', () => {
  test('a content-hashed file may be kept for a year', async () => {
    await open();
    const { status, headers, body } = await get('/assets/app-abc.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript');
    expect(body.toString()).toBe(SCRIPT);
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
    ['gzip', 'gzip;q=0.5, br; q=0.000', gunzipSync],
    ['gzip', 'GZIP;Q=0.001 ,br;Q=0', gunzipSync],
    ['br', `${'x;q=0.5, '.repeat(100)}br\t;\tq=1.000`, brotliDecompressSync],
  ])('it comes compressed as %s to clients that accept that', async (name, accepted, unpack) => {
    await open();
    const { headers, body } = await get('/assets/app-abc.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(name);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.length).toBeLessThan(300);
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  test.each([
    'br;q=0',
    'br;Q=0',
    'br;q=0;x=1',
    'br;q =0',
    'br;q=0.0000',
    'br;q=-1',
    'br;q=',
    'br;q',
    'xbr',
    'br-x',
    'brotli',
    'x-gzip2',
    `${'x,'.repeat(127)}br;q=0`,
    '*',
  ])('it comes as it is to clients that accept %j', async (accepted) => {
    await open();
    const { headers, body } = await get('/assets/app-abc.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  test('the page is asked for again each time, and not sent again while it is the same', async () => {
    await open();
    const first = await get('/', HTML);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['content-type']).toBe('text/html;charset=utf-8');
    const again = await get('/', { ...HTML, 'if-none-match': first.headers.etag ?? 'none' });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });

  test('HEAD has the headers and no body', async () => {
    await open();
    const { status, headers, body } = await get('/assets/app-abc.js', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(SCRIPT.length));
    expect(body.length).toBe(0);
  });

  test('an odd Range is ignored', async () => {
    await open();
    const { status, body } = await get('/assets/app-abc.js', { range: 'bytes=9-2' });
    expect(status).toBe(200);
    expect(body.toString()).toBe(SCRIPT);
  });

  test("the build's own notes are not served", async () => {
    writeFileSync(join(dist, BUILD_STAMP), 'mark');
    await open();
    expect((await get(`/${BUILD_STAMP}`)).status).toBe(404);
  });
});

describe('the page for every address', () => {
  test.each(['/classic', '/how-to-play/classic', '/classic?view=1', '/caf%C3%A9'])(
    'a visitor who opens %s gets the page',
    async (path) => {
      await open();
      const { status, headers, body } = await get(path, { ...HTML, 'sec-fetch-dest': 'document' });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toBe(PAGE);
    },
  );

  test('a page that the build drew answers its own address, another one all unknown ones', async () => {
    mkdirSync(join(dist, 'classic'));
    writeFileSync(join(dist, 'classic', 'index.html'), '<p>classic</p>');
    writeFileSync(join(dist, '404.html'), '<p>lost</p>');
    await open();
    for (const path of ['/classic', '/classic/', '/classic?inspect'])
      expect((await get(path, HTML)).body.toString(), path).toBe('<p>classic</p>');
    for (const path of ['/no-such-page', '/classic/more'])
      expect((await get(path, HTML)).body.toString(), path).toBe('<p>lost</p>');
    for (const path of ['/Classic', '/CLASSIC/', '//classic', '/classic//?inspect']) {
      const { status, headers } = await get(path, HTML);
      expect([status, headers['location']], path).toEqual([
        301,
        `/classic${path.includes('?') ? '?inspect' : ''}`,
      ]);
    }
    const { headers } = await get('/Classic?room=AB%20C&name=%C3%84', HTML);
    expect(headers['location'], 'a query is encoded already').toBe(
      '/classic?room=AB%20C&name=%C3%84',
    );
    expect((await get('/no-such-page', HTML)).status).toBe(404);
    expect((await get('/classic', HTML)).status).toBe(200);
    expect((await get('/', HTML)).body.toString()).toBe(PAGE);
  });

  test('a language has its own page for unknown addresses', async () => {
    mkdirSync(join(dist, 'de', 'classic'), { recursive: true });
    writeFileSync(join(dist, 'de', 'classic', 'index.html'), '<p>klassisch</p>');
    writeFileSync(join(dist, 'de', '404.html'), '<p>verloren</p>');
    writeFileSync(join(dist, '404.html'), '<p>lost</p>');
    await open();
    expect((await get('/de/classic', HTML)).body.toString()).toBe('<p>klassisch</p>');
    for (const [path, page] of [
      ['/de/no-such-page', '<p>verloren</p>'],
      ['/de/classic/more', '<p>verloren</p>'],
      ['/design', '<p>lost</p>'],
      ['/classic/de', '<p>lost</p>'],
    ] as const) {
      const { status, body } = await get(path, HTML);
      expect([status, body.toString()], path).toEqual([404, page]);
    }
    const { status, headers } = await get('/DE/Classic/?room=A', HTML);
    expect([status, headers['location']]).toEqual([301, '/de/classic?room=A']);
  });

  test('EMB-04: an embed of an unknown game says so in its frame, in its language', async () => {
    for (const [folder, page] of [
      ['', '<p>lost</p>'],
      ['de', '<p>verloren</p>'],
      ['embed', '<p>no game</p>'],
      ['de/embed', '<p>kein Spiel</p>'],
    ] as const) {
      mkdirSync(join(dist, folder), { recursive: true });
      writeFileSync(join(dist, folder, '404.html'), page);
    }
    await open();
    for (const [path, page] of [
      ['/embed/chess', '<p>no game</p>'],
      ['/embed/chess/more', '<p>no game</p>'],
      ['/de/embed/chess', '<p>kein Spiel</p>'],
      ['/de/chess', '<p>verloren</p>'],
      ['/chess', '<p>lost</p>'],
    ] as const) {
      const { status, body } = await get(path, { ...HTML, 'sec-fetch-dest': 'iframe' });
      expect([status, body.toString()], path).toEqual([404, page]);
    }
  });

  test("opening a page's file redirects to the page's address", async () => {
    mkdirSync(join(dist, 'classic'));
    writeFileSync(join(dist, 'classic', 'index.html'), '<p>classic</p>');
    await open();
    for (const [path, address] of [
      ['/index.html', '/'],
      ['/index.html?view=classic&from=a%20b', '/?view=classic&from=a%20b'],
      ['/index', '/'],
      ['//index.html', '/'],
      ['/Index.HTML', '/'],
      ['/classic/index.html?room=A', '/classic?room=A'],
      ['//classic/index.html', '/classic'],
    ] as const) {
      for (const headers of [{ ...HTML, 'sec-fetch-dest': 'document' }, { accept: '*/*' }]) {
        const { status, headers: got } = await get(path, headers);
        expect([status, got.location], path).toEqual([301, address]);
      }
    }
    expect((await get('/no-such-page/index.html', HTML)).status).toBe(404);
  });

  test('the worker that keeps the site on the device gets the files of pages', async () => {
    await open();
    const { status, body } = await get('/index.html', { accept: '*/*', 'sec-fetch-dest': 'empty' });
    expect(status).toBe(200);
    expect(body.toString()).toBe(PAGE);
  });

  test('a link preview, which accepts anything, gets it too', async () => {
    await open();
    expect((await get('/classic', { accept: '*/*' })).body.toString()).toBe(PAGE);
  });

  test.each([
    ['a missing asset', '/assets/gone-123.js', { 'sec-fetch-dest': 'script' }],
    ['a missing asset that is opened as a page', '/assets/gone-123.js', HTML],
    ['a path with an ending', '/wp-login.php', HTML],
    ['a fetch by a script', '/classic', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
    ['a request for an image', '/classic', { accept: 'image/avif,image/webp' }],
  ])('%s gets a 404', async (_, path, headers) => {
    await open();
    const { status, headers: got, body } = await get(path, headers);
    expect(status).toBe(404);
    expect(got['cache-control']).toBe('no-store');
    expect(body.toString()).toBe('Not found\n');
  });
});

describe('requests that are refused', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s gets a 405', async (method) => {
    await open();
    const { status, headers } = await get('/classic', HTML, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test.each(['/%', '/%E0%A4%A', '/a%00b', '*', '//../x', '/..%2f..%2fetc/passwd', '/..%5cx'])(
    '%s gets a 400, and the server keeps running',
    async (path) => {
      await open();
      expect((await get(path, HTML)).status).toBe(400);
      expect((await get('/', HTML)).status).toBe(200);
      expect(logged).toEqual([]);
    },
  );

  test.each(['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json'])(
    '%s does not leave the folder',
    async (path) => {
      writeFileSync(join(dist, '..', 'package.json.fixture'), 'secret');
      await open();
      expect((await get(`${path}.fixture`, HTML)).status).toBe(400);
      rmSync(join(dist, '..', 'package.json.fixture'));
    },
  );
});

describe('headers', () => {
  const sourcesOf = async (name: string, path = '/') => {
    const header = (await get(path, HTML)).headers['content-security-policy'];
    const text = Array.isArray(header) ? header.join() : (header ?? '');
    const found = text.split('; ').find((directive) => directive.startsWith(`${name} `));
    return found?.split(' ').slice(1);
  };

  test('scripts come from the site itself and by hash', async () => {
    await open();
    expect(await sourcesOf('script-src')).toEqual(["'self'", INLINE_HASH]);
  });

  test.each([
    ['default-src', "'self'"],
    ['style-src', "'self' 'unsafe-inline'"],
    ['worker-src', "'self'"],
    ['connect-src', "'self'"],
    ['img-src', "'self' data: blob:"],
    ['media-src', "'self' blob:"],
    ['font-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ])('%s is %s', async (name, sources) => {
    await open();
    expect((await sourcesOf(name))?.join(' ')).toBe(sources);
  });

  test.each([
    '/embed/classic',
    '/embed/daily',
    '/embed/chess',
    '/de/embed/3d/',
    '/embed/wild?level=hard',
  ])('EMB-05: other sites may frame %s', async (path) => {
    await open();
    expect(await sourcesOf('frame-ancestors', path)).toEqual(['*', 'file:']);
    expect((await get(path, HTML)).headers['x-frame-options']).toBeUndefined();
    expect(await sourcesOf('default-src', path)).toEqual(["'self'"]);
  });

  test.each([
    '/embed',
    '/embed/',
    '/de/embed',
    '/embed/index.html',
    '/embed/classic/index.html',
    '/embed/classic/more',
    '/embedded/classic',
    '/classic/embed/classic',
    '/classic',
    '/daily',
    '/online?room=ABCDEF',
    '/no-such-page',
    '/%',
    '/healthz',
  ])('EMB-05: nobody may frame %s', async (path) => {
    await open();
    expect(await sourcesOf('frame-ancestors', path)).toEqual(["'none'"]);
  });

  test('EMB-06: a frame without an origin of its own may load assets, and nothing else', async () => {
    await open();
    const allowed = async (path: string) =>
      (await get(path, { origin: 'null' })).headers['access-control-allow-origin'];
    expect(await allowed('/assets/app-abc.js')).toBe('*');
    for (const path of ['/', '/classic', '/embed/classic', '/favicon.svg', '/healthz'])
      expect(await allowed(path), path).toBeUndefined();
  });

  test('a configured Supabase is reached by fetch and by socket', async () => {
    await open([], { VITE_SUPABASE_URL: 'https://abc.supabase.example/rest/' });
    expect(await sourcesOf('connect-src')).toEqual([
      "'self'",
      'https://abc.supabase.example',
      'wss://abc.supabase.example',
    ]);
  });

  test('configured analytics are reached, and only then', async () => {
    await open([], { VITE_ANALYTICS_ID: 'G-1' });
    expect(await sourcesOf('script-src')).toContain('https://www.googletagmanager.com');
    expect(await sourcesOf('connect-src')).toContain('https://*.google-analytics.com');
  });

  test('a malformed Supabase address stops the start', () => {
    expect(() => createSite({ dist, env: { VITE_SUPABASE_URL: 'abc.supabase.co' } })).toThrow(
      'VITE_SUPABASE_URL is "abc.supabase.co", which is not an http or https address.',
    );
  });

  test.each(['/', '/assets/app-abc.js', '/assets/gone.js', '/healthz', '/%'])(
    '%s carries the security headers',
    async (path) => {
      await open();
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['permissions-policy']).toContain('xr-spatial-tracking=(self)');
    },
  );

  test('a script is hashed as the browser reads it: lines end with a plain newline', () => {
    expect(inlineScriptHashes('<script>\r\na\r\n</script>')).toEqual(
      inlineScriptHashes('<script>\na\n</script>'),
    );
    expect(inlineScriptHashes('<SCRIPT type=module>a</SCRIPT>')).toHaveLength(1);
    expect(inlineScriptHashes('<script async src="/a.js"></script>')).toEqual([]);
  });
});

describe('life of the server', () => {
  test('/healthz says that it lives', async () => {
    await open();
    const { status, headers, body } = await get('/healthz');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body.toString())).toMatchObject({
      ok: true,
      version: product.version,
    });
  });

  test('/healthz tells the state of rooms, and fails where the disk takes no writes', async () => {
    const state = { rooms: 3, connections: 5, storage: 'failing' } as const;
    const listener = createSite({ dist, env: {}, health: () => Promise.resolve(state) });
    site = await listen(listener, { port: 0, host: '127.0.0.1' });
    const { status, body } = await get('/healthz');
    expect([status, JSON.parse(body.toString())]).toEqual([
      503,
      expect.objectContaining({ ok: false, ...state }),
    ]);
  });

  test('routes are asked in order, before the files', async () => {
    const asked: string[] = [];
    await open([
      (incoming) => asked.push(incoming.url ?? '') < 0,
      (incoming, response) => {
        if (incoming.url !== '/functions/v1/rooms') return false;
        response.end('a room');
        return true;
      },
    ]);
    expect((await get('/functions/v1/rooms', {}, 'POST')).body.toString()).toBe('a room');
    expect((await get('/', HTML)).body.toString()).toBe(PAGE);
    expect(asked).toEqual(['/functions/v1/rooms', '/']);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('planted');
      },
    ],
    ['rejects', () => Promise.reject(new Error('planted'))],
  ])('a route that %s is a 500, and is logged', async (_, fail) => {
    await open([(incoming) => incoming.url === '/bad' && fail()]);
    const { status, body } = await get('/bad');
    expect(status).toBe(500);
    expect(body.toString()).not.toContain('planted');
    expect(logged).toEqual(['GET /bad failed']);
    // A query may hold an invitation.
    await get('/bad?room=HPMQ3R&key=secret');
    expect(logged.at(-1)).toBe('GET /bad failed');
    expect((await get('/', HTML)).status).toBe(200);
  });

  test('a file that vanished breaks only that answer', async () => {
    await open();
    unlinkSync(join(dist, 'assets', 'app-abc.js'));
    await expect(get('/assets/app-abc.js')).rejects.toThrow('socket hang up');
    expect(logged).toEqual(['could not read the file for /assets/app-abc.js']);
    expect((await get('/', HTML)).status).toBe(200);
  });

  test('a new build is taken up without a restart, with its policy', async () => {
    writeFileSync(join(dist, BUILD_STAMP), 'one');
    await open();
    await get('/', HTML);
    writeFileSync(join(dist, 'index.html'), '<script>other()</script>');
    for (const ending of ['br', 'gz']) unlinkSync(join(dist, `index.html.${ending}`));
    writeFileSync(join(dist, BUILD_STAMP), 'two');
    utimesSync(join(dist, BUILD_STAMP), new Date(), new Date(Date.now() + 5000));
    const { headers, body } = await get('/', HTML);
    expect(body.toString()).toBe('<script>other()</script>');
    expect(headers['content-security-policy']).not.toContain(INLINE_HASH);
  });

  test('a folder without a build is refused with advice', () => {
    rmSync(join(dist, 'index.html'));
    expect(() => createSite({ dist, env: {} })).toThrow(
      /no build in .*: run "npm run build" first/,
    );
  });
});
