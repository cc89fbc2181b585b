import { randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { answerCommand } from '../../src/rooms/door/door.ts';
import { CREATING, type Context } from '../../src/rooms/door/context.ts';
import type { Publish } from '../../src/rooms/door/store.ts';
import { attachBridge } from '../realtime/bridge.ts';
import type { Host } from '../realtime/session.ts';
import { Hub } from '../realtime/hub.ts';
import type { Route } from '../site.ts';
import { openDatabase, refusal } from './sqlite/database.ts';
import { digests } from './journal/digests.ts';
import { addressIn, doorOf } from './http-door.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';

/** Idle rooms are removed after this time (ONL-86). */
const IDLE_MS = 2 * 60 * 60_000;
const SWEEP_MS = 60_000;
/** A page of the journal may fill up sooner. */
const CARRY_MS = 5 * 60_000;
const CODE_GRAIN = 2 ** 32;

export type RoomsOptions = {
  /** The database's file, or ":memory:". */
  readonly path: string;
  /** The public keys that are accepted. */
  readonly keys: readonly string[];
  /** Server time, ms. */
  readonly now?: () => number;
  readonly log?: (message: string, error: unknown) => void;
  /** Behind a proxy that adds X-Forwarded-For, the client's address is its last entry. */
  readonly trustProxy?: boolean;
  readonly pingMs?: number;
  /** How many commands a connection may send over its channels in 10 s. */
  readonly mostCommands?: number | undefined;
};

export type Rooms = {
  /** Answers requests to the endpoint. */
  readonly route: Route;
  /** Accepts the WebSockets of a server. */
  readonly attach: (server: Server) => void;
  /** Removes idle rooms, which also happens once a minute; returns how many. */
  readonly sweep: () => Promise<number>;
  /** Closes all WebSockets. */
  readonly hangUp: () => void;
  /** Closes all connections and the database; acknowledged changes are on disk. */
  readonly close: () => void;
};

const contextOf = ({
  keys,
  now,
  log,
}: Required<Pick<RoomsOptions, 'keys' | 'now' | 'log'>>): Context => ({
  now,
  random: () => randomInt(CODE_GRAIN) / CODE_GRAIN,
  digest: digests(),
  keys,
  log,
  creating: CREATING,
});

function opened(
  path: string,
  publish: Publish,
): { readonly database: DatabaseSync; readonly store: SqliteStore } {
  const database = openDatabase(path);
  try {
    return { database, store: new SqliteStore(database, publish) };
  } catch (error) {
    database.close();
    throw refusal(path, error);
  }
}

/** The embedded backend of online rooms. Throws what `openDatabase` throws. */
export function openRooms(options: RoomsOptions): Rooms {
  const { path, keys, now = Date.now, pingMs, mostCommands, trustProxy = false } = options;
  const log = options.log ?? ((message, error) => console.error(message, error));
  const hub = new Hub();
  const { database, store } = opened(path, (room, told) => hub.publish(room, told));
  const bridges: { close: () => void }[] = [];
  const hangUp = (): void => bridges.splice(0).forEach((bridge) => bridge.close());
  const sweep = (): Promise<number> => {
    store.cool(now());
    return store.sweep(now() - IDLE_MS);
  };
  const failed = (error: unknown): void => log('rooms: tidying up failed', error);
  const stopSweeping = repeatedly(SWEEP_MS, sweep, failed);
  const stopCarrying = repeatedly(CARRY_MS, () => store.carry(), failed);

  const context = contextOf({ keys, now, log });
  const addressOf = (request: IncomingMessage): string => addressIn(request, trustProxy);
  return {
    route: doorOf(store, context, addressOf),
    attach(server) {
      const isRoom = (id: string): boolean => store.load(id) !== null;
      const ask: Host['ask'] = (sent) => answerCommand(sent, store, context);
      bridges.push(
        attachBridge(server, { hub, isRoom, ask, addressOf, now, keys, pingMs, mostCommands }),
      );
    },
    sweep,
    hangUp,
    close() {
      stopSweeping();
      stopCarrying();
      hangUp();
      store.flush();
      database.close();
    },
  };
}

function repeatedly(
  ms: number,
  work: () => Promise<unknown>,
  failed: (error: unknown) => void,
): () => void {
  const rounds = setInterval(() => {
    // Inside the chain, because reading may throw synchronously.
    Promise.resolve().then(work).catch(failed);
  }, ms);
  rounds.unref();
  return () => clearInterval(rounds);
}
