/** Texts of matches: every game is written and read back, and damaged texts are refused with a place in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/rules/game.ts';
import type { FaultCode } from '../../src/rules/match-text/fault.ts';
import { readGameId, readMatchText } from '../../src/rules/match-text/read.ts';
import { plainWord, nameMoves } from '../../src/rules/match-text/move-names.ts';
import { writeMatchText } from '../../src/rules/match-text/write.ts';
import { type GameId, games, isGameId } from '../../src/variants/rules.ts';
import { isFull, sized } from '../size.ts';
import { cases, matches } from './lib/every-match.ts';

fc.configureGlobal({ seed: 49 });

const ids = Object.keys(games).filter(isGameId);
const nameless = (seats: number) => Array.from({ length: seats }, () => null);

const names = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constantFrom('person' as const, 'bot' as const),
    name: fc.constantFrom('Ann', 'hard', 'Zoë "Z"', String.raw`a\b\"`, '[X "y"]', '{1. b2}', '👩‍🚀'),
  }),
);

describe.each(cases)('texts of matches: $name', (each) => {
  const { game, empty } = each;

  test('IMP-01 IMP-02: every match is read as it was written', () => {
    const extras = fc.tuple(
      fc.array(names, { minLength: empty.seats, maxLength: empty.seats }),
      fc.constantFrom(null, '2026-11-24'),
    );
    fc.assert(
      fc.property(matches(each), extras, ({ record }, [players, date]) => {
        const match = { record, players, date };
        const text = writeMatchText(game, match);
        expect(readGameId(text, ids)).toEqual({ ok: true, value: game.id });
        expect(readMatchText(game, text)).toEqual({ ok: true, value: match });
        // As somebody might type it: other line breaks, no numbers, capitals and signs.
        const retyped = text
          .replaceAll(/\d+\. /g, '')
          .replaceAll('\n', '\r\n')
          .toUpperCase();
        const bare = retyped.replaceAll(/^\[(?:PLAYER|BOT)\d.*\r\n/gm, '').replaceAll('@', '-');
        expect(readMatchText(game, bare)).toEqual({
          ok: true,
          value: { record, players: nameless(empty.seats), date },
        });
      }),
      { numRuns: sized(20, 5) },
    );
  });

  test('IMP-03: a damaged text is refused with a place in it, or still is a match', () => {
    const damage = fc.record({
      at: fc.nat(),
      length: fc.nat({ max: 12 }),
      put: fc.oneof(
        fc.string({ maxLength: 6, unit: 'grapheme' }),
        fc.constantFrom('{', '}', '[', ']', '"', '\\', '\n', '!', '9. ', 'a1', 'swap', '[X "y"]'),
      ),
    });
    fc.assert(
      fc.property(matches(each), fc.array(damage, { minLength: 1, maxLength: 3 }), (match, all) => {
        const { record } = match;
        let text = writeMatchText(game, { record, players: nameless(empty.seats), date: null });
        for (const { at, length, put } of all) {
          const from = at % (text.length + 1);
          text = text.slice(0, from) + put + text.slice(from + length);
        }
        checkRead(game, text);
      }),
      { numRuns: sized(50, 10) },
    );
  });

  test('every legal move has a name of its own', () => {
    const state = game.setup(empty.seats, empty.options, 0);
    const moves = nameMoves(game, empty.options).list(state).map(plainWord);
    expect(moves).not.toContain('');
    expect(new Set(moves).size).toBe(moves.length);
  });
});

/** Reads a text that may be damaged; whatever it is, the answer says so by its rules. */
function checkRead(game: Game, text: string): void {
  const read = readMatchText(game, text);
  if (read.ok) {
    // A text that is read says the same when it is written again.
    const again = writeMatchText(game, read.value);
    expect(readMatchText(game, again)).toEqual(read);
    return;
  }
  const { line, column, from, to, found } = read.fault;
  const lines = text.split(/\r\n|[\r\n]/);
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column).toBeGreaterThanOrEqual(1);
  expect(column).toBeLessThanOrEqual([...(lines[line - 1] ?? '')].length + 1);
  expect(text.slice(from, to)).toBe(found);
  expect([
    ...text
      .slice(0, from)
      .split(/\r\n|[\r\n]/)
      .slice(-1)
      .join(''),
  ]).toHaveLength(column - 1);
}

