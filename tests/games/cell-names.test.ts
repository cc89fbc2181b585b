import { rimOf } from '../../src/rules/board.ts';
import { describe, expect, test } from 'vitest';
import { gameIds, loadVariant } from '../../src/variants/menu.ts';
import { cellName, moveName } from '../../src/ui/board/cell-name.ts';

async function named(id: (typeof gameIds)[number], raw: object = {}) {
  const { game, layoutOf } = await loadVariant(id);
  const options = game.options(raw, game.seats[0]) ?? expect.fail(`${id} refuses its defaults`);
  const all = game.cells(game.setup(game.seats[0], options, 0));
  const layout = layoutOf(options);
  return {
    all,
    layout,
    of: (cell: string) => cellName(layout, all, cell),
    ofMove: (picks: readonly string[]) => moveName(layout, all, picks),
  };
}

describe('names of cells', () => {
  test('columns are letters from the left, rows are numbers from the front edge', async () => {
    const { of } = await named('classic');
    expect(of('0').full).toBe('a3');
    expect(of('4').full).toBe('b2');
    expect(of('8').full).toBe('c1');
  });

  test('Ultimate names the small board first', async () => {
    const { of } = await named('ultimate');
    expect(of('0.4')).toEqual({ short: 'A3·b2', full: 'top-left board, b2' });
    expect(of('8.0')).toEqual({ short: 'C1·a3', full: 'bottom-right board, a3' });
  });

  test('3D names the level first, counted from the bottom', async () => {
    const { of } = await named('3d');
    expect(of('0.4')).toEqual({ short: '1·b2', full: 'level 1, b2' });
    expect(of('3.8')).toEqual({ short: '4·c1', full: 'level 4, c1' });
  });

  test('Infinite counts from the middle of the start board', async () => {
    for (const [start, middle] of [
      [5, '2,2'],
      [3, '1,1'],
    ] as const) {
      const { of } = await named('infinite', { start });
      expect(of(middle).full).toBe('centre');
    }
    const { of } = await named('infinite', {});
    expect(of('-1,0')).toEqual({ short: '↑2 ←3', full: '2 up, 3 left' });
    expect(of('2,5')).toEqual({ short: '↓3', full: '3 down' });
    expect(of('4,2')).toEqual({ short: '→2', full: '2 right' });
  });

  test('a move names both its cells, or its symbol', async () => {
    const quantum = await named('quantum');
    expect(quantum.ofMove(['0', '5']).full).toBe('a3 + c2');
    const wild = await named('wild');
    expect(wild.ofMove(['4', 'O']).full).toMatch(/^O at [a-d]\d$/);
    expect(wild.ofMove(['0', 'X']).short).toMatch(/^X a\d$/);
  });

  test.each(gameIds)('no two cells of %s share a name', async (id) => {
    const { all, of } = await named(id);
    const names = all.map(of);
    expect(new Set(names.map(({ short }) => short)).size).toBe(all.length);
    expect(new Set(names.map(({ full }) => full)).size).toBe(all.length);
  });
});

test.each(gameIds)('the rim of %s shows the names of its cells', async (id) => {
  const { layout, all, of } = await named(id);
  if (layout.tray === null) return;
  const [level = []] = layout.grid(all);
  const { columns, rows } = rimOf(layout, level);
  // One label for this many cells: three in Ultimate, where the rim names the small boards.
  const ratio = level.length / columns.length;
  expect(rows).toHaveLength(columns.length);
  for (const [row, cells] of level.entries()) {
    for (const [column, cell] of cells.entries()) {
      const [letter, number] = [columns, rows].map(
        (side, axis) => side[Math.floor((axis === 0 ? column : row) / ratio)],
      );
      expect(
        of(cell)
          .short.split('·')
          .at(layout.rim ? 0 : -1),
      ).toBe(`${letter?.text}${number?.text}`);
    }
  }
});
