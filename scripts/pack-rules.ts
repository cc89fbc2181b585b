/**
 * Packs the rules, the bots and matches as text for other programs, as a tarball in the given folder or here. The
 * TypeScript compiler alone makes it, file by file, so that nothing but its own types and scripts is in it.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import packages from '../package.json' with { type: 'json' };
import { requireNode24, root, runTool } from './runtime.ts';

requireNode24();
const SOURCE = 'scripts/rules-package';
const [target = '.'] = process.argv.slice(2);
const made = mkdtempSync(join(tmpdir(), 'rules-package-'));

/** Where a declaration imports types from. */
const IMPORT = /(?<=\bfrom ['"]|\bimport\(['"])(\.[^'"]*)\.ts(?=['"])/g;

/** A declaration and all that it needs, as paths of files. */
function declarationsFrom(start: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(start)) return found;
  found.add(start);
  for (const [, path = ''] of readFileSync(start, 'utf8').matchAll(IMPORT))
    declarationsFrom(`${join(dirname(start), path)}.d.ts`, found);
  return found;
}

/** Removes declarations that no user's types lead to, and lets the others name the files of the package. */
function tidyDeclarations(): void {
  const needed = declarationsFrom(join(made, SOURCE, 'index.d.ts'));
  for (const name of globSync('**/*.d.ts', { cwd: made })) {
    const path = join(made, name);
    if (needed.has(path))
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(IMPORT, '$1.js'));
    else rmSync(path);
  }
}

function describe(): void {
  const { version, license, engines } = packages;
  const types = `./${SOURCE}/index.d.ts`;
  const description = {
    name: 'tic-tac-toe-rules',
    version,
    description: 'Rules, bots and texts of nine tic-tac-toe variants',
    license,
    type: 'module',
    sideEffects: false,
    exports: { '.': { types, default: `./${SOURCE}/index.js` } },
    engines,
  };
  writeFileSync(join(made, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  copyFileSync(join(root, SOURCE, 'README.md'), join(made, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(made, 'LICENSE'));
}

async function pack(): Promise<string> {
  const { code, output } = await runTool('tsc', ['-p', SOURCE, '--outDir', made]);
  if (code !== 0) throw new Error(output);
  tidyDeclarations();
  describe();
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', resolve(target)];
  const shell = process.platform === 'win32';
  const { stdout } = await promisify(execFile)('npm', args, { cwd: made, shell });
  return join(relative(process.cwd(), resolve(target)), stdout.trim());
}

try {
  console.log(await pack());
} finally {
  rmSync(made, { recursive: true, force: true });
}
