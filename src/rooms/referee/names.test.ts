import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCode, readCode } from './codes.ts';
import { cleanLine, cleanName } from './names.ts';

describe('names', () => {
  test.each([
    ['  Ann  ', 'Ann'],
    ['Ann\n\t Lee', 'Ann Lee'],
    ['\u202EnnA\u202C', 'nnA'],
    ['A\u200Bn\u2066n\u0000', 'Ann'],
    ['<b>Ann</b>', '<b>Ann</b>'],
    ['👩‍👩‍👧 Ann', '👩‍👩‍👧 Ann'],
    ['S\u200Dam', 'Sam'],
    ['Zoe\u0308', 'Zoë'],
    ['x'.repeat(30), 'x'.repeat(24)],
    ['\uD800Ann', '\uFFFDAnn'],
    ['👨‍👩‍👧‍👦'.repeat(7), '👨‍👩‍👧‍👦'.repeat(3)],
    ['Annemarie Weidenbaum-Meye\u0323\u0308', 'Annemarie Weidenbaum-Mey'],
    [`a${'\u0323\u0308'.repeat(30)}`, `\u1EA1${'\u0323'.repeat(23)}`],
  ])('ONL-06 %j is kept as %j', (raw, name) => {
    expect(cleanName(raw)).toBe(name);
  });

  test.each(['', '   ', '\u200B\u202E', '\u3164', '\u200D'])('ONL-06 %j is blank', (raw) => {
    expect(cleanName(raw)).toBeNull();
  });

  test.each([
    ['Ann\t\u0000\tLee', 'Ann Lee'],
    ['Rene\u0000\u0301', 'Ren\u00E9'],
  ])('ONL-06 what stands side by side once the invisible is gone counts: %j', (raw, name) => {
    expect(cleanName(raw)).toBe(name);
  });

  test('ONL-06 whatever is typed, at most 24 characters stay, and nothing turns text round', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (raw) => {
        const name = cleanName(raw);
        if (name === null) return;
        expect(Array.from(name).length).toBeLessThanOrEqual(24);
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u);
        expect(cleanName(name)).toBe(name);
      }),
    );
  });

  test('ONL-74 a line of chat is cut', () => {
    expect(cleanLine('a'.repeat(300), 200)).toHaveLength(200);
    expect(cleanLine(' \u202E ', 200)).toBeNull();
  });
});

describe('codes', () => {
  test('DB-12 a code has 6 of 32 symbols that nobody confuses', () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (numbers) => {
          const code = makeCode(() => Number(numbers.next().value));
          expect(code).toMatch(/^[ABCDEFGHJKLMNPQRSTUVWXYZ2-9]{6}$/);
          expect(readCode(code.toLowerCase())).toBe(code);
        },
      ),
    );
  });

  test.each(['', 'ABCDE', 'ABCDEFG', 'ABCDE0', 'ABCDEI', "A' OR 1"])('%j is no code', (raw) => {
    expect(readCode(raw)).toBeNull();
  });
});
