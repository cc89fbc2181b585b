/** Whether a prerendered page has its styles before its script runs. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MODULE_CLASS } from '../../scripts/build/class-names.ts';
import { addresses, embeds, fileOf } from './prerendered.ts';

const classesOf = (sheet: string): readonly string[] =>
  (readFileSync(join('dist', sheet), 'utf8').match(MODULE_CLASS) ?? []).map((name) =>
    name.slice(1),
  );

test('every class on a page is styled by a sheet that the page links', () => {
  const styled = new Set(globSync('assets/*.css', { cwd: 'dist' }).flatMap(classesOf));
  expect(styled.size).toBeGreaterThan(500);
  for (const address of [...addresses, ...embeds]) {
    const html = fileOf(address);
    const linked = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"/g)];
    const known = new Set(linked.flatMap(([, sheet = '']) => classesOf(sheet)));
    const worn = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const missing = [...new Set(worn)].filter((name) => styled.has(name) && !known.has(name));
    expect(missing, address).toEqual([]);
  }
});
