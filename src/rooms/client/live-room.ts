/**
 * A room as one follower knows it. Broadcasts may be lost, doubled or out of order; versions show that and a
 * snapshot repairs it. It applies the next version, ignores older ones, and fetches a snapshot on a gap, on
 * every (re)join, when the page becomes visible, and from time to time when nothing arrives.
 */
import { applyEvent, trimSnapshot } from '../referee/changes.ts';
import type { ConnectionState, RoomListener, RoomView } from '../protocol/client-port.ts';
import { SeatTasks } from './seat-tasks.ts';
import type { AcceptedReply, Transport, Listener } from './transport.ts';
import { Refresher } from './refresher.ts';
import {
  type ChatLine,
  type PageSnapshot,
  type Snapshot,
  KEPT_LINES,
  type Broadcast,
} from '../protocol/wire.ts';

/** How long after a call's answer its update is overdue. */
const OVERDUE_MS = 1000;

/** A seat's or a spectator's claim as the endpoint expects it, and the pass for the channel. */
export type Place =
  | {
      readonly room: string;
      readonly player: string;
      readonly secret: string;
      readonly pass: string;
    }
  | {
      readonly room: string;
      readonly player?: undefined;
      pass: string;
      /** The room's invitation token. Both are new when another spectator is removed. */
      key: string;
    };

/** Follows a room from construction to `stop`. */
export class LiveRoom implements Listener {
  readonly #place: Place;
  readonly #listener: RoomListener;
  readonly #tasks: SeatTasks | null;
  readonly #refresher: Refresher;
  readonly #ends: (() => void)[] = [];
  readonly #waiting: (() => void)[] = [];
  #snapshot: PageSnapshot;
  #connection: ConnectionState = 'connecting';
  #present: ReadonlySet<string> = new Set();
  #watchers = 0;
  #numbers: readonly number[] = [];
  #number: number | null = null;
  #skew: number;
  /** Since when it is unknown what the room has done, as of `performance.now()`; else null. */
  #unsureSince: number | null = null;
  #isStopped = false;

