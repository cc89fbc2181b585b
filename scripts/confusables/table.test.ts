import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runtime.ts';
import { TABLE, tableFile } from './table.ts';

test('the table of characters that look alike is that of the pinned Node', () => {
  expect(readFileSync(join(root, TABLE), 'utf8')).toBe(tableFile());
});
