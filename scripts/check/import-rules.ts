import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config, { floors, leftOut } from '../../.dependency-cruiser.js';

type ImportCheck = {
  /** The modules of ours that were read. */
  readonly modules: number;
  readonly imports: number;
  readonly problems: readonly string[];
};

const FOLDERS = ['src', 'server', 'scripts', 'tests', 'bench'];
const NOTHING = 'no module was found: nothing was checked';
const LEFT_OUT = leftOut.map((path) => new RegExp(path));
const FLOORS = floors.flat().map(({ path }) => new RegExp(path));

function codeUnder(folder: string): string[] {
  return FOLDERS.filter((name) => existsSync(join(folder, name))).flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      // bench/ has packages of its own.
      .filter((file) => !/[/\\]node_modules[/\\]/.test(file))
      .filter((file) => !LEFT_OUT.some((path) => path.test(file))),
  );
}

/** Lists the files that were not read, and a lack of imports: a check that saw nothing proves nothing. */
function listUnread(result: ICruiseResult, files: readonly string[]): string[] {
  const seen = new Set(result.modules.map(({ source }) => source));
  const imports = result.modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  return [
    ...files.filter((file) => !seen.has(file)).map((file) => `${file} was not read by the tool`),
    ...(imports === 0 ? ['no import was read: is @swc/core installed?'] : []),
  ];
}

/** Checks the imports in a folder with the repository's layout. */
export async function checkImports(folder: string): Promise<ImportCheck> {
  const files = codeUnder(folder);
  if (files.length === 0) return { modules: 0, imports: 0, problems: [NOTHING] };
  const present = FOLDERS.filter((name) => existsSync(join(folder, name)));
  const { enhancedResolveOptions, ...options } = config.options;
  const { output } = await cruise(
    present,
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: config.forbidden } },
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  const homeless = files.filter(
    (file) => file.startsWith('src/') && !FLOORS.some((path) => path.test(file)),
  );
  return {
    modules: files.length,
    imports: output.summary.totalDependenciesCruised ?? 0,
    problems: [
      ...listUnread(output, files),
      ...homeless.map((file) => `${file} belongs to no floor (see CONTRIBUTING.md)`),
      ...output.summary.violations.map(({ rule, from, to }) => `${from} -> ${to}: ${rule.name}`),
    ],
  };
}
