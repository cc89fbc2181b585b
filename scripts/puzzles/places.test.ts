import { describe, expect, test } from 'vitest';
import { games, type GameId } from '../../src/variants/rules.ts';
import { cellsIn, coordinateReader } from './places.ts';

describe('places', () => {
  test.each([
    ['4', ['4']],
    ['4-X', ['4']],
    ['0-8', ['0', '8']],
    ['5.0', ['5.0']],
    ['-1,-2', ['-1,-2']],
  ])('%s names the cells %j', (text, cells) => expect(cellsIn(text)).toEqual(cells));

  test('cells are placed in the plane, on levels, and on boards of a board', () => {
    const cells = (game: GameId) => games[game].cells(games[game].setup(2, options(game), 0));
    const options = (game: GameId) => games[game].options({}, 2) ?? null;
    expect(coordinateReader(cells('extended'))('6')).toEqual([2, 1, 0]);
    expect(coordinateReader(cells('3d'))('2.5')).toEqual([2, 1, 2]);
    expect(coordinateReader(cells('ultimate'))('4.2')).toEqual([5, 3, 0]);
    expect(coordinateReader(cells('infinite'))('-1,2')).toEqual([-1, 2, 0]);
  });
});
