// Adds to package-lock.json the entries of native packages for other platforms that npm leaves out, after which
// `npm ci` refuses the lock file everywhere, and the integrity of every package that has none.
// Run it after npm install when `npm run check` asks for it; `bench` as an argument means bench/.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { missingOptional, nameIn, type Lock, unverified } from './check/required-parts.ts';
import { root } from './runtime.ts';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'sunos', 'win32'];
const CHIPS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The words of a list that occur in a package's name, such as @swc/core-linux-arm-gnueabihf. */
const wordsOf = (name: string, list: readonly string[]) =>
  list.filter((word) => name.split(/[/-]/).includes(word));

function cpuOf(name: string): string[] {
  const cpu = wordsOf(name, CHIPS);
  if (cpu.length === 1) return cpu;
  throw new Error(`${name} does not tell its platform: add it to package-lock.json by hand.`);
}

function osOf(name: string): { os?: string[] } {
  const os = wordsOf(name, SYSTEMS);
  return os.length === 0 ? {} : { os };
}

const file = join(root, process.argv[2] ?? '', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const missing = missingOptional(lock);
const added = missing.map(({ name, version, isDev }): [string, Lock['packages'][string]] => [
  `node_modules/${name}`,
  // Fields in npm's order, so that its next run changes nothing.
  {
    version,
    cpu: cpuOf(name),
    ...(isDev ? { dev: true } : {}),
    optional: true,
    ...osOf(name),
  },
]);
/** Asks the registry for the hash that a package's archive must have. Rejects if it isn't known. */
async function integrityOf(name: string, version: string): Promise<string> {
  const asked = ['view', `${name}@${version}`, 'dist.integrity'];
  const { stdout } = await promisify(execFile)('npm', asked);
  const integrity = stdout.trim();
  if (!integrity.startsWith('sha512-')) throw new Error(`${name}@${version} has no integrity.`);
  return integrity;
}

const packages: Record<string, Lock['packages'][string]> = Object.fromEntries(
  [...Object.entries(lock.packages), ...added].toSorted(([a], [b]) =>
    // In npm's order.
    a.localeCompare(b, 'en'),
  ),
);
const bare = unverified({ packages });
for (const path of bare) {
  const entry = packages[path];
  if (!entry) continue;
  const { version = '', ...rest } = entry;
  const integrity = await integrityOf(nameIn(path), version);
  // In npm's order of fields.
  packages[path] = { version, integrity, ...rest };
}
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${added.length} entries and ${bare.length} integrities added`);
