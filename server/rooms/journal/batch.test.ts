import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StorageError } from '../../../src/rooms/door/store.ts';
import { Batch } from './batch.ts';
import { openDatabase } from '../sqlite/database.ts';

let database: DatabaseSync;
let batch: Batch;
/** Syncs under way; each is ended by calling it. */
let syncs: ((error: Error | null) => void)[] = [];

beforeEach(() => {
  syncs = [];
  database = openDatabase(':memory:');
  batch = new Batch(database, { sync: (then) => void syncs.push(then), syncNow: () => {} });
});
afterEach(() => {
  batch.flush();
  database.close();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
const told: string[] = [];
const write = (name: string): Promise<string> =>
  batch.write(
    () => {
      database.exec(`insert into notes values ('${name}')`);
      return name;
    },
    { afterwards: (made) => void told.push(made), undo: () => void told.push(`undo ${name}`) },
  );

describe('group commit', () => {
  beforeEach(() => {
    told.length = 0;
    database.exec('create table notes (text)');
  });

  test('nobody is told before the sync; what is committed meanwhile shares the next', async () => {
    const one = write('one');
    await turn();
    expect([syncs.length, database.isTransaction, told]).toEqual([1, false, []]);
    const two = write('two');
    await turn();
    const three = write('three');
    await turn();
    expect([syncs.length, told]).toEqual([1, []]);
    syncs[0]?.(null);
    expect(await one).toBe('one');
    expect([syncs.length, told]).toEqual([2, ['one']]);
    syncs[1]?.(null);
    expect(await Promise.all([two, three])).toEqual(['two', 'three']);
    expect([syncs.length, told]).toEqual([2, ['one', 'two', 'three']]);
    expect(batch.pending()).toBeUndefined();
  });

  test('a sync that fails refuses what stands behind it too, and the next write goes on', async () => {
    const first = [write('one')];
    await turn();
    const both = Promise.allSettled([...first, write('two')]);
    await turn();
    syncs[0]?.(new Error('the disk is gone'));
    const refused = await both;
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(refused[0]).toMatchObject({ reason: expect.any(StorageError) });
    expect(told).toEqual(['undo one', 'undo two']);
    const three = write('three');
    await turn();
    syncs[1]?.(null);
    expect(await three).toBe('three');
  });

  test('a flush ends what is under way, once', async () => {
    const one = write('one');
    await turn();
    const two = write('two');
    batch.flush();
    expect(await Promise.all([one, two])).toEqual(['one', 'two']);
    syncs[0]?.(null);
    await turn();
    expect([syncs.length, told]).toEqual([1, ['one', 'two']]);
  });
});
