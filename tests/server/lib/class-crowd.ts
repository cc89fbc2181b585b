/** A class as its devices see it: the product's own clients play, reload, and lose their server for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../../server/rooms/store/database.ts';
import { SqliteStore } from '../../../server/rooms/store/sqlite-store.ts';
import type {
  ClassGrant,
  ClassKey,
  FollowedClass,
} from '../../../src/rooms/protocol/class-port.ts';
import type {
  ClassSettings,
  ClassStatus,
  Pairing,
} from '../../../src/rooms/protocol/class-wire.ts';
import { type FollowedRoom, type SeatKey } from '../../../src/rooms/protocol/client-port.ts';
import { classSeat } from './class-seat.ts';
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';
import type { MatchRecord } from '../../../src/rules/game.ts';
import type { Result } from '../../../src/rules/result.ts';
import { winners } from '../../../src/rules/match.ts';
import {
  gameOfRecord,
  outcomeOf,
  stateOf,
  turnOfRecord,
} from '../../../src/rooms/referee/position.ts';
import { connectRooms } from '../../../src/rooms/supabase/rooms.ts';

/** The name of this machine for which WebSockets are blocked. */
const POLLING = 'localhost';
const AGAIN_MS = 250;

/** Closes every socket as soon as it is made, as a proxy does that doesn't know the protocol. */
class BlockedSocket extends EventTarget {
  readyState = 0;
  onclose: ((event: Event) => void) | null = null;

  constructor() {
    super();
    setTimeout(() => {
      this.readyState = 3;
      this.onclose?.(new Event('close'));
    });
  }

  send(): void {}
  close(): void {}
}

/** Blocks the WebSockets of devices that poll; the returned function ends that. */
export function blockSockets(): () => void {
  const { WebSocket: real } = globalThis;
  globalThis.WebSocket = new Proxy(real, {
    construct: (target, words: [string | URL]) =>
      new URL(words[0]).hostname === POLLING
        ? new BlockedSocket()
        : (Reflect.construct(target, words) as object),
  });
  return () => {
    globalThis.WebSocket = real;
  };
}

/** A move that the server has acknowledged. */
export type Acknowledged = { readonly room: string; readonly ply: number; readonly move: string };

type CrowdWishes = {
  readonly url: string;
  readonly random: () => number;
  /** The time from seeing one's turn to making the move, ms. */
  readonly think: () => number;
  /** How often a device is reloaded instead of making a move: 0 is never. */
  readonly reloads: number;
  readonly acknowledged: Acknowledged[];
};

export const sight = (round: number, status: ClassStatus): string => `${round} ${status}`;

async function until<T>(ask: () => Promise<Result<T, string>>): Promise<T> {
  for (;;) {
    const said = await ask();
    if (said.ok) return said.value;
    if (said.error !== 'offline' && said.error !== 'timeout') throw new Error(said.error);
    await pause(AGAIN_MS);
  }
}

/** A device that leads a class, or plays in it. */
export class Device {
  /** The final moves of the games that this device saw end, by room. */
  readonly finished = new Map<string, readonly string[]>();
  reloads = 0;
  /** When it first saw each state of the class, by `sight` (`performance.now()`). */
  readonly #seen = new Map<string, number>();
  #isGone = false;
  readonly #wishes: CrowdWishes;
  readonly #address: string;
  #rooms: ReturnType<typeof connectRooms>;
  #key: ClassKey | null = null;
  #leaveClass = (): void => {};
  #leaveRoom = (): void => {};
  #room: string | null = null;
  /** The last view of `#room`. */
  #view: FollowedRoom | null = null;
  #isBusy = false;
  /** Increased by each reload: work that began before it is dropped. */
  #visit = 0;
  #wake = (): void => {};

  constructor(wishes: CrowdWishes, polls = false) {
    this.#wishes = wishes;
    const { port } = new URL(wishes.url);
    this.#address = polls ? `http://${POLLING}:${port}` : wishes.url;
    this.#rooms = this.#connect();
  }

