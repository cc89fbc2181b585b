import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How many ports after the wanted one to try when it is taken. */
const SPARE_PORTS = 20;
const SHUTDOWN_MS = 5000;
/** Long enough for a player's next move, and longer than proxies keep their connections. */
const KEEP_ALIVE_MS = 65_000;

// A static import would load the whole module, 4 MB more.
const { createServer } = process.getBuiltinModule('node:http');

/** A client that asks for another protocol (curl offers h2c) is answered in HTTP/1.1. */
const shouldUpgradeCallback = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

export type ListeningServer = {
  readonly server: Server;
  /** The address to open in a browser, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Stops listening; resolves after the last answer, or after five seconds at the latest. */
  readonly close: () => Promise<void>;
};

/** Reads a port setting. Throws a readable message when it is not a port. */
export function readPort(text: string | undefined, standard: number): number {
  if (text === undefined || text === '') return standard;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PORT is "${text}", which is not a port: it must be a number from 0 to 65535.`);
}

/** Reads a switch: 1 is on; unset or empty is off. Throws a readable message for anything else. */
export function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '') return false;
  if (text === '1') return true;
  throw new Error(`${name} is "${text}": it must be 1, or not be set.`);
}

/**
 * Reads how many times the standard limits the rooms allow. Throws a readable message when it is
 * not a number.
 */
export function readLimitFactor(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`ROOMS_LIMITS is "${text}": it must be a whole number above 0.`);
}

function listenOnce(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function listenNear(server: Server, wanted: number, host: string): Promise<void> {
  const last = Math.min(wanted + SPARE_PORTS, 65_535);
  for (let port = wanted; port <= last; port += 1) {
    try {
      await listenOnce(server, port, host);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
  throw new Error(`The ports ${wanted} to ${last} are all taken: set PORT to a free one.`);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
    // A keep-alive connection becomes idle only after its last answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Serves on the wanted port, or on the next free one of the twenty after it. Port 0 lets the system
 * choose. Rejects when none is free or the host isn't an address of this machine.
 */
export async function listen(
  listener: RequestListener,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<ListeningServer> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, shouldUpgradeCallback }, listener);
  await listenNear(server, port, host).catch((cause: unknown) => {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause;
    throw new Error(`HOST is "${host}", where this machine can't listen: ${cause.message}.`, {
      cause,
    });
  });
  const address = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    server,
    url: `http://${name}:${address.port}`,
    port: address.port,
    close: () => close(server),
  };
}
