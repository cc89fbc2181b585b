/** A class as one follower knows it. It polls; versions and numbers of moves show which parts are missing. */
import type { ClassGrant, ClassKey, ClassListener, FollowedClass } from '../protocol/class-port.ts';
import { CLASS_LIMITS, type ClassAnswer } from '../protocol/class-wire.ts';
import { retryDelay } from '../protocol/retry.ts';
import { claimOf, skewOf } from './entrances.ts';
import type { Transport } from './transport.ts';

const POLL_MS = 2000;
/**
 * The interval while the page is hidden, short enough that its pupil's seat isn't held; and while it is
 * refused, which a host may undo.
 */
const SELDOM_MS = 10_000;
/** The time after a removal, which a host may undo, in which the page still asks at the usual interval; then it asks seldom. */
const UNDO_MS = CLASS_LIMITS.undo + POLL_MS;

/** A clock with a larger error is corrected, since devices sleep. */
const CLOCK_MS = 500;

/** Follows a class from construction to `stop`. */
export class ClassFollower {
  readonly #transport: Transport;
  readonly #key: ClassKey;
  readonly #listener: ClassListener;
  readonly #showsBoards: boolean;
  readonly #stopWaking: () => void;
  #followed: FollowedClass;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPolling = false;
  #isStopped = false;
  #failures = 0;
  /** Since when this device is removed, as of `performance.now()`. */
  #removedSince: number | null = null;

  constructor(
    transport: Transport,
    { key, snapshot, me, skew }: ClassGrant,
    listener: ClassListener,
    showsBoards: boolean,
  ) {
    this.#transport = transport;
    this.#key = key;
    this.#listener = listener;
    this.#showsBoards = showsBoards;
    this.#followed = { snapshot, me, boards: [], connection: 'answered', skew };
    this.#stopWaking = transport.onWake(() => void this.#poll());
    listener.onChange(this.#followed);
    void this.#poll();
  }

  stop = (): void => {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#stopWaking();
  };

  /** Takes over an answer; `asked`: the version that the page had when it asked, `sent`: when (`performance.now()`). */
  adopt(answer: ClassAnswer, asked: number, sent: number): void {
    if (this.#isStopped) return;
    const before = this.#followed;
    const isOlder = (answer.class?.version ?? asked) < before.snapshot.version;
    const snapshot = isOlder ? before.snapshot : (answer.class ?? before.snapshot);
    const isSameRound = snapshot.round === before.snapshot.round;
    const known = isSameRound ? before.boards : [];
    const boards = isOlder
      ? known
      : withMoves(known, snapshot.rounds.at(-1)?.pairings.length, answer);
    const skew = skewOf(answer.at, sent);
    this.#show({
      snapshot,
      me: isOlder ? before.me : answer.me,
      boards,
      connection: 'answered',
      skew,
    });
  }

  async #poll(): Promise<void> {
    if (this.#isPolling || this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#isPolling = true;
    const sent = performance.now();
    const { snapshot, boards } = this.#followed;
    const moves = snapshot.rounds.at(-1)?.pairings.map((_, at) => boards[at]?.length ?? 0) ?? [];
    const known = {
      version: snapshot.version,
      ...(this.#showsBoards ? { boards: { round: snapshot.round, moves } } : {}),
    };
    const claim = claimOf(this.#key);
    const answer = await this.#transport.call({ do: 'class-fetch', claim, known });
    this.#isPolling = false;
    if (this.#isStopped) return;
    const isClass = answer.ok && 'class' in answer.value;
    this.#failures = isClass ? 0 : this.#failures + 1;
    if (isClass) {
      this.#removedSince = null;
      this.adopt(answer.value, snapshot.version, sent);
    } else if (!answer.ok && answer.error === 'class-not-found') return this.#giveUp();
    else if (!answer.ok && answer.error === 'not-a-player') {
      this.#removedSince ??= sent;
      this.#failures = 0;
      this.#show({ ...this.#followed, connection: 'removed' });
    } else this.#show({ ...this.#followed, connection: 'lost' });
    const isRemoved = this.#removedSince !== null && sent - this.#removedSince >= UNDO_MS;
    const nextPollMs = this.#transport.isVisible() && !isRemoved ? POLL_MS : SELDOM_MS;
    const wait = this.#failures > 0 ? Math.max(nextPollMs, retryDelay(this.#failures)) : nextPollMs;
    this.#timer = setTimeout(() => void this.#poll(), wait);
  }

  #show(next: FollowedClass): void {
    const { snapshot, boards, connection, skew } = this.#followed;
    const isNews =
      snapshot !== next.snapshot || boards !== next.boards || connection !== next.connection;
    const isOff = Math.abs(skew - next.skew) >= CLOCK_MS;
    if (!isNews && !isOff) return;
    this.#followed = next;
    this.#listener.onChange(next);
  }

  #giveUp(): void {
    this.stop();
    this.#listener.onGone?.();
  }
}

/** Adds an answer's moves to the boards; the same object if it brings none. Moves after a gap wait for the next answer. */
function withMoves(
  known: FollowedClass['boards'],
  pairings = 0,
  { boards }: ClassAnswer,
): FollowedClass['boards'] {
  const fitting = boards.filter(
    ({ pairing, from }) => pairing < pairings && from <= (known[pairing]?.length ?? 0),
  );
  if (fitting.length === 0) return known;
  return Array.from({ length: pairings }, (_, at) => {
    const own = known[at] ?? [];
    const news = fitting.find(({ pairing }) => pairing === at);
    return news ? [...own.slice(0, news.from), ...news.moves] : own;
  });
}
