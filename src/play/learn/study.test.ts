import { expect, test } from 'vitest';
import { newRecord } from '../../rules/match.ts';
import { games } from '../../variants/rules.ts';
import { registerGame } from '../loaded-games.ts';
import { createStudy, variationThrough, withVariation, removeBranch } from './study.ts';

function study(moves: readonly string[]) {
  registerGame(games.classic);
  const made = newRecord(games.classic, 2, {});
  if (!made.ok) throw new Error(made.error);
  return createStudy({ ...made.value, moves });
}

test('AN-03: moves are taken back and others tried; the tree keeps both', () => {
  const { store, tree, session, go } = study(['4', '1']);
  go(['4']);
  expect(store.getState().record.moves).toEqual(['4']);
  session.pick('8');
  expect(store.getState().record.moves).toEqual(['4', '8']);
  expect(tree.getState()).toEqual([
    {
      move: '4',
      next: [
        { move: '1', next: [] },
        { move: '8', next: [] },
      ],
    },
  ]);
  go([]);
  expect(variationThrough(tree.getState(), [])).toEqual(['4', '1']);
  expect(variationThrough(tree.getState(), ['4', '8'])).toEqual(['4', '8']);
});

test('AN-03: both sides are played, to the end and back', () => {
  const { store, session, go } = study([]);
  for (const cell of ['0', '3', '1', '4', '2']) expect(session.pick(cell).ok).toBe(true);
  expect(session.pick('5')).toEqual({ ok: false, error: 'game-over' });
  go(['0', '3']);
  expect(session.pick('8').ok).toBe(true);
  expect(store.getState().record.moves).toEqual(['0', '3', '8']);
});

test('AN-03: a removed branch takes the board back to before it', () => {
  const { store, tree, session, go, remove } = study(['4', '1', '0']);
  go(['4']);
  session.pick('8');
  session.pick('2');
  remove(['4', '8']);
  expect(store.getState().record.moves).toEqual(['4']);
  expect(variationThrough(tree.getState(), [])).toEqual(['4', '1', '0']);
});

test('lines join and leave a tree', () => {
  const tree = withVariation(withVariation([], ['a', 'b']), ['a', 'c', 'd']);
  expect(withVariation(tree, ['a', 'b'])).toEqual(tree);
  expect(removeBranch(tree, ['a', 'c'])).toEqual([{ move: 'a', next: [{ move: 'b', next: [] }] }]);
  expect(removeBranch(tree, ['a'])).toEqual([]);
});

test('a variation of many thousand moves is added to a tree and removed from it', () => {
  const long = Array.from({ length: 20_000 }, (_, ply) => `${ply}`);
  const tree = withVariation(withVariation([], ['0', '1', 'x']), long);
  expect(variationThrough(tree, long)).toHaveLength(long.length);
  expect(removeBranch(tree, long.slice(0, 3))).toEqual(withVariation([], ['0', '1', 'x']));
  expect(removeBranch(tree, ['0', 'y'])).toBe(tree);
});
