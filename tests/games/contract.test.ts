/** The contract of every game: each test runs over every game, seat count and option set. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/rules/game.ts';
import { notation, play, replay, winners } from '../../src/rules/match.ts';
import { games } from '../../src/variants/rules.ts';
import { sized } from '../size.ts';
import { cases, frozen, matches, type Case, type Played } from './lib/every-match.ts';

/** Matches per test; the many setups of one game share their rules. */
const runs = { numRuns: sized(25, 10), seed: 20 };

/** How far to follow a match on a board without an end. */
const FAR = 60;

function always(each: Case, holds: (played: Played) => void): void {
  fc.assert(fc.property(matches(each), holds), runs);
}

test('every game is listed under its own id and played by this suite', () => {
  for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id);
  expect(new Set(cases.map(({ game }) => game.id))).toEqual(new Set(Object.keys(games)));
});

describe.each(cases)('contract: $name', (each) => {
  const { game, empty } = each;

  test('setup is deterministic, for every starter, who then moves first (R-GEN-12)', () => {
    for (let first = 0; first < empty.seats; first += 1) {
      const one = game.setup(empty.seats, empty.options, first);
      expect(game.setup(empty.seats, empty.options, first)).toEqual(one);
      expect(game.toMove(one)).toBe(first);
      expect(game.marks(one)).toEqual([]);
    }
  });

  test('options are those that the game lists, with values that it lists', () => {
    const { options } = empty;
    expect(Object.keys(options ?? {}).toSorted()).toEqual(Object.keys(game.allowed).toSorted());
    for (const [key, value] of Object.entries(options ?? {}))
      expect(game.allowed[key]).toContain(value);
  });

  test('complete options are accepted unchanged, and there are symbols for all seats', () => {
    expect(game.options(empty.options, empty.seats)).toEqual(empty.options);
    expect(game.reach(empty.seats, empty.options)).toHaveLength(empty.seats);
    for (let seat = 0; seat < empty.seats; seat += 1) {
      expect('XOABCD').toContain(game.symbol(seat, empty.options));
    }
  });

  test('states survive JSON and are never changed (all are frozen)', () => {
    always(each, ({ states }) => {
      for (const state of states) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    });
  });

  test('ALL-39 moves are empty exactly when toMove is null and there is an outcome', () => {
    always(each, ({ states }) => {
      for (const state of states) {
        const over = game.toMove(state) === null;
        expect(game.moves(state).length === 0).toBe(over);
        expect(game.outcome(state) !== null).toBe(over);
      }
    });
  });

  test('R-GEN-14 every listed move plays by its notation, all notations differ', () => {
    always(each, ({ states }) => {
      const state = states.at(-1) ?? null;
      const moves = game.moves(state);
      const texts = moves.map((move) => notation(game, move));
      expect(new Set(texts).size).toBe(texts.length);
      const seat = game.toMove(state) ?? 0;
      moves.forEach((move, at) => {
        const played = play(game, state, seat, texts[at] ?? '');
        expect(played).toEqual({ ok: true, value: frozen(game.apply(state, move)) });
      });
    });
  });

  test('R-GEN-3 R-GEN-4 ALL-42 ALL-43 illegal text is refused by its code', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('__proto__', '!9', '!', '-', '0-0-0', '4 '));
    fc.assert(
      fc.property(matches(each), text, ({ states }, wrong) => {
        const state = states.at(-1) ?? null;
        const seat = game.toMove(state);
        const legal = new Set(game.moves(state).map((move) => notation(game, move)));
        fc.pre(!legal.has(wrong) && !/^!\d$/.test(wrong));
        const error = seat === null ? 'game-over' : 'illegal-move';
        expect(play(game, state, seat ?? 0, wrong)).toEqual({ ok: false, error });
      }),
      runs,
    );
  });

  test('R-GEN-1 a move out of turn is refused', () => {
    always(each, ({ states }) => {
      const state = states.at(-1) ?? null;
      const turn = game.toMove(state);
      if (turn === null) return;
      const text = notation(game, game.moves(state)[0] ?? null);
      for (let seat = 0; seat < empty.seats; seat += 1) {
        const refused = play(game, state, seat, text);
        expect(refused.ok).toBe(seat === turn);
        if (!refused.ok) expect(refused.error).toBe('not-your-turn');
      }
    });
  });

  test('marks: on cells that exist, ids unique, lasting and never another mark', () => {
    always(each, ({ states }) => {
      const seen = new Map<string, string>();
      for (const state of states) {
        const cells = new Set(game.cells(state));
        const marks = game.marks(state);
        expect(cells.size).toBe(game.cells(state).length);
        expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length);
        for (const { id, cell, symbol } of marks) {
          expect(cells).toContain(cell);
          expect(seen.get(id) ?? symbol).toBe(symbol);
          seen.set(id, symbol);
        }
      }
    });
  });

  test('R-GEN-15 replay gives the same states', () => {
    always(each, ({ record, states }) => {
      expect(replay(game, frozen(JSON.parse(JSON.stringify(record))))).toEqual({
        ok: true,
        value: states,
      });
    });
  });

  test('R-GEN-9 R-GEN-10 any seat may leave at any time: skipped for good, once only, a last one wins', () => {
    always(each, ({ states }) => {
      for (let seat = 0; seat < empty.seats; seat += 1) {
        const before = states.at(-1) ?? null;
        const gone = play(game, before, seat, `!${seat}`);
        if (game.toMove(before) === null) expect(gone).toEqual({ ok: false, error: 'game-over' });
        if (!gone.ok) continue;
        expect(game.marks(gone.value)).toEqual(game.marks(before));
        expect(play(game, gone.value, seat, `!${seat}`).ok).toBe(false);
        for (const turn of turnsToTheEnd(each, frozen(gone.value))) expect(turn).not.toBe(seat);
      }
    });
  });

  test('R-GEN-10 when all but one leave, that one wins', () => {
    for (let last = 0; last < empty.seats; last += 1) {
      let state = game.setup(empty.seats, empty.options, 0);
      for (let seat = 0; seat < empty.seats; seat += 1) {
        if (seat !== last && game.toMove(state) !== null) state = game.leave(state, seat);
      }
      const outcome = game.outcome(state);
      expect(outcome && winners(outcome)).toContain(last);
      expect(outcome?.lines).toEqual([]);
    }
  });

  test('what a game returns is frozen or a copy: changing it has no effect', () => {
    always(each, ({ states }) => {
      const state = states.at(-1) ?? null;
      for (const give of [
        () => game.options(empty.options, empty.seats),
        () => game.reach(empty.seats, empty.options),
        () => game.setup(empty.seats, empty.options, 0),
        () => game.moves(state),
        () => game.cells(state),
        () => game.marks(state),
      ]) {
        const before = structuredClone(give());
        spoil(give());
        expect(give()).toEqual(before);
      }
    });
  });

  test('R-GEN-8 ALL-41 scores are 0 to 1, one a seat; winners have the top; lines are on the board', () => {
    always(each, ({ states }) => {
      const state = states.at(-1) ?? null;
      const outcome = game.outcome(state);
      if (!outcome) return;
      expect(outcome.scores).toHaveLength(empty.seats);
      for (const score of outcome.scores) expect(score >= 0 && score <= 1).toBe(true);
      const won = winners(outcome);
      const isTie = new Set(outcome.scores).size === 1;
      expect(won.length === 0).toBe(isTie);
      for (const seat of won) expect(outcome.scores[seat]).toBe(Math.max(...outcome.scores));
      const marked = new Set(game.marks(state).map(({ cell }) => cell));
      for (const cell of outcome.lines.flat()) expect(marked).toContain(cell);
    });
  });
});

/** Overwrites every list and record inside, as far as possible. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(spoil);
  for (const key of Object.keys(value)) Reflect.set(value, key, 'spoilt');
  if (Array.isArray(value)) Reflect.set(value, 'length', 0);
}

/** The seats in turn order when the first legal move is always made. */
function turnsToTheEnd({ game }: Case, from: Json): readonly number[] {
  const turns: number[] = [];
  let state = from;
  for (
    let turn = game.toMove(state);
    turn !== null && turns.length < FAR;
    turn = game.toMove(state)
  ) {
    turns.push(turn);
    state = game.apply(state, game.moves(state)[0] ?? null);
  }
  return turns;
}