  get key(): ClassKey {
    if (!this.#key) throw new Error('not in a class yet');
    return this.#key;
  }

  async open(settings: ClassSettings): Promise<void> {
    this.#follow(await until(() => this.#rooms.classes.open(settings)));
  }

  async enter(code: string, name: string): Promise<void> {
    const grant = await until(() => this.#rooms.enter({ code, name }));
    if (!('me' in grant)) throw new Error('the code is not a class');
    this.#follow(grant);
  }

  /** Begins the next round; returns when the server said that it has. */
  async start(round: number): Promise<number> {
    await until(() => this.#rooms.classes.act(this.key, { do: 'start', round }));
    return performance.now();
  }

  /** Drops all state, as a reload does, and returns to its place with the key. */
  async reload(): Promise<void> {
    this.reloads += 1;
    const { key } = this;
    this.stop();
    const visit = this.#visit;
    this.#rooms = this.#connect();
    const grant = await until(() => this.#rooms.classes.resume(key));
    if (visit === this.#visit) this.#follow(grant);
  }

  /** Resolves once this page has seen the class in that state. */
  async sees(round: number, status: ClassStatus): Promise<number> {
    for (;;) {
      const at = this.#seen.get(sight(round, status));
      if (at !== undefined) return at;
      if (this.#isGone) throw new Error('a class is gone');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  stop(): void {
    this.#visit += 1;
    this.#isBusy = false;
    this.#leaveClass();
    this.#exitRoom();
    this.#rooms.disconnect();
  }

  #connect = (): ReturnType<typeof connectRooms> =>
    connectRooms({ url: this.#address, key: OUR_KEY });

  #follow(grant: ClassGrant): void {
    this.#key = grant.key;
    const listener = {
      onChange: (followed: FollowedClass) => this.#show(followed),
      onGone: () => {
        this.#isGone = true;
        this.#wake();
      },
    };
    this.#leaveClass = this.#rooms.classes.follow(grant, listener, { boards: true });
  }

  #show(followed: FollowedClass): void {
    const { snapshot, me } = followed;
    const state = sight(snapshot.round, snapshot.status);
    if (!this.#seen.has(state)) this.#seen.set(state, performance.now());
    this.#wake();
    const seat = classSeat(this.key, snapshot, me);
    if (seat && seat.room !== this.#room) void this.#play(seat);
  }

  #exitRoom(): void {
    this.#leaveRoom();
    this.#leaveRoom = () => {};
    [this.#room, this.#view] = [null, null];
  }

  async #play(seat: SeatKey): Promise<void> {
    this.#exitRoom();
    this.#room = seat.room;
    const visit = this.#visit;
    const isHere = (): boolean => visit === this.#visit && this.#room === seat.room;
    const grant = await until(() => this.#rooms.resume(seat));
    if (!isHere()) return;
    this.#leaveRoom = this.#rooms.follow(grant, {
      onChange: (view) => {
        if (!isHere()) return;
        this.#view = view;
        this.#consider(seat, view);
      },
    });
  }

  #consider(seat: SeatKey, { snapshot: { room }, ownSeat }: FollowedRoom): void {
    const { match, seats } = room.game_state;
    if (!match) return;
    if (room.status === 'finished') this.finished.set(room.id, match.moves);
    if (room.status !== 'playing' || this.#isBusy) return;
    const turn = turnOfRecord(match);
    if (ownSeat === null || turn === null || seats[turn]?.player !== seat.player) return;
    this.#isBusy = true;
    void this.#move(seat, room.game_state.round, match);
  }

  async #move(seat: SeatKey, round: number, match: MatchRecord): Promise<void> {
    const visit = this.#visit;
    const { random, think, reloads, acknowledged } = this.#wishes;
    await pause(think());
    if (visit !== this.#visit) return;
    if (random() < reloads) return this.reload();
    const ply = match.moves.length;
    const move = choose(match, random);
    const said = await this.#rooms.act(seat, { do: 'move', round, ply, move });
    if (said.ok) acknowledged.push({ room: seat.room, ply, move });
    if (!said.ok) await pause(AGAIN_MS);
    if (visit !== this.#visit) return;
    this.#isBusy = false;
    // The opponent may reply before the server's answer arrives. A device whose move had no effect tries
    // again.
    if (this.#room === seat.room && this.#view) this.#consider(seat, this.#view);
  }
}

/** A winning move if there is one, else any. */
function choose(match: MatchRecord, random: () => number): string {
  const [game, state] = [gameOfRecord(match), stateOf(match)];
  const moves = game.moves(state);
  const mover = game.toMove(state) ?? 0;
  const wins = moves.find((move) => {
    const outcome = game.outcome(game.apply(state, move));
    return outcome !== null && winners(outcome).includes(mover);
  });
  const move = wins ?? moves[Math.floor(random() * moves.length)];
  return game.picks(move ?? null).join('-');
}

/** Checks a class on disk after its end; returns the faults. */
export function losses(
  database: string,
  {
    host,
    devices,
    acknowledged,
    rounds,
  }: {
    readonly host: Device;
    readonly devices: readonly Device[];
    readonly acknowledged: readonly Acknowledged[];
    readonly rounds: number;
  },
): readonly string[] {
  const file = openDatabase(database);
  const store = new SqliteStore(file, () => {});
  const school = store.loadClass(host.key.class);
  const trouble: string[] = [];
  const all = (school?.pupils ?? []).map((_, number) => number);
  if (school?.rounds.length !== rounds) trouble.push(`${school?.rounds.length} rounds`);
  for (const [at, { pairings }] of (school?.rounds ?? []).entries()) {
    const paired = pairings.flatMap(({ pupils }) => pupils).toSorted((a, b) => a - b);
    if (paired.join() !== all.join()) trouble.push(`round ${at + 1} pairs ${paired.join()}`);
    trouble.push(...pairings.flatMap((pairing) => faultOf(pairing, store)));
  }
  for (const { room, ply, move } of acknowledged)
    if (store.load(room)?.match?.moves[ply] !== move) trouble.push(`${room}: lost ${ply} ${move}`);
  for (const [room, moves] of devices.flatMap(({ finished }) => [...finished]))
    if (store.load(room)?.match?.moves.join() !== moves.join())
      trouble.push(`${room}: its end has changed`);
  file.close();
  return trouble;
}

function faultOf({ room: id, result, by }: Pairing, store: SqliteStore): readonly string[] {
  if (id === null) return result === 'bye' ? [] : ['a pupil is alone without a bye'];
  const match = store.load(id)?.match;
  const outcome = match && outcomeOf(match);
  if (!outcome) return [`${id} was never decided, and is a ${result}`];
  const winner = winners(outcome)[0];
  const expected = winner === undefined ? 'tie' : winner === 0 ? 'first' : 'second';
  return result === expected && by === 'play'
    ? []
    : [`${id} is ${result} by ${by}, not ${expected}`];
}
