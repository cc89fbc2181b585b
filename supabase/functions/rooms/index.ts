/** The edge function `rooms`: the one endpoint, hosted by Supabase on Deno. */
import { ipKey } from '../../../src/rooms/endpoint/ip-key.ts';
import { handle } from '../../../src/rooms/endpoint/endpoint.ts';
import {
  CREATED_ROOMS,
  OPENED_CLASSES,
  type Context,
} from '../../../src/rooms/endpoint/context.ts';
import { connect } from './database.ts';
import { PostgresStore } from './store.ts';

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const CODE_GRAIN = 2 ** 32;

/** The project's publishable keys; the older anon key is one of them. */
function publicKeys(): readonly string[] {
  const named = Deno.env.get('SUPABASE_PUBLISHABLE_KEYS');
  const keys = named === undefined ? {} : (JSON.parse(named) as Readonly<Record<string, string>>);
  const single = [Deno.env.get('SUPABASE_ANON_KEY'), Deno.env.get('ROOMS_KEY')];
  return [...Object.values(keys), ...single.filter((key) => key !== undefined)];
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const sql = connect((name) => Deno.env.get(name));
const context: Context = {
  now: Date.now,
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / CODE_GRAIN,
  digest,
  keys: publicKeys(),
  isWatching: (_room, who) => who === null,
  isHere: () => true,
  notePoll: () => null,
  async topicOf({ id, invitation }) {
    // As room_topic in supabase/migrations.
    return `room:${id}:${(await digest(`topic ${invitation}`)).slice(0, 32)}`;
  },
  log: (message, error) => console.error(message, error),
  createdRooms: CREATED_ROOMS,
  openedClasses: OPENED_CLASSES,
};

/** Set by Supabase's CDN, whatever the client sent. Entries of X-Forwarded-For may be the client's own. */
const ipOf = ({ headers }: Request): string => ipKey(headers.get('cf-connecting-ip') ?? '');

Deno.serve((request) => {
  const ip = ipOf(request);
  return handle(request, new PostgresStore(sql, ip), { ...context, ip });
});
