/** Classes for tests, made by their referee itself. */
import type { ClassCommand, ClassSettings } from '../../../src/rooms/protocol/class-wire.ts';
import { turnOfRecord } from '../../../src/rooms/referee/position.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';
import {
  changeBetween,
  joinClass,
  judgeClassCommand,
  openClass,
  settleClass,
  type ClassChange,
  type ClassState,
} from '../../../src/rooms/school/class-referee.ts';
import { type PairingInPlay, pairingsInPlay } from '../../../src/rooms/school/school-class.ts';
import { after, moving, START } from './room-states.ts';

export const SETTINGS: ClassSettings = {
  games: ['classic'],
  minutes: 5,
  names: 'own',
  reactions: true,
  locked: false,
};

/** Unpredictable enough for tests, and the same each time. */
export function luck(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** The id of a pupil, by number. */
export const pupilId = (number: number): string =>
  `00000000-0000-8000-b000-${String(number).padStart(12, '0')}`;

/** Runs a class through its referee: every step is settled before and after, as in the endpoint. */
export class Classroom {
  state: ClassState;
  now = START;
  readonly random: () => number;
  /** The last step, as it would be stored. */
  change: ClassChange | null = null;
  #commands = 0;

  constructor(settings: Partial<ClassSettings> = {}, pupils = 0, seed = 1) {
    this.random = luck(seed);
    const opened = {
      id: pupilId(99),
      code: 'ABCDEF',
      host: 'host',
      settings: { ...SETTINGS, ...settings },
    };
    this.state = { school: openClass(opened, this), rooms: new Map() };
    for (let at = 0; at < pupils; at += 1) this.join(at);
  }

  get school() {
    return this.state.school;
  }

  get inPlay(): readonly PairingInPlay[] {
    return pairingsInPlay(this.school);
  }

  get last() {
    return this.school.rounds.at(-1)?.pairings ?? [];
  }

  take(next: ClassState): void {
    this.change = changeBetween(this.state, next, this);
    if (!this.change) return;
    const rooms = new Map(this.state.rooms);
    for (const { after: room } of this.change.rooms) rooms.set(room.id, room);
    this.state = { school: this.change.school, rooms };
  }

  settle(ms = 0): void {
    this.now += ms;
    this.take(settleClass(this.state, this));
  }

  join(number: number, name = `P${number}`): string {
    const pupil = { id: pupilId(number), secretHash: `hash ${number}`, name };
    const ruling = joinClass(this.school, pupil, this);
    if (!ruling.ok) return ruling.error;
    this.take({ ...this.state, school: ruling.value });
    return 'ok';
  }

  /** A command of a host or a pupil, with a new id unless one is given. Returns 'ok' or the error. */
  send(command: Body, sender: 'host' | number = 'host', hash = 'pass'): string {
    this.#commands += 1;
    const sent = { id: `c${this.#commands}`, ...command } as ClassCommand;
    const settled = settleClass(this.state, this);
    const ruling = judgeClassCommand(settled, sender, sent, {
      now: this.now,
      random: this.random,
      hash,
      own: 'host',
    });
    if (!ruling.ok) return ruling.error;
    this.take(ruling.value);
    return 'ok';
  }

  start = (): string => this.send({ do: 'start', round: this.school.rounds.length });

  room(pairing = 0): Room {
    const room = this.state.rooms.get(this.last[pairing]?.room ?? '');
    if (!room) throw new Error(`pairing ${pairing} has no room`);
    return room;
  }

  put(room: Room): void {
    this.state = { ...this.state, rooms: new Map([...this.state.rooms, [room.id, room]]) };
  }

  /** Plays moves in the room of a pairing. */
  play(pairing: number, ...moves: readonly string[]): void {
    for (const move of moves) {
      const room = this.room(pairing);
      const mover = room.seats[(room.match && turnOfRecord(room.match)) ?? 0]?.player ?? '';
      this.put(after(room, mover, moving(room, move), this.now));
    }
  }

  /** Notes that everybody else has just been seen. */
  seeAllBut(...absent: readonly number[]): void {
    for (const room of this.state.rooms.values()) {
      if (room.status !== 'playing') continue;
      const players = room.players.map((player) =>
        absent.includes(this.school.pupils.findIndex(({ id }) => id === player.id))
          ? player
          : { ...player, seen: this.now, heldUntil: null },
      );
      this.put({ ...room, players });
    }
  }
}

type Body = { readonly do: ClassCommand['do'] } & Readonly<Record<string, unknown>>;
