/** The rows of Multiplayer's table that take minutes. `tests/games/bots/several.test.ts` checks the solver itself. */
import { expect, test } from 'vitest';
import { Solver } from '../../scripts/several/solver.ts';

test('R-BOT-15: on 4x4 three players, each for themselves, tie whichever of equally good moves they choose', () => {
  expect(new Solver(4, 3, 23).results()).toBe(0b1000);
});

test.each([0, 1, 2, 3, 4, 5])(
  'R-BOT-15: on 4x4 player %i of six loses against all others',
  (seat) => {
    expect(new Solver(4, 6, 25).guaranteed(seat)).toBe('loss');
  },
);
