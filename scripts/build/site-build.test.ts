import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compress, fingerprint } from './site-build.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'a.ts'), 'export const a = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('fingerprint', () => {
  test('is of content and settings, not of dates and tests', () => {
    const before = fingerprint(folder, {});
    utimesSync(join(folder, 'src', 'a.ts'), 0, 0);
    writeFileSync(join(folder, 'src', 'a.test.ts'), '');
    expect(fingerprint(folder, { PORT: '1' })).toBe(before);
    expect(fingerprint(folder, { VITE_SITE_URL: 'https://a.example' })).not.toBe(before);
    writeFileSync(join(folder, 'src', 'a.ts'), 'export const a = 2;');
    expect(fingerprint(folder, {})).not.toBe(before);
  });

  test('sees a renamed and a new file', () => {
    const before = fingerprint(folder, {});
    writeFileSync(join(folder, 'src', 'b.ts'), '');
    expect(fingerprint(folder, {})).not.toBe(before);
  });
});

test('texts above 1 KB get a .br and a .gz that unpack to the same', async () => {
  const text = '<p>words</p>'.repeat(200);
  writeFileSync(join(folder, 'index.html'), text);
  writeFileSync(join(folder, 'small.css'), 'a{}');
  writeFileSync(join(folder, 'font.woff2'), text);
  await compress(folder);
  const names = readdirSync(folder).toSorted();
  expect(names).toEqual(
    'font.woff2 index.html index.html.br index.html.gz small.css src'.split(' '),
  );
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(text);
});
