import { describe, expect, test } from 'vitest';
import { readPositionLink } from './position-link.ts';

describe('EMB-03 IMP-04: a pasted link', () => {
  test.each([
    ['https://ttt.example/classic?moves=0_4&v=1', 'classic', 'moves=0_4&v=1'],
    [' https://ttt.example/de/wild?moves=0-X&v=1&utm=1 ', 'wild', 'moves=0-X&v=1'],
    ['https://ttt.example/analysis/quantum?moves=', 'quantum', 'moves='],
    ['https://ttt.example/embed/3d/?moves=1.0&level=hard', '3d', 'moves=1.0'],
  ])('reads the link %j', (text, id, query) => {
    const read = readPositionLink(text);
    expect(read.ok && [read.value.id, read.value.query.toString()]).toEqual([id, query]);
  });

  test.each([
    ['', 'no-link'],
    ['moves=0_4', 'no-link'],
    ['https://ttt.example/', 'no-position'],
    ['https://ttt.example/classic', 'no-position'],
    ['https://ttt.example/chess?moves=e4', 'no-position'],
    ['https://ttt.example/constructor?moves=0', 'no-position'],
    ['javascript:alert(1)', 'no-position'],
  ])('%j is refused: %s', (text, error) => {
    expect(readPositionLink(text)).toEqual({ ok: false, error });
  });
});
