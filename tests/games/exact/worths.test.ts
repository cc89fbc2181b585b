import { expect, test } from 'vitest';
import { compareWorths, SOLVED } from './worths.ts';
import { sized } from '../../size.ts';

const COUNT = sized(10, 4);

test.each(SOLVED)(
  'AN-02: the analysis tells every move’s worth and distance: %s %o',
  async (id, raw, most) => {
    const { positions, wrong } = await compareWorths(id, raw, { count: COUNT, most, seed: 3 });
    expect(positions).toBe(COUNT);
    expect(wrong).toEqual([]);
  },
);
