import { expect, test } from 'vitest';
import { DamagedRoom, StorageError } from '../../src/rooms/endpoint/store.ts';
import { limitLog } from './storage-log.ts';

test('errors of the disk are logged once a minute, with a count; a damaged room once; others always', () => {
  let now = 5;
  const lines: string[] = [];
  const log = limitLog(
    (message, error) => void lines.push(`${message}: ${String(error)}`),
    () => now,
  );
  const full = new StorageError('the disk is full');
  for (let at = 0; at < 15; at += 1) log('rooms: play failed', full);
  log('rooms: say failed', new Error('a bug'));
  for (let at = 0; at < 3; at += 1) log('rooms: fetch failed', new DamagedRoom('a', 'cut off'));
  now += 60_000;
  log('rooms: join failed', full);
  expect(lines).toEqual([
    'rooms: play failed: the disk is full',
    'rooms: say failed: Error: a bug',
    expect.stringMatching('^rooms: fetch failed: room a is damaged'),
    'rooms: join failed (14 more since the last line): the disk is full',
  ]);
});
