import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerCall, MAX_BODY_BYTES } from '../../src/rooms/endpoint/endpoint.ts';
import { ipKey } from '../../src/rooms/endpoint/ip-key.ts';
import type { Context } from '../../src/rooms/endpoint/context.ts';
import type { RoomStore } from '../../src/rooms/endpoint/store.ts';
import { fail } from '../../src/rules/result.ts';
import type { Route } from '../site.ts';

const PATH = '/functions/v1/rooms';
const TOO_MANY = JSON.stringify(fail('too-many'));

/** Identifies the sender of a call, and limits calls. */
type Callers = {
  readonly ipOf: (request: IncomingMessage) => string;
  /** Counts a call; false when the IP address has made too many. */
  readonly admit: (ip: string) => boolean;
};

/** The endpoint for rooms as a route of the site. */
export const endpointOf =
  (store: RoomStore, context: Context, { ipOf, admit }: Callers): Route =>
  async (request, response) => {
    if (pathOf(request) !== PATH) return false;
    // Read the IP address before the body: a closed socket has none.
    const ip = ipOf(request);
    if (!admit(ip)) {
      context.observe?.('unread', 'too-many');
      request.resume();
      send(response, 429, TOO_MANY, true);
      return true;
    }
    const body = await readBody(request);
    const { method = '' } = request;
    const raw = { method, key: headerOf(request, 'apikey'), body, ip };
    const answer = await answerCall(raw, store, context);
    send(response, answer.status, JSON.stringify(answer.body), body === null);
    return true;
  };

const pathOf = ({ url = '' }: IncomingMessage): string => url.split(/[?#]/, 1)[0] ?? '';

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** A client's IP address as limits count it; behind a proxy that adds X-Forwarded-For, its last entry. */
export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? headerOf(request, 'x-forwarded-for')?.split(',').at(-1)
    : undefined;
  return ipKey(forwarded?.trim() || request.socket.remoteAddress || 'unknown');
}

/** The body's text; null as soon as it is too long. A body that breaks off reads as "". */
function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) return void chunks.push(chunk);
      // The rest is read and discarded: if the connection were cut, the sender would never see the
      // answer.
      request.off('data', take).resume();
      return resolve(null);
    };
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(chunks).toString()));
    request.once('close', () => resolve(''));
    request.once('error', () => resolve(''));
  });
}

function send(response: ServerResponse, status: number, body: string, isCut: boolean): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // The unread rest of a body would be taken for the next call.
    ...(isCut ? { Connection: 'close' } : {}),
  });
  response.end(body);
}
