import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Classroom } from '../../../tests/server/lib/class-states.ts';
import { fail, ok } from '../../rules/result.ts';
import type { FollowedClass } from '../protocol/class-port.ts';
import type { ClassAnswer } from '../protocol/class-wire.ts';
import type { RoomsError } from '../protocol/errors.ts';
import { boardsOf, classSnapshotOf } from '../school/class-snapshot.ts';
import { ClassFollower } from './class-follower.ts';
import type { Transport } from './transport.ts';

type Known = {
  readonly version: number;
  readonly boards?: { readonly round: number; readonly moves: readonly number[] };
};

let room = new Classroom();
/** Server time minus the page's, ms. */
let offset = 1000;
let error: RoomsError | null = null;
let isVisible = true;
let wake = (): void => {};
/** The times of the requests, fake ms, and the versions that the page knew. */
let asked: { readonly at: number; readonly known: Known }[] = [];
let shown: FollowedClass[] = [];
let isGone = false;

const transport = {
  async call({ known }: { known: Known }) {
    asked.push({ at: performance.now(), known });
    if (error) return fail(error);
    const { school, rooms } = room.state;
    const moves = known.boards?.round === school.rounds.length ? known.boards.moves : [];
    const answer: ClassAnswer = {
      ok: true,
      at: performance.now() + offset,
      class: known.version === school.version ? null : classSnapshotOf(school, true),
      me: null,
      boards: known.boards ? boardsOf(school, rooms, moves) : [],
    };
    return ok(answer);
  },
  onWake(back: () => void) {
    wake = back;
    return () => {};
  },
  isVisible: () => isVisible,
} as unknown as Transport;

function follow(boards = true): ClassFollower {
  const snapshot = classSnapshotOf(room.school, true);
  const key = { class: snapshot.id, code: snapshot.code, secret: 's', player: null };
  const listener = {
    onChange: (followed: FollowedClass) => void shown.push(followed),
    onGone: () => void (isGone = true),
  };
  const skew = offset;
  return new ClassFollower(transport, { key, snapshot, me: null, skew }, listener, boards);
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  room = new Classroom({}, 4);
  offset = 1000;
  [error, isVisible, asked, shown, isGone] = [null, true, [], [], false];
});
afterEach(() => vi.useRealTimers());

test('it asks every two seconds, and tells only what changed', async () => {
  const follower = follow();
  await pass(6000);
  expect(asked.map(({ at }) => at - (asked[0]?.at ?? 0))).toEqual([0, 2000, 4000, 6000]);
  expect(shown).toHaveLength(1);
  room.start();
  await pass(2000);
  expect([shown.length, shown.at(-1)?.snapshot.status]).toEqual([2, 'playing']);
  follower.stop();
  await pass(10_000);
  expect(asked).toHaveLength(5);
});

test('boards grow by the missing moves, and start over with each round', async () => {
  room.start();
  const follower = follow();
  room.play(0, '4');
  await pass(2000);
  room.play(0, '0');
  room.play(1, '8');
  await pass(2000);
  expect(shown.at(-1)?.boards).toEqual([['4', '0'], ['8']]);
  expect(asked.at(-1)?.known.boards).toEqual({ round: 1, moves: [1, 0] });
  room.send({ do: 'end', round: 1 });
  room.start();
  await pass(2000);
  expect([shown.at(-1)?.snapshot.round, shown.at(-1)?.boards]).toEqual([2, []]);
  follower.stop();
});

test('without boards none are asked for', async () => {
  room.start();
  const follower = follow(false);
  room.play(0, '4');
  await pass(2000);
  expect(asked.every(({ known }) => !known.boards)).toBe(true);
  expect(shown.at(-1)?.boards).toEqual([]);
  follower.stop();
});

test('an answer that was overtaken changes nothing', () => {
  room.start();
  const follower = follow();
  const { version } = room.school;
  const old: ClassAnswer = {
    ok: true,
    at: performance.now() + offset,
    class: { ...classSnapshotOf(room.school, true), version: version - 1, round: 0 },
    me: null,
    boards: [{ pairing: 0, from: 0, moves: ['4'] }],
  };
  follower.adopt(old, version - 1, performance.now());
  follower.adopt({ ...old, class: null }, version - 1, performance.now());
  expect(shown.map(({ snapshot, boards }) => [snapshot.version, boards])).toEqual([[version, []]]);
  // After a gap the page waits for an answer that fits the moves it has.
  follower.adopt(
    { ...old, class: null, boards: [{ pairing: 0, from: 2, moves: ['1'] }] },
    version,
    performance.now(),
  );
  expect(shown).toHaveLength(1);
  follower.stop();
});

test('while nobody answers it says so, asks less and less often, and heals', async () => {
  const follower = follow();
  await pass(0);
  error = 'offline';
  asked = [];
  await pass(31_000);
  expect(asked.map(({ at }) => at - (asked[0]?.at ?? 0))).toEqual([
    0, 2000, 4000, 9000, 19_000, 29_000,
  ]);
  expect(shown.at(-1)?.connection).toBe('lost');
  error = null;
  wake();
  await pass(0);
  expect(shown.at(-1)?.connection).toBe('answered');
  follower.stop();
});

test('a hidden page asks every ten seconds', async () => {
  isVisible = false;
  const follower = follow();
  await pass(20_000);
  expect(asked).toHaveLength(3);
  follower.stop();
});

test('who was removed may come back, after a while seen every ten seconds', async () => {
  const follower = follow();
  await pass(0);
  error = 'not-a-player';
  await pass(8000);
  expect(shown.at(-1)?.connection).toBe('removed');
  error = null;
  await pass(2000);
  expect(shown.at(-1)?.connection).toBe('answered');
  error = 'not-a-player';
  await pass(14_000);
  const { length } = asked;
  await pass(30_000);
  expect(asked).toHaveLength(length + 3);
  error = null;
  await pass(10_000);
  expect(shown.at(-1)?.connection).toBe('answered');
  expect(isGone).toBe(false);
  follower.stop();
});

test('a clock that is off is set right, though nothing else is new', async () => {
  const follower = follow();
  await pass(4000);
  offset += 400;
  await pass(2000);
  expect(shown).toHaveLength(1);
  offset += 60_000;
  await pass(2000);
  expect(shown.map(({ skew }) => skew)).toEqual([1000, 61_400]);
  follower.stop();
});

test('a class that is gone closes', async () => {
  follow();
  error = 'class-not-found';
  await pass(2000);
  expect(isGone).toBe(true);
});
