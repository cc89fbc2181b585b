import type * as NodeFs from 'node:fs';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lineOf, NO_SUM, readPage, sumOf } from './journal-lines.ts';
import { openJournal, type Journal } from './journal.ts';

/** What the disk does, and how often it was asked. `slow`: ms that a sync takes. */
const disk = vi.hoisted(() => ({
  isBroken: false,
  isFull: false,
  slow: 0,
  syncs: 0,
  waiting: [] as (() => void)[],
}));
const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>();
  const failure = (): Error | null => (disk.isBroken ? new Error('EIO') : null);
  const sync = (): void => {
    disk.syncs += 1;
    clock.now += disk.slow;
    const error = failure();
    if (error) throw error;
  };
  const { openSync, isSynced } = (await import('../../../tests/rooms/synced-files.ts')).watchSynced(
    fs,
  );
  return {
    ...fs,
    openSync,
    writeSync: (file: number, data: Buffer, from: number, size: number, at: number) => {
      // What still has room is written: a part, then nothing more.
      if (disk.isFull && from > 0) throw new Error('ENOSPC');
      const end = data.indexOf(0, from);
      const part = disk.isFull ? (end === -1 ? size : end) - 3 : size;
      const done = fs.writeSync(file, data, from, part, at);
      if (isSynced(file) && !disk.isFull) sync();
      return done;
    },
    fdatasyncSync: (file: number) => {
      sync();
      fs.fdatasyncSync(file);
    },
    fdatasync: (_file: number, then: (error: Error | null) => void) => {
      disk.syncs += 1;
      disk.waiting.push(() => {
        clock.now += disk.slow;
        then(failure());
      });
    },
  };
});

let folder = '';
let path = '';
let journal: Journal;
const said: string[] = [];

