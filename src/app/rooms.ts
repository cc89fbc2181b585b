/** The backend of online rooms: our server, or the Supabase project it was built for. */
import { connectRooms } from '../rooms/supabase/rooms.ts';
import { backendOf } from '../rooms/supabase/settings.ts';

/** While the build renders the page, there is no address yet, and nothing is requested. */
const originOf = (page: { readonly location?: Location }): string =>
  page.location?.origin ?? 'http://localhost';

export const rooms = connectRooms(backendOf(import.meta.env, originOf(globalThis)));
