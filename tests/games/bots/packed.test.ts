/** Compares every packed position with its game's contract: moves, turns, results, and undo. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases, matches } from '../lib/every-match.ts';
import type { Position } from '../../../src/engine/brain.ts';
import { type Game, type Json, SWAP } from '../../../src/rules/game.ts';
import { notation, leaverOf } from '../../../src/rules/match.ts';
import { sideOf, type TurnState } from '../../../src/rules/turns.ts';
import { GUESS, marginOf } from '../../../src/engine/worth.ts';
import { brainOf, isGameId } from '../../../src/variants/rules.ts';

const movesOf = (position: Position, fill: 'legal' | 'candidates'): readonly number[] => {
  const list = new Int32Array(position.width);
  return [...list.subarray(0, position[fill](list, 0))];
};

const printOf = (position: Position): string => {
  position.fingerprint();
  return `${position.lo} ${position.hi}`;
};

/** Compares everything a position says about a state with the game. */
function checkAgainst(game: Game, state: Json, position: Position, seats: number): void {
  const outcome = game.outcome(state);
  expect(position.isOver).toBe(outcome !== null);
  const { options, leftSeats } = state as TurnState;
  const present = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !leftSeats.includes(seat),
  );
  if (outcome) {
    for (const seat of present) {
      expect(position.margin(sideOf(seat, options)) + 0).toBe(marginOf(outcome.scores, seat) + 0);
    }
    return;
  }
  expect(position.side).toBe(sideOf(game.toMove(state) ?? -1, options));
  const legal = movesOf(position, 'legal');
  // The swap is applied to a position's ratings (`swap.ts`).
  const texts = game
    .moves(state)
    .map((move) => notation(game, move))
    .filter((text) => text !== SWAP);
  expect(legal.map((move) => position.notation(move)).toSorted()).toEqual(texts.toSorted());
  const candidates = movesOf(position, 'candidates');
  expect(candidates.length).toBeGreaterThan(0);
  expect(candidates.filter((move) => !legal.includes(move))).toEqual([]);
  for (const side of position.sides) expect(Math.abs(position.evaluate(side))).toBeLessThan(GUESS);
  const symmetry = position.fingerprint();
  for (const move of legal) {
    expect(position.unmapped(position.mapped(move, symmetry), symmetry)).toBe(move);
  }
}

const packed = cases.filter(({ empty: { game } }) => isGameId(game) && brainOf(game));

describe.each(packed)('$name', (each) => {
  test('AI-03 R-BOT-7: the packed position agrees with the contract, also after undo', () => {
    const { game, empty } = each;
    const brain = isGameId(empty.game) ? brainOf(empty.game) : undefined;
    fc.assert(
      fc.property(matches(each), fc.nat(), ({ record, states }, pick) => {
        const from = pick % states.length;
        let state = states[from] ?? null;
        const position = brain?.pack(state);
        if (!position || game.toMove(state) === null) return;
        const prints = [printOf(position)];
        checkAgainst(game, state, position, empty.seats);
        const rest = record.moves.slice(from);
        const stop = rest.findIndex((text) => leaverOf(text) !== null || text === SWAP);
        for (const text of stop < 0 ? rest : rest.slice(0, stop)) {
          const move = movesOf(position, 'legal').find((one) => position.notation(one) === text);
          if (move === undefined) throw new Error(`${text} is missing`);
          position.play(move);
          const picked = game.moves(state).find((one) => notation(game, one) === text) ?? null;
          state = game.apply(state, picked);
          checkAgainst(game, state, position, empty.seats);
          prints.push(printOf(position));
        }
        while (prints.length > 1) {
          expect(printOf(position)).toBe(prints.pop());
          position.undo();
        }
        expect(printOf(position)).toBe(prints[0]);
        const fresh = brain?.pack(states[from] ?? null);
        expect(fresh && printOf(fresh)).toBe(prints[0]);
      }),
      { numRuns: 12 },
    );
  });
});
