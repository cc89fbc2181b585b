/**
 * A room as one follower knows it. Broadcasts may be lost, duplicated or out of order; versions show that and a
 * snapshot repairs it. It applies the next version, ignores older ones, and fetches a snapshot on a gap, on
 * every (re)join, when the page becomes visible, and from time to time when nothing arrives.
 */
import { applyEvent, trimSnapshot } from '../referee/changes.ts';
import {
  type ConnectionState,
  type FollowedRoom,
  remainingPlayers,
  type RoomListener,
} from '../protocol/client-port.ts';
import { skewOf } from './entrances.ts';
import { SeatTasks } from './seat-tasks.ts';
import type { AcceptedAnswer, Transport, Listener } from './transport.ts';
import { type FollowerPort, Refresher } from './refresher.ts';
import {
  type ChatMessage,
  type PageSnapshot,
  type Snapshot,
  KEPT_MESSAGES,
  type Broadcast,
} from '../protocol/wire.ts';

/** How long after a command's answer its event is overdue. */
const OVERDUE_MS = 1000;
/** A page that is neither live nor answered after this time has no connection. */
const CONNECTING_MS = 10_000;

/** A seat's or a spectator's claim as the endpoint expects it, and the pass for the channel. */
export type RoomAccess =
  | {
      readonly room: string;
      readonly player: string;
      readonly secret: string;
      readonly pass: string;
      topic: string;
    }
  | {
      readonly room: string;
      readonly player?: undefined;
      pass: string;
      /** The room's invitation. It and `pass` change when another spectator is removed. */
      invitation: string;
      topic: string;
    };

/** Follows a room from construction to `stop`. */
export class LiveRoom implements Listener {
  readonly #transport: Transport;
  readonly #access: RoomAccess;
  readonly #listener: RoomListener;
  readonly #tasks: SeatTasks | null;
  readonly #refresher: Refresher;
  /** Leaves the channel. */
  #leave = (): void => {};
  #stopWaking = (): void => {};
  /** Runs once, on the endpoint's next answer, whether a snapshot or 'unchanged'. */
  #onAnswer = (): void => {};
  readonly #waiting: (() => void)[] = [];
  #snapshot: PageSnapshot;
  /** The number of the last chat message before the first gap. */
  #message: number;
  #connection: ConnectionState = 'connecting';
  #lacksCode = false;
  /** When the channel was lost, as of `performance.now()`. */
  #lostAt = -Infinity;
  /** Whether the server delivers every broadcast while the page is live. */
  #isComplete = true;
  #present: ReadonlySet<string> = new Set();
  #spectators = 0;
  #numbers: readonly number[] = [];
  #number: number | null = null;
  #skew: number;
  /**
   * The time of a command without an answer, whose effect is unknown, as of `performance.now()`; else null.
   */
  #unsureSince: number | null = null;
  #isStopped = false;

