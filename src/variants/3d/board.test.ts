import { expect, test } from 'vitest';
import { levelsOf, positionsOf } from '../../ui/diagram/position.ts';
import { layoutOf } from './board.ts';
import { threeD } from './rules.ts';

test('a stack falls into levels, each with its part of the winning line', () => {
  const spec = {
    options: { board: '3x3x3' },
    moves: ['0.0', '0.1', '1.0', '0.2', '2.0'],
  };
  const position = positionsOf({ game: threeD, layoutOf }, spec).at(-1);
  if (!position) throw new Error('no position');
  const levels = levelsOf(position);
  expect(levels.map(({ view }) => view.cells.length)).toEqual([9, 9, 9]);
  expect(levels.map(({ view }) => view.lines)).toEqual([[['0.0']], [['1.0']], [['2.0']]]);
  expect(levels.map(({ layout, view }) => layout.grid(view.cells).flat(2))).toEqual(
    levels.map(({ view }) => view.cells),
  );
});
