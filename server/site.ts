import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import product from '../package.json' with { type: 'json' };
import { openLog, type Fail } from './log.ts';
import { contentSecurityPolicies, isEmbed, type Environment, type Policies } from './policy.ts';

/**
 * Handles a request before the static files do. Returns true when it has answered, and false to
 * pass the request on. May throw or reject: the visitor gets a 500, the server keeps running.
 */
export type Route = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/** The state of rooms, for /healthz. */
export type Health = {
  readonly rooms: number;
  readonly connections: number;
  /**
   * Whether the disk takes writes and the database is still at its path; checked every few seconds
   * at most.
   */
  readonly storage: 'ok' | 'failing';
};

type SiteOptions = {
  /** Folder of the production build. */
  readonly dist: string;
  /** Settings, see .env.example. */
  readonly env: Environment;
  /**
   * Tried in this order, after /healthz and before the static files. They set their own headers.
   */
  readonly routes?: readonly Route[];
  /** The state of rooms for /healthz; without it, only the site's. */
  readonly health?: (() => Promise<Health>) | undefined;
  /** Where failures are reported; standard error by default. */
  readonly log?: Fail;
};

type Build = {
  readonly stamp: number;
  readonly policies: Policies;
  readonly files: ReturnType<typeof sirv>;
  /** Whether the build has a page for unknown addresses; otherwise one page answers all. */
  readonly knowsAddresses: boolean;
};

/** The file that the build writes last: nothing is reread while it is missing or unchanged. */
export const BUILD_STAMP = '.build';

const YEAR_S = 31_536_000;
/**
 * Matches an entry of Accept-Encoding (RFC 9110, 12.4.2) that accepts br or gzip; not one with q=0
 * or a mistake.
 */
const ACCEPTED =
  /^[ \t]*(?:br|gzip)(?:[ \t]*;[ \t]*q=(?:1(?:\.0{0,3})?|0\.(?=\d*[1-9])\d{1,3}))?[ \t]*$/;

const FIXED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), xr-spatial-tracking=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

function readBuild(dist: string, env: Environment): Build {
  return {
    stamp: stampOf(dist) ?? 0,
    policies: contentSecurityPolicies(dist, env),
    files: sirv(dist, { etag: true, brotli: true, gzip: true }),
    knowsAddresses: existsSync(join(dist, '404.html')),
  };
}

