/** A copy of the repository with a tenth game, added as CONTRIBUTING says: one folder and two lines. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..');
const LEFT_OUT = new Set(
  ['node_modules', '.git', 'data', 'dist', 'test-results'].map((name) => join(root, name)),
);

export type RepositoryCopy = {
  readonly folder: string;
  /** Runs a program of node_modules/.bin, or a script, and returns what it printed; rejects with that when it fails. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  /** Serves the built site; answers with its address. */
  serve(): Promise<string>;
  remove(): void;
};

/** The line goes to the end of the list; its import goes to the top. */
function addLine(file: string, imported: string, line: string): void {
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n} satisfies', text.indexOf('const list = {'));
  const top = text.indexOf('\nimport ') + 1;
  writeFileSync(
    file,
    `${text.slice(0, top)}${imported}\n${text.slice(top, end)}\n  ${line}${text.slice(end)}`,
  );
}

/** Raises the menu's script budget by 0.2 KB for the game's card (step 7). */
function allowCard(file: string): void {
  const text = readFileSync(file, 'utf8');
  const raised = text.replace(/limit: ([\d.]+)/, (_, limit) => `limit: ${Number(limit) + 0.2}`);
  if (raised === text) throw new Error(`${file} has no limit`);
  writeFileSync(file, raised);
}

export function copyWithTenthGame(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'tenth-game-'));
  const variants = join(folder, 'src', 'variants');
  const servers: ChildProcess[] = [];
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(path) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(import.meta.dirname, 'gravity'), join(variants, 'gravity'), { recursive: true });
  addLine(join(variants, 'rules.ts'), "import { gravity } from './gravity/rules.ts';", 'gravity,');
  addLine(
    join(variants, 'menu.ts'),
    "import { card as gravity } from './gravity/card.ts';",
    "gravity: [gravity, () => import('./gravity/variant.ts')],",
  );
  allowCard(join(folder, 'scripts', 'check', 'budgets.ts'));
  const run = async (program: string, ...args: readonly string[]) => {
    const isScript = program.endsWith('.ts');
    const file = isScript ? process.execPath : join(root, 'node_modules', '.bin', program);
    const options = { cwd: folder, maxBuffer: 2 ** 26 };
    try {
      return (await promisify(execFile)(file, isScript ? [program, ...args] : args, options))
        .stdout;
    } catch (error) {
      throw error instanceof Error && 'stdout' in error
        ? new Error(`${error.message}\n${String(error.stdout)}`)
        : error;
    }
  };
  return {
    folder,
    run,
    serve() {
      const server = spawn(process.execPath, ['server/main.ts'], {
        cwd: folder,
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ROOMS_DATABASE: ':memory:' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      servers.push(server);
      return new Promise((resolve, reject) => {
        let said = '';
        server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
        server.stdout.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          const url = / is at (\S+)\n/.exec(said)?.[1];
          if (url !== undefined) resolve(url);
        });
      });
    },
    remove() {
      for (const server of servers) server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
