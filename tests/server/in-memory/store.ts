/** Rooms in memory: for tests, and the reference for other stores. */
import { maySeek, Rates, countWrongCode } from '../../../src/rooms/endpoint/rate-limit.ts';
import { eventOf } from '../../../src/rooms/referee/changes.ts';
import { isInList, withPlayer, type Room } from '../../../src/rooms/referee/room.ts';
import {
  type ChatMessage,
  type RoomEvent,
  KEPT_MESSAGES,
  type SentReaction,
} from '../../../src/rooms/protocol/wire.ts';
import type { ClassChange } from '../../../src/rooms/school/class-referee.ts';
import type { SchoolClass } from '../../../src/rooms/school/school-class.ts';
import type { Limit, Publish, RoomStore, Seeker } from '../../../src/rooms/endpoint/store.ts';

type KeptRoom = { room: Room; messages: readonly ChatMessage[]; numbered: number; active: number };

/** A store that forgets everything when the page or process ends. */
export class InMemoryStore implements RoomStore {
  readonly #rooms = new Map<string, KeptRoom>();
  readonly #ids = new Map<string, string>();
  readonly #classes = new Map<string, SchoolClass>();
  readonly #classIds = new Map<string, string>();
  readonly #rates = new Rates();
  readonly #publish: Publish;

  constructor(publish: Publish = () => {}) {
    this.#publish = publish;
  }

  load(id: string): Room | null {
    return this.#rooms.get(id)?.room ?? null;
  }

  loadRooms(ids: readonly string[]): ReadonlyMap<string, Room> {
    return new Map(ids.flatMap((id) => this.load(id) ?? []).map((room) => [room.id, room]));
  }

  loadClass(id: string): SchoolClass | null {
    return this.#classes.get(id) ?? null;
  }

  findByCode(code: string, seeker: Seeker): Room | SchoolClass | null | 'too-many' {
    const room = this.load(this.#ids.get(code) ?? '');
    if (room && room.invitation === seeker.invitation) return room;
    if (!maySeek(this.#rates, seeker)) return 'too-many';
    const found = room ?? this.loadClass(this.#classIds.get(code) ?? '');
    if (!found) countWrongCode(this.#rates, seeker);
    return found;
  }

  list(most: number): readonly Room[] {
    return [...this.#rooms.values()]
      .map(({ room }) => room)
      .filter(isInList)
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, most);
  }

  insert(room: Room): 'done' | 'taken' {
    if (this.#rooms.has(room.id) || this.#isInUse(room.code)) return 'taken';
    this.#rooms.set(room.id, { room, messages: [], numbered: 0, active: room.updatedAt });
    this.#ids.set(room.code, room.id);
    return 'done';
  }

  commit(before: Room, after: Room, event: RoomEvent): boolean {
    const kept = this.#rooms.get(before.id);
    if (kept?.room.version !== before.version) return false;
    if (after.code !== kept.room.code) {
      if (this.#isInUse(after.code)) return false;
      this.#ids.delete(kept.room.code);
      this.#ids.set(after.code, after.id);
    }
    kept.room = after;
    kept.active = after.updatedAt;
    this.#publish(after.id, { name: 'room', payload: event });
    return true;
  }

  insertClass(school: SchoolClass): 'done' | 'taken' {
    if (this.#classes.has(school.id) || this.#isInUse(school.code)) return 'taken';
    this.#classes.set(school.id, school);
    this.#classIds.set(school.code, school.id);
    return 'done';
  }

  commitClass(before: SchoolClass, { school, rooms }: ClassChange): boolean {
    const codes = new Set(rooms.map(({ after }) => after.code));
    const isPossible =
      this.#classes.get(before.id)?.version === before.version &&
      codes.size === rooms.length &&
      rooms.every(({ before: known, after }) =>
        known
          ? this.load(known.id)?.version === known.version
          : !this.#rooms.has(after.id) && !this.#isInUse(after.code),
      );
    if (!isPossible) return false;
    this.#classes.set(school.id, school);
    for (const { before: known, after } of rooms)
      if (known) this.commit(known, after, eventOf(known, after));
      else this.insert(after);
    return true;
  }

  #isInUse = (code: string): boolean => this.#ids.has(code) || this.#classIds.has(code);

  markSeen(id: string, player: string, seen: number): void {
    const kept = this.#rooms.get(id);
    if (kept) kept.room = withPlayer(kept.room, player, { seen });
  }

  addMessage(room: string, message: Omit<ChatMessage, 'seq'>): void {
    const kept = this.#rooms.get(room);
    if (!kept) return;
    kept.numbered += 1;
    const added = { ...message, seq: kept.numbered };
    kept.messages = [...kept.messages, added].slice(-KEPT_MESSAGES);
    kept.active = message.at;
    this.#publish(room, { name: 'chat', payload: added });
  }

  sendReaction(room: string, reacted: SentReaction): void {
    this.#publish(room, { name: 'reaction', payload: reacted });
  }

  messages(room: string): readonly ChatMessage[] {
    return this.#rooms.get(room)?.messages ?? [];
  }

  lastMessage(room: string): number {
    return this.#rooms.get(room)?.numbered ?? 0;
  }

  countAgainst(key: string, limit: Limit, now: number): boolean {
    return this.#rates.take(key, limit, now);
  }

  sweep(idleSince: number): number {
    const roomsOf = (id: string | null) =>
      [...this.#rooms.values()].filter(({ room }) => id !== null && room.classId === id);
    const isAlive = (id: string | null): boolean =>
      (this.loadClass(id ?? '')?.updatedAt ?? 0) >= idleSince ||
      roomsOf(id).some(({ active }) => active >= idleSince);
    const idle = [...this.#rooms.values()].filter(
      ({ active, room }) => active < idleSince && !isAlive(room.classId),
    );
    const classes = [...this.#classes.values()].filter(({ id }) => !isAlive(id));
    for (const { id, code } of classes) {
      this.#classes.delete(id);
      this.#classIds.delete(code);
    }
    for (const { room } of idle) {
      this.#rooms.delete(room.id);
      this.#ids.delete(room.code);
      this.#publish(room.id, { name: 'closed', payload: {} });
    }
    return idle.length + classes.length;
  }

  whenDurable(): undefined {}
}