function stampOf(dist: string): number | undefined {
  return statSync(join(dist, BUILD_STAMP), { throwIfNoEntry: false })?.mtimeMs;
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** Turns this response's status 200 into 404, which search engines need. */
function answerNotFound(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = new Proxy(writeHead, {
    apply: (target, self, [status, ...rest]: [number, ...unknown[]]) =>
      Reflect.apply(target, self, [status === 200 ? 404 : status, ...rest]) as ServerResponse,
  });
}

/** Redirects to the address as the site spells it, with the request's query. */
function sendOn(request: IncomingMessage, response: ServerResponse, address: string): void {
  const query = /\?.*/s.exec(request.url ?? '')?.[0] ?? '';
  response.setHeader('Location', encodeURI(address) + query);
  answer(response, 301, 'Moved\n');
}

/** The files of pages, which are not addresses, such as `/index.html` and `/classic/index`. */
const PAGE_FILE = /\/index(?:\.html)?$/i;

/** Spells an address as the site does. */
const spell = (path: string): string =>
  path
    .toLowerCase()
    .replace(PAGE_FILE, '/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');

async function answerHealth(
  response: ServerResponse,
  health: SiteOptions['health'],
): Promise<void> {
  const state = await health?.();
  const ok = state?.storage !== 'failing';
  const uptimeSeconds = Math.round(process.uptime());
  const body = JSON.stringify({ ok, version: product.version, uptimeSeconds, ...state });
  response.writeHead(ok ? 200 : 503, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** The decoded path of a request, or undefined when it is malformed or tries to climb. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    const climbs = path.split(/[/\\]/).includes('..');
    return path.startsWith('/') && !climbs && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a request opens a page, also in a frame. Browsers accept HTML; other clients (link previews) accept any type. */
function isNavigation(request: IncomingMessage): boolean {
  const goal = request.headers['sec-fetch-dest'];
  if (goal !== undefined) return goal === 'document' || goal === 'iframe';
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

/**
 * Serves the whole site: /healthz, the given routes, then the build's files; every other address
 * that a visitor opens gets the page itself. A build made while the server runs is used from the
 * next request on. Throws when the folder holds no build or a setting is malformed.
 */
export function createSite(options: SiteOptions): RequestListener {
  const { dist, env, routes = [], health } = options;
  const log = options.log ?? openLog('text').fail;
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no build in ${dist}: run "npm run build" first.`);
  }
  let build = readBuild(dist, env);

  function current(): Build {
    const stamp = stampOf(dist);
    if (stamp !== undefined && stamp !== build.stamp) build = readBuild(dist, env);
    return build;
  }

  /** Redirects a page's address in another spelling; returns whether it did. */
  function redirectIfMisspelt(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): boolean {
    const address = spell(path);
    if (address === path || !existsSync(join(dist, address, 'index.html'))) return false;
    sendOn(request, response, address);
    return true;
  }

  /** The nearest page for unknown addresses: each language has one, and embeds have their own. */
  function notFoundFor(path: string): string {
    const [, first = '', second = ''] = path.split('/');
    const near = [join('/', first, second), join('/', first)].map((folder) =>
      join(folder, '404.html'),
    );
    return near.find((file) => existsSync(join(dist, file))) ?? '/404.html';
  }

  function serveFile(request: IncomingMessage, response: ServerResponse, path: string): void {
    const { files, knowsAddresses } = current();
    const isVisit = isNavigation(request);
    // The service worker fetches these files by their names.
    if (isVisit && PAGE_FILE.test(path) && redirectIfMisspelt(request, response, path)) return;
    // sirv only looks for an encoding's name, even where it is refused (q=0) or part of another name.
    const accepted = request.headers['accept-encoding']?.toLowerCase() ?? '';
    const encodings = accepted.split(',').filter((each) => ACCEPTED.test(each));
    request.headers['accept-encoding'] = encodings.join(',');
    // Range requests serve media, and this site has none; sirv answers malformed ones with invalid responses.
    delete request.headers.range;
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
    );
    // A sandboxed frame has no origin of its own, so an embed's scripts, styles and fonts are another origin's to it.
    if (path.startsWith('/assets/')) response.setHeader('Access-Control-Allow-Origin', '*');
    response.once('pipe', (source) => {
      // A file that vanished after the build was read would otherwise end the whole process.
      source.once('error', (error: unknown) => {
        log(`could not read the file for ${path}`, error, 'could not read a file');
        response.destroy();
      });
    });
    files(request, response, () => {
      if (!isVisit || path.slice(path.lastIndexOf('/')).includes('.'))
        return answer(response, 404, 'Not found\n');
      if (redirectIfMisspelt(request, response, path)) return undefined;
      response.setHeader('Cache-Control', 'no-cache');
      if (knowsAddresses) answerNotFound(response);
      request.url = notFoundFor(path);
      return files(request, response, () => {
        request.url = '/';
        files(request, response, () => answer(response, 503, 'The site is being built\n'));
      });
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request.url ?? '/');
    const isForRoutes = path !== undefined && path !== '/healthz';
    if (isForRoutes)
      for (const route of routes) if (await route(request, response)) return undefined;

    for (const [name, value] of Object.entries(FIXED_HEADERS)) response.setHeader(name, value);
    const { policies } = current();
    const policy = path !== undefined && isEmbed(path) ? policies.embed : policies.page;
    response.setHeader('Content-Security-Policy', policy);
    if (path === undefined) return answer(response, 400, 'Bad request\n');
    if (path === '/healthz') return answerHealth(response, health);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answer(response, 405, 'Method not allowed\n');
    }
    return serveFile(request, response, path);
  }

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // Logged without the query, which may hold an invitation.
      const address = `${request.method} ${request.url?.split('?', 1)[0]}`;
      log(`${address} failed`, error, 'a request failed');
      if (response.headersSent) response.destroy();
      else answer(response, 500, 'Something went wrong\n');
    });
  };
}
