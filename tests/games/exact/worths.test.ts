import { expect, test } from 'vitest';
import { compareWorths, SOLVED } from './worths.ts';

test.each(SOLVED)(
  'AN-02: the analysis tells every move’s worth and distance: %s %o',
  async (id, raw, open) => {
    const { positions, wrong } = await compareWorths(id, raw, { count: 10, open, seed: 3 });
    expect(positions).toBe(10);
    expect(wrong).toEqual([]);
  },
);
