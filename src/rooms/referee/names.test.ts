import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCode, readCode } from './codes.ts';
import { cleanMessage, cleanName } from './names.ts';

describe('names', () => {
  test.each([
    ['  Ann  ', 'Ann'],
    ['Ann\n\t Lee', 'Ann Lee'],
    ['\u202EnnA\u202C', 'nnA'],
    ['A\u200Bn\u2066n\u0000', 'Ann'],
    ['<b>Ann</b>', '<b>Ann</b>'],
    ['👩‍👩‍👧 Ann', '👩‍👩‍👧 Ann'],
    ['S\u200Dam', 'Sam'],
    ['Sam\u{E0067}\u{E0062}\u{E007F}', 'Sam'],
    ['\u{1F3F4}\u{E0067}\u{E0062} Sam\u{1F3F4}\u{E007F}', '\u{1F3F4} Sam\u{1F3F4}'],
    ['Zoe\u0308', 'Zoë'],
    ['x'.repeat(30), 'x'.repeat(24)],
    ['\uD800Ann', '\uFFFDAnn'],
    ['👨‍👩‍👧‍👦'.repeat(7), '👨‍👩‍👧‍👦'.repeat(3)],
    ['Annemarie Weidenbaum-Meye\u0323\u0308', 'Annemarie Weidenbaum-Mey'],
    ['👨\u200D'.repeat(30), '👨\u200D'.repeat(11) + '👨'],
  ])('ONL-06 %j is kept as %j', (raw, name) => {
    expect(cleanName(raw)).toBe(name);
  });

  test.each([
    ['Z\u0334\u0351\u0352a\u0300\u0301\u0302\u0303lgo', 'Z\u0334\u0351\u00E0\u0301\u0302lgo'],
    [`a${'\u0323\u0308'.repeat(30)}`, '\u1EA1\u0323\u0323'],
    [`1 ${'\u20DD'.repeat(9)}`, '1 \u20DD\u20DD'],
    [`\u0E01${'\u0E47'.repeat(12)}`, `\u0E01${'\u0E47'.repeat(4)}`],
    [`a\uFE0F\u200D${'\u0301'.repeat(9)}`, '\u00E1\u0301\u0301'],
    [`☺${'\uFE0F'.repeat(9)}\u200DAnn`, '☺\uFE0FAnn'],
    // A spacing mark after a pile is removed with it, here the hook of a musical note.
    ['x\u0301\u0323\u0E47\u{1D16E}', 'x\u0323\u0301'],
  ])('ONL-06 marks piled on a letter are cut, in names and in chat: %j', (raw, text) => {
    expect([cleanName(raw), cleanMessage(raw)]).toEqual([text, text]);
  });

  test.each([
    ['Vietnamese', 'Nguyễn Thị Ngọc Ẩn'.normalize('NFD')],
    ['Greek with accents', 'ᾧ Ἀχιλλεύς'.normalize('NFD')],
    ['Yoruba', 'Gbọ́lá Ẹ̀kọ́'.normalize('NFD')],
    ['Hindi', 'ज़ुंबा ज़ूँ लक्ष्म्या'],
    ['Hebrew with points', 'שָּׁלוֹם'],
    ['Hebrew with points and accents', 'בְּרֵאשִׁ֖ית'],
    ['Arabic with vowels', 'ٱللَّٰهُ مُحَمَّدٌ'],
    ['Thai', 'ที่นี่ น้ำ กุ้ง'],
    ['Tibetan', 'བསྒྲུབས ཧཱུྃ ཨོཾ'],
    ['Burmese', 'ကျွန်ုပ် မြွှော့်'],
    ['Khmer', 'ស្ត្រី ព្រះ'],
    ['Tamil', 'தமிழ் ஸ்ரீ'],
    ['emoji', '☺️ ☺︎ 👩‍❤️‍👩 1️⃣ #️⃣'],
    ['joined emoji', '👩🏽‍💻 🏳️‍⚧️ 🧑🏿‍🦰 ⛓️‍💥'],
    ['England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ann'],
    ['Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Ann'],
    ['Wales', '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Ann'],
  ])('ONL-06 %s stays whole', (_, name) => {
    expect(cleanName(name)).toBe(name.normalize('NFC'));
  });

  const all = Array.from({ length: 0x11_00_00 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code));
  // Characters that the properties don't cover: an object's placeholder, blanks of Braille, hieroglyphs and
  // Khitan, a note without a head.
  const invisible = all.filter((each) =>
    /[\u{16FE4}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFFC\u2800\u{13441}\u{13442}\u{1D159}]/u.test(
      each,
    ),
  );
  test('ONL-06, ONL-74 nothing that has no width stays between letters, or alone', () => {
    expect(invisible).toHaveLength(4246);
    for (const clean of [cleanName, cleanMessage]) {
      expect(invisible.filter((each) => clean(`S${each}am`) !== 'Sam')).toEqual([]);
      expect(invisible.filter((each) => clean(`${each} ${each}`) !== null)).toEqual([]);
    }
    expect(cleanMessage('\u0301\u20DD')).toBeNull();
  });

  test.each([
    ['a joiner after a selector', 'S\uFE0F\u200Dam\uFE0F\u200C', 'Sam'],
    ['a joiner from an emoji to a letter', '☺\uFE0F\u200DSam 👨\u200D', '☺\uFE0FSam 👨'],
    ['a selector on a digit', 'Sam 1\uFE0F', 'Sam 1'],
    ['a second selector', '☺\uFE0F\uFE0E', '☺\uFE0F'],
    ['an invented flag', '🏴\u{E0067}\u{E0062}\u{E0078}\u{E0079}\u{E007A}\u{E007F}', '🏴'],
    ['a flag without its end', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}', '🏴'],
    ['what a cut leaves of a flag', `${'👨\u200D'.repeat(10)}🏴󠁧󠁢󠁥󠁮󠁧󠁿`, `${'👨\u200D'.repeat(10)}🏴`],
  ])('ONL-06 %s goes', (_, raw, name) => {
    expect(cleanName(raw)).toBe(name);
  });

  test.each(['ශ්\u200Dරී', 'क्\u200Dष', 'ക്\u200Dഷ', 'می\u200Cخواهم'])(
    'ONL-06 %s keeps the joiner that its spelling needs, and only that',
    (name) => {
      expect(cleanName(name)).toBe(name);
      expect(cleanName(`\u200C${name}\u200D`)).toBe(name);
    },
  );

  test('ONL-06, ONL-74 what is clean stays as it is', () => {
    const marks = all.filter((each) => /\p{M}/u.test(each));
    const others = all.filter((each) => /[^\p{L}\p{Cn}\p{Co}]/u.test(each));
    const texts = [
      ...others.map((each) => `${each}x${each}`),
      ...marks.map((each) => `x\u0301\u0323\u0E47${each}`),
      ...marks.map((each) => `☺\u0301\u0E47${each}\u{1D16E}\u0301\u0323`),
      ...marks.map((each) => `ก${each}\u0E47\u0301\u0323\u0E47\u{1D165}`),
    ];
    const changing = texts.filter((each) => {
      const name = cleanName(each);
      return name !== null && cleanName(name) !== name;
    });
    expect(changing).toEqual([]);
  });

  const blank = ['', '   ', '\u200B\u202E', '\u3164', '\u200D', '\u20DD\u20DD', ' \u0301 '];
  test.each(blank)('ONL-06 %j is blank', (raw) => {
    expect(cleanName(raw)).toBeNull();
  });

  test.each([
    ['Ann\t\u0000\tLee', 'Ann Lee'],
    ['Rene\u0000\u0301', 'Ren\u00E9'],
  ])(
    'ONL-06 characters are judged after invisible ones between them are removed: %j',
    (raw, name) => {
      expect(cleanName(raw)).toBe(name);
    },
  );

  test('ONL-06 a joiner goes with the sign that it followed', () => {
    expect(cleanName('\u0301\u094D\u200Da')).toBe('\u094D\u0301a');
    expect(cleanName('a\u0E47\u0E47\u094D\u200Da')).toBe('a\u0E47\u0E47a');
  });

  const odd = fc.constantFrom(
    ...'a\u00E0مक\u094D\u200Cก\u0E47\u0301\u0323\u0338\u0903\u1734\u{1D16E}\uFE0F\u200D\u200B☺👨 \u{1F3F4}\u{E0067}\u{E007F}',
  );
  test.each([
    ['whatever', fc.string({ unit: 'binary', maxLength: 80 })],
    ['marks and joiners', fc.string({ unit: odd, maxLength: 80 })],
  ])('ONL-06 of %s at most 24 characters stay, and nothing turns text round', (_, texts) => {
    fc.assert(
      fc.property(texts, (raw) => {
        const name = cleanName(raw);
        if (name === null) return;
        expect(Array.from(name).length).toBeLessThanOrEqual(24);
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u);
        expect(cleanName(name)).toBe(name);
      }),
    );
  });

  test('ONL-06, ONL-74 only the beginning is read: four parts for each character that may stay', () => {
    expect([cleanName(`${' '.repeat(95)}Ann`), cleanName(`${' '.repeat(96)}Ann`)]).toEqual([
      'A',
      null,
    ]);
    const long = 'ᾧ'.normalize('NFD').repeat(300);
    expect(cleanMessage(long)).toBe('ᾧ'.repeat(200));
    expect(cleanMessage(`${' '.repeat(799)}👩👩`)).toBe('👩');
  });

  test('ONL-74 a chat message is cut', () => {
    expect(cleanMessage('a'.repeat(300))).toHaveLength(200);
    expect(cleanMessage(' \u202E ')).toBeNull();
  });
});

describe('codes', () => {
  test('DB-12 a code has 6 of 32 symbols without look-alikes', () => {
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

  test.each(['', 'ABCDE', 'ABCDEFG', 'ABCDE0', 'ABCDEI', "A' OR 1"])('%j is not a code', (raw) => {
    expect(readCode(raw)).toBeNull();
  });
});
