/** Rooms outlive their server: it is killed in the middle of a game and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cell, expect, FULL, status } from '../lib/board.ts';
import { createRoom, joinRoom, makeMove, test, startGame } from '../lib/rooms.ts';

type Served = { readonly child: ChildProcess; readonly url: string };

/** Starts a separate server with a separate file, and resolves to its address. */
async function serve(database: string, port = 0): Promise<Served> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ROOMS_DATABASE: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/\S+/.exec(text.toString())?.[0];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error('the server ended before it was up')));
  });
  return { child, url };
}

const kill = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

test(
  'ONL-82 DB-24: a game continues after its server is killed and restarted',
  FULL,
  async ({ newcomer }) => {
    test.setTimeout(120_000);
    const folder = mkdtempSync(join(tmpdir(), 'tic-tac-toe-restart-'));
    const database = join(folder, 'rooms.db');
    const first = await serve(database);
    const port = Number(new URL(first.url).port);
    const [ann, ben] = [
      await newcomer({ baseURL: first.url }),
      await newcomer({ baseURL: first.url }),
    ];
    const code = await createRoom(ann, 'Ann');
    await joinRoom(ben, 'Ben', code);
    await startGame([ann, ben]);
    await makeMove(ann, ['4']);
    await expect(cell(ben, '4')).toHaveAccessibleName(/X/);
    await kill(first.child);

    // A move waits a while for the server; without an answer it is taken back with a notice, and the page
    // still works.
    await makeMove(ben, ['0']);
    await expect(ben.locator('[data-notice]').first()).toContainText(
      'Your move didn’t go through',
      {
        timeout: 30_000,
      },
    );
    await expect(cell(ben, '0')).toHaveAccessibleName(/empty/);

    const second = await serve(database, port);
    await expect(async () => {
      await cell(ben, '0').dispatchEvent('click');
      await expect(cell(ann, '0')).toHaveAccessibleName(/O/, { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await expect(status(ann)).toContainText('(Your turn!)');
    await makeMove(ann, ['8']);
    await expect(cell(ben, '8')).toHaveAccessibleName(/X/);
    await kill(second.child);
    rmSync(folder, { recursive: true });
  },
);
