import { describe, expect, test } from 'vitest';
import { games } from '../../src/variants/rules.ts';
import { type Game, type Json, SWAP } from '../../src/rules/game.ts';
import { newRecord, play, replay } from '../../src/rules/match.ts';

/** The states of some moves of two players, the empty board first. */
function statesOf(game: Game, options: Json, moves: readonly string[], first?: 1) {
  const made = newRecord(game, 2, options, first);
  if (!made.ok) throw new Error(made.error);
  const states = replay(game, { ...made.value, moves });
  if (!states.ok) throw new Error(states.error);
  return states.value;
}

const symbols = (game: Game, state: Json): string =>
  game
    .marks(state)
    .map(({ symbol, cell }) => `${symbol}${cell}`)
    .join(' ');

const boards = [
  { id: '3d', options: { board: '4x3x3', swap: true }, cell: '1.4', more: ['0.0', '2.0'] },
  { id: '3d', options: { board: '4x4x4', swap: true }, cell: '1.5', more: ['0.0', '2.0'] },
  { id: 'infinite', options: { swap: true }, cell: '2,2', more: ['1,1', '3,1'] },
  { id: 'infinite', options: { swap: true }, cell: '0,0', more: ['1,1', '3,1'] },
] as const;

describe('R-GEN-17 the swap rule', () => {
  test.each(boards)('$id, $cell: the mark changes hands, the first player moves again', (each) => {
    const game: Game = games[each.id];
    const [, before, after] = statesOf(game, each.options, [each.cell, SWAP]);
    if (before === undefined || after === undefined) throw new Error('no states');
    expect(symbols(game, before)).toBe(`X${each.cell}`);
    expect(symbols(game, after)).toBe(`O${each.cell}`);
    expect(game.cells(after)).toEqual(game.cells(before));
    expect([game.toMove(before), game.toMove(after)]).toEqual([1, 0]);
    expect(game.outcome(after)).toBeNull();
    const [first, second] = each.more;
    const end = statesOf(game, each.options, [each.cell, SWAP, first, second]).at(-1) ?? null;
    expect(symbols(game, end).split(' ').toSorted()).toEqual(
      [`O${each.cell}`, `X${first}`, `O${second}`].toSorted(),
    );
  });

  test.each(boards)('$id: only as the reply to the first mark, and only once', (each) => {
    const game: Game = games[each.id];
    const [first, second] = each.more;
    const isOffered = (state: Json): boolean => {
      const found = play(game, state, game.toMove(state) ?? 0, SWAP).ok;
      expect(game.moves(state).includes(SWAP)).toBe(found);
      return found;
    };
    expect(statesOf(game, each.options, [each.cell, SWAP, first]).map(isOffered)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(statesOf(game, each.options, [each.cell, first, second]).map(isOffered)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const without = { ...each.options, swap: false };
    expect(statesOf(game, without, [each.cell]).map(isOffered)).toEqual([false, false]);
  });

  test.each(boards)('$id: where O begins, X takes the mark over', (each) => {
    const game: Game = games[each.id];
    const after = statesOf(game, each.options, [each.cell, SWAP], 1).at(-1) ?? null;
    expect(symbols(game, after)).toBe(`X${each.cell}`);
    expect(game.toMove(after)).toBe(1);
  });

  test('only for two seats, off by default', () => {
    for (const id of ['3d', 'infinite'] as const) {
      const game: Game = games[id];
      expect(game.options({}, 2)).toMatchObject({ swap: false });
      expect(game.options({ swap: true }, 2)).toMatchObject({ swap: true });
      expect(game.options({ swap: true }, 3)).toBeUndefined();
      expect(game.options({ swap: true }, 4)).toBeUndefined();
    }
  });
});
