import { describe, expect, it } from 'vitest';
import { FRAME_MS, LONGEST_MS, planClip } from './plan.ts';

/** How long each ply is shown, in milliseconds. */
function timesOf(moves: number): readonly number[] {
  const plan = planClip(moves);
  return Array.from(
    { length: moves + 1 },
    (_, ply) => plan.filter((shown) => shown === ply).length * FRAME_MS,
  );
}

describe('CLP-02 a clip’s frames', () => {
  it.each([1, 5, 9, 17, 81, 200, 400])('take at most eight seconds for %i moves', (moves) => {
    const plan = planClip(moves);
    expect(plan.length * FRAME_MS).toBeLessThanOrEqual(LONGEST_MS);
    expect(plan[0]).toBe(0);
    expect(plan.at(-1)).toBe(moves);
    expect(plan).toEqual(plan.toSorted((a, b) => a - b));
  });

  it.each([1, 9, 81, 400])('show the result of %i moves longest', (moves) => {
    const times = timesOf(moves);
    expect(times.at(-1)).toBeGreaterThan(3000);
    expect(Math.max(...times)).toBe(times.at(-1));
  });

  it('show each move of a short game for the same time', () => {
    const moves = timesOf(5).slice(1, -1);
    expect(Math.max(...moves) - Math.min(...moves)).toBeLessThan(FRAME_MS * 1.01);
    expect(Math.min(...moves)).toBeGreaterThan(600);
  });

  it('use the whole time for a long game', () => {
    expect(planClip(200).length * FRAME_MS).toBeGreaterThan(LONGEST_MS - FRAME_MS);
  });
});
