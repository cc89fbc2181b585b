import { fail, ok, type Result } from '../../rules/result.ts';

/** Bytes. A match has less, however its file is encoded. */
const LARGEST = 2_000_000;

/** Reads a file of text, in UTF-8 or with a byte order mark, its line breaks as a text field has them. */
export async function readTextFile(
  file: Blob,
): Promise<Result<string, 'too-long' | 'no-text' | 'no-file'>> {
  if (file.size > LARGEST) return fail('too-long');
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return fail('no-file');
  }
  try {
    const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
    const text = decoder.decode(bytes);
    return text.includes('\0') ? fail('no-text') : ok(text.replaceAll(/\r\n?/g, '\n'));
  } catch {
    return fail('no-text');
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
