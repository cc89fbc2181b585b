import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/**
 * Script types that a browser runs or obeys. Others (JSON-LD) are data, and the policy doesn't
 * apply to them.
 */
const RUN_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/** The CSP sources ('sha256-...') of the inline scripts in a page's HTML. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)].flatMap((match) => {
    const [, attributes = '', text = ''] = match;
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
    if (/\ssrc\s*=/i.test(attributes) || !RUN_TYPES.has(type) || text === '') return [];
    // Browsers hash the parsed text, in which every line ends with "\n".
    const parsed = text.replaceAll(/\r\n?/g, '\n');
    return [`'sha256-${createHash('sha256').update(parsed).digest('base64')}'`];
  });
}

function hashesOfBuild(dist: string): string[] {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const hashes = pages.flatMap((page) =>
    inlineScriptHashes(readFileSync(join(dist, page), 'utf8')),
  );
  return [...new Set(hashes)].toSorted();
}

/** The origin of an address in the settings, if it is set. Throws when it isn't an http(s) URL. */
export function originIn(env: Environment, name: string): string | undefined {
  const address = env[name];
  if (!address) return undefined;
  const url = URL.parse(address);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new Error(`${name} is "${address}", which is not an http or https address.`);
}

/** The backend's origins for fetches and sockets. */
function backendOrigins(env: Environment): string[] {
  const origin = originIn(env, 'VITE_SUPABASE_URL');
  return origin === undefined ? [] : [origin, origin.replace(/^http/, 'ws')];
}

/** Pages that other sites may frame: `/embed/classic`, in any language. The page that makes their snippets isn't one. */
const EMBED = /^(?:\/[a-z]{2})?\/embed\/[^/.]+\/?$/;

export const isEmbed = (path: string): boolean => EMBED.test(path);

/** The policies of a build's pages. */
export type Policies = {
  readonly page: string;
  readonly embed: string;
};

/**
 * The Content-Security-Policies for a build: scripts of the site itself and the inline scripts of its
 * pages; connections to itself and to what the operator configured. Only embeds may be framed, also by a
 * file on a teacher's disk, which `*` doesn't cover.
 * Throws when the environment's Supabase address is malformed.
 */
export function contentSecurityPolicies(dist: string, env: Environment): Policies {
  const isMeasured = Boolean(env.VITE_ANALYTICS_ID);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOfBuild(dist), ...(isMeasured ? ANALYTICS.script : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(isMeasured ? ANALYTICS.image : [])],
    // Clips of games.
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backendOrigins(env), ...(isMeasured ? ANALYTICS.connect : [])],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  const policy = (framers: readonly string[]): string =>
    Object.entries({ ...directives, 'frame-ancestors': framers })
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; ');
  return { page: policy(["'none'"]), embed: policy(['*', 'file:']) };
}
