import type * as NodeFs from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../sqlite/database.ts';
import { Wal } from './wal.ts';

const disk = vi.hoisted(() => ({ isBroken: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>();
  return {
    ...fs,
    fdatasync: (file: number, then: (error: Error | null) => void) =>
      disk.isBroken ? setImmediate(() => then(new Error('EIO'))) : fs.fdatasync(file, then),
  };
});

let folder = '';
beforeEach(() => {
  disk.isBroken = false;
  folder = mkdtempSync(join(tmpdir(), 'wal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const synced = (wal: Wal): Promise<Error | null> => new Promise((resolve) => wal.sync(resolve));

test('what is committed is synced; nothing is to be done for a database in memory', async () => {
  const database = openDatabase(join(folder, 'rooms.db'));
  const wal = new Wal(database);
  expect(await synced(wal)).toBeNull();
  wal.syncNow();
  wal.close();
  database.close();
  const memory = openDatabase(':memory:');
  expect(await synced(new Wal(memory))).toBeNull();
  memory.close();
});

test('after a sync that failed everything is carried over to the database before the log is trusted again', async () => {
  const database = openDatabase(join(folder, 'rooms.db'));
  database.exec('create table notes (text)');
  const wal = new Wal(database);
  disk.isBroken = true;
  database.exec("insert into notes values ('one')");
  expect((await synced(wal))?.message).toBe('EIO');
  database.exec('begin immediate');
  expect((await synced(wal))?.message).toMatch(/locked|carried over/);
  database.exec('commit');
  // The sync that would fail is not asked.
  expect(await synced(wal)).toBeNull();
  disk.isBroken = false;
  database.exec("insert into notes values ('two')");
  expect(await synced(wal)).toBeNull();
  wal.close();
  database.close();
});
