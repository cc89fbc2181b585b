import { expect, test } from 'vitest';
import { GLIDE_MS, type Piece, MotionClock } from './motion-clock.ts';

const placement = { at: [0, 0, 0], scale: 1, raw: 0.5, cord: 1 } as const;
const piece = (id: string, over: Partial<Piece['placement']> = {}): Piece => ({
  id,
  pair: id.slice(0, 2),
  symbol: 'X',
  number: 1,
  placement: { ...placement, ...over },
});

/** A clock that the test advances. */
function timed() {
  let tell: (passed: number) => void = () => {};
  let whole = 0;
  const clock = new MotionClock((ms, listener) => {
    [whole, tell] = [ms, listener];
    return () => (tell = () => {});
  });
  return { clock, at: (ms: number) => tell(ms), whole: () => whole };
}

const lying = (clock: MotionClock, id: string) => clock.now().find((each) => each.piece.id === id);
const NO_DELAY: ReadonlyMap<string, number> = new Map();

test('new pieces grow, remaining ones glide, missing ones sink and disappear', () => {
  const { clock, at, whole } = timed();
  clock.set([piece('X1.0')], NO_DELAY, true);
  expect(lying(clock, 'X1.0')?.placement.scale).toBe(1);
  clock.set([piece('X1.0', { at: [2, 0, 0] }), piece('O2.1')], NO_DELAY, false);
  expect(lying(clock, 'O2.1')?.placement.scale).toBeLessThan(0.01);
  at(GLIDE_MS / 2);
  const middle = lying(clock, 'X1.0')?.placement.at[0] ?? 0;
  expect(middle).toBeGreaterThan(0.5);
  expect(middle).toBeLessThan(2);
  at(whole());
  expect(lying(clock, 'X1.0')?.placement.at).toEqual([2, 0, 0]);
  expect(lying(clock, 'O2.1')?.placement.scale).toBe(1);
  clock.set([piece('O2.1')], NO_DELAY, false);
  expect(lying(clock, 'X1.0')).toBeDefined();
  at(whole());
  expect(lying(clock, 'X1.0')).toBeUndefined();
});

test('a delayed pair waits, even when something else changes meanwhile', () => {
  const { clock, at } = timed();
  clock.set([piece('X1.0'), piece('O2.1')], NO_DELAY, true);
  const fired = [piece('X1.0', { raw: 0 }), piece('O2.1', { raw: 0 })];
  clock.set(fired, new Map([['O2', 400]]), false);
  at(300);
  expect(lying(clock, 'X1.0')?.placement.raw).toBe(0);
  expect(lying(clock, 'O2.1')?.placement.raw).toBe(0.5);
  clock.set([...fired, piece('X3.4')], NO_DELAY, false);
  at(90);
  expect(lying(clock, 'O2.1')?.placement.raw).toBe(0.5);
  at(100 + GLIDE_MS);
  expect(lying(clock, 'O2.1')?.placement.raw).toBe(0);
});

test('a loop lights up pair by pair, also where it was lit before', () => {
  const { clock, at } = timed();
  const lit = [piece('X1.0', { raw: 0.2 }), piece('O2.1', { raw: 0.2 })];
  clock.set(lit, NO_DELAY, true);
  const unlit = new Map([
    ['X1', 0.5],
    ['O2', 0.5],
  ]);
  clock.set(lit, new Map([['O2', 160]]), false, unlit);
  at(160);
  expect(lying(clock, 'X1.0')?.placement.raw).toBeLessThan(0.5);
  expect(lying(clock, 'O2.1')?.placement.raw).toBe(0.5);
  at(160 + GLIDE_MS);
  expect(lying(clock, 'O2.1')?.placement.raw).toBe(0.2);
});

test('pieces move with the tiles of their cells', () => {
  const { clock } = timed();
  clock.set([piece('X1.0'), piece('O2.1')], NO_DELAY, true);
  const [before] = lying(clock, 'O2.1')?.placement.at ?? [];
  clock.follow((cell) => ({ x: cell === '0' ? 0.05 : 0, y: 0 }));
  expect(lying(clock, 'X1.0')?.placement.at[0]).toBeCloseTo((before ?? 0) + 0.05);
  expect(lying(clock, 'O2.1')?.placement.at[0]).toBe(before);
});

test('without placement everything is in place at once and no clock runs', () => {
  let runs = 0;
  const clock = new MotionClock(() => {
    runs += 1;
    return () => {};
  });
  clock.set([piece('X1.0')], NO_DELAY, true);
  clock.set([], new Map([['X1', 500]]), true);
  expect(clock.now()).toEqual([]);
  expect(runs).toBe(0);
});

test('calls a watcher at once and at each change, until it stops', () => {
  const { clock } = timed();
  let told = 0;
  const end = clock.subscribe(() => (told += 1));
  clock.set([piece('X1.0')], NO_DELAY, true);
  end();
  clock.set([], NO_DELAY, true);
  expect(told).toBe(2);
});
