import type * as NodeFs from 'node:fs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Page } from './page.ts';

/** What the file system allows past the system's cache, as it does or as is said here, and how often it synced. */
const system = vi.hoisted(() => ({
  isReal: true,
  allows: (_from: number): boolean => true,
  opens: true,
  syncs: 0,
  durable: new Set<number>(),
}));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>();
  const unfit = (): Error =>
    Object.assign(new Error('EINVAL: invalid argument'), { code: 'EINVAL' });
  const direct = fs.constants.O_DIRECT ?? 0;
  return {
    ...fs,
    openSync(name: string, flags: number): number {
      if (!system.opens && (flags & direct) !== 0) throw unfit();
      const file = fs.openSync(name, system.isReal ? flags : flags & ~direct);
      system.durable.delete(file);
      if ((flags & fs.constants.O_DSYNC) !== 0) system.durable.add(file);
      return file;
    },
    writeSync(file: number, data: Buffer, from: number, size: number, at: number): number {
      if (system.durable.has(file) && !system.allows(from)) throw unfit();
      return fs.writeSync(file, data, from, size, at);
    },
    fdatasyncSync(file: number): void {
      system.syncs += 1;
      fs.fdatasyncSync(file);
    },
  };
});

let folder = '';
let page: Page;
const name = (): string => join(folder, 'page');
const open = (): void => {
  page = new Page(name());
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  Object.assign(system, { isReal: true, allows: () => true, opens: true, syncs: 0 });
  open();
});
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const written = (): string => readFileSync(name()).subarray(0, page.at).toString();

describe('a page', () => {
  // Around a block, around what is written at once, and characters of up to four bytes.
  const text = fc
    .tuple(
      fc.constantFrom('a', 'é', '한', '🙂'),
      fc.oneof(fc.nat(3000), fc.integer({ min: 40_000, max: 140_000 })),
    )
    .map(([sign, times]) => `${sign.repeat(times)}\n`);
  const step = fc.record({
    text,
    isQuick: fc.boolean(),
    after: fc.constantFrom('on', 'on', 'on', 'restart', 'reopen'),
  });

  test.each(['linux', 'darwin'] as const)('holds what was appended (%s)', (platform) => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        page.close();
        rmSync(name(), { force: true });
        open();
        let expected = '';
        for (const each of steps) {
          page.append(each.text, each.isQuick);
          expected += each.text;
          expect(written() === expected).toBe(true);
          if (each.after === 'on') continue;
          if (each.after === 'restart') page.restart();
          else {
            page.close();
            open();
            expect(page.read().startsWith(expected)).toBe(true);
          }
          expected = '';
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is empty once it is freed, and as long as before', () => {
    page.append('one', true);
    const { length } = readFileSync(name());
    page.free();
    const after = readFileSync(name(), 'utf8');
    expect([after.startsWith('\0\0\0'), after.length]).toEqual([true, length]);
  });
});

describe.runIf(process.platform === 'linux')('a file system', () => {
  beforeEach(() => {
    page.close();
    system.isReal = false;
    open();
  });
  const isDurableBySyncs = (): boolean => {
    const { syncs } = system;
    page.append('two', true);
    return system.syncs > syncs;
  };

  test('may want buffers that begin at certain places: they are found, once', () => {
    const asked: number[] = [];
    system.allows = (from) => {
      asked.push(from);
      return from % 512 === 496;
    };
    page.append('one', true);
    expect(asked).toEqual(Array.from({ length: 32 }, (_, at) => at * 16));
    asked.length = 0;
    page.append('two', true);
    expect([asked, written(), system.syncs]).toEqual([[496], 'onetwo', 0]);
  });

  test('may refuse all that goes past the cache: then each write is synced', () => {
    system.allows = () => false;
    page.append('one', true);
    expect([system.syncs, isDurableBySyncs(), written()]).toEqual([1, true, 'onetwo']);
  });

  test('may not even open files for it: they are written through the cache', () => {
    page.close();
    system.opens = false;
    open();
    page.append('one', true);
    expect([isDurableBySyncs(), written()]).toEqual([false, 'onetwo']);
  });

  test('that fails otherwise says so', () => {
    page.close();
    folder = join(folder, 'missing');
    expect(open).toThrow('ENOENT');
    folder = join(folder, '..');
    open();
  });
});
