import { expect, test } from 'vitest';
import { createRemoteSession } from '../../play/room/remote-session.ts';
import { newRecord } from '../../rules/match.ts';
import { games } from '../../variants/rules.ts';
import { isCelebrated, noticeOf } from './notices.ts';
import type { VisitorResult } from '../../play/stats/tallies.ts';

/** A round that Ann won against Ben. */
function won() {
  const record = newRecord(games.classic, 2, {});
  if (!record.ok) throw new Error(record.error);
  const session = createRemoteSession(
    {
      record: { ...record.value, moves: ['0', '3', '1', '4', '2'] },
      round: 1,
      controllers: [{ kind: 'remote', name: 'Ann' }, { kind: 'person' }],
    },
    { submit: () => {} },
  );
  if (!session.ok) throw new Error(session.error);
  return session.value.store.getState();
}

test('ONL-65: confetti falls on the pages of winners and spectators, not on losers’', () => {
  const match = won();
  const isOn = (result: VisitorResult | null) => isCelebrated({ kind: 'over', match, result });
  expect([isOn('win'), isOn(null), isOn('loss')]).toEqual([true, true, false]);
});

test('NTC-30: the winner and spectators read "Congratulations!", the loser only who won', () => {
  const match = won();
  const congratulated = { title: 'Ann Wins!', detail: 'Congratulations!' };
  expect(noticeOf({ kind: 'over', match, result: 'win' })).toEqual(congratulated);
  expect(noticeOf({ kind: 'over', match, result: null })).toEqual(congratulated);
  expect(noticeOf({ kind: 'over', match, result: 'loss' })).toEqual({ title: 'Ann Wins!' });
});

test('A11-08 a room’s code is spelt for screen readers', () => {
  expect(noticeOf({ kind: 'created', code: 'AB2C3D' })).toMatchObject({
    detail: 'Room code: AB2C3D',
    spoken: 'Room code: A B 2 C 3 D',
  });
  expect(noticeOf({ kind: 'joined', code: 'AB2C3D' })?.spoken).toBe('Welcome to A B 2 C 3 D');
});
