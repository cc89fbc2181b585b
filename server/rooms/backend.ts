import { hash, randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { answerCommand } from '../../src/rooms/endpoint/endpoint.ts';
import {
  CREATED_ROOMS,
  OPENED_CLASSES,
  PASS_LENGTH,
  playerPassInput,
  spectatorPassInput,
  type Context,
} from '../../src/rooms/endpoint/context.ts';
import type { Publish } from '../../src/rooms/endpoint/store.ts';
import { remainingIn, type Room } from '../../src/rooms/referee/room.ts';
import { attachBridge, type Bridge } from '../realtime/bridge.ts';
import type { Services } from '../realtime/connection.ts';
import { Hub } from '../realtime/hub.ts';
import type { Health, Route } from '../site.ts';
import { steadyClock } from './clock.ts';
import { copyDatabase } from './store/backup.ts';
import { openDatabase, placeCheck } from './store/database.ts';
import { Buckets, type Allowance } from './buckets.ts';
import { clientIp, endpointOf } from './http-endpoint.ts';
import { limitLog } from './storage-log.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import type { RoomEvent } from '../../src/rooms/protocol/wire.ts';

/** Idle rooms are removed after this time (ONL-86). In supabase/migrations too, as an interval. */
const IDLE_MS = 2 * 60 * 60_000;
/** /healthz is open to all, and each check waits for the disk. */
const WRITE_CHECK_MS = 5000;
/**
 * Calls, commands, connections and joins allowed for an IP address. A class of thirty makes a few a second, but 300 pages
 * may reconnect at once, with five each.
 */
const PER_IP: Allowance = { burst: 1500, perSecond: 60 };
const LOST = (path: string): string =>
  `${path} was removed or replaced while in use: its rooms are gone when the server stops. Start it again to keep new ones.`;
const PROXY_HINT =
  'A request has X-Forwarded-For, but TRUST_PROXY is not set. Behind a proxy set TRUST_PROXY=1: without it all visitors share one address and its limits. If there is no proxy, ignore this: the client sent the header.';
const CODE_GRAIN = 2 ** 32;

export type RoomsOptions = {
  /** The database's file, or ":memory:". */
  readonly path: string;
  /** The public keys that are accepted. */
  readonly keys: readonly string[];
  /** Server time, whole ms; by default one that ignores changes of the machine's clock. */
  readonly now?: () => number;
  readonly log?: (message: string, error: unknown) => void;
  /** Counts answered requests. */
  readonly observe?: Context['observe'];
  /** Called with what the operator should know, such as a database that was set aside. */
  readonly tell?: (message: string) => void;
  /** Behind a proxy that adds X-Forwarded-For, the client's IP address is its last entry. */
  readonly trustProxy?: boolean;
  readonly pingMs?: number;
  /** How often idle rooms are removed, ms; once a minute by default. */
  readonly sweepMs?: number;
  /** How many times the standard limits apply to an IP address and a connection; 1 by default. */
  readonly limitFactor?: number | undefined;
  /** The site's own origin, if it is known. */
  readonly origin?: string | undefined;
};

export type RoomsBackend = {
  /** Answers requests to the endpoint. */
  readonly route: Route;
  /** Accepts the WebSockets of a server. */
  readonly attach: (server: Server) => void;
  /** Removes idle rooms, which also happens every `sweepMs`; returns how many. */
  readonly sweep: () => Promise<number>;
  readonly health: () => Promise<Health>;
  /** How many classes there are, and how many rooms are open on at least one page. */
  readonly opened: () => { readonly classes: number; readonly channels: number };
  /** Writes a copy of the database, while it is in use. */
  readonly backup: (file: string) => Promise<void>;
  /** Closes all WebSockets. */
  readonly hangUp: () => void;
  /** Closes all connections and the database; acknowledged changes are on disk. */
  readonly close: () => void;
};

const digest = (text: string): string => hash('sha256', text);
const passOf = (text: string): string => digest(text).slice(0, PASS_LENGTH);
const playersIn = (room: Room | null): ReadonlySet<string> =>
  new Set(room ? remainingIn(room).map(({ id }) => id) : []);

/** A spectator's renewed claim, and pass for the channel. */
const spectatorClaimIn = ({ invitation }: Room) => ({
  invitation,
  pass: passOf(spectatorPassInput(invitation)),
});

/** Leaves only the spectators who stay after a removal. */
const keepStaying = (numbers: ReadonlySet<number>, { renewed }: RoomEvent): ReadonlySet<number> =>
  new Set(typeof renewed === 'number' ? [...numbers].filter((number) => number !== renewed) : []);

/** The backend of online rooms on our server. Throws what `openDatabase` throws. */
export function openRooms(options: RoomsOptions): RoomsBackend {
  const { path, keys, pingMs, sweepMs = 60_000 } = options;
  const { limitFactor = 1, origin, trustProxy = false, tell } = options;
  const hub = new Hub();
  const database = openDatabase(path, tell);
  const isInPlace = placeCheck(path, () => log('rooms: the database is lost', LOST(path)));
  const broadcastChange: Publish = (id, broadcast, made) => {
    if (broadcast.name !== 'room' || !broadcast.payload.renewed) return hub.publish(id, broadcast);
    // The room as this change left it: a later change in the same tick sends its own message.
    const room = made ?? store.load(id);
    const spectators = keepStaying(hub.spectatorsIn(id), broadcast.payload);
    if (room) hub.tellSpectators(id, spectators, { name: 'stay', payload: spectatorClaimIn(room) });
    // Removed pages receive this message as their last.
    hub.publish(id, broadcast);
    return hub.keepOnly(id, playersIn(room), spectators);
  };
  // The change is stored and acknowledged: pages that miss its broadcast ask for the room
  // themselves.
  const publish: Publish = (...change) => {
    try {
      broadcastChange(...change);
    } catch (error) {
      log('rooms: a change was not broadcast', error);
    }
  };
  const store = new SqliteStore(database, publish, (error) => log('rooms: left out', error));
  const now = options.now ?? steadyClock(store.newest());
  const log = limitLog(options.log ?? ((message, error) => console.error(message, error)), now);
  const bridges: Bridge[] = [];
  const closeBridges = (): void => bridges.splice(0).forEach((bridge) => bridge.close());
  const sweep = (): Promise<number> => {
    isInPlace();
    store.cool(now());
    return store.sweep(now() - IDLE_MS);
  };
  const report = (error: unknown): void => log('rooms: tidying up failed', error);
  const stopSweeping = runRepeatedly(sweepMs, sweep, report);

  const isWritable = checkAtMost(WRITE_CHECK_MS, async () => isInPlace() && store.isWritable());
  const context: Context = {
    now,
    random: () => randomInt(CODE_GRAIN) / CODE_GRAIN,
    digest,
    keys,
    isWatching: (id, who) => (who === null ? hub.isWatched(id) : hub.spectatorsIn(id).has(who)),
    isHere(room) {
      const players = hub.playersIn(room.id);
      return remainingIn(room).some(({ id }) => players.has(id));
    },
    notePoll(room, poll) {
      const { players, watching } = hub.notePoll(room.id, poll);
      const here = remainingIn(room).filter(({ id }) => players.has(id));
      return { here: here.map(({ index }) => index), watching };
    },
    // The hub drops removed pages, so the topic can stay.
    topicOf: ({ id }) => `room:${id}`,
    log,
    observe: options.observe,
    createdRooms: { ...CREATED_ROOMS, most: CREATED_ROOMS.most * limitFactor },
    openedClasses: { ...OPENED_CLASSES, most: OPENED_CLASSES.most * limitFactor },
  };
  const { burst, perSecond } = PER_IP;
  const buckets = new Buckets({ burst: burst * limitFactor, perSecond: perSecond * limitFactor });
  const admit = (ip: string): boolean => buckets.take(ip, now());
  let isWarned = trustProxy;
  const ipOf = (request: IncomingMessage): string => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      tell?.(PROXY_HINT);
    }
    return clientIp(request, trustProxy);
  };
  return {
    route: endpointOf(store, context, { ipOf, admit }),
    attach(server) {
      const playerOf: Services['playerOf'] = (id, pass) => {
        const room = store.load(id);
        if (!room) return undefined;
        if (passOf(spectatorPassInput(room.invitation)) === pass) return null;
        return remainingIn(room).find(
          ({ secretHash }) => passOf(playerPassInput(secretHash)) === pass,
        )?.id;
      };
      const ask: Services['ask'] = (sent) => answerCommand(sent, store, context);
      bridges.push(
        attachBridge(server, {
          hub,
          playerOf,
          ask,
          ipOf,
          now,
          keys,
          pingMs,
          admit,
          limitFactor,
          origin,
        }),
      );
    },
    sweep,
    async health() {
      const storage = (await isWritable()) ? 'ok' : 'failing';
      const connections = bridges.reduce((sum, { count }) => sum + count(), 0);
      return { rooms: store.count(), connections, storage };
    },
    opened: () => ({ classes: store.countClasses(), channels: hub.count() }),
    backup: (file) => copyDatabase(database, file, () => store.whenDurable()),
    hangUp: closeBridges,
    close() {
      stopSweeping();
      closeBridges();
      store.flush();
      database.close();
    },
  };
}

function runRepeatedly(
  ms: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    // Inside the chain, because reading may throw synchronously.
    Promise.resolve().then(work).catch(report);
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs the check at most once in this time, and gives its last answer again until then. */
function checkAtMost(ms: number, check: () => Promise<boolean>): () => Promise<boolean> {
  let at = -Infinity;
  let answer = Promise.resolve(true);
  return () => {
    if (performance.now() - at >= ms) [at, answer] = [performance.now(), check()];
    return answer;
  };
}