  constructor(
    transport: Transport,
    access: RoomAccess,
    start: { readonly snapshot: Snapshot; readonly skew: number },
    listener: RoomListener,
  ) {
    this.#transport = transport;
    this.#access = access;
    this.#listener = listener;
    this.#snapshot = trimSnapshot(start.snapshot);
    this.#message = start.snapshot.messages.at(-1)?.seq ?? 0;
    this.#skew = start.skew;
    this.#tasks =
      access.player === undefined ? null : new SeatTasks(transport, access, () => this.#show());
    this.#refresher = new Refresher(transport, this.#followerPort());
    this.#show();
    // A seat that was already given up has just closed.
    if (this.#isStopped) return;
    this.#leave = transport.listen(access.room, access, this);
    this.#stopWaking = transport.onWake(this.#refresher.refresh);
    this.#refresher.later(CONNECTING_MS, () => {
      if (this.#connection === 'connecting') this.#turnTo('lost');
    });
    this.#refresher.plan();
  }

  /** The latest known version of the room. */
  get version(): number {
    return this.#snapshot.room.version;
  }

  /** Leaves the channel; nothing is told any more. */
  stop(): void {
    this.#isStopped = true;
    this.#refresher.stop();
    this.#tasks?.stop();
    this.#leave();
    this.#stopWaking();
  }

  /** A request was answered with a room's version: unless its event arrives soon, fetch it. */
  expect(version: number): void {
    const fetch = (): void => {
      if (this.#snapshot.room.version < version) this.#refresher.fillGap();
    };
    if (this.#connection === 'live') this.#refresher.later(OVERDUE_MS, fetch);
    else fetch();
  }

  /** A command was not answered in time: only a snapshot requested from now on shows whether it was done. */
  markUnsure(): void {
    this.#unsureSince = performance.now();
    this.#show();
    this.#refresher.fillGap();
  }

  /** Resolves once the connection is not lost, or after this time. */
  async waitUntilConnected(ms: number): Promise<void> {
    if (this.#connection !== 'lost') return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    setTimeout(resolve, ms);
    await promise;
  }

  onBroadcast(broadcast: Broadcast): void {
    if (this.#isStopped) return;
    // A device without a network may still reach a server nearby, or on itself.
    if (this.#connection === 'lost') this.onLive(this.#isComplete);
    this.#refresher.noteActivity();
    if (broadcast.name === 'closed') return this.#close('gone');
    if (broadcast.name === 'stay') return this.#stay(broadcast.payload);
    if (broadcast.name === 'reaction') {
      const { reaction, player } = broadcast.payload;
      return reportErrors(() => this.#listener.onReaction?.(reaction, player));
    }
    if (broadcast.name === 'chat') return this.#takeMessage(broadcast.payload);
    if (broadcast.payload.version <= this.#snapshot.room.version) return undefined;
    const next = applyEvent(this.#snapshot, broadcast.payload);
    if (!next) return this.#refresher.fillGap();
    // No broadcast contains the new code and link.
    if (broadcast.payload.renewed) this.#lacksCode = true;
    this.#take(next);
    return broadcast.payload.renewed ? this.#refresher.refresh() : undefined;
  }

  onGap(): void {
    this.#refresher.fillGap();
  }

  onLive(isComplete: boolean): void {
    this.#isComplete = isComplete;
    this.#turnTo('live');
    this.#refresher.refresh();
  }

  onLost(): void {
    if (this.#connection !== 'live') return;
    this.#lostAt = performance.now();
    this.#turnTo('lost');
  }

  #turnTo(connection: ConnectionState): void {
    this.#connection = connection;
    if (connection !== 'lost') for (const resolve of this.#waiting.splice(0)) resolve();
    this.#show();
    this.#refresher.plan();
  }

  #followerPort(): FollowerPort {
    return {
      claim: () => claimOf(this.#access),
      // Null to demand a snapshot: it shows whether an unanswered command was carried out.
      known: () =>
        this.#unsureSince !== null || this.#lacksCode
          ? null
          : { version: this.version, message: this.#message },
      adopt: (said, sent) => this.#adopt(said, sent),
      miss: () => {
        if (this.#connection === 'slow') this.#turnTo('lost');
      },
      close: (why) => this.#close(why),
      arriving: () => (this.#connection !== 'live' ? 'none' : this.#isComplete ? 'all' : 'most'),
      // Others are expected to act: to join, to move, or to answer.
      isWaiting: () => {
        const { status, game_state: state } = this.#snapshot.room;
        if (status !== 'playing') return true;
        return state.seats[state.currentPlayerIndex]?.player !== this.#access.player;
      },
    };
  }

  onRefusal(): void {
    this.#refresher.refresh();
  }

  onPresence(players: ReadonlySet<string>, spectators: number, numbers: readonly number[]): void {
    this.#present = players;
    this.#spectators = spectators;
    this.#numbers = numbers;
    this.#show();
  }

  onNumber(number: number): void {
    this.#number = number;
    this.#show();
  }

  #stay({ invitation, pass }: { readonly invitation: string; readonly pass: string }): void {
    if (this.#access.player === undefined) Object.assign(this.#access, { invitation, pass });
  }

  #adopt(said: AcceptedAnswer, sent: number): void {
    // Requests from before the channel was lost don't show the current connection.
    if (this.#connection !== 'live' && sent >= this.#lostAt) {
      if ('here' in said) this.#note(said.here, said.watching ?? 0);
      if (this.#connection !== 'slow') this.#turnTo('slow');
    }
    if (!('at' in said)) return;
    this.#onAnswer();
    this.#onAnswer = () => {};
    this.#skew = skewOf(said.at, sent);
    if (!('snapshot' in said)) return this.#show();
    this.#lacksCode = false;
    if ('topic' in said && said.topic !== this.#access.topic) this.#switchTopic(said.topic);
    if (this.#unsureSince !== null && sent >= this.#unsureSince) this.#unsureSince = null;
    // Broadcasts may have overtaken the snapshot.
    const isNewer = said.snapshot.room.version >= this.#snapshot.room.version;
    const base = isNewer ? trimSnapshot(said.snapshot) : this.#snapshot;
    this.#message = Math.max(this.#message, said.snapshot.messages.at(-1)?.seq ?? 0);
    this.#take({
      ...base,
      messages: mergeMessages(this.#snapshot.messages, said.snapshot.messages),
    });
  }

  /**
   * After a removal the remaining pages change channels: each leaves the old one once the endpoint has
   * answered on the new one.
   */
  #switchTopic(topic: string): void {
    this.#access.topic = topic;
    const old = [this.#leave];
    const leaveOld = (): void => old.splice(0).forEach((leave) => leave());
    const leaveNew = this.#transport.listen(this.#access.room, this.#access, {
      onBroadcast: (broadcast) => this.onBroadcast(broadcast),
      onGap: () => this.onGap(),
      onLive: (isComplete) => {
        this.#onAnswer = leaveOld;
        this.onLive(isComplete);
      },
      onLost: () => this.onLost(),
      onRefusal: () => this.onRefusal(),
      onPresence: (players, spectators, numbers) => this.onPresence(players, spectators, numbers),
      onNumber: (number) => this.onNumber(number),
    });
    this.#leave = () => {
      leaveNew();
      leaveOld();
    };
  }

  /** Notes who was present when the page asked. */
  #note(here: readonly number[] | undefined, watching: number): void {
    this.#present = new Set(
      remainingPlayers(this.#snapshot)
        .filter(({ player_index: index }) => here?.includes(index))
        .map(({ id }) => id),
    );
    [this.#spectators, this.#numbers] = [watching, []];
  }

  #takeMessage(message: ChatMessage): void {
    if (message.seq === this.#message + 1) this.#message = message.seq;
    if (message.seq > this.#message) this.#refresher.fillGap();
    this.#take({ ...this.#snapshot, messages: mergeMessages(this.#snapshot.messages, [message]) });
  }

  #take(snapshot: PageSnapshot): void {
    this.#snapshot = snapshot;
    this.#show();
  }

  #close(why: 'gone' | 'removed'): void {
    if (this.#isStopped) return;
    this.stop();
    reportErrors(() => this.#listener.onClose?.(why));
  }

  #show(): void {
    if (this.#isStopped) return;
    const followed = this.#followed();
    if (this.#access.player !== undefined && followed.ownSeat === null)
      return this.#close('removed');
    reportErrors(() => this.#listener.onChange(followed));
    // Without the pollers: the tasks find these, and would forget one that is in the set.
    this.#tasks?.update({ ...followed, present: this.#present });
  }

  #followed(): FollowedRoom {
    const { players } = this.#snapshot;
    const own = players.find(({ id }) => id === this.#access.player);
    // Pages in the channel may say other ids.
    const present = new Set(players.map(({ id }) => id).filter((id) => this.#present.has(id)));
    return {
      snapshot: this.#snapshot,
      connection: this.#connection,
      isUnsure: this.#unsureSince !== null,
      lacksCode: this.#lacksCode,
      present: this.#tasks ? this.#tasks.withPollers(present) : present,
      spectators: this.#spectators,
      numbers: this.#numbers,
      number: this.#number,
      skew: this.#skew,
      ownSeat: own?.left_at === null ? own.player_index : null,
    };
  }
}

/** An exception in a listener is thrown as an uncaught error: it must not stop the transport, or what follows here. */
function reportErrors(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    reportError(error);
  }
}

const claimOf = (access: RoomAccess): object =>
  access.player === undefined
    ? { room: access.room, invitation: access.invitation }
    : { room: access.room, player: access.player, secret: access.secret };

/** Merges two lists of messages, each once and in order, and keeps the last ones. */
function mergeMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq).slice(-KEPT_MESSAGES);
}
