/** A network link between a client and a server that a test can cut and restore. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Wire = {
  readonly url: string;
  /** Stops all traffic; `silently` keeps the sockets open but mute, new ones too. */
  readonly cut: (silently?: boolean) => void;
  /** Stops all traffic back to the client. */
  readonly deafen: () => void;
  readonly mend: () => void;
  readonly end: () => Promise<void>;
};

/** A link to a server on this machine. */
export async function wireTo(url: string): Promise<Wire> {
  const target = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isMute = false;
  let isDeaf = false;
  const hold = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    if (isMute) return hold(near);
    if (isCut) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      hold(one);
      one.on('data', (data) => {
        if (!isCut && !(isDeaf && one === far)) other.write(data);
      });
      one.on('close', () => {
        if (!isCut) other.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(silently = false) {
      isCut = true;
      isMute = silently;
      if (!silently) drop();
    },
    deafen() {
      isDeaf = true;
    },
    mend() {
      drop();
      isCut = false;
      isMute = false;
      isDeaf = false;
    },
    async end() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
