// Finds a Chromium for the browser tests. Plain JavaScript without packages, because
// bootstrap.mjs needs it before anything is installed.
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

/** @type {Partial<Record<NodeJS.Platform, (env: NodeJS.ProcessEnv) => string[]>>} */
const PLACES = {
  linux: () => [
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/usr/lib64/chromium-browser/chromium-browser',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: (env) =>
    ['/Applications', join(env.HOME ?? '/', 'Applications')].flatMap((folder) => [
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge'),
    ]),
  win32: (env) =>
    [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder === undefined
        ? []
        : [
            join(folder, 'Chromium/Application/chrome.exe'),
            join(folder, 'Google/Chrome/Application/chrome.exe'),
            join(folder, 'Microsoft/Edge/Application/msedge.exe'),
          ],
    ),
};

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The path of the browser that Playwright downloaded itself, if it did. */
function ownOfPlaywright() {
  try {
    const require = createRequire(import.meta.url);
    /** @type {{ chromium: { executablePath(): string } }} */
    const playwright = require('playwright-core');
    const path = playwright.chromium.executablePath();
    return isProgram(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Path of a Chromium (or Chrome, or Edge), or undefined when there is none: the environment's
 * CHROMIUM_PATH, then the system's usual places, then PATH, then Playwright's own.
 * Throws when CHROMIUM_PATH is set but names no program: a wrong setting must not pass silently.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env, platform = process.platform) {
  const wanted = env.CHROMIUM_PATH;
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", which is not a program.`);
  }
  const ending = platform === 'win32' ? '.exe' : '';
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name + ending)));
  const places = PLACES[platform]?.(env) ?? [];
  return [...places, ...onPath].find(isProgram) ?? ownOfPlaywright();
}
