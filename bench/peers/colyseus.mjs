// Colyseus, tuned: no patch timer, but a patch right after each accepted move.
import { createServer } from 'node:http';
import { Client } from '@colyseus/sdk';
import { byTurns, winnerOf } from './game.mjs';

const NEVER_MS = 2 ** 30;

export async function serve() {
  const { Room, Server } = await import('@colyseus/core');
  const { WebSocketTransport } = await import('@colyseus/ws-transport');
  const { schema, t } = await import('@colyseus/schema');

  const Match = schema({ cells: t.array('string'), winner: t.string(), turn: t.number() });
  const fresh = () => {
    const match = new Match();
    for (let cell = 0; cell < 9; cell += 1) match.cells.push('');
    match.winner = '';
    match.turn = 0;
    return match;
  };

  class Bench extends Room {
    onCreate() {
      this.maxClients = 2;
      this.patchRate = NEVER_MS;
      this.state = fresh();
      this.seats = [];
      this.onMessage('mark', (client, cell) => this.mark(client, cell));
      this.onMessage('again', (client) => this.again(client));
    }

    onJoin(client) {
      this.seats.push(client.sessionId);
    }

    mark(client, cell) {
      const { cells, winner, turn } = this.state;
      const player = this.seats.indexOf(client.sessionId);
      if (player !== turn % 2 || winner !== '' || cells[cell] !== '') return;
      cells[cell] = String(player);
      this.state.winner = winnerOf(cells);
      this.state.turn = turn + 1;
      this.broadcastPatch();
    }

    again(client) {
      const { cells, winner, turn } = this.state;
      if (this.seats.indexOf(client.sessionId) !== turn % 2) return;
      if (winner === '' && cells.includes('')) return;
      for (let cell = 0; cell < 9; cell += 1) cells[cell] = '';
      this.state.winner = '';
      this.state.turn = turn + 1;
      this.broadcastPatch();
    }
  }

  const http = createServer();
  const server = new Server({
    greet: false,
    transport: new WebSocketTransport({ server: http, perMessageDeflate: false }),
  });
  server.define('bench', Bench);
  await server.listen(0, '127.0.0.1');
  return `http://127.0.0.1:${http.address().port}`;
}

export async function open(url) {
  const [one, two] = [new Client(url), new Client(url)];
  const first = await one.create('bench');
  const rooms = [first, await two.joinById(first.roomId)];
  const checks = [() => {}, () => {}];
  rooms.forEach((room, player) => room.onStateChange((state) => checks[player](state)));
  const until = (player, holds) =>
    new Promise((resolve) => {
      checks[player] = (state) => {
        if (!holds(state)) return;
        checks[player] = () => {};
        resolve();
      };
      if (rooms[player].state) checks[player](rooms[player].state);
    });
  await Promise.all([0, 1].map((player) => until(player, ({ turn }) => turn === 0)));
  let moves = 0;
  const act = (player, message, ...args) => {
    moves += 1;
    const turn = moves;
    const told = until(1 - player, (state) => state.turn === turn);
    rooms[player].send(message, ...args);
    return told;
  };
  return byTurns({
    mark: (player, cell) => act(player, 'mark', cell),
    again: (player) => act(player, 'again'),
  });
}
