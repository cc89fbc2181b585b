import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../server/rooms/store/database.ts';
import { SqliteStore } from '../../../server/rooms/store/sqlite-store.ts';
import { StorageError } from '../../../src/rooms/endpoint/store.ts';
import { eventOf } from '../../../src/rooms/referee/changes.ts';
import { extendRecord, turnOfRecord } from '../../../src/rooms/referee/position.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';
import { opened, started } from '../lib/room-states.ts';
import { sized } from '../../size.ts';

const ROOMS = 4;
type Step =
  | { readonly do: 'move'; readonly at: number; readonly depth: number }
  /** The disk becomes full or read-only, or works again. */
  | { readonly do: 'disk'; readonly is: 'full' | 'read-only' | 'fine' }
  | { readonly do: 'list' }
  | { readonly do: 'chat'; readonly at: number }
  | { readonly do: 'wait' }
  | { readonly do: 'kill' };

const at = fc.nat(ROOMS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      at,
      depth: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('disk' as const),
      is: fc.constantFrom('full' as const, 'read-only' as const, 'fine' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('chat' as const), at }) },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Step>({ do: 'list' }, { do: 'wait' }, { do: 'kill' }),
  },
);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const turn = () => new Promise((resolve) => setImmediate(resolve));
const idOf = (room: number): string => `00000000-0000-8000-a000-00000000000${room}`;
const LONG = 'x'.repeat(900);

/** A server, its acknowledged changes, and its successor after a kill. */
class Life {
  /** The stamp and the number of moves of each room's last acknowledged change; attempted ones have higher stamps. */
  readonly acknowledged = new Map<string, { readonly stamp: number; readonly moves: number }>();
  /** Violations: losses and unexpected failures. */
  readonly trouble: unknown[] = [];
  #stamp = 0;
  #kills = 0;
  #database: DatabaseSync;
  #store: SqliteStore;

  constructor() {
    this.#database = openDatabase(this.#path());
    this.#store = new SqliteStore(this.#database, () => {});
  }

  async begin(): Promise<void> {
    for (let room = 0; room < ROOMS; room += 1) {
      const made =
        room % 2 === 0 ? started(2, { variant: 'infinite' }) : opened({ listed: true, players: 6 });
      await this.#store.insert({ ...made, id: idOf(room), code: `CRASH${room}` });
      this.acknowledged.set(idOf(room), { stamp: 0, moves: 0 });
    }
  }

  async take(what: Step): Promise<void> {
    if (what.do === 'disk') this.#setDisk(what.is);
    else if (what.do === 'list') this.#store.list(9);
    else if (what.do === 'wait') await turn();
    else if (what.do === 'kill') this.#kill();
    else if (what.do === 'chat') void this.#chat(idOf(what.at));
    else for (let more = what.depth; more > 0; more -= 1) void this.#change(idOf(what.at));
  }

  end(): void {
    this.#database.close();
  }

  #path = (): string => join(folder, String(this.#kills), 'rooms.db');

  #setDisk(is: 'full' | 'read-only' | 'fine'): void {
    // Both are refused by SQLite as a file system's own refusal would be; neither may be set in a transaction.
    if (this.#database.isTransaction) return;
    const pages = this.#database.prepare('pragma page_count').get()?.['page_count'];
    this.#database.exec(`pragma max_page_count = ${is === 'full' ? Number(pages) : 1_000_000}`);
    this.#database.exec(`pragma query_only = ${is === 'read-only' ? 1 : 0}`);
  }

  #check = (error: unknown): void => {
    if (!(error instanceof StorageError)) this.trouble.push(error);
  };

  async #change(id: string): Promise<void> {
    const store = this.#store;
    const before = store.load(id);
    if (!before) return void this.trouble.push(`${id} is gone`);
    this.#stamp += 1;
    const after: Room = {
      ...before,
      version: before.version + 1,
      ties: this.#stamp,
      match: before.match && oneMoreMove(before.match),
    };
    const moves = after.match?.moves.length ?? 0;
    try {
      const isDone = await store.commit(before, after, eventOf(before, after));
      // Answers sent after the server's end don't count, because nobody receives them.
      if (isDone && store === this.#store) this.acknowledged.set(id, { stamp: after.ties, moves });
    } catch (error) {
      this.#check(error);
    }
  }

  async #chat(id: string): Promise<void> {
    try {
      await this.#store.addMessage(id, { player: 'ann', name: 'Ann', text: LONG, at: 0 });
    } catch (error) {
      this.#check(error);
    }
  }

  /** Copies the current files, for the next server. */
  #kill(): void {
    const old = this.#path();
    this.#kills += 1;
    mkdirSync(join(folder, String(this.#kills)));
    for (const end of ['', '-wal'])
      if (existsSync(old + end)) copyFileSync(old + end, this.#path() + end);
    const [database] = [this.#database];
    this.#database = openDatabase(this.#path());
    this.#store = new SqliteStore(this.#database, () => {});
    setImmediate(() => database.close());
    for (const [id, { stamp, moves }] of this.acknowledged) {
      const found = this.#store.load(id);
      const [ties, kept] = [found?.ties ?? -1, found?.match?.moves.length ?? 0];
      if (ties < stamp || kept < moves)
        this.trouble.push(`${id}: ${ties}, ${kept} moves instead of ${stamp}, ${moves}`);
    }
  }
}

/** Adds a mark beside the last one; infinite boards always have room. */
function oneMoreMove(match: NonNullable<Room['match']>): Room['match'] {
  const seat = turnOfRecord(match);
  if (seat === null) return match;
  const next = extendRecord(
    match,
    seat,
    `${match.moves.length % 3},${Math.floor(match.moves.length / 3)}`,
  );
  return next.ok ? next.value : match;
}

test('whatever the disk refuses and whenever the server is killed, nothing acknowledged is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 120 }), async (steps) => {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      const life = new Life();
      await life.begin();
      for (const each of steps) await life.take(each);
      await turn();
      await life.take({ do: 'disk', is: 'fine' });
      await life.take({ do: 'kill' });
      // The rooms still accept moves.
      for (let room = 0; room < ROOMS; room += 1)
        await life.take({ do: 'move', at: room, depth: 1 });
      const before = new Map(life.acknowledged);
      await expect
        .poll(
          () =>
            [...before].every(([id, { stamp }]) => (life.acknowledged.get(id)?.stamp ?? 0) > stamp),
          { timeout: 20_000 },
        )
        .toBe(true);
      await life.take({ do: 'kill' });
      expect(life.trouble).toEqual([]);
      await turn();
      life.end();
    }),
    { numRuns: sized(500, 40) },
  );
}, 300_000);
