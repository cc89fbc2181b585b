/** The commands that a seat's page sends by itself: that the player is here, who is absent, ends of turns. */
import type { FollowedRoom } from '../protocol/client-port.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { Transport } from './transport.ts';
import type { Claim, PlayerRow, SeatCommand } from '../protocol/wire.ts';

/** How long a page may be gone (a reload) before its player counts as absent. */
const ABSENT_AFTER_MS = 5000;
/** Where presence doesn't work, the player to move is reported absent after this long. */
const UNSEEN_AFTER_MS = 30_000;
/** Without a turn clock, a player to move is reported after this long even if present: they may be absent (ADR 18). */
const IDLE_AFTER_MS = 60_000;
/** The server accepts "time is up" only once no move may arrive any more. */
const EXPIRE_AFTER_MS = LIMITS.moveGrace + 100;
/** Between two attempts at the same thing. */
const AGAIN_MS = 2000;
/** If the server still answers 'not-absent' after this time, the player's page has no channel: it polls. */
const POLLS_AFTER_MS = 15_000;
/** Between two checks of whether that page still polls. */
const CHECK_MS = 10_000;
/** How often the page of a public room says that it is here, while nothing else happens. */
const STAY_LISTED_EVERY_MS = 300_000;
const HERE: SeatCommand = { do: 'here' };

type Task = { readonly at: number; readonly command: SeatCommand };

/** The facts that decide a seat's tasks. Times as of `performance.now()`. */
export type SeatFacts = {
  /** The seat's own player. */
  readonly player: string;
  /** Its `present` has only those who are in the channel. */
  readonly followed: FollowedRoom;
  readonly isInUse: boolean;
  readonly isVisible: boolean;
  readonly openSince: number;
  /** When the room last changed, by anything; the server's `turnSince` is when the turn began. */
  readonly unchangedSince: number;
  /** Since when each player has not been in the channel, even if a page of theirs polls. */
  readonly notPresentSince: ReadonlyMap<string, number>;
  /** Players whose page is open but not in the channel: it polls. */
  readonly pollers: ReadonlySet<string>;
  /** When each command was last sent, by its `taskKeyOf`. */
  readonly tried: ReadonlyMap<string, number>;
};

export const taskKeyOf = (command: SeatCommand): string => JSON.stringify(command);

/** A seat's tasks and when each is due; one that was just tried is due again a little later. */
export function tasksOf(facts: SeatFacts): readonly Task[] {
  const wanted = [...hereTasks(facts), ...absenceReports(facts), ...turnEnds(facts)];
  return wanted.map(({ at, command }) => {
    const tried = facts.tried.get(taskKeyOf(command));
    const isPoller = command.do === 'nudge' && facts.pollers.has(command.missed);
    const again = isPoller ? CHECK_MS : AGAIN_MS;
    return { at: tried === undefined ? at : Math.max(at, tried + again), command };
  });
}

function hereTasks(facts: SeatFacts): readonly Task[] {
  const { room, players } = facts.followed.snapshot;
  const own = players.find(({ id }) => id === facts.player);
  const isReportedAbsent = own && (own.held_until !== null || own.is_random);
  if (isReportedAbsent) return facts.isInUse ? [{ at: 0, command: HERE }] : [];
  const isInList = room.status === 'waiting' && room.settings.listed && facts.isVisible;
  const last = facts.tried.get(taskKeyOf(HERE)) ?? facts.openSince;
  return own && isInList ? [{ at: last + STAY_LISTED_EVERY_MS, command: HERE }] : [];
}

function absenceReports({
  player,
  followed,
  unchangedSince,
  notPresentSince,
}: SeatFacts): readonly Task[] {
  const { snapshot, present, connection } = followed;
  const { room, players } = snapshot;
  // In the lobby too: a seat that is no longer held goes to the next person who joins.
  if (room.status === 'finished' || (connection !== 'live' && connection !== 'slow')) return [];
  const { seats, currentPlayerIndex, deadline } = room.game_state;
  const mover = room.status === 'playing' ? seats[currentPlayerIndex]?.player : undefined;
  const seesPresence = present.has(player);
  return players
    .filter((row) => row.id !== player && canReport(row))
    .flatMap(({ id }) => {
      const since = seesPresence ? notPresentSince.get(id) : undefined;
      const command: SeatCommand = { do: 'nudge', missed: id };
      if (since !== undefined) return [{ at: since + ABSENT_AFTER_MS, command }];
      if (id !== mover || (seesPresence && deadline !== null)) return [];
      return [{ at: unchangedSince + (seesPresence ? IDLE_AFTER_MS : UNSEEN_AFTER_MS), command }];
    });
}

