// boardgame.io with its own file storage, and a sync of the file after each move: it promises what ours promises.
import { createHash } from 'node:crypto';
import { open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { game, run } from './boardgame.mjs';

export { open } from './boardgame.mjs';

export async function serve(folder) {
  const { FlatFile, Server } = await import('boardgame.io/dist/cjs/server.js');
  const dir = join(folder, 'matches');
  const db = new FlatFile({ dir });
  const connect = db.connect.bind(db);
  db.connect = async () => {
    await connect();
    // Its queue would write only once a second.
    db.games.defaultInstance.options.writeQueue = false;
  };
  const setState = db.setState.bind(db);
  db.setState = async (id, state) => {
    // Without its log of moves, which it rewrites completely each time.
    await setState(id, state, []);
    const file = await openFile(join(dir, createHash('md5').update(id).digest('hex')), 'r+');
    await file.datasync();
    await file.close();
  };
  return run(Server({ games: [game], origins: [/.*/], db }));
}
