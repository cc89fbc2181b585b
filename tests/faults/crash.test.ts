import type * as NodeFs from 'node:fs';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sized } from './size.ts';
import { opened, started } from '../rooms/tables.ts';
import { eventOf } from '../../src/rooms/protocol/changes.ts';
import type { Room } from '../../src/rooms/referee/room.ts';
import { StorageError } from '../../src/rooms/door/store.ts';
import { openDatabase } from '../../server/rooms/sqlite/database.ts';
import { SqliteStore } from '../../server/rooms/sqlite/sqlite-store.ts';

type Faults = {
  readonly write: boolean;
  /** How much of a failing write is written. */
  readonly part: number;
  readonly sync: boolean;
  readonly isSlow: boolean;
};

/** How the disk behaves from now on. */
const disk = vi.hoisted(() => ({ write: false, part: 0.5, sync: false, isSlow: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>();
  const failing = (): void => {
    if (disk.sync) throw new Error('EIO');
  };
  const { openSync, isSynced } = (await import('../rooms/synced-files.ts')).watchSynced(fs);
  return {
    ...fs,
    openSync,
    writeSync: (file: number, data: Buffer, from: number, size: number, at: number) => {
      if (disk.write) {
        fs.writeSync(file, data, from, Math.floor(size * disk.part), at);
        throw new Error('ENOSPC');
      }
      const done = fs.writeSync(file, data, from, size, at);
      if (isSynced(file)) failing();
      return done;
    },
    fdatasyncSync: (file: number) => {
      failing();
      fs.fdatasyncSync(file);
    },
    fdatasync: (_file: number, told: (error: Error | null) => void) =>
      setImmediate(() => told(disk.sync ? new Error('EIO') : null)),
  };
});

const ROOMS = 4;
type Step =
  | { readonly do: 'move'; readonly at: number; readonly depth: number }
  | { readonly do: 'faults'; readonly faults: Faults }
  | { readonly do: 'carry' }
  | { readonly do: 'list' }
  | { readonly do: 'wait' }
  | { readonly do: 'kill' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      at: fc.nat(ROOMS - 1),
      depth: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('faults' as const),
      faults: fc.record({
        write: fc.boolean(),
        // A write that extends its page consists mostly of zeros.
        part: fc.oneof(fc.double({ min: 0, max: 0.05, noNaN: true }), fc.constant(0.5)),
        sync: fc.boolean(),
        isSlow: fc.boolean(),
      }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Step>(
      { do: 'carry' },
      { do: 'list' },
      { do: 'wait' },
      { do: 'kill' },
    ),
  },
);

let folder = '';
const clock = { now: 0 };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
  Object.assign(disk, { write: false, sync: false, isSlow: false });
  // Makes the journal take the disk for slow or for fast.
  vi.spyOn(performance, 'now').mockImplementation(() => (clock.now += disk.isSlow ? 100 : 0));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
const idOf = (at: number): string => `00000000-0000-8000-a000-00000000000${at}`;

/** A server, what it acknowledged, and its successor after a kill. */
class Life {
  /** The stamp of each room's last acknowledged change. Every attempted change has a higher stamp. */
  readonly acknowledged = new Map<string, number>();
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
    for (let at = 0; at < ROOMS; at += 1) {
      const code = `CRASH${at}`;
      const room = at % 2 === 0 ? started(2) : opened({ listed: true, players: 6 });
      await this.#store.insert({ ...room, id: idOf(at), code });
      this.acknowledged.set(idOf(at), 0);
    }
  }

  async take(what: Step): Promise<void> {
    if (what.do === 'faults') Object.assign(disk, what.faults);
    else if (what.do === 'carry') this.#store.carry().catch(this.#check);
    else if (what.do === 'list') this.#store.listed(9);
    else if (what.do === 'wait') await turn();
    else if (what.do === 'kill') this.#kill();
    else for (let more = what.depth; more > 0; more -= 1) void this.#change(idOf(what.at));
  }

  end(): void {
    this.#database.close();
  }

  #path = (): string => join(folder, String(this.#kills), 'rooms.db');
  #check = (error: unknown): void => {
    if (!(error instanceof StorageError)) this.trouble.push(error);
  };

  async #change(id: string): Promise<void> {
    const store = this.#store;
    const before = store.load(id);
    if (!before) return void this.trouble.push(`${id} is gone`);
    this.#stamp += 1;
    const after: Room = { ...before, version: before.version + 1, ties: this.#stamp };
    try {
      const isDone = await store.commit(before, after, eventOf(before, after));
      // Nobody hears what a server says after its end.
      if (isDone && store === this.#store) this.acknowledged.set(id, after.ties);
    } catch (error) {
      this.#check(error);
    }
  }

  /** Copies the files as they are now, for the next server. */
  #kill(): void {
    const old = this.#path();
    this.#kills += 1;
    mkdirSync(join(folder, String(this.#kills)));
    for (const end of ['', '-wal', '-log1', '-log2'])
      if (existsSync(old + end)) copyFileSync(old + end, this.#path() + end);
    const [database] = [this.#database];
    this.#database = openDatabase(this.#path());
    this.#store = new SqliteStore(this.#database, () => {});
    setImmediate(() => database.close());
    for (const [id, stamp] of this.acknowledged) {
      const found = this.#store.load(id)?.ties ?? -1;
      if (found < stamp) this.trouble.push(`${id}: ${found} instead of ${stamp}`);
    }
  }
}

test.each(['linux', 'darwin'] as const)(
  'whatever the disk refuses and whenever the server is killed, nothing acknowledged is lost (%s)',
  async (system) => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(system);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 120 }), async (steps) => {
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
        Object.assign(disk, { write: false, sync: false, isSlow: false });
        const life = new Life();
        await life.begin();
        for (const each of steps) await life.take(each);
        Object.assign(disk, { write: false, sync: false });
        await life.take({ do: 'kill' });
        // And nothing is stuck.
        for (let at = 0; at < ROOMS; at += 1) await life.take({ do: 'move', at, depth: 1 });
        const before = new Map(life.acknowledged);
        await vi.waitFor(() => {
          for (const [id, stamp] of before)
            expect(life.acknowledged.get(id)).toBeGreaterThan(stamp);
        });
        await life.take({ do: 'kill' });
        expect(life.trouble).toEqual([]);
        await turn();
        life.end();
      }),
      { numRuns: sized(500, 40) },
    );
  },
  300_000,
);