  constructor(
    transport: Transport,
    place: Place,
    start: { readonly snapshot: Snapshot; readonly skew: number },
    listener: RoomListener,
  ) {
    this.#place = place;
    this.#listener = listener;
    this.#snapshot = trimSnapshot(start.snapshot);
    this.#skew = start.skew;
    this.#tasks = place.player === undefined ? null : new SeatTasks(transport, place);
    this.#refresher = new Refresher(transport, () => proofOf(place), {
      adopt: (said, sent) => this.#adopt(said, sent),
      close: (why) => this.#close(why),
      isLive: () => this.#connection === 'live',
    });
    this.#show();
    // A seat that was given up already closes at once.
    if (this.#isStopped) return;
    this.#ends.push(transport.listen(place.room, place, this));
    this.#ends.push(transport.onWake(this.#refresher.refresh));
  }

  /** The room's version, as far as known. */
  get version(): number {
    return this.#snapshot.room.version;
  }

  /** Leaves the channel; nothing is reported any more. */
  stop(): void {
    this.#isStopped = true;
    this.#refresher.stop();
    this.#tasks?.stop();
    for (const end of this.#ends.splice(0)) end();
  }

  /** A call was answered with a room's version: unless its update arrives soon, fetch it. */
  expect(version: number): void {
    this.#refresher.later(OVERDUE_MS, () => {
      if (this.#snapshot.room.version < version) this.#refresher.fillGap();
    });
  }

  /** A command was not answered in time: only a snapshot requested from now on shows whether it was done. */
  doubt(): void {
    this.#unsureSince = performance.now();
    this.#show();
    this.#refresher.fillGap();
  }

  /** Resolves once the connection is not lost, or after this time. */
  async back(ms: number): Promise<void> {
    if (this.#connection !== 'lost') return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    setTimeout(resolve, ms);
    await promise;
  }

  onBroadcast(broadcast: Broadcast): void {
    if (this.#isStopped) return;
    // A device without a network may still reach a server nearby, or on itself.
    if (this.#connection === 'lost') this.onLive();
    this.#refresher.hear();
    if (broadcast.name === 'closed') return this.#close('gone');
    if (broadcast.name === 'stay') return this.#stay(broadcast.payload);
    if (broadcast.name === 'reaction') {
      const { reaction, player } = broadcast.payload;
      return attempt(() => this.#listener.onReaction?.(reaction, player));
    }
    if (broadcast.name === 'chat') return this.#hearLine(broadcast.payload);
    if (broadcast.payload.version <= this.#snapshot.room.version) return undefined;
    const next = applyEvent(this.#snapshot, broadcast.payload);
    if (!next) return this.#refresher.fillGap();
    this.#take(next);
    return broadcast.payload.renewed ? this.#refresher.refresh() : undefined;
  }

  onLive(): void {
    this.#connection = 'live';
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.#show();
    this.#refresher.refresh();
  }

  onLost(): void {
    if (this.#connection === 'live') this.#connection = 'lost';
    this.#show();
  }

  onRefusal(): void {
    this.#refresher.refresh();
  }

  onPresence(players: ReadonlySet<string>, watchers: number, numbers: readonly number[]): void {
    this.#present = players;
    this.#watchers = watchers;
    this.#numbers = numbers;
    this.#show();
  }

  onNumber(number: number): void {
    this.#number = number;
    this.#show();
  }

  #stay({ key, pass }: { readonly key: string; readonly pass: string }): void {
    if (this.#place.player === undefined) Object.assign(this.#place, { key, pass });
  }

  #adopt(said: AcceptedReply, sent: number): void {
    if (!('snapshot' in said)) return;
    this.#skew = skewOf(said.at, sent);
    if (this.#unsureSince !== null && sent >= this.#unsureSince) this.#unsureSince = null;
    // Broadcasts may have overtaken the snapshot.
    const isNewer = said.snapshot.room.version >= this.#snapshot.room.version;
    const base = isNewer ? trimSnapshot(said.snapshot) : this.#snapshot;
    this.#take({ ...base, messages: mergeLines(this.#snapshot.messages, said.snapshot.messages) });
  }

  #hearLine(line: ChatLine): void {
    const last = this.#snapshot.messages.at(-1)?.seq ?? 0;
    if (line.seq > last + 1) this.#refresher.fillGap();
    this.#take({ ...this.#snapshot, messages: mergeLines(this.#snapshot.messages, [line]) });
  }

  #take(snapshot: PageSnapshot): void {
    this.#snapshot = snapshot;
    this.#show();
  }

  #close(why: 'gone' | 'removed'): void {
    if (this.#isStopped) return;
    this.stop();
    attempt(() => this.#listener.onClose?.(why));
  }

  #show(): void {
    if (this.#isStopped) return;
    const view = this.#view();
    if (this.#place.player !== undefined && view.seat === null) return this.#close('removed');
    attempt(() => this.#listener.onChange(view));
    this.#tasks?.update(view);
  }

  #view(): RoomView {
    const own = this.#snapshot.players.find(({ id }) => id === this.#place.player);
    return {
      snapshot: this.#snapshot,
      connection: this.#connection,
      isUnsure: this.#unsureSince !== null,
      present: this.#present,
      watchers: this.#watchers,
      numbers: this.#numbers,
      number: this.#number,
      skew: this.#skew,
      seat: own?.left_at === null ? own.player_index : null,
    };
  }
}

/** A listener's mistake is reported like any other of the page: it must not stop the transport, or what follows here. */
function attempt(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    reportError(error);
  }
}

const proofOf = (place: Place): object =>
  place.player === undefined
    ? { room: place.room, key: place.key }
    : { room: place.room, player: place.player, secret: place.secret };

/** The skew of `RoomView`, from an answer and the time of its request; all in ms. */
export const skewOf = (at: number, sent: number): number => at - (sent + performance.now()) / 2;

/** Merges two lists of lines, each once and in order, and keeps the last ones. */
function mergeLines(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const bySeq = new Map([...known, ...more].map((line) => [line.seq, line]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq).slice(-KEPT_LINES);
}
