import { expect, test } from 'vitest';
import { fail, ok } from '../../rules/result.ts';
import { readTextFile } from './text-file.ts';

const TEXT = '[Game "classic"]\r\n1. b2\r2. “a3”\n';
const READ = ok('[Game "classic"]\n1. b2\n2. “a3”\n');

/** UTF-16 with a byte order mark, as some editors save. */
function utf16(text: string, isLittle: boolean): Blob {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  [...`\uFEFF${text}`].forEach((sign, at) => {
    view.setUint16(2 * at, sign.codePointAt(0) ?? 0, isLittle);
  });
  return new Blob([view]);
}

test.each([
  ['one byte a letter', new Blob([TEXT])],
  ['one byte, with a mark', new Blob(['\uFEFF', TEXT])],
  ['two bytes, the low one first', utf16(TEXT, true)],
  ['two bytes, the high one first', utf16(TEXT, false)],
])('IMP-04: a file is read: %s', async (_name, file) => {
  expect(await readTextFile(file)).toEqual(READ);
});

test('IMP-05: a file that isn’t text, is too large or can’t be read is refused with a code', async () => {
  expect(await readTextFile(new Blob([new Uint8Array([0x50, 0x4b, 0xff, 0x00])]))).toEqual(
    fail('no-text'),
  );
  expect(await readTextFile(new Blob(['a\0b']))).toEqual(fail('no-text'));
  expect(await readTextFile(new Blob([new Uint8Array(2_000_001)]))).toEqual(fail('too-long'));
  const gone = new Blob(['b2']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readTextFile(gone)).toEqual(fail('no-file'));
});
