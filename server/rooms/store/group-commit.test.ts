import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StorageError } from '../../../src/rooms/endpoint/store.ts';
import { openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';

let database: DatabaseSync;
let commits: GroupCommit;
let told: string[];

beforeEach(() => {
  told = [];
  database = openDatabase(':memory:');
  database.exec('create table notes (text not null)');
  commits = new GroupCommit(database, () => void told.push('undone'));
});
afterEach(() => {
  commits.flush();
  database.close();
});

const stored = (): readonly unknown[] =>
  database
    .prepare('select text from notes')
    .all()
    .map(({ text }) => text);
const write = (name: string): Promise<string> =>
  commits.write(
    () => {
      database.prepare('insert into notes values (?)').run(name);
      return name;
    },
    (made) => void told.push(`${made} ${database.isTransaction}`),
  );
const broken = (): Promise<never> =>
  commits.write(() => {
    throw new Error('no');
  });

describe('group commit', () => {
  test('the writes of a turn are one transaction; its callbacks run after it', async () => {
    const both = Promise.all([write('one'), write('two')]);
    expect([database.isTransaction, told]).toEqual([true, []]);
    expect(await both).toEqual(['one', 'two']);
    expect(told).toEqual(['one false', 'two false']);
    expect(commits.pending()).toBeUndefined();
  });

  test('a write that fails undoes its turn, and the next turn works', async () => {
    const turn = await Promise.allSettled([write('one'), commits.pending(), broken()]);
    expect(turn.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(turn[0]).toMatchObject({ reason: expect.any(StorageError) });
    expect([stored(), told]).toEqual([[], ['undone']]);
    expect(await write('two')).toBe('two');
    expect(stored()).toEqual(['two']);
  });

  test('a callback that fails does not keep the others from running', async () => {
    const failing = commits.write(
      () => 'one',
      () => {
        throw new Error('no');
      },
    );
    const fine = write('two');
    expect(() => commits.flush()).toThrow('no');
    expect(told).toEqual(['two false']);
    expect(await Promise.all([failing, fine])).toEqual(['one', 'two']);
  });

  test('a commit that fails undoes its turn', async () => {
    database.exec('create table parents (id integer primary key)');
    database.exec(
      'create table children (parent references parents deferrable initially deferred)',
    );
    const orphan = commits.write(() => database.exec('insert into children values (1)'));
    const both = await Promise.allSettled([write('one'), orphan]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([stored(), told, database.isTransaction]).toEqual([[], ['undone'], false]);
  });

  test('a flush commits at once', async () => {
    const one = write('one');
    commits.flush();
    expect([database.isTransaction, stored()]).toEqual([false, ['one']]);
    expect(await one).toBe('one');
    expect(told).toEqual(['one false']);
  });
});