test('IMP-03: any text is refused, and never throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(...ids),
      (text, id) => {
        checkRead(games[id], text);
        expect(readGameId(text, ids).ok).toBe(false);
        checkRead(games[id], `[Game "${id}"]${text}`);
      },
    ),
    { numRuns: isFull ? 2_000 : 300 },
  );
});

test.each(['[Game “classic”]', '[Game „classic“]', '[Game ”classic”]'])(
  'IMP-01: the quotes of phones and word processors are read: %s',
  (header) => {
    const match = readMatchText(games.classic, `${header}\n1. b2 2. a1`);
    expect(readGameId(`${header}\n1. b2`, ids)).toEqual({ ok: true, value: 'classic' });
    expect(match.ok && match.value.record.moves).toHaveLength(2);
  },
);

test('no option has a header that all games have', () => {
  const common = /^(?:game|version|players|first|date|result|(?:player|bot)\d)$/i;
  for (const id of ids) {
    for (const key of Object.keys(games[id].allowed)) expect(key).not.toMatch(common);
  }
});

describe('docs/match-text.md', () => {
  const path = join(import.meta.dirname, '../../docs/match-text.md');
  const page = readFileSync(path, 'utf8');
  const examples = [...page.matchAll(/```text\n(.*?)```/gs)].map(([, text = '']) => text);
  const gameIn = (text: string): GameId => {
    const id = readGameId(text, ids);
    return id.ok ? id.value : expect.fail(text);
  };

  test('IMP-02: has one example of each game, and a list of them', () => {
    // The tenth game of the tests has none.
    const documented = ids.filter((id) => page.includes(id));
    expect(documented.length).toBeGreaterThanOrEqual(9);
    expect(examples.map(gameIn).toSorted()).toEqual(documented.toSorted());
  });

  test.each(examples.map((text) => [gameIn(text), text] as const))('IMP-02: %s', (id, text) => {
    const game = games[id];
    const read = readMatchText(game, text);
    if (!read.ok) return expect.fail(JSON.stringify(read));
    expect(writeMatchText(game, read.value)).toBe(text);
    // The headers that the page says may be left out say what is usual, or what is not known.
    const short = text.replaceAll(
      /^\[(?:Version|Teams|CentreClosed|Compact|Date|Result|\w+\d) .*\n/gm,
      '',
    );
    const same = readMatchText(game, short);
    expect(same).toMatchObject({ ok: true, value: { record: read.value.record } });
  });
});

/** Each code with a text that is refused so: the line and column, what stands there, and what might. */
const FAULTS: readonly (readonly [
  code: FaultCode,
  text: string,
  place: readonly [line: number, column: number, found: string],
  expected?: readonly string[],
])[] = [
  [
    'no-game',
    '1. b2',
    [1, 1, ''],
    ['classic', 'wild', '3d', 'quantum'].map((id) => `[Game "${id}"]`),
  ],
  ['unknown-game', '\n[Game "chess"]', [2, 8, 'chess'], ['classic', 'wild', '3d', 'quantum']],
  ['bad-header', '[Game "classic"]\r\n[Date 2026]', [2, 1, '[Date 2026]'], ['[Name "value"]']],
  ['open-header', '[Game "classic\n1. b2', [1, 1, '[Game "classic'], ['[Name "value"]']],
  ['open-header', '[Game "classic"\r\n1. b2', [1, 1, '[Game "classic"'], ['[Name "value"]']],
  ['bad-header', '[Game "a"b"]', [1, 1, '[Game "a"b"]'], ['[Name "value"]']],
  ['open-header', '[Game "classic', [1, 1, '[Game "classic'], ['[Name "value"]']],
  ['late-header', '[Game "classic"] b2\n [Date "x"]', [2, 2, '[Date "x"]']],
  ['repeated-header', '[Game "wild"]\n[Size "3"]\n[size "4"]', [3, 1, '[size "4"]']],
  ['repeated-header', '[Game "classic"][Player1 "Ann"][Bot1 "hard"]', [1, 32, '[Bot1 "hard"]']],
  ['unknown-header', '[Game "classic"]\n[Size "3"]', [2, 2, 'Size']],
  ['wrong-version', '[Game "classic"]\n[Version "0"]', [2, 11, '0'], ['1']],
  ['bad-value', '[Game "wild"]\n[Size "5"]', [2, 8, '5'], ['3', '4']],
  ['bad-value', '[Game "classic"]\n[Players "1"]', [2, 11, '1'], ['2', '3', '4', '5', '6']],
  ['bad-value', '[Game "classic"]\n[First "3"]', [2, 9, '3'], ['1', '2']],
  ['bad-value', '[Game "classic"]\n[Date "2026-02-30"]', [2, 8, '2026-02-30']],
  ['bad-value', '[Game "classic"]\n[Date "30.2.26"]', [2, 8, '30.2.26'], ['YYYY-MM-DD']],
  ['bad-name', '[Game "classic"]\n[Player2 " "]', [2, 11, ' ']],
  ['bad-name', `[Game "classic"]\n[Player2 "${'n'.repeat(25)}"]`, [2, 11, 'n'.repeat(25)]],
  ['bad-options', '[Game "3d"]\n[Board "4x4x4"]\n[CentreClosed "yes"]', [2, 1, '[Board "4x4x4"]']],
  [
    'bad-options',
    '[Game "3d"]\n[Board "3x3x3"]\n[Players "3"]\n[Swap "yes"]',
    [4, 1, '[Swap "yes"]'],
  ],
  ['open-comment', '[Game "classic"]\n1. b2 {why', [2, 7, '{why']],
  ['unknown-move', '[Game "classic"]\n{👩‍🚀} d4', [2, 7, 'd4']],
  ['illegal-move', '[Game "wild"]\n1. Xb2 2. A@b3', [2, 11, 'A@b3']],
  ['illegal-move', '[Game "classic"]\r1. b2\r2. b2', [3, 4, 'b2']],
  ['illegal-move', '[Game "classic"]\nplayer3-leaves', [2, 1, 'player3-leaves']],
  ['illegal-move', '[Game "quantum"] a1+b1 a1+b1 c3', [1, 30, 'c3'], ['a1', 'b1']],
  ['game-over', '[Game "classic"] a1 a2 b1 b2 c1 c2', [1, 33, 'c2']],
  ['wrong-result', '[Game "classic"]\n[Result "tie"]\nb2', [2, 10, 'tie'], ['unfinished']],
];

const faults = FAULTS.map(([code, text, place, expected]) => ({ code, text, place, expected }));

test.each(faults)('IMP-03: $code in $text', ({ code, text, place, expected }) => {
  const [line, column, found] = place;
  const id = readGameId(text, ['classic', 'wild', '3d', 'quantum']);
  const read = id.ok ? readMatchText(games[id.value], text) : id;
  if (read.ok) return expect.fail('it was read');
  expect(read.error).toBe(code);
  expect(read.fault).toMatchObject({ line, column, found });
  if (expected) expect(read.fault.expected).toEqual(expected);
});

test('IMP-03: a text with nothing but comments is about no game, not even the usual one', () => {
  expect(readGameId('{"a": 1}\n', ['classic'], 'classic')).toMatchObject({ error: 'no-game' });
  expect(readGameId('[Players "2"]', ['classic'], 'classic')).toMatchObject({ value: 'classic' });
});
