import { describe, expect, test, vi } from 'vitest';
import type { MatchRecord } from '../../rules/game.ts';
import { newRecord } from '../../rules/match.ts';
import { games } from '../../variants/rules.ts';
import { shownState, type Controller } from '../match-state.ts';
import { createRemoteSession, firstConflict, type RemoteMatch } from './remote-session.ts';

const controllers: readonly Controller[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'remote', name: 'Ben' },
];

function roomWith(moves: readonly string[], round = 1): RemoteMatch {
  const made = newRecord(games.classic, 2, {});
  if (!made.ok) throw new Error(made.error);
  const record: MatchRecord = { ...made.value, moves };
  return { record, round, controllers };
}

function open(moves: readonly string[]) {
  const submitted: [number, number, string][] = [];
  const made = createRemoteSession(roomWith(moves), {
    submit: (...move) => submitted.push(move),
  });
  if (!made.ok) throw new Error(made.error);
  const session = made.value;
  const shown = () => session.store.getState().record.moves;
  return { session, submitted, shown };
}

test.each([
  ['the same moves', ['4', '0'], ['4', '0'], null, null],
  ['the room is ahead', ['4'], ['4', '0'], null, null],
  ['a move is on its way', ['4', '0'], ['4'], null, null],
  ['a move on its way was lost', ['4', '0'], ['4'], 1, 1],
  ['a move that was thought lost had arrived', ['4', '0'], ['4', '0'], 1, null],
  ['the room took another move', ['4', '0'], ['4', '8'], null, 1],
  ['the room went on from another move', ['4', '0', '2'], ['4', '8'], 2, 1],
  ['a new match', ['4', '0'], [], null, null],
] as const)('first conflict: %s', (_, here, room, lost, index) => {
  expect(firstConflict(here, room, lost)).toBe(index);
});

describe('a match kept in a room', () => {
  test('shows a move made here at once, and sends it to the room with its index', () => {
    const { session, submitted, shown } = open(['4', '0']);
    expect(session.pick('8').ok).toBe(true);
    expect(shown()).toEqual(['4', '0', '8']);
    expect(submitted).toEqual([[1, 2, '8']]);
  });

  test('ONL-69: refuses a move out of turn', () => {
    const { session, submitted } = open(['4']);
    expect(session.pick('8')).toEqual({ ok: false, error: 'not-your-turn' });
    expect(submitted).toEqual([]);
  });

  test('keeps its own move when an update doesn’t contain it yet', () => {
    const { session, shown } = open([]);
    session.pick('4');
    session.update(roomWith([]), false);
    expect(shown()).toEqual(['4']);
    session.update(roomWith(['4', '0']), false);
    expect(shown()).toEqual(['4', '0']);
  });

  test('takes its own move back when the room refuses it', () => {
    const { session, shown } = open([]);
    session.pick('4');
    session.refuse(0);
    expect(shown()).toEqual([]);
    expect(session.pick('0').ok).toBe(true);
  });

  test('a refusal keeps the ply being viewed, and picks for a later move', () => {
    const { session, shown } = open(['4', '0']);
    session.pick('8');
    session.browse(1);
    session.refuse(2);
    expect([shown(), session.store.getState().browsedPly]).toEqual([['4', '0'], 1]);
    const made = newRecord(games.quantum, 2, {});
    if (!made.ok) throw new Error(made.error);
    const roomOf = (moves: readonly string[]): RemoteMatch => ({
      record: { ...made.value, moves },
      round: 1,
      controllers,
    });
    const quantum = createRemoteSession(roomOf([]), { submit: () => {} });
    if (!quantum.ok) throw new Error(quantum.error);
    const { pick, update, refuse, store } = quantum.value;
    for (const cell of ['0', '1']) pick(cell);
    update(roomOf(['0-1', '3-4']), false);
    pick('7');
    refuse(0);
    expect(store.getState()).toMatchObject({ picks: ['7'], record: { moves: ['0-1', '3-4'] } });
    pick('8');
    refuse(0);
    expect(store.getState().record.moves).toEqual(['0-1', '3-4', '7-8']);
  });

  test('a move without an answer stays until the room is known to have it or not', () => {
    for (const has of [true, false]) {
      const { session, shown } = open(['4', '0']);
      session.pick('8');
      const fail = vi.fn<() => void>();
      session.doubt(2, fail);
      expect(shown()).toEqual(['4', '0', '8']);
      session.update(roomWith(['4', '0']), true);
      expect(shown()).toEqual(['4', '0', '8']);
      session.update(roomWith(['4', '0', ...(has ? ['8'] : [])]), false);
      expect(shown().length).toBe(has ? 3 : 2);
      expect(fail).toHaveBeenCalledTimes(has ? 0 : 1);
      session.update(roomWith(['4', '0', '2', '1']), false);
      expect(shown()).toEqual(['4', '0', '2', '1']);
    }
  });

  test('a different move of the room doesn’t change an earlier ply being viewed', () => {
    const { session, shown } = open(['4', '0']);
    session.pick('8');
    session.browse(2);
    session.update(roomWith(['4', '0', '6']), false);
    expect([shown(), session.store.getState().browsedPly]).toEqual([['4', '0', '6'], 2]);
  });

  test('shows the room’s state when both sides moved on', () => {
    const { session, shown } = open([]);
    session.pick('4');
    session.update(roomWith(['2', '0']), false);
    expect(shown()).toEqual(['2', '0']);
  });

  test('DB-20: a new round replaces the board, and a stale update never takes moves back', () => {
    const { session, shown } = open(['4', '0', '8', '2']);
    session.update(roomWith([], 2), false);
    expect(shown()).toEqual([]);
    expect(session.store.getState().round).toBe(2);
  });

  test('a seat that left is skipped; the last one wins', () => {
    const { session } = open(['4']);
    session.update(roomWith(['4', '!1']), false);
    const match = session.store.getState();
    expect(session.game.outcome(shownState(match))?.scores).toEqual([1, 0]);
  });

  test('looking back keeps its ply while the others move', () => {
    const { session } = open(['4']);
    session.browse(0);
    session.update(roomWith(['4', '0']), false);
    expect(session.store.getState().browsedPly).toBe(0);
  });
});