const canReport = ({ left_at, is_random, held_until }: PlayerRow): boolean =>
  left_at === null && !is_random && held_until === null;

function turnEnds({ followed: { snapshot, skew } }: SeatFacts): readonly Task[] {
  const { deadline, match, round } = snapshot.room.game_state;
  if (deadline === null || !match) return [];
  const command: SeatCommand = { do: 'expire', round, ply: match.moves.length };
  return [{ at: deadline + EXPIRE_AFTER_MS - skew, command }];
}

/** The tasks of one seat. Each state of the room replaces the plans made for the one before. */
export class SeatTasks {
  readonly #transport: Transport;
  readonly #claim: Claim;
  readonly #openSince = performance.now();
  #notPresentSince = new Map<string, number>();
  #unchangedSince = { version: 0, at: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tried = new Map<string, number>();
  #followed: FollowedRoom | null = null;
  readonly #pollers = new Set<string>();
  readonly #onPollers: () => void;

  /** `onPollers` is called when the result of `withPollers` has changed. */
  constructor(transport: Transport, { room, player, secret }: Claim, onPollers: () => void) {
    this.#transport = transport;
    this.#claim = { room, player, secret };
    this.#onPollers = onPollers;
  }

  /** Adds the players whose page polls. */
  withPollers = (present: ReadonlySet<string>): ReadonlySet<string> =>
    this.#pollers.size === 0 ? present : new Set([...present, ...this.#pollers]);

  /** Updates the tasks for the room's current state. */
  update(followed: FollowedRoom): void {
    this.#followed = followed;
    this.#watch(followed);
    this.#plan();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#followed = null;
  }

  #watch({ snapshot, present }: FollowedRoom): void {
    const now = performance.now();
    const { version } = snapshot.room;
    if (this.#unchangedSince.version !== version) this.#unchangedSince = { version, at: now };
    const missing = snapshot.players.filter(({ id }) => !present.has(id)).map(({ id }) => id);
    this.#notPresentSince = new Map(
      missing.map((id) => [id, this.#notPresentSince.get(id) ?? now]),
    );
    for (const id of this.#pollers) if (!this.#notPresentSince.has(id)) this.#pollers.delete(id);
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const tasks = this.#tasks();
    const isWanted = new Set(tasks.map(({ command }) => taskKeyOf(command)));
    for (const key of this.#tried.keys()) {
      if (!isWanted.has(key) && key !== taskKeyOf(HERE)) this.#tried.delete(key);
    }
    if (tasks.length === 0) return;
    const next = Math.min(...tasks.map(({ at }) => at));
    this.#timer = setTimeout(() => this.#act(), Math.max(0, next - performance.now()));
  }

  #act(): void {
    const now = performance.now();
    for (const { command } of this.#tasks().filter(({ at }) => at <= now)) {
      this.#tried.set(taskKeyOf(command), now);
      if (command.do === 'nudge') void this.#reportAbsent(command);
      else void this.#transport.call({ ...command, ...this.#claim });
    }
    this.#plan();
  }

  async #reportAbsent(command: Extract<SeatCommand, { do: 'nudge' }>): Promise<void> {
    const answer = await this.#transport.call({ ...command, ...this.#claim });
    const { missed } = command;
    const since = this.#notPresentSince.get(missed);
    if (!this.#followed || since === undefined) return;
    const isLong = performance.now() - since >= POLLS_AFTER_MS;
    const isPoller = !answer.ok && answer.error === 'not-absent' && isLong;
    if (isPoller === this.#pollers.has(missed) || (!answer.ok && !isPoller)) return;
    if (isPoller) this.#pollers.add(missed);
    else this.#pollers.delete(missed);
    this.#onPollers();
  }

  #tasks(): readonly Task[] {
    if (!this.#followed) return [];
    return tasksOf({
      player: this.#claim.player,
      followed: this.#followed,
      isInUse: this.#transport.isInUse(),
      isVisible: this.#transport.isVisible(),
      openSince: this.#openSince,
      unchangedSince: this.#unchangedSince.at,
      notPresentSince: this.#notPresentSince,
      pollers: this.#pollers,
      tried: this.#tried,
    });
  }
}