beforeEach(() => {
  Object.assign(disk, { isBroken: false, isFull: false, slow: 0, syncs: 0, waiting: [] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  said.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  path = join(folder, 'rooms.db');
  journal = openJournal(path).journal;
});
afterEach(() => {
  journal.close(true);
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** Systems with writes that are durable when they return, and without. */
const SYSTEMS = ['linux', 'darwin'] as const;
function runOn(system: (typeof SYSTEMS)[number]): void {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(system);
  journal.close(true);
  journal = openJournal(path).journal;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const add = (record: string): void =>
  journal.add(record, (error) => void said.push(error ? `${record}: ${error.message}` : record));
const added = async (...records: readonly string[]): Promise<void> => {
  records.forEach(add);
  await turn();
};
/** What a server finds that starts after a crash. */
const found = (): readonly string[] => {
  const after = openJournal(path);
  after.journal.close(false);
  return after.found;
};

describe('what is added', () => {
  test.each(SYSTEMS)(
    'is durable before anyone hears of it, and what comes in one turn shares a sync (%s)',
    async (system) => {
      runOn(system);
      ['one', 'two'].forEach(add);
      const { syncs } = disk;
      expect(said).toEqual([]);
      await turn();
      expect([said, disk.syncs - syncs, found()]).toEqual([['one', 'two'], 1, ['one', 'two']]);
    },
  );

  test('can be waited for', async () => {
    expect(journal.pending()).toBeUndefined();
    add('one');
    const first = journal.pending()?.then(() => said.push('durable'));
    add('two');
    await journal.pending();
    await first;
    expect([said, journal.pending()]).toEqual([['one', 'two', 'durable'], undefined]);
  });

  test('can be waited for by very many', async () => {
    add('one');
    const all = Array.from({ length: 50_000 }, async () => journal.pending());
    await Promise.all(all);
    expect(said).toEqual(['one']);
  });

  test.each(SYSTEMS)(
    'holds up nobody on a disk that is slow, and shares the next sync meanwhile (%s)',
    async (system) => {
      runOn(system);
      disk.slow = 100;
      await added('one');
      expect([said, disk.waiting]).toEqual([['one'], []]);
      await added('two');
      await added('three', 'four');
      expect([said, disk.waiting.length]).toEqual([['one'], 1]);
      disk.waiting.shift()?.();
      expect([said, disk.waiting.length]).toEqual([['one', 'two'], 1]);
      // Quick again: after some syncs nobody needs a thread for them.
      disk.slow = 0;
      for (let at = 0; at < 60; at += 1) {
        disk.waiting.shift()?.();
        await added(`${at}`);
      }
      expect([disk.waiting, said.length]).toEqual([[], 64]);
    },
  );

  test('is made durable at once by a flush, once', async () => {
    disk.slow = 100;
    await added('one');
    await added('two');
    add('three');
    journal.flush();
    expect(said).toEqual(['one', 'two', 'three']);
    disk.waiting.shift()?.();
    await turn();
    expect([said, found()]).toEqual([
      ['one', 'two', 'three'],
      ['one', 'two', 'three'],
    ]);
  });
});

describe('a disk', () => {
  test.each(SYSTEMS)('that is full refuses, until another page is taken (%s)', async (system) => {
    runOn(system);
    await added('one');
    disk.isFull = true;
    await added('two', 'three');
    expect(said).toEqual(['one', 'three: ENOSPC', 'two: ENOSPC']);
    // A crash now may bring back what was refused and yet written; 'three' was cut.
    expect([found(), journal.isBroken]).toEqual([['one', 'two'], true]);
    disk.isFull = false;
    journal.takePage();
    journal.freePage();
    await added('four');
    expect(found()).toEqual(['four']);
  });

  test.each(SYSTEMS.flatMap((system) => [0, 100].map((slow) => [system, slow] as const)))(
    'whose sync fails (%s, after %i ms) refuses all behind it, until another page is taken',
    async (system, slow) => {
      runOn(system);
      disk.slow = slow;
      await added('one');
      disk.isBroken = true;
      await added('two');
      add('three');
      disk.waiting.shift()?.();
      await turn();
      expect(journal.isBroken).toBe(true);
      expect(said.toSorted()).toEqual(['one', expect.stringMatching('three: '), 'two: EIO']);
      disk.isBroken = false;
      await added('four');
      expect(said.at(-1)).toBe('four: the log could not be synced');
      journal.takePage();
      add('five');
      journal.flush();
      expect([said.at(-1), found().at(-1)]).toEqual(['five', 'five']);
    },
  );

  test('whose sync fails tells those who wait', async () => {
    disk.isBroken = true;
    add('one');
    await expect(journal.pending()).rejects.toThrow('EIO');
  });
});

describe('pages', () => {
  const texts = (): readonly string[] =>
    ['1', '2'].map((name) => readFileSync(`${path}-log${name}`, 'utf8'));

  test('are taken by turns and written over; what an earlier one left is not read', async () => {
    await added('the first page is long', 'and has', 'three lines');
    journal.takePage();
    await added('second');
    expect(found()).toEqual(['the first page is long', 'and has', 'three lines', 'second']);
    journal.takePage();
    await added('third');
    expect(found()).toEqual(['second', 'third']);
    expect(texts().join('')).toContain('three lines');
  });

  test('of the last server are read, and kept until they are freed', async () => {
    await added('one');
    journal.takePage();
    await added('two');
    journal.close(false);
    const again = openJournal(path);
    journal = again.journal;
    expect([again.found, journal.isBroken]).toEqual([['one', 'two'], true]);
    await added('three');
    expect(said.at(-1)).toBe('three: the log could not be synced');
    journal.freePage();
    expect(found()).toEqual(['two']);
    journal.takePage();
    await added('four');
    expect(found()).toEqual(['two', 'four']);
    journal.freePage();
    expect(found()).toEqual(['four']);
  });

  test('grow by grains, and stay as long as they are', async () => {
    const sizes = () =>
      ['1', '2'].map((name) => statSync(`${path}-log${name}`).size).toSorted((a, b) => a - b);
    await added('one');
    await added('two');
    expect(sizes()).toEqual([0, 65_536]);
    await added('x'.repeat(100_000));
    expect(sizes()).toEqual([0, 131_072]);
    journal.takePage();
    await added('three');
    journal.freePage();
    journal.takePage();
    await added('four');
    expect(sizes()).toEqual([65_536, 131_072]);
    expect(found()).toEqual(['three', 'four']);
  });

  test('that say nothing any more are emptied at the next start, whose generations begin anew', async () => {
    await added('one');
    journal.takePage();
    journal.freePage();
    journal.close(false);
    expect(texts().join('')).toContain('\0');
    journal = openJournal(path).journal;
    expect([texts(), journal.isBroken]).toEqual([['', ''], false]);
    await added('two');
    expect(found()).toEqual(['two']);
  });

  test('are long after some MB', async () => {
    const text = 'x'.repeat(4_000_000);
    await added(text, text, text, text);
    expect(journal.isLong).toBe(false);
    await added(text);
    expect(journal.isLong).toBe(true);
    journal.takePage();
    expect(journal.isLong).toBe(false);
  });

  test('are gone after an end at which they say nothing more', async () => {
    await added('one');
    journal.close(true);
    expect(() => texts()).toThrow('ENOENT');
    journal = openJournal(path).journal;
    expect(found()).toEqual([]);
  });
});

describe('lines', () => {
  const page = (generation: number, records: readonly string[]): string => {
    let sum = NO_SUM;
    return records
      .map((record) => {
        sum = sumOf(generation, record, sum);
        return lineOf(generation, record, sum);
      })
      .join('');
  };
  const record = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/\s/.test(text));
  const records = fc.array(record, { minLength: 1, maxLength: 8 });

  test('are read back up to where a write was cut, whatever an earlier generation left behind it', () => {
    fc.assert(
      fc.property(records, records, fc.nat(), (old, fresh, at) => {
        const [below, above] = [page(7, old), page(9, fresh)].map((text) => Buffer.from(text));
        if (!below || !above) throw new Error('no pages');
        const cut = at % (above.length + 1);
        const file = Buffer.concat([above.subarray(0, cut), below.subarray(cut)]);
        const whole = above.subarray(0, cut).toString().split('\n').length - 1;
        const { generation, records: read } = readPage(file.toString());
        if (whole > 0) {
          expect(generation).toBe(9);
          expect(read.slice(0, whole)).toEqual(fresh.slice(0, whole));
          // A line that the old text happens to complete is the line that was meant.
          expect(fresh.slice(0, read.length)).toEqual(read);
        } else
          expect([fresh, old].some((all) => read.every((text, n) => text === all[n]))).toBe(true);
      }),
    );
  });

  test('that follow a refused one are not taken for its successors', async () => {
    await added('one');
    journal.close(false);
    // Refused and rewritten: of the same length, and what stood behind it is whole.
    const file = `${path}-log2`;
    const refused = page(1, ['one', 'AAA', 'after A']);
    const text = readFileSync(file, 'utf8');
    expect(refused.startsWith(text.replaceAll('\0', ''))).toBe(true);
    const rewritten = page(1, ['one', 'BBB']);
    writeFileSync(file, rewritten + refused.slice(rewritten.length));
    expect(openJournal(path).found).toEqual(['one', 'BBB']);
    truncateSync(file, 3);
    expect(openJournal(path).found).toEqual([]);
    appendFileSync(file, 'not a line\n');
    journal = openJournal(path).journal;
  });
});
