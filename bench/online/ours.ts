/**
 * Our server with lean clients. Each has an HTTP connection and a WebSocket, as a browser has, and speaks
 * supabase-js's protocol without its cost: hundreds of real clients would dominate the measurement.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { COMMAND, OUR_KEY } from '../../src/rooms/protocol/our-server.ts';
import { CELLS, type Pair } from './system.ts';

/** The headers that supabase-js sends from a browser. */
const headersFor = (host: string): string =>
  [
    'POST /functions/v1/rooms HTTP/1.1',
    `Host: ${host}`,
    'Connection: keep-alive',
    `apikey: ${OUR_KEY}`,
    'x-client-info: supabase-js-web/2.119.1',
    'content-type: application/json',
    'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'accept: */*',
    `origin: http://${host}`,
    'sec-fetch-site: same-origin',
    'sec-fetch-mode: cors',
    'sec-fetch-dest: empty',
    `referer: http://${host}/online`,
    'accept-encoding: gzip, deflate, br',
    'accept-language: en',
    'content-length: ',
  ].join('\r\n');

type Said = {
  readonly ok: boolean;
  readonly error?: string;
  readonly player: string;
  readonly pass: string;
  readonly snapshot: { readonly room: { readonly id: string; readonly room_code: string } };
};

/** Sequential requests over one keep-alive connection. */
class Requests {
  readonly #url: URL;
  readonly #head: string;
  #socket: Socket | null = null;
  #last: Promise<Said> = Promise.resolve({} as Said);

  constructor(url: string) {
    this.#url = new URL(url);
    this.#head = headersFor(this.#url.host);
  }

  send(body: object): Promise<Said> {
    this.#last = this.#last.then(() => this.#send(JSON.stringify(body)));
    return this.#last;
  }

  async #send(body: string): Promise<Said> {
    const socket = await this.#open();
    const said = new Promise<Said>((resolve, reject) => {
      let text = '';
      socket.on('data', (chunk: string) => {
        text += chunk;
        const end = text.indexOf('\r\n\r\n');
        const length = /content-length: (\d+)/i.exec(text)?.[1];
        if (end < 0 || text.length < end + 4 + Number(length)) return;
        socket.removeAllListeners('data');
        resolve(JSON.parse(text.slice(end + 4)) as Said);
      });
      socket.once('close', () => reject(new Error('the server hung up')));
    });
    socket.write(`${this.#head}${Buffer.byteLength(body)}\r\n\r\n${body}`);
    const answer = await said;
    socket.removeAllListeners('close');
    if (!answer.ok) throw new Error(`${body} was refused: ${answer.error}`);
    return answer;
  }

  async #open(): Promise<Socket> {
    if (this.#socket?.readyState === 'open') return this.#socket;
    const { port, hostname } = this.#url;
    const socket = connect({ port: Number(port), host: hostname, noDelay: true });
    socket.setEncoding('latin1');
    socket.on('error', () => socket.destroy());
    await once(socket, 'connect');
    this.#socket = socket;
    return socket;
  }
}

type Event = { readonly version: number };
type Answer = readonly [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: { readonly status?: string },
];

class Player {
  readonly requests: Requests;
  readonly secret: string;
  id = '';
  pass = '';
  readonly #answers = new Map<string, (ok: boolean) => void>();
  #channel: { readonly socket: WebSocket; readonly topic: string } | null = null;
  #refs = 1;
  #version = 0;
  #wanted = 0;
  #wake = (): void => {};

  constructor(url: string, name: string) {
    this.requests = new Requests(url);
    this.secret = createHash('sha256').update(name).digest('hex').slice(0, 32);
  }

  async follow(url: string, room: string): Promise<void> {
    const base = url.replace('http', 'ws');
    const socket = new WebSocket(`${base}/realtime/v1/websocket?apikey=${OUR_KEY}&vsn=2.0.0`);
    await once(socket, 'open');
    const joined = Promise.withResolvers<undefined>();
    this.#answers.set('1', () => joined.resolve(undefined));
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.#hear(data);
      else this.#answered(data.toString());
    });
    const topic = `realtime:room:${room}`;
    this.#channel = { socket, topic };
    const send = (event: string, payload: object): void =>
      socket.send(JSON.stringify(['1', '1', topic, event, payload]));
    send('phx_join', {
      config: {
        private: true,
        broadcast: { replication_ready: true },
        presence: { enabled: true, key: this.pass },
      },
    });
    await joined.promise;
    send('presence', { type: 'presence', event: 'track', payload: { player: this.id } });
  }

  /** Sends a command over the channel, as the page does; rejects if the server refuses it. */
  command(body: object): Promise<undefined> {
    if (!this.#channel) throw new Error('follow first');
    const { socket, topic } = this.#channel;
    const ref = String((this.#refs += 1));
    const head = Buffer.from([3, 1, ref.length, topic.length, COMMAND.length, 0, 1]);
    const text = `1${ref}${topic}${COMMAND}${JSON.stringify(body)}`;
    socket.send(Buffer.concat([head, Buffer.from(text)]));
    const answer = Promise.withResolvers<undefined>();
    this.#answers.set(ref, (ok) => {
      if (ok) answer.resolve(undefined);
      else answer.reject(new Error(`${JSON.stringify(body)} was refused`));
    });
    return answer.promise;
  }

  /** Resolves when this player's client hears of a version. */
  told(version: number): Promise<void> {
    this.#wanted = version;
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (this.#version >= version) resolve();
    });
  }

  #answered(text: string): void {
    const [, ref, , event, payload] = JSON.parse(text) as Answer;
    if (event !== 'phx_reply' || ref === null) return;
    this.#answers.get(ref)?.(payload.status === 'ok');
    this.#answers.delete(ref);
  }

  #hear(data: Buffer): void {
    const [, topic = 0, event = 0, meta = 0] = data;
    const text = data.toString('utf8', 5 + topic + event + meta);
    this.#version = (JSON.parse(text) as Event).version;
    if (this.#version >= this.#wanted) this.#wake();
  }
}

/** Opens a room for two lean clients and starts it. */
export async function open(url: string, at: number): Promise<Pair> {
  const ann = new Player(url, `ann ${at}`);
  const ben = new Player(url, `ben ${at}`);
  const created = await ann.requests.send({
    do: 'create',
    name: 'Ann',
    variant: 'classic',
    secret: ann.secret,
  });
  const { id: room, room_code: code } = created.snapshot.room;
  ann.id = created.player;
  ann.pass = created.pass;
  const joined = await ben.requests.send({ do: 'join', name: 'Ben', code, secret: ben.secret });
  ben.id = joined.player;
  ben.pass = joined.pass;
  await Promise.all([ann.follow(url, room), ben.follow(url, room)]);

  let version = 2;
  const ask = async (by: Player, body: object): Promise<void> => {
    version += 1;
    const told = (by === ann ? ben : ann).told(version);
    const answer = by.command({ ...body, room, player: by.id, secret: by.secret });
    await Promise.race([told, answer.then(() => told)]);
  };
  await ask(ann, { do: 'start', round: 0 });
  let ply = 0;
  let round = 1;
  let sent = 0;
  return {
    async act() {
      if (ply === CELLS.length) {
        ply = 0;
        round += 1;
        return ask(ben, { do: 'round', round: round - 1 });
      }
      const move = String(CELLS[ply]);
      const by = ply % 2 === 0 ? ann : ben;
      ply += 1;
      sent += 1;
      return ask(by, { do: 'move', round, id: `${at}-${sent}`, ply: ply - 1, move });
    },
  };
}
