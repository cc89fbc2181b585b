/** Unicode's confusable characters (UTS 39), read from ICU's data inside the Node that runs this. */
import { readFileSync } from 'node:fs';

/** The table's file, from the top folder. */
export const TABLE = 'src/rooms/referee/confusables.ts';

/** ICU's mark on the table, and its distance from the start of the table's header. */
const FORMAT = 'Cfu ';
const FORMAT_AT = 12;
const HEADER = 0x27da;
const MAGIC = 0x3845fdef;
const WIDTH = 120;

/** The table as ICU's `uspoof_impl.h` describes it: everything counts from its magic number. */
function tableIn(program: Buffer): Buffer {
  const from = program.indexOf(FORMAT) - FORMAT_AT;
  const isThere = from >= 0 && program.readUInt16LE(from + 2) === HEADER;
  const table = isThere ? program.subarray(from + program.readUInt16LE(from)) : null;
  if (table?.readUInt32LE(0) !== MAGIC) throw new Error(`${process.execPath} has no ICU data`);
  return table;
}

/** Every character that looks like another, and the one that stands for all that look so, by code point. */
function confusables(): readonly (readonly [source: number, prototype: string])[] {
  const table = tableIn(readFileSync(process.execPath));
  const [keys = 0, count = 0, values = 0, , texts = 0] = [12, 16, 20, 24, 28].map((at) =>
    table.readInt32LE(at),
  );
  return Array.from({ length: count }, (_, at) => {
    const key = table.readUInt32LE(keys + 4 * at);
    const units = (key >>> 24) + 1;
    const value = table.readUInt16LE(values + 2 * at);
    const from = texts + 2 * value;
    const text = table.subarray(from, from + 2 * units).toString('utf16le');
    return [key & 0xff_ffff, units === 1 ? String.fromCharCode(value) : text] as const;
  });
}

const COLLATOR = new Intl.Collator('en', { sensitivity: 'accent' });
const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** White letters in black squares and circles, as 🆂: the table lacks them, but Unicode sorts them with their letters. */
function listFramed(
  table: ReadonlyMap<number, string>,
): readonly (readonly [source: number, prototype: string])[] {
  return Array.from({ length: 0x11_0000 }, (_, code) => code).flatMap((code) => {
    const text = String.fromCodePoint(code);
    if (table.has(code) || !/\p{So}/u.test(text)) return [];
    const letter = CAPITALS.find((each) => COLLATOR.compare(each, text) === 0);
    return letter ? [[code, table.get(letter.charCodeAt(0)) ?? letter] as const] : [];
  });
}

const short = (number: number): string => number.toString(36);

/** The source of the table's module: only characters that names still have after NFKD. */
export function tableFile(): string {
  const listed = confusables();
  const kept = [...listed, ...listFramed(new Map(listed))]
    .filter(([code]) => {
      const text = String.fromCodePoint(code);
      return text.normalize('NFKD') === text;
    })
    .toSorted(([a], [b]) => a - b);
  const entries = kept.map(([code, prototype], at) => {
    const step = code - (kept[at - 1]?.[0] ?? 0);
    const points = Array.from(prototype, (each) => short(each.codePointAt(0) ?? 0));
    return `${step === 1 ? '' : short(step)}:${points.join('.')}`;
  });
  const lines = entries.join(' ').match(new RegExp(`\\S.{0,${WIDTH - 2}}(?= |$)`, 'g')) ?? [];
  return [
    `/** Made by \`npm run confusables\` from the data of Unicode ${process.versions.unicode} (© Unicode, Inc., unicode.org/license.txt).`,
    ' * Each entry is the distance from the character before (none: 1) and what the character looks like, as code',
    ' * points in base 36. */',
    'export const confusables = `',
    ...lines,
    '`;',
    '',
  ].join('\n');
}
