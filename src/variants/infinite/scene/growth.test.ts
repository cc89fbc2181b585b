import { describe, expect, test } from 'vitest';
import { growthOf } from './growth.ts';

const five = { x: 0, y: 0, width: 5, height: 5 };
const wider = { x: 0, y: 0, width: 6, height: 5 };

describe('a board that grows', () => {
  test('old cells lie, new ones are laid one by one from the cell played, each out of sight before', () => {
    const growth = growthOf(five, wider, [4, 1]);
    expect(growth?.laidAt(4, 1, 0)).toBe(1);
    expect(growth?.laidAt(5, 1, 0)).toBe(0);
    const [near = 0, far = 0] = [1, 4].map((y) => growth?.laidAt(5, y, 120));
    expect(near).toBeGreaterThan(far);
    expect(growth?.laidAt(5, 4, growth.length)).toBe(1);
  });

  test('neighbours follow each other after 35 ms, with a limit for long rows', () => {
    expect(growthOf(five, wider, [4, 4])?.length).toBe(4 * 35 + 260);
    const long = { x: 0, y: 0, width: 100, height: 100 };
    expect(growthOf(long, { ...long, width: 101 }, [99, 50])?.length).toBeLessThan(900);
  });

  test('a new round or an undo does not grow the board', () => {
    expect(growthOf(wider, five, [4, 1])).toBeNull();
    expect(growthOf(five, five, [4, 1])).toBeNull();
    expect(growthOf({ ...five, x: 7 }, wider, [4, 1])).toBeNull();
  });
});
