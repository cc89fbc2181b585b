import { Globals } from '@react-spring/three';
import { afterEach, expect, test } from 'vitest';
import { attend } from '../../play/attention.ts';
import { awayFrom, sinkTile } from './Settling.tsx';
import { squareLayouts } from '../../rules/rows/square-layout.ts';
import { ACROSS_MS, acrossBoard, SET_MS, setDown, shake, sink, TileMotion } from './tile-motion.ts';

/** Motion on a clock that the test advances. */
function timed() {
  let tell: (passed: number) => void = () => {};
  let whole = 0;
  const motion = new TileMotion((ms, listener) => {
    [whole, tell] = [ms, listener];
    return () => (tell = () => {});
  });
  return { motion, at: (ms: number) => tell(ms), whole: () => whole };
}

afterEach(() => {
  Globals.assign({ skipAnimation: false });
  attend({ press: null, refused: null });
});

test('a refused tap shakes its tile, and no other, and it comes to rest', () => {
  const { motion, at, whole } = timed();
  const stop = motion.start();
  const moved: string[] = [];
  motion.follow((cell) => moved.push(cell));
  attend({ refused: { cell: '4' } });
  const sides: number[] = [];
  for (let fraction = 0; fraction < 1; fraction += 0.05) {
    at(fraction * whole());
    sides.push(Math.sign(motion.of('4').x));
  }
  expect(sides).toContain(1);
  expect(sides).toContain(-1);
  at(whole());
  expect(motion.of('4').x).toBeCloseTo(0);
  expect(new Set(moved)).toEqual(new Set(['4']));
  stop();
});

test('the same tile can be refused again; nothing shakes after the end', () => {
  const { motion, at, whole } = timed();
  const stop = motion.start();
  attend({ refused: { cell: '4' } });
  at(whole());
  attend({ refused: { cell: '4' } });
  at(whole() / 12);
  expect(motion.of('4').x).toBeGreaterThan(0.02);
  stop();
  expect(motion.of('4').x).toBe(0);
  attend({ refused: { cell: '4' } });
  at(whole() / 12);
  expect(motion.of('4').x).toBe(0);
});

test('a wave reaches each tile after its delay, and can be ended at once', () => {
  const { motion, at } = timed();
  const rise = (fraction: number, shift: { y: number }) => {
    shift.y = fraction - 1;
  };
  motion.wave(['0', '1'], 100, rise, (cell) => Number(cell) * 50);
  expect(motion.of('1').y).toBe(-1);
  at(75);
  expect([motion.of('0').y, motion.of('1').y]).toEqual([-0.25, -0.75]);
  motion.finish();
  expect([motion.of('0').y, motion.of('1').y]).toEqual([0, 0]);
});

test('a tile that sinks under a finger stays sunk when it is let go', () => {
  Globals.assign({ skipAnimation: true });
  const { motion, at } = timed();
  const stop = motion.start();
  attend({ press: '4' });
  motion.wave(['4'], 100, sink);
  at(100);
  const pressed = motion.of('4').y;
  attend({ press: null });
  expect(motion.of('4').y).toBeGreaterThan(pressed);
  expect(motion.of('4').y).toBeLessThan(-0.3);
  stop();
  expect(motion.of('4').y).toBe(0);
});

test('a shake begins and ends at the tile’s place', () => {
  const shift = { x: 9, y: 0, size: 1 };
  shake(0, shift);
  expect(shift.x).toBeCloseTo(0);
  shake(1, shift);
  expect(shift.x).toBeCloseTo(0);
});

test('a board is set down in under 700 ms, from the far left corner to the near right one', () => {
  const cells = Array.from({ length: 25 }, (_, cell) => String(cell));
  const delayOf = acrossBoard(squareLayouts[5], cells);
  expect([delayOf('0'), delayOf('24')]).toEqual([0, ACROSS_MS]);
  expect(delayOf('4')).toBe(delayOf('20'));
  expect(ACROSS_MS + SET_MS).toBeLessThan(700);
});

test('a tile that is set down comes from above, out of sight until its turn', () => {
  const shift = { x: 0, y: 0, size: 1 };
  setDown(0, shift);
  expect(shift.size).toBe(0);
  setDown(0.5, shift);
  expect(shift.y).toBeGreaterThan(0);
  setDown(1, shift);
  expect(shift).toEqual({ x: 0, y: 0, size: 1 });
});

test('a full board settles from its last mark to all sides', () => {
  const delayOf = awayFrom(squareLayouts[3], '8');
  expect(delayOf('8')).toBe(0);
  expect(delayOf('5')).toBe(delayOf('7'));
  expect(delayOf('0')).toBeGreaterThan(delayOf('4'));
  const shift = { x: 0, y: 0, size: 1 };
  sinkTile(0.5, shift);
  expect(shift.y).toBeGreaterThan(0.1);
});
