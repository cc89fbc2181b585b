import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { makeFrame, type Version } from './frames.ts';
import { RealtimeConnection, type Services } from './connection.ts';

/** The path below the site's address where Realtime clients connect. */
const PATH = '/realtime/v1/websocket';
/** The longest message that a follower may send. */
const MOST_MESSAGE_BYTES = 16_384;
/** A follower that reads too slowly is disconnected; it reconnects and fetches a snapshot. */
const MOST_BACKLOG_BYTES = 1_048_576;
/** The most connections of one IP address, which a school may share, and of all of them. */
const MOST_OF_IP = 300;
const MOST_CONNECTIONS = 10_000;
/** Pings are sent in this many portions: sending a thousand at once would delay moves. */
const PORTIONS = 20;
const PING = makeFrame('ping', '');

type BridgeOptions = Services & {
  /** The public keys that may connect. */
  readonly keys: readonly string[];
  /** The site's own origin, if it is known: then pages of other sites can't connect. */
  readonly origin?: string | undefined;
  /** The IP address that a client connects from. */
  readonly ipOf: (request: IncomingMessage) => string;
  /**
   * A peer that answers no ping for one to two of these intervals is dropped, so within 9 s.
   * Default 4.5 s.
   */
  readonly pingMs?: number | undefined;
};

export type Bridge = {
  /** How many connections are open. */
  readonly count: () => number;
  /** Closes all connections and accepts no new ones. */
  readonly close: () => void;
};

type OpenSocket = { readonly ws: WebSocket; readonly socket: Duplex; isAlive: boolean };

type Upgrade = { readonly version: Version };

/** Reads an upgrade request; null when it isn't for us, a status when it is refused. */
function readUpgrade(
  request: IncomingMessage,
  keys: readonly string[],
): Upgrade | 401 | 400 | null {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (!url) return 400;
  if (url.pathname !== PATH) return null;
  if (!keys.includes(url.searchParams.get('apikey') ?? '')) return 401;
  const version = url.searchParams.get('vsn') ?? '1.0.0';
  return version === '1.0.0' || version === '2.0.0' ? { version } : 400;
}

/**
 * Whether the connection comes from a page of another site. Browsers send the page's origin; other
 * clients needn't.
 */
function isForeign({ headers }: IncomingMessage, site: string | undefined): boolean {
  const { origin, host } = headers;
  if (site === undefined || origin === undefined || origin === site) return false;
  // A page of this server, opened under another host name.
  return URL.parse(origin)?.host !== host;
}

/** Accepts WebSocket connections of a server and sends them the hub's news. */
export function attachBridge(server: Server, options: BridgeOptions): Bridge {
  const { keys, ipOf, limitFactor, pingMs = 4500 } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload: MOST_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const portions = Array.from({ length: PORTIONS }, () => new Set<OpenSocket>());
  const byIp = new Map<string, number>();
  let opened = 0;

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const asked = readUpgrade(request, keys);
    if (asked === null || typeof asked === 'number') return refuse(socket, asked ?? 404);
    if (isForeign(request, options.origin)) return refuse(socket, 403);
    const ip = ipOf(request);
    // Every connection starts with fresh limits, so opening connections is limited as well.
    if (!options.admit(ip)) return refuse(socket, 429);
    const others = byIp.get(ip) ?? 0;
    if (others >= MOST_OF_IP * limitFactor) return refuse(socket, 429);
    if (sockets.clients.size >= MOST_CONNECTIONS * limitFactor) return refuse(socket, 503);
    byIp.set(ip, others + 1);
    socket.once('close', () => {
      const left = (byIp.get(ip) ?? 1) - 1;
      if (left > 0) byIp.set(ip, left);
      else byIp.delete(ip);
    });
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const link = { ws, socket, isAlive: true };
      const portion = portions[opened % PORTIONS];
      opened += 1;
      portion?.add(link);
      ws.on('pong', () => {
        link.isAlive = true;
      });
      ws.on('close', () => portion?.delete(link));
      serveSocket(link, { ...asked, ip }, options);
    });
  };

  let at = 0;
  const timer = setInterval(() => {
    at = (at + 1) % PORTIONS;
    for (const link of portions[at] ?? []) {
      if (!link.isAlive) link.ws.terminate();
      else send(link, PING);
      link.isAlive = false;
    }
  }, pingMs / PORTIONS);
  timer.unref();
  server.on('upgrade', onUpgrade);

  return {
    count: () => sockets.clients.size,
    close() {
      clearInterval(timer);
      server.off('upgrade', onUpgrade);
      for (const ws of sockets.clients) ws.terminate();
    },
  };
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Writes a complete frame; the server's frames don't need the library. */
function send({ ws, socket }: OpenSocket, frame: Buffer): void {
  if (ws.readyState !== ws.OPEN) return;
  if (socket.writableLength > MOST_BACKLOG_BYTES) ws.terminate();
  else socket.write(frame);
}

function serveSocket(
  link: OpenSocket,
  client: { readonly version: Version; readonly ip: string },
  services: Services,
): void {
  const { ws } = link;
  const connection = new RealtimeConnection(services, {
    ...client,
    send: (frame) => send(link, frame),
    cut: () => ws.terminate(),
  });
  ws.on('message', (data: Buffer, isBinary) => {
    try {
      if (isBinary) connection.hearBinary(data);
      else connection.hear(data.toString());
    } catch {
      ws.terminate();
    }
  });
  // A broken frame or connection; 'close' follows.
  ws.on('error', () => ws.terminate());
  ws.on('close', () => connection.end());
}
