import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createRooms } from '../client.ts';
import type { Rooms } from '../contract.ts';
import type { Link } from '../link.ts';
import { call } from './call.ts';
import { RoomChannel } from './channel.ts';
import type { Backend } from './settings.ts';

/** Nobody logs in: nothing is stored, refreshed or read from the address. */
const NO_ACCOUNTS = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

function linkOver(client: SupabaseClient): Link {
  return {
    call: (body) => call(client, body),
    listen(room, player, sink) {
      const channel = new RoomChannel(client, room, player, sink);
      return () => channel.stop();
    },
    onWake(wake) {
      const page = globalThis.document as Document | undefined;
      const onChange = (): void => {
        if (page?.visibilityState === 'visible') wake();
      };
      page?.addEventListener('visibilitychange', onChange);
      globalThis.addEventListener?.('online', wake);
      return () => {
        page?.removeEventListener('visibilitychange', onChange);
        globalThis.removeEventListener?.('online', wake);
      };
    },
    isVisible: () => (globalThis.document as Document | undefined)?.visibilityState !== 'hidden',
  };
}

/** Online rooms of a Supabase project, or of our own server, which speaks like one. */
export const connectRooms = ({
  url,
  key,
}: Backend): Rooms & { readonly disconnect: () => void } => {
  const client = createClient(url, key, { auth: NO_ACCOUNTS });
  return {
    ...createRooms(linkOver(client)),
    /** Ends the connection for good. */
    disconnect: () => void client.realtime.disconnect(),
  };
};
