import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser } from './browser.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  writeFileSync(join(folder, 'google-chrome'), '#!/bin/sh\n');
  chmodSync(join(folder, 'google-chrome'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('CHROMIUM_PATH comes first', () => {
  const path = join(folder, 'google-chrome');
  expect(findBrowser({ CHROMIUM_PATH: path, PATH: '' })).toBe(path);
});

test('fails when CHROMIUM_PATH names no program, without a search', () => {
  const path = join(folder, 'none');
  expect(() => findBrowser({ CHROMIUM_PATH: path })).toThrow(
    `CHROMIUM_PATH is "${path}", which is not a program.`,
  );
});

test('a browser on PATH is found', () => {
  // A platform without usual places, so that this machine's own browser does not answer.
  expect(findBrowser({ PATH: `/nowhere:${folder}` }, 'freebsd')).toBe(
    join(folder, 'google-chrome'),
  );
});

test('a file that is not executable is skipped', () => {
  chmodSync(join(folder, 'google-chrome'), 0o644);
  expect(findBrowser({ PATH: folder }, 'freebsd')).not.toBe(join(folder, 'google-chrome'));
});
