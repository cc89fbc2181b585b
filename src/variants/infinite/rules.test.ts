import { describe, expect, test } from 'vitest';
import { after, wonBy } from '../../../tests/games/lib/worked.ts';
import { play, replay } from '../../rules/match.ts';
import { bounds, infinite, type InfiniteState } from './rules.ts';
import { words as german } from './words/de.ts';
import { words as english } from './words/en.ts';
import { words as spanish } from './words/es.ts';

const at = (text: string, options = {}, seats = 2): InfiniteState =>
  after(infinite, text, { options, seats });

describe('infinite', () => {
  test('INF-03 INF-04 R-INF-1 R-INF-2: 5x5 from "0,0", x to the right, y down; or 3x3', () => {
    expect(bounds(at(''))).toEqual({ x: 0, y: 0, width: 5, height: 5 });
    expect(infinite.cells(at('')).slice(0, 6)).toEqual(['0,0', '1,0', '2,0', '3,0', '4,0', '0,1']);
    expect(bounds(at('', { start: 3 }))).toEqual({ x: 0, y: 0, width: 3, height: 3 });
  });

  test.each([
    ['2,2', 0, 0, 5, 5],
    ['0,2', -1, 0, 6, 5],
    ['4,2', 0, 0, 6, 5],
    ['2,0', 0, -1, 5, 6],
    ['2,4', 0, 0, 5, 6],
    ['0,0', -1, -1, 6, 6],
    ['4,0', 0, -1, 6, 6],
    ['0,4', -1, 0, 6, 6],
    ['4,4', 0, 0, 6, 6],
  ])(
    'INF-05 INF-06 R-INF-3 R-INF-4: %s grows the board to %i,%i, %i wide, %i high',
    (cell, x, y, width, height) => {
      expect(bounds(at(cell))).toEqual({ x, y, width, height });
    },
  );

  test('INF-03 R-INF-4: cells keep their ids, marks their places', () => {
    const state = at('0,0 -1,-1 2,2');
    expect(infinite.marks(state)).toEqual([
      { id: 'O-1,-1', cell: '-1,-1', symbol: 'O' },
      { id: 'X0,0', cell: '0,0', symbol: 'X' },
      { id: 'X2,2', cell: '2,2', symbol: 'X' },
    ]);
    expect(bounds(state)).toEqual({ x: -2, y: -2, width: 7, height: 7 });
    expect(infinite.cells(state)[0]).toBe('-2,-2');
  });

  test('INF-03 R-INF-4: the rectangle holds the start board and every mark’s neighbours, no more', () => {
    const marks = ['0,0', '-1,1', '-2,2', '4,1', '5,5', '6,1', '1,6', '3,3'];
    const [xs, ys] = [0, 1].map((axis) => marks.map((cell) => Number(cell.split(',')[axis])));
    const low = (values: readonly number[] = []): number =>
      Math.min(0, ...values.map((v) => v - 1));
    const high = (values: readonly number[] = []): number =>
      Math.max(4, ...values.map((v) => v + 1));
    const order = ['0,0', '-1,1', '-2,2', '4,1', '3,3', '5,1', '4,4', '5,5', '6,1', '1,6'];
    expect(bounds(at(order.join(' ')))).toEqual({
      x: low(xs),
      y: low(ys),
      width: high(xs) - low(xs) + 1,
      height: high(ys) - low(ys) + 1,
    });
  });

  test('R-INF-3 ALL-42: cells outside, taken or misspelt are refused', () => {
    const state = at('0,0');
    for (const text of ['-2,0', '0,0', '5,0', '-0,1', '01,1', '1', '1,1,1', '__proto__']) {
      expect(play(infinite, state, 1, text)).toEqual({ ok: false, error: 'illegal-move' });
    }
    expect(play(infinite, state, 1, '-1,-1').ok).toBe(true);
  });

  test.each([
    ['across', '0,2 0,0 1,2 1,0 2,2 2,0 3,2 3,0 4,2'],
    ['down', '2,0 0,0 2,1 0,1 2,2 0,2 2,3 0,3 2,4'],
    ['falling', '0,0 0,1 1,1 0,2 2,2 0,3 3,3 1,0 4,4'],
    ['rising', '0,4 0,0 1,3 1,0 2,2 2,0 3,1 3,0 4,0'],
  ])('INF-09 R-INF-5: five in a row win by default, four do not: %s', (_, text) => {
    const before = text.split(' ').slice(0, -1).join(' ');
    expect(wonBy(infinite, at(before))).toBeUndefined();
    expect(wonBy(infinite, at(text))).toEqual([0]);
    expect(infinite.outcome(at(text))?.lines[0]).toHaveLength(5);
  });

  test.each([
    [4, '1,1 0,0 2,1 0,2 3,1 0,4'],
    [3, '1,1 0,0 2,1 0,2'],
  ])('INF-08 R-INF-5: %i in a row', (length, before) => {
    const options = { length };
    expect(wonBy(infinite, at(before, options))).toBeUndefined();
    expect(wonBy(infinite, at(`${before} ${length},1`, options))).toEqual([0]);
  });

  test('R-INF-5: a mark that joins two pieces makes one longer line, drawn from end to end', () => {
    const state = at('0,1 0,3 1,1 1,3 3,1 3,3 4,1 4,3 2,1', { length: 3 });
    expect(infinite.outcome(state)?.lines).toEqual([['0,1', '1,1', '2,1', '3,1', '4,1']]);
  });

  test('R-INF-5 R-GEN-8: two lines by one move are both named', () => {
    const state = at('0,0 4,1 1,0 3,4 2,1 4,3 2,2 0,4 2,0', { length: 3 });
    expect(infinite.outcome(state)?.lines).toEqual([
      ['0,0', '1,0', '2,0'],
      ['2,0', '2,1', '2,2'],
    ]);
  });

  test('R-INF-5: a line may run over the edge of the start board', () => {
    const state = at('0,2 0,0 -1,2 1,0 -2,2', { length: 3 });
    expect(infinite.outcome(state)?.lines).toEqual([['-2,2', '-1,2', '0,2']]);
  });

  test('INF-10 INF-11 R-INF-7: compact stays 3x3 with three in a row; full is a tie', () => {
    const options = { compact: true };
    expect(infinite.options(options, 2)).toMatchObject({ length: 3, start: 3, compact: true });
    expect(infinite.options({ ...options, length: 5, start: 5 }, 2)).toMatchObject({ length: 3 });
    expect(bounds(at('0,0 2,2', options))).toEqual({ x: 0, y: 0, width: 3, height: 3 });
    expect(wonBy(infinite, at('0,0 0,1 1,0 1,1 2,0', options))).toEqual([0]);
    const full = at('0,0 1,0 2,0 1,1 0,1 2,1 1,2 0,2 2,2', options);
    expect(infinite.outcome(full)).toEqual({ scores: [1 / 2, 1 / 2], lines: [] });
  });

  test('R-GEN-13 R-INF-7: everybody can fill a line, but not on the compact board', () => {
    const reach = (seats: number, options: object): number =>
      infinite.reach(seats, infinite.options(options, seats) ?? at('').options).filter(Boolean)
        .length;
    expect([2, 3, 4].map((seats) => reach(seats, {}))).toEqual([2, 3, 4]);
    expect([2, 3, 4].map((seats) => reach(seats, { compact: true }))).toEqual([2, 3, 1]);
  });

  test('INF-12 R-INF-8 ONL-40: two to four seats, four also in teams; defaults', () => {
    expect(infinite.options({}, 2)).toEqual({
      length: 5,
      start: 5,
      compact: false,
      teams: false,
      swap: false,
    });
    expect(infinite.options({ teams: true }, 3)).toBeUndefined();
    const team = at('1,1 0,0 2,1 0,2 3,1', { teams: true, length: 3 }, 4);
    expect(wonBy(infinite, team)).toEqual([0, 2]);
    for (const length of [2, 6, '5', 1e9]) expect(infinite.options({ length }, 2)).toBeUndefined();
  });

  test.each([
    ['to the right, then down', { x: 0, y: 0 }, fillEverything()],
    ['up, then to the left', { x: -95, y: -95 }, fillEverything().map(mirrored)],
  ])(
    'INF-03 R-INF-6 R-GEN-15: grown %s to 100 cells a side it stops, and full is a tie',
    (_, corner, moves) => {
      const record = { game: 'infinite', version: 1, seats: 2, options: {}, moves };
      const states = replay(infinite, record);
      if (!states.ok) throw new Error(states.error);
      const sides = states.value.flatMap((state) => [bounds(state).width, bounds(state).height]);
      expect(Math.max(...sides)).toBe(100);
      expect(states.value).toHaveLength(10_001);
      const last = states.value.at(-1) ?? at('');
      expect(bounds(last)).toEqual({ ...corner, width: 100, height: 100 });
      expect(infinite.outcome(last)).toEqual({ scores: [1 / 2, 1 / 2], lines: [] });
      expect(infinite.outcome(states.value.at(-2) ?? at(''))).toBeNull();
    },
  );
});

