// boardgame.io: its server with matches in memory and its official client over socket.io.
import { Client, LobbyClient } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { byTurns, winnerOf } from './game.mjs';

/** Its store copies the whole log on every move. Keeping it short keeps that copy out of the measurement. */
const LOG_LENGTH = 20;

const blank = () => Array.from({ length: 9 }, () => null);

export const game = {
  name: 'bench',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: blank(), winner: '', round: 1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.winner !== '' || !Number.isInteger(cell) || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      G.winner = winnerOf(G.cells);
    },
    again({ G }) {
      if (G.winner === '' && G.cells.includes(null)) return INVALID_MOVE;
      G.cells = blank();
      G.winner = '';
      G.round += 1;
    },
  },
};

export async function serve() {
  const { Server } = await import('boardgame.io/dist/cjs/server.js');
  const server = Server({ games: [game], origins: [/.*/] });
  const { db } = server;
  const setState = db.setState.bind(db);
  db.setState = (id, state, deltalog) => {
    const log = db.log.get(id);
    if (log && log.length > LOG_LENGTH) db.log.set(id, log.slice(-2));
    return setState(id, state, deltalog);
  };
  return run(server);
}

/** Starts a server without its greetings; returns its address. */
export async function run(server) {
  const { info, log } = console;
  console.info = () => {};
  console.log = () => {};
  const { appServer } = await server.run({ port: 0 });
  Object.assign(console, { info, log });
  return `http://127.0.0.1:${appServer.address().port}`;
}

export async function open(url) {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('bench', { numPlayers: 2 });
  const clients = [];
  // One after the other: its file storage loses one of two joins at once.
  for (const playerID of ['0', '1']) {
    const seat = { playerID, playerName: playerID };
    const { playerCredentials } = await lobby.joinMatch('bench', matchID, seat);
    const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'] } });
    const options = { game, matchID, playerID, credentials: playerCredentials, debug: false };
    clients.push(Client({ ...options, multiplayer }));
  }
  const checks = [() => {}, () => {}];
  clients.forEach((client, player) => {
    client.subscribe((state) => {
      if (state) checks[player](state);
    });
    client.start();
  });
  const until = (player, holds) =>
    new Promise((resolve) => {
      checks[player] = (state) => {
        if (!holds(state)) return;
        checks[player] = () => {};
        resolve();
      };
      const now = clients[player].getState();
      if (now) checks[player](now);
    });
  await Promise.all([0, 1].map((player) => until(player, () => true)));
  await Promise.all([0, 1].map((player) => until(player, ({ isConnected = true }) => isConnected)));
  let moves = 0;
  const act = (player, move, ...args) => {
    moves += 1;
    const turn = moves + 1;
    const told = until(1 - player, ({ ctx }) => ctx.turn === turn);
    clients[player].moves[move](...args);
    return told;
  };
  return byTurns({
    mark: (player, cell) => act(player, 'mark', cell),
    again: (player) => act(player, 'again'),
  });
}
