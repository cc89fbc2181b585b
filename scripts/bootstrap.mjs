// Makes a fresh clone ready, before every npm script: packages, the pinned Node, with --browser a
// Chromium, with --bench the packages of bench/. Plain JavaScript for Node 20, as it runs before
// anything is installed. Prints nothing when there is nothing to do.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const NODE_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, process.platform === 'win32' ? 'node/bin/node.exe' : '.bin/node');

/** @param {string} message */
const say = (message) => process.stderr.write(`${message}\n`);

/** @param {string} message @returns {never} */
function stop(message) {
  say(`\nbootstrap: ${message}\n`);
  process.exit(1);
}

/** @param {string} path */
function real(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** @param {string} path */
const isInModules = (path) => real(path).startsWith(real(modules) + sep);

/**
 * Output goes to standard error, so that a script's own output stays clean.
 *
 * @param {string} command @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
function run(command, args, { env = process.env, cwd = root } = {}) {
  const { status } = spawnSync(command, args, {
    cwd,
    env,
    stdio: ['ignore', 2, 2],
    timeout: 15 * 60_000,
  });
  return status === 0;
}

/**
 * Whether npm's own record of what it installed agrees with the lock file: true after somebody's
 * plain `npm install`, which leaves no stamp of ours.
 *
 * @param {string} folder @param {string} lockText
 */
function recordAgrees(folder, lockText) {
  try {
    const wanted = JSON.parse(lockText).packages;
    const record = join(folder, 'node_modules', '.package-lock.json');
    const have = JSON.parse(readFileSync(record, 'utf8')).packages;
    const isSame = (/** @type {string} */ path) =>
      have[path]?.version === wanted[path]?.version &&
      have[path]?.integrity === wanted[path]?.integrity;
    const isPlatforms = (/** @type {string} */ path) => wanted[path].optional && !have[path];
    return (
      Object.keys(wanted).every((path) => path === '' || isPlatforms(path) || isSame(path)) &&
      Object.keys(have).every((path) => path in wanted && existsSync(join(folder, path)))
    );
  } catch {
    return false;
  }
}

/**
 * A Node outside node_modules, because `npm ci` deletes the folder that npm's PATH takes `node` from.
 *
 * @param {string} spare folder for a copy when there is no other Node
 */
function outsideNode(spare) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  const found = [process.env.npm_node_execpath, process.execPath, ...onPath].find(
    (path) => path && existsSync(path) && !isInModules(path),
  );
  if (found) return found;
  const copy = join(spare, name);
  copyFileSync(process.execPath, copy);
  return copy;
}

/** @param {string} folder */
function install(folder) {
  say(`Installing packages${folder === root ? '' : ` of ${basename(folder)}/`} (npm ci)...`);
  const spare = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  try {
    const npm = process.env.npm_execpath;
    const path = (process.env.PATH ?? '')
      .split(delimiter)
      .filter((entry) => !isInModules(entry))
      .join(delimiter);
    const env = { ...process.env, PATH: path };
    // Without --include=dev an environment with NODE_ENV=production would get no Vite and no Node 24.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const isDone =
      npm && existsSync(npm) && !isInModules(npm)
        ? run(outsideNode(spare), [npm, ...args], { env, cwd: folder })
        : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env, cwd: folder });
    if (!isDone) stop('`npm ci` failed; see its message above.');
  } finally {
    rmSync(spare, { recursive: true, force: true });
  }
}

function pinnedVersion() {
  // In an npm script this very process is the pinned Node: no need to start another one.
  if (real(process.execPath) === real(pinnedNode)) return process.version;
  const { stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() || 'nothing';
}

/**
 * Installs what a folder's lock file lists; returns the path of the stamp that records it.
 *
 * @param {string} folder
 */
function requirePackages(folder) {
  const stamp = join(folder, 'node_modules', '.installed-lock');
  const lockText = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const mark = createHash('sha256')
    .update(`${process.platform} ${process.arch}\n${lockText}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return stamp;
  if (!recordAgrees(folder, lockText)) install(folder);
  writeFileSync(stamp, mark);
  return stamp;
}

/** @param {string} stamp */
function requirePinnedNode(stamp) {
  const version = pinnedVersion();
  if (!version.startsWith(`v${NODE_MAJOR}.`)) {
    rmSync(stamp, { force: true });
    stop(
      `this project runs on Node ${NODE_MAJOR}, which its package "node" brings along, but ` +
        `node_modules/.bin/node answers "${version}".\n` +
        'The install script of that package did not run. npm 12 runs install scripts only for the ' +
        'packages named under "allowScripts" in package.json (it must hold "node": true), and ' +
        'ignore-scripts=true in an .npmrc forbids them all.\n' +
        'Put that right, then: rm -rf node_modules && npm ci',
    );
  }
}

/** @param {string | undefined} path */
const answers = (path) =>
  path !== undefined && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/** @returns {{ name: string, args: string[][] } | undefined} */
function systemPackages() {
  const has = (/** @type {string} */ name) =>
    (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
  if (has('apt-get')) return { name: 'apt-get', args: [['update'], ['install', '-y', 'chromium']] };
  if (has('dnf')) return { name: 'dnf', args: [['install', '-y', 'chromium']] };
  if (has('apk')) return { name: 'apk', args: [['add', '--no-cache', 'chromium']] };
  if (has('brew')) return { name: 'brew', args: [['install', '--cask', 'chromium']] };
  return undefined;
}

function installFromSystem() {
  const packages = systemPackages();
  if (!packages) return false;
  const isDirect = packages.name === 'brew' || process.getuid?.() === 0;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return packages.args.every((args) =>
    isDirect
      ? run(packages.name, args, { env })
      : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', packages.name, ...args], { env }),
  );
}

function requireBrowser() {
  if (findBrowser()) return;
  say('No Chromium found for the browser tests: installing one...');
  const cli = join(modules, 'playwright', 'cli.js');
  if (run(pinnedNode, [cli, 'install', 'chromium']) && answers(findBrowser())) return;
  say("Playwright's own download did not work here: trying the system's packages...");
  if (installFromSystem() && answers(findBrowser())) return;
  stop(
    'the browser tests need a Chromium, and none could be installed.\n' +
      'Install Chromium or Chrome (Debian, as root: apt-get update && apt-get install -y chromium), ' +
      'or set CHROMIUM_PATH to the program.',
  );
}

try {
  requirePinnedNode(requirePackages(root));
  if (process.argv.includes('--bench')) requirePackages(join(root, 'bench'));
  if (process.argv.includes('--browser')) requireBrowser();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
