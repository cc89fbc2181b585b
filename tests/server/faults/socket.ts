/** A socket that speaks the channels' protocol by hand, as an attacker's does. */
import { WebSocket } from 'ws';
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';

export type RawSocket = {
  /** Sends a message of a room's channel; resolves with the answer's status and payload. */
  readonly ask: (room: string, event: string, payload: object) => Promise<ChannelAnswer>;
  readonly end: () => void;
};

type ChannelAnswer = { readonly status: string; readonly response: { readonly reason?: string } };

/** Opens a socket. */
export async function rawSocket(url: string): Promise<RawSocket> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${OUR_KEY}&vsn=2.0.0`;
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<string, (answer: ChannelAnswer) => void>();
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) return;
    const [, ref, , , payload] = JSON.parse(data.toString()) as [
      null,
      string,
      string,
      string,
      ChannelAnswer,
    ];
    waiting.get(ref)?.(payload);
    waiting.delete(ref);
  });
  let asked = 0;
  return {
    ask(room, event, payload) {
      asked += 1;
      const ref = String(asked);
      socket.send(JSON.stringify(['1', ref, `realtime:room:${room}`, event, payload]));
      return new Promise((resolve) => waiting.set(ref, resolve));
    },
    end: () => socket.terminate(),
  };
}

/** The payload with which a page joins a channel, with its pass in the presence key. */
export const joining = (key: unknown): object => ({
  config: { private: true, presence: { enabled: true, key } },
});
