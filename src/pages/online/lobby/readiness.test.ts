import { expect, test } from 'vitest';
import { settingsOf } from '../../../rooms/protocol/room-settings.ts';
import type { RequestedSettings } from '../../../rooms/protocol/wire.ts';
import { online } from '../../../text/online.ts';
import { failures, noticeOf } from '../notices.ts';
import { draftLineWarning } from './unwinnable-warning.ts';
import { playersLacking } from './readiness.ts';

const lacking = (asked: RequestedSettings, round = 0) =>
  [1, 2, 3, 4, 5, 6]
    .filter((seated) => seated <= (asked.players ?? 2))
    .map((seated) => playersLacking(settingsOf(asked), seated, round));

test('ONL-33 ONL-34: a room needs its variant’s least, and teams four or six', () => {
  expect(lacking({ variant: 'classic', players: 4 })).toEqual([1, 0, 0, 0]);
  const options = { teams: true };
  expect(lacking({ variant: 'classic', players: 4, options })).toEqual([3, 2, 1, 0]);
  expect(lacking({ variant: 'classic', players: 6, options })).toEqual([3, 2, 1, 0, 1, 0]);
  // Later rounds can be played without teams.
  expect(lacking({ variant: 'classic', players: 4, options }, 1)).toEqual([1, 0, 0, 0]);
});

test('a bigger grid is recommended only where there is one', () => {
  expect(draftLineWarning({ variant: 'classic', players: 5 })).toContain(online.fewerHelp);
  expect(draftLineWarning({ variant: 'extended', players: 6, gridSize: 4 })).toContain(
    online.helps,
  );
});

test('ONL-74: sending chat too fast gets its own message', () => {
  for (const what of ['say', 'react'] as const) {
    const notice = noticeOf({ kind: 'failed', what, error: 'too-many' });
    expect(notice).toMatchObject({ title: online.notices.tooFast, tone: 'plain' });
    expect(notice?.detail).not.toBe(failures['too-many']);
    expect(noticeOf({ kind: 'failed', what, error: 'offline' })).toMatchObject({ tone: 'bad' });
  }
});

test('ONL-76: the sixth public room of a network is refused with words of its own', () => {
  const notice = noticeOf({ kind: 'failed', what: 'create', error: 'too-many-listed' });
  expect(notice?.detail).toMatch(/several public rooms.* private .* 15 minutes/);
});
