/** Our server within the test's process, and devices that connect to it with supabase-js. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openRooms, type RoomsBackend, type RoomsOptions } from '../../../server/rooms/backend.ts';
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';
import { connectRooms } from '../../../src/rooms/supabase/rooms.ts';

/** A running server. */
export type OurServer = {
  readonly url: string;
  readonly backend: RoomsBackend;
  readonly server: Server;
  /** A device: a client with its own connection. */
  readonly client: () => ReturnType<typeof connectRooms>;
  /** Closes the devices and the server. */
  readonly end: () => Promise<void>;
};

/** Starts a server on a free port of this machine. */
export async function ourServer(options: Partial<RoomsOptions> = {}, port = 0): Promise<OurServer> {
  const backend = openRooms({
    path: ':memory:',
    keys: [OUR_KEY],
    // All tests share one address.
    limitFactor: 1000,
    ...options,
  });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!(await backend.route(request, response))) response.writeHead(404).end();
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  backend.attach(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: ReturnType<typeof connectRooms>[] = [];
  return {
    url,
    backend,
    server,
    client() {
      const rooms = connectRooms({ url, key: OUR_KEY });
      clients.push(rooms);
      return rooms;
    },
    async end() {
      for (const rooms of clients) rooms.disconnect();
      backend.hangUp();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      backend.close();
    },
  };
}