/** X or O for every cell, in pairs, so that no line is longer than two. */
const signAt = (x: number, y: number): number => (Math.floor(x / 2) + y) % 2;

/** The cell mirrored so that right and up, and down and left, swap; the start board maps to itself. */
function mirrored(cell: string): string {
  const [x = NaN, y = NaN] = cell.split(',').map(Number);
  return `${4 - y},${4 - x}`;
}

/** All 10,000 cells: first the right and the lower edge until they stop growing, then all others. */
function fillEverything(): readonly string[] {
  const sides = { width: 5, height: 5 };
  const taken = new Set<string>();
  const order: string[] = [];
  const take = (x: number, y: number): void => {
    taken.add(`${x},${y}`);
    order.push(`${x},${y}`);
  };
  while (sides.width < 100) {
    const [x, turn] = [sides.width - 1, order.length % 2];
    take(x, signAt(x, 1) === turn ? 1 : 2);
    sides.width += 1;
  }
  while (sides.height < 100) {
    const [y, turn] = [sides.height - 1, order.length % 2];
    take(signAt(1, y) === turn ? 1 : 2, y);
    sides.height += 1;
  }
  const rest: [string[], string[]] = [[], []];
  for (let cell = 0; cell < 10_000; cell += 1) {
    const [x, y] = [cell % 100, Math.floor(cell / 100)];
    // The upper and left edges grow only until the others have stopped, which they have by now.
    if (!taken.has(`${x},${y}`)) rest[signAt(x, y) === 0 ? 0 : 1].push(`${x},${y}`);
  }
  while (order.length < 10_000) order.push(rest[order.length % 2 === 0 ? 0 : 1].shift() ?? '?');
  return order;
}

test.each([
  [english, 'The board grew on the left and at the top.'],
  [german, 'Das Brett ist links und oben gewachsen.'],
  [spanish, 'El tablero creció por la izquierda y por arriba.'],
])('growth is named by the sides that cells are counted to: %#', ({ own }, said) => {
  expect(own.grew(['left', 'up'])).toBe(said);
});
