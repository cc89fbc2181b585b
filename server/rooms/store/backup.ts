/** Copies of the database of a running server: it alone can read the file, so it is asked over a socket beside it. */
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { backup, DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../../log.ts';
import { isRoomsDatabase } from './database.ts';

// A static import would load the whole module, 4 MB more.
const { createServer, get } = process.getBuiltinModule('node:http');

/** Pages that are copied at a time, 0.4 MB: a write waits for one portion. */
const PAGES = 100;
/** A copy can't begin during a transaction, of which a busy server has one after the other. */
const TRIES = 1000;

/** The socket, which only the server's user and root may open. */
const socketOf = (path: string): string => `${path}-backup`;

/** SQLite's "busy" at the first step, which Node reports without its code. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 0;

/** Writes a copy while others write: as the database is at the end of the copying. `settled` waits for a transaction. */
export async function copyDatabase(
  database: DatabaseSync,
  file: string,
  settled: () => Promise<unknown> | undefined,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await settled();
    try {
      await backup(database, file, { rate: PAGES });
      return;
    } catch (error) {
      if (tries === TRIES || !isBusy(error)) throw error;
    }
  }
}

/** Sends copies of a file's database to those who ask, one at a time. `copy` writes one. Returns what ends it. */
export function offerBackups(
  path: string,
  copy: (file: string) => Promise<void>,
  { tell, fail }: Log,
): () => void {
  const socket = socketOf(path);
  const file = `${socket}.part`;
  // The copy of a server that was killed: the database is ours alone.
  for (const left of [socket, file]) rmSync(left, { force: true });
  let isAtWork = false;

  async function answer(response: ServerResponse): Promise<void> {
    if (isAtWork) return void response.writeHead(409).end('Another backup is being made.');
    isAtWork = true;
    try {
      await copy(file);
      const stream = createReadStream('', { fd: openSync(file, 'r') });
      response.writeHead(200);
      await pipeline(stream, response);
      tell('A backup of the rooms was made.');
    } catch (error) {
      fail('rooms: a backup failed', error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end('The server could not copy its database; its log says why.');
    } finally {
      rmSync(file, { force: true });
      isAtWork = false;
    }
  }

  const server = createServer((_, response) => void answer(response));
  server.on('error', (error) => fail('rooms: nobody can ask for backups', error));
  // Windows has no sockets in folders, and its pipes are open to all.
  if (process.platform !== 'win32') server.listen(socket, () => chmodSync(socket, 0o600));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/**
 * Asks the server of a database for a copy, checks it, and puts it into a file, which it replaces only then. Throws
 * an error that says what to do.
 */
export async function fetchBackup(path: string, file: string): Promise<void> {
  const part = `${file}.part`;
  const response = await ask(path);
  if (response.statusCode !== 200) throw new Error(await text(response));
  try {
    await pipeline(response, createWriteStream(part, { mode: 0o600, flush: true }));
    const copy = new DatabaseSync(part);
    try {
      if (!isRoomsDatabase(copy)) throw new Error('the copy is damaged');
      // Nothing but this one file belongs to the copy.
      copy.exec('pragma journal_mode = delete');
    } finally {
      copy.close();
    }
    renameSync(part, file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`There is no new backup in ${file}: ${reason}.`, { cause: error });
  } finally {
    rmSync(part, { force: true });
  }
}

async function ask(path: string): Promise<IncomingMessage> {
  try {
    return await new Promise((resolve, reject) => {
      get({ socketPath: socketOf(path) }, resolve).once('error', reject);
    });
  } catch (error) {
    const isDenied = error instanceof Error && 'code' in error && error.code === 'EACCES';
    const advice = isDenied
      ? "only the server's user and root may: ask as one of them"
      : 'no server uses it. Start one, or copy the file, and its -wal if there is one';
    throw new Error(`The rooms in ${path} can't be asked for: ${advice}.`, { cause: error });
  }
}
