import { expect, test, vi } from 'vitest';
import { createRemoteSession } from '../../../play/room/remote-session.ts';
import { newRecord } from '../../../rules/match.ts';
import { games } from '../../../variants/rules.ts';
import { isSecondClick } from './double-click.ts';

/** A room's match after these moves, and all that was submitted. */
function opened(id: 'classic' | 'quantum' | 'infinite', moves: readonly string[] = []) {
  const record = newRecord(games[id], 2, {});
  if (!record.ok) throw new Error(record.error);
  const submit = vi.fn<(round: number, ply: number, text: string) => void>();
  const controllers = [{ kind: 'person' }, { kind: 'remote', name: 'Ben' }] as const;
  const session = createRemoteSession(
    { record: { ...record.value, moves }, round: 1, controllers },
    { submit },
  );
  if (!session.ok) throw new Error(session.error);
  return { session: session.value, submit };
}

test('NTC-18 a double click on one cell is no move out of turn, a second click on another cell is', () => {
  const { session, submit } = opened('classic');
  expect(isSecondClick(session, '4')).toBe(false);
  session.pick('4');
  expect(submit.mock.calls).toEqual([[1, 0, '4']]);
  expect(session.pick('4').ok).toBe(false);
  expect([isSecondClick(session, '4'), isSecondClick(session, '5')]).toEqual([true, false]);
});

test('NTC-18 after a move of two cells, the same holds for both', () => {
  const { session } = opened('quantum');
  session.pick('0');
  expect(isSecondClick(session, '0')).toBe(false);
  session.pick('8');
  expect(['0', '4', '8'].map((cell) => isSecondClick(session, cell))).toEqual([true, false, true]);
});

test('NTC-18 the same holds for a cell left of the middle, whose name has a sign', () => {
  const { session } = opened('infinite', ['0,0', '4,4']);
  session.pick('-1,-1');
  expect(['-1,-1', '1,-1'].map((cell) => isSecondClick(session, cell))).toEqual([true, false]);
});
