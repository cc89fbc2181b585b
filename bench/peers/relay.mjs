// The lower bound: a relay without rules. It appends a message to a file, syncs it and sends it to both players.
import { once } from 'node:events';
import { fdatasync, openSync, writev } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { byTurns } from './game.mjs';

export async function serve(folder) {
  const file = openSync(join(folder, 'relay.log'), 'a');
  const rooms = new Map();
  let waiting = [];
  let isSyncing = false;

  // Group commit: messages that arrive during a sync share the next one.
  const sync = () => {
    if (isSyncing || waiting.length === 0) return;
    isSyncing = true;
    const group = waiting;
    waiting = [];
    writev(
      file,
      group.map(({ data }) => data),
      (failure) => {
        if (failure) throw failure;
        fdatasync(file, (error) => {
          if (error) throw error;
          for (const { room, data } of group) {
            for (const socket of room) socket.send(data, { binary: false });
          }
          isSyncing = false;
          sync();
        });
      },
    );
  };

  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket, { url }) => {
    const room = rooms.get(url) ?? new Set();
    rooms.set(url, room.add(socket));
    socket.on('message', (data) => {
      waiting.push({ room, data });
      sync();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

export async function open(url, at) {
  const sockets = [0, 1].map(() => new WebSocket(`${url.replace('http', 'ws')}/${at}`));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const wakes = [() => {}, () => {}];
  let version = 0;
  sockets.forEach((socket, player) =>
    socket.on('message', (/** @type {Buffer} */ data) => {
      if (JSON.parse(data.toString()).version === version) wakes[player]();
    }),
  );
  const send = (player, what) => {
    version += 1;
    const told = new Promise((resolve) => {
      wakes[1 - player] = resolve;
      wakes[player] = () => {};
    });
    sockets[player].send(JSON.stringify({ version, player, ...what }));
    return told;
  };
  return byTurns({
    mark: (player, cell) => send(player, { cell }),
    again: (player) => send(player, { again: true }),
  });
}
