/** Records and options from outside: a named error at once, never an exception (R-GEN-15). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, MatchRecord } from '../../src/rules/game.ts';
import { MAX_MOVES, newRecord, play, replay } from '../../src/rules/match.ts';
import { fail } from '../../src/rules/result.ts';
import { games, isGameId } from '../../src/variants/rules.ts';
import { cases, matches } from './lib/every-match.ts';

fc.configureGlobal({ seed: 15 });

const CODES = ['game-over', 'not-your-turn', 'illegal-move', 'bad-options', 'wrong-version'];
const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });

/** Values that have broken parsers of records before. */
const nasty = fc.oneof(
  anything,
  fc.constantFrom<unknown>(NaN, Infinity, -1, 0.5, 1e308, 2 ** 53, '', '2', [], {}, null, true),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"teams":true}}'), deep(5_000)),
  fc.array(fc.constantFrom<unknown>('0', '4', '!0', '!9', '__proto__', 4, null), { maxLength: 12 }),
);

/** Moves of other games, and values that are no moves. */
const STRANGE = ['0', '4-X', '0-8', '4.4', '-1,2', '100,100', '!1', '!7', '', '0-0', '４'] as const;

describe.each(cases)('fuzz: $name', (each) => {
  const { game, empty } = each;

  test('any value as a record', () => {
    fc.assert(fc.property(nasty, (record) => expectNamed(replay(game, record), true)));
  });

  test.each(Object.keys({ ...empty, first: 0 } satisfies Required<MatchRecord>))(
    'any value for its %s',
    (key) => {
      fc.assert(
        fc.property(nasty, (value) => {
          expectNamed(replay(game, { ...empty, [key]: value }), false);
        }),
      );
    },
  );

  test('options(garbage) never throws, and completes what it accepts', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const options = game.options(raw, empty.seats);
        if (options !== undefined) expect(game.options(options, empty.seats)).toEqual(options);
      }),
    );
  });

  test('each option with any value: refused, or replaced by an allowed one', () => {
    const keys = Object.keys(empty.options as object);
    if (keys.length === 0) return;
    fc.assert(
      fc.property(fc.constantFrom(...keys), nasty, (key, value) => {
        const options = game.options({ [key]: value }, empty.seats);
        if (options === undefined) return;
        expect(Object.keys(options as object)).toEqual(keys);
        expect(game.options(options, empty.seats)).toEqual(options);
        if (value !== undefined) expect((options as Record<string, unknown>)[key]).toBe(value);
      }),
    );
  });

  test('R-GEN-15 inherited options and strange keys count as absent', () => {
    const usual = game.options({}, empty.seats);
    const hidden = JSON.parse(`{"__proto__":${JSON.stringify(empty.options)},"constructor":1}`);
    expect(game.options(hidden, empty.seats)).toEqual(usual);
    expect(game.options(Object.create(empty.options as object), empty.seats)).toEqual(usual);
  });

  test('R-GEN-15 damaged matches: moves doubled, dropped, swapped or replaced', () => {
    const spoilt = fc.tuple(
      matches(each),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('twice', 'less', 'swap', ...STRANGE),
    );
    fc.assert(
      fc.property(spoilt, ([{ record }, one, two, how]) => {
        const moves: string[] = [...record.moves];
        const [a, b] = [one % (moves.length + 1), two % (moves.length + 1)];
        if (how === 'twice') moves.splice(a, 0, moves[b] ?? '0');
        else if (how === 'less') moves.splice(a, 1);
        else if (how === 'swap') [moves[a], moves[b]] = [moves[b] ?? '4', moves[a] ?? '4'];
        else moves.splice(a, 1, how);
        const result = replay(game, { ...record, moves });
        if (result.ok) expect(result.value).toHaveLength(moves.length + 1);
        else expect(CODES).toContain(result.error);
      }),
      { numRuns: 20, seed: 15 },
    );
  });

  test('R-GEN-15 long lists of moves end at once', () => {
    const [one] = game
      .moves(game.setup(empty.seats, empty.options, 0))
      .map((move) => game.picks(move).join('-'));
    const tooMany = (length: number) => Array.from({ length }, () => one ?? '');
    expect(replay(game, { ...empty, moves: tooMany(10_000) }).ok).toBe(false);
    const beyond = replay(game, { ...empty, moves: tooMany(MAX_MOVES + 1) });
    expect(beyond).toEqual({ ok: false, error: 'illegal-move' });
  });

  test('R-GEN-15 a value that throws when it is read is refused with its code', () => {
    for (const thrower of throwers()) {
      expect(replay(game, thrower)).toEqual(fail('wrong-version'));
      expect(replay(game, { ...empty, moves: thrower })).toEqual(fail('illegal-move'));
      // A game without options reads no field of them.
      const options = Object.keys(empty.options as object).length === 0 ? [thrower] : thrower;
      expect(game.options(options, empty.seats)).toBeUndefined();
      expect(newRecord(game, empty.seats, options)).toEqual(fail('bad-options'));
      expect(replay(game, { ...empty, options })).toEqual(fail('bad-options'));
    }
    const codes = { game: 'wrong-version', seats: 'bad-options', first: 'bad-options' };
    for (const [key, error] of Object.entries({ ...codes, moves: 'illegal-move' })) {
      const record = Object.defineProperty({ ...empty }, key, { get: thrown });
      expect(replay(game, record)).toEqual({ ok: false, error });
    }
    for (const key of Object.keys(empty.options as object)) {
      const options = Object.defineProperty({ ...(empty.options as object) }, key, { get: thrown });
      expect(game.options(options, empty.seats)).toBeUndefined();
    }
    const one = Object.defineProperty(['0'], 0, { get: thrown });
    expect(replay(game, { ...empty, moves: one })).toEqual(fail('illegal-move'));
  });

  test('R-GEN-15 a list with an iterator of its own is read by index', () => {
    const moves = Object.assign([], { [Symbol.iterator]: thrown });
    expect(replay(game, { ...empty, moves })).toMatchObject({ ok: true });
  });

  test('R-GEN-15 options for seats that the game does not have are refused', () => {
    const { options } = empty;
    for (const seats of [game.seats[0] - 1, game.seats[1] + 1, 0, -2, 2.5, NaN, Infinity]) {
      expect(game.options(options, seats)).toBeUndefined();
    }
  });

  test('R-GEN-16 options that a game does not know are ignored', () => {
    const extra = { ...(empty.options as object), reverse: true, colour: { deep: [1] } };
    expect(game.options(extra, empty.seats)).toEqual(empty.options);
    expect(replay(game, { ...empty, options: extra })).toEqual(replay(game, empty));
  });

  test('R-GEN-9 a seat that does not exist cannot leave', () => {
    const state = game.setup(empty.seats, empty.options, 0);
    for (const seat of [-1, empty.seats, 0.5, NaN]) expect(game.leave(state, seat)).toBe(state);
  });

  test('R-GEN-15 each kind of damage is refused with its code', () => {
    const code = (change: object) => {
      const result = replay(game, { ...empty, ...change });
      return result.ok ? 'ok' : result.error;
    };
    expect(code({})).toBe('ok');
    expect(code({ game: 'chess' })).toBe('wrong-version');
    expect(code({ version: game.version + 1 })).toBe('wrong-version');
    expect(code({ seats: game.seats[1] + 1 })).toBe('bad-options');
    expect(code({ seats: game.seats[0] - 1 })).toBe('bad-options');
    expect(code({ seats: String(empty.seats) })).toBe('bad-options');
    expect(code({ options: 'none' })).toBe('bad-options');
    expect(code({ first: empty.seats })).toBe('bad-options');
    expect(code({ first: null })).toBe('bad-options');
    expect(replay(game, { ...empty, first: -0 })).toEqual(replay(game, empty));
    expect(newRecord(game, empty.seats, empty.options, -0)).toEqual(
      newRecord(game, empty.seats, empty.options, 0),
    );
    expect(code({ moves: 'all' })).toBe('illegal-move');
    expect(code({ moves: [0] })).toBe('illegal-move');
    expect(code({ moves: [`!${empty.seats}`] })).toBe('illegal-move');
  });

  test('play accepts any text without throwing', () => {
    const state: Json = game.setup(empty.seats, empty.options, 0);
    fc.assert(
      fc.property(nasty, (text) => {
        const result = play(game, state, 0, text as string);
        if (!result.ok) expect(CODES).toContain(result.error);
      }),
    );
  });
});

test('no inherited name is the id of a game', () => {
  for (const id of ['__proto__', 'constructor', 'toString', '', 'chess', null, 3]) {
    expect(isGameId(id)).toBe(false);
  }
  for (const id of Object.keys(games)) expect(isGameId(id)).toBe(true);
});

function expectNamed(result: ReturnType<typeof replay>, refused: boolean): void {
  if (refused) expect(result.ok).toBe(false);
  if (!result.ok) expect(CODES).toContain(result.error);
}

function thrown(): never {
  throw new TypeError('hostile');
}

/** Objects whose fields, or any access, throw. */
function throwers(): readonly unknown[] {
  const traps = { get: thrown, getOwnPropertyDescriptor: thrown, has: thrown, ownKeys: thrown };
  return [{}, []].flatMap((target) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return [proxy, new Proxy(target, traps)];
  });
}

function deep(depth: number): unknown {
  let value: unknown = {};
  for (let at = 0; at < depth; at += 1) value = { teams: value };
  return value;
}
