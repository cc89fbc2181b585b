import { describe, expect, test } from 'vitest';
import { started } from '../../../tests/server/lib/room-states.ts';
import { trimSnapshot } from '../referee/changes.ts';
import { snapshotOf } from '../referee/database-rows.ts';
import type { Room } from '../referee/room.ts';
import type { FollowedRoom } from '../protocol/client-port.ts';
import { taskKeyOf, type SeatFacts, tasksOf } from './seat-tasks.ts';

const SKEW = 1000;
const REPORT = { do: 'nudge', missed: 'ann' } as const;

const followed = (room: Room, more: Partial<FollowedRoom> = {}): FollowedRoom => ({
  snapshot: trimSnapshot(snapshotOf(room, [])),
  connection: 'live',
  isUnsure: false,
  lacksCode: false,
  present: new Set(['ann', 'ben']),
  spectators: 0,
  numbers: [],
  number: null,
  skew: SKEW,
  ownSeat: 1,
  ...more,
});

/** The facts of Ben's page. Ann is to move. */
const facts = (view: FollowedRoom, more: Partial<SeatFacts> = {}): SeatFacts => ({
  player: 'ben',
  followed: view,
  isInUse: true,
  isVisible: true,
  openSince: 0,
  unchangedSince: 100,
  notPresentSince: new Map(),
  pollers: new Set(),
  tried: new Map(),
  ...more,
});

describe('tasks of a seat', () => {
  const room = started();

  test('ONL-84 an absent player is reported after five seconds', () => {
    const view = followed(room, { present: new Set(['ben']) });
    const notPresentSince = new Map([['ann', 300]]);
    expect(tasksOf(facts(view, { notPresentSince }))).toEqual([{ at: 5300, command: REPORT }]);
  });

  test('a player to move is reported after a minute, or after half where nobody can be seen', () => {
    expect(tasksOf(facts(followed(room)))).toEqual([{ at: 60_100, command: REPORT }]);
    const unseen = followed(room, { present: new Set() });
    expect(tasksOf(facts(unseen))).toEqual([{ at: 30_100, command: REPORT }]);
  });

  test('nobody is reported over a connection that is down', () => {
    const notPresentSince = new Map([['ann', 300]]);
    const view = followed(room, { present: new Set(['ben']), connection: 'lost' });
    expect(tasksOf(facts(view, { notPresentSince }))).toEqual([]);
  });

  test('what was tried is due again two seconds later, for a page that polls after ten', () => {
    const view = followed(room);
    const tried = new Map([[taskKeyOf(REPORT), 70_000]]);
    expect(tasksOf(facts(view, { tried }))).toEqual([{ at: 72_000, command: REPORT }]);
    const pollers = new Set(['ann']);
    expect(tasksOf(facts(view, { tried, pollers }))).toEqual([{ at: 80_000, command: REPORT }]);
  });

  test('a turn that has run out is ended, once no move can arrive', () => {
    const view = followed(started(2, { turnSeconds: 15 }));
    const { deadline } = view.snapshot.room.game_state;
    const [task] = tasksOf(facts(view));
    expect(task?.command).toEqual({ do: 'expire', round: 1, ply: 0 });
    expect(task?.at).toBeGreaterThan(Number(deadline) - SKEW);
  });
});
