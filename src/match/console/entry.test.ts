import { describe, expect, test } from 'vitest';
import { openRecord } from '../../../tests/games/lib/open-record.ts';
import type { GameId } from '../../variants/rules.ts';
import { readEntry } from './entry.ts';

async function reader(id: GameId, moves: readonly string[] = [], picks: readonly string[] = []) {
  const board = await openRecord(id, moves, { picks });
  return (text: string) => readEntry(text, board);
}

const pick = (...picks: readonly string[]) => ({ kind: 'pick', picks });

test('A11-05 a cell by its name, in any case; a taken one too, so that the board says why not', async () => {
  const read = await reader('classic', ['4']);
  expect(read('a3')).toEqual(pick('0'));
  expect(read('  C1 ')).toEqual(pick('8'));
  expect(read('b2')).toEqual(pick('4'));
});

test.each(['board', 'boards', 'threats', 'last', 'turn', 'undo', 'help'])(
  'the word %s',
  async (word) => {
    const read = await reader('classic');
    expect(read(word)).toEqual({ kind: word });
    expect(read(word.toUpperCase())).toEqual({ kind: word });
  },
);

test('a message keeps its case, and may lack words', async () => {
  const read = await reader('classic');
  expect(read('chat Hello Ben, b2?')).toEqual({ kind: 'chat', message: 'Hello Ben, b2?' });
  expect(read('chat')).toEqual({ kind: 'chat', message: '' });
});

describe('a stack', () => {
  test.each([
    ['3 b2', '2.4'],
    ['3b2', '2.4'],
    ['level 3, b2', '2.4'],
    ['top b2', '3.4'],
    ['bottom a3', '0.0'],
  ])('%s', async (text, cell) => {
    expect((await reader('3d'))(text)).toEqual(pick(cell));
  });

  test('without a level it asks which one', async () => {
    expect((await reader('3d'))('b2')).toMatchObject({
      kind: 'unclear',
      names: ['level 1, b2', 'level 2, b2', 'level 3, b2', 'level 4, b2'],
    });
  });
});

describe('Ultimate', () => {
  test.each([
    ['top left a1', '0.6'],
    ['top-left board, a1', '0.6'],
    ['top a1', '1.6'],
    ['centre b2', '4.4'],
    ['b2 c3', '4.2'],
  ])('%s', async (text, cell) => {
    expect((await reader('ultimate'))(text)).toEqual(pick(cell));
  });

  test('with a free choice, a cell of each board', async () => {
    const read = await reader('ultimate');
    const { names } = read('b2') as { readonly names: readonly string[] };
    expect(names).toHaveLength(9);
    expect(names).toContain('top-left board, b2');
    expect(names).not.toContain('centre board, a2');
  });

  test('where one must play, the cell alone is enough', async () => {
    const read = await reader('ultimate', ['4.2']);
    expect(read('a1')).toEqual(pick('2.6'));
  });
});

test('moves of two: cells in quantum, a cell and a symbol in Wild', async () => {
  expect((await reader('quantum'))('a3 b2')).toEqual(pick('0', '4'));
  expect((await reader('wild'))('b2 o')).toEqual(pick('4', 'O'));
  expect((await reader('wild'))('b2')).toEqual(pick('4'));
  expect((await reader('wild'))('o')).toEqual({ kind: 'unknown' });
  expect((await reader('wild', [], ['4']))('o')).toEqual(pick('O'));
});

test('Infinite: by the way from the middle, words cut short', async () => {
  const read = await reader('infinite');
  expect(read('2 up 1 right')).toEqual(pick('3,0'));
  expect(read('1 r')).toEqual(pick('3,2'));
  expect(read('1 right 2 up')).toEqual(pick('3,0'));
});

test.each(['', 'swap', 'z9', 'hello', 'b2 z9', '4', '!'])('"%s" is unknown', async (text) => {
  expect((await reader('classic'))(text)).toEqual({ kind: 'unknown' });
});
