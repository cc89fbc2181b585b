/** The interface that the benchmark needs of a system: a server, and clients seated in pairs. */

/** Two players in one room. */
export type Pair = {
  /**
   * Plays the next of nine moves, or starts a new round after them. Resolves in the callback of the
   * other player's client.
   */
  readonly act: () => Promise<void>;
};

/** The exports of a system's client module. */
type Clients = {
  /** Seats two players in another room. */
  readonly open: (url: string, at: number) => Promise<Pair>;
};

/** Nine moves without a winner, seats alternating. */
export const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8] as const;

const OUR_SERVER = './ours-server.mjs';

/**
 * Every system, ours first. The server's module exports `serve(folder)`, which starts it with its files in
 * that folder and returns its address.
 */
export const SYSTEMS = {
  ours: { name: 'our server', server: OUR_SERVER, clients: './ours.ts' },
  'ours-supabase-js': {
    name: 'the same, supabase-js',
    server: OUR_SERVER,
    clients: './ours-supabase-js.ts',
  },
  boardgame: peer('boardgame.io, official client', 'boardgame'),
  'boardgame-file': peer('boardgame.io, files, synced', 'boardgame-file'),
  colyseus: peer('Colyseus, tuned', 'colyseus'),
  relay: peer('bare ws relay, fdatasync', 'relay'),
} as const;
export type SystemId = keyof typeof SYSTEMS;

export const isSystemId = (raw: unknown): raw is SystemId =>
  typeof raw === 'string' && Object.hasOwn(SYSTEMS, raw);

function peer(name: string, file: string) {
  const path = `../peers/${file}.mjs`;
  return { name, server: path, clients: path };
}

/** Loads a system's clients. */
export async function loadClients(id: unknown): Promise<Clients> {
  if (!isSystemId(id)) throw new Error(`no such system: ${String(id)}`);
  return (await import(SYSTEMS[id].clients)) as Clients;
}
