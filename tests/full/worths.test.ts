/** AN-02, the long version: 500 positions of every solved set. */
import { expect, test } from 'vitest';
import { compareWorths, SOLVED } from '../games/exact/worths.ts';

const HOUR = 3_600_000;

test.each(SOLVED)(
  'AN-02: every move’s worth and distance in 500 positions: %s %o',
  async (id, raw, most) => {
    const { wrong } = await compareWorths(id, raw, { count: 500, most, seed: 4 });
    expect(wrong).toEqual([]);
  },
  HOUR,
);
