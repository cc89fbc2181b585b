/** The one endpoint for rooms: POST a JSON body, get a JSON answer. The same code runs in Deno, in Node and in tests (ADR 11). */
import { fail, type Result } from '../../rules/result.ts';
import type { Context, RequestContext } from './context.ts';
import { handleRequest } from './handlers.ts';
import type { ServerError } from '../protocol/errors.ts';
import { readRequest } from '../protocol/requests.ts';
import { DamagedRoom, StorageError, TooManyCalls, type RoomStore } from './store.ts';
import type { Answer, RoomRequest } from '../protocol/wire.ts';

/** The longest body of a call; the longest real one creates a room with many options. */
export const MAX_BODY_BYTES = 16_384;

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info, x-region',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
};

/** A call as the server passes it on. */
type Call = {
  readonly method: string;
  /** The `apikey` header. */
  readonly key: string | null;
  /** The body's text; null when it is longer than `MAX_BODY_BYTES`. */
  readonly body: string | null;
  /** The client's IP address, as far as the server knows it. */
  readonly ip: string;
};

/** An answer over HTTP: its status and its JSON body. */
export type HttpAnswer = { readonly status: number; readonly body: Answer };

/** The statuses of answers other than the referee's refusals. */
const STATUS: Readonly<Partial<Record<ServerError, number>>> = {
  'bad-request': 400,
  'bad-key': 401,
  'wrong-method': 405,
  busy: 409,
  'too-large': 413,
  'too-many': 429,
  'too-many-listed': 429,
  'room-damaged': 500,
  'server-failed': 500,
  'storage-failed': 503,
};

const refuse = (error: ServerError): HttpAnswer => ({
  status: STATUS[error] ?? 200,
  body: fail(error),
});

/**
 * Answers one call. The referee's refusals have status 200 and `{ ok: false, error }`, because
 * browsers log other statuses as errors. Malformed requests get 4xx, a failing
 * store 503, a damaged room or a bug 500 (and a line in the log). Never throws.
 */
export async function answerCall(
  call: Call,
  store: RoomStore,
  context: Context,
): Promise<HttpAnswer> {
  const body = admit(call, context);
  const request = body.ok ? readRequest(body.value) : body;
  if (!request.ok) {
    context.observe?.('unread', request.error);
    return refuse(request.error);
  }
  const answer = await answerSafely(request.value, store, { ...context, ip: call.ip });
  return answer.ok ? { status: 200, body: answer } : refuse(answer.error);
}

/**
 * Answers what a client sent over a room's channel: only players' commands in that room. Other sites can open a
 * socket too, so everything here must require a seat's secret. Never throws.
 */
export async function answerCommand(
  { room, body, ip }: { readonly room: string; readonly body: string; readonly ip: string },
  store: RoomStore,
  context: Context,
): Promise<Answer> {
  const json = parse(body);
  const request = json.ok ? readRequest(json.value) : json;
  if (request.ok && request.value.do === 'command' && request.value.claim.room === room)
    return answerSafely(request.value, store, { ...context, ip });
  const refusal = request.ok ? fail('bad-request') : request;
  context.observe?.('unread', refusal.error);
  return refusal;
}

async function answerSafely(
  request: RoomRequest,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  const answer = await attempt(request, store, context);
  const kind = request.do === 'command' ? request.command.do : request.do;
  context.observe?.(kind, answer.ok ? 'ok' : answer.error);
  return answer;
}

async function attempt(
  request: RoomRequest,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  try {
    return await handleRequest(request, store, context);
  } catch (error) {
    if (error instanceof TooManyCalls) return fail('too-many');
    context.log(`rooms: ${request.do} failed`, error);
    if (error instanceof DamagedRoom) return fail('room-damaged');
    return fail(error instanceof StorageError ? 'storage-failed' : 'server-failed');
  }
}

function admit(
  { method, key, body }: Call,
  { keys }: Context,
): Result<unknown, 'wrong-method' | 'bad-key' | 'too-large' | 'bad-request'> {
  if (method !== 'POST') return fail('wrong-method');
  if (key === null || !keys.includes(key)) return fail('bad-key');
  return body === null ? fail('too-large') : parse(body);
}

function parse(text: string): Result<unknown, 'bad-request'> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return fail('bad-request');
  }
}

/** The endpoint as a fetch handler, for Deno and for tests; answers preflights as well. */
export async function handle(
  request: Request,
  store: RoomStore,
  context: Context & { readonly ip: string },
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  const { status, body } = await answerCall(
    {
      method: request.method,
      key: request.headers.get('apikey'),
      body: await readBody(request),
      ip: context.ip,
    },
    store,
    context,
  );
  return Response.json(body, { status, headers: { ...CORS, 'Cache-Control': 'no-store' } });
}

/** The body's text; null as soon as it exceeds the limit. A body that breaks off reads as "". */
async function readBody({ body }: Request): Promise<string | null> {
  if (!body) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let bytes = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const chunk = part.value;
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    return '';
  }
  return text + decoder.decode();
}
