import { createClient } from '@supabase/supabase-js';
import { createClasses } from '../client/classes-api.ts';
import { createRooms } from '../client/rooms-api.ts';
import type { Classes } from '../protocol/class-port.ts';
import type { Rooms } from '../protocol/client-port.ts';
import type { Transport } from '../client/transport.ts';
import { call } from './call.ts';
import { RoomChannel } from './channel.ts';
import { SupabaseConnection } from './connection.ts';
import type { BackendAddress } from './settings.ts';
import { Socket } from './socket.ts';

/** Without accounts, nothing is stored, refreshed or read from the address. */
const NO_ACCOUNTS = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A page that nobody has used for this long may be open but abandoned. */
const IN_USE_MS = 60_000;
const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

function transportOver(connection: SupabaseConnection): Transport {
  const channels = new Map<string, RoomChannel>();
  const wakes = new Set<() => void>();
  let touched = performance.now();
  const isInUse = (): boolean => performance.now() - touched < IN_USE_MS;
  const touch = (): void => {
    const wasInUse = isInUse();
    touched = performance.now();
    if (!wasInUse) for (const wake of wakes) wake();
  };
  const options = { capture: true, passive: true };
  for (const each of TOUCHES) globalThis.addEventListener?.(each, touch, options);
  return {
    isInUse,
    async call(body) {
      const answer = await call(
        connection.client,
        { ...body, page: connection.pageId },
        connection.signal,
      );
      if (answer.ok) connection.noteAnswer();
      return answer;
    },
    push: async (room, body) => (await channels.get(room)?.push(body)) === true,
    listen(room, participant, listener) {
      const channel = new RoomChannel(connection, participant, listener);
      channels.set(room, channel);
      return () => {
        channel.stop();
        if (channels.get(room) === channel) channels.delete(room);
      };
    },
    onWake(wake) {
      const page = globalThis.document as Document | undefined;
      const onChange = (): void => {
        if (page?.visibilityState === 'visible') wake();
      };
      page?.addEventListener('visibilitychange', onChange);
      globalThis.addEventListener?.('online', wake);
      wakes.add(wake);
      return () => {
        wakes.delete(wake);
        page?.removeEventListener('visibilitychange', onChange);
        globalThis.removeEventListener?.('online', wake);
      };
    },
    isVisible: () => (globalThis.document as Document | undefined)?.visibilityState !== 'hidden',
  };
}

/** Online rooms of a Supabase project, or of our server, which speaks the same protocol. */
export const connectRooms = ({
  url,
  key,
}: BackendAddress): Rooms & { readonly classes: Classes; readonly disconnect: () => void } => {
  const client = createClient(url, key, {
    auth: NO_ACCOUNTS,
    realtime: { transport: Socket, reconnectAfterMs: (tries) => connection.waitAfter(tries) },
  });
  const connection = new SupabaseConnection(client);
  const transport = transportOver(connection);
  return {
    ...createRooms(transport),
    classes: createClasses(transport),
    /** Closes the connection for good. */
    disconnect: () => connection.close(),
  };
};
