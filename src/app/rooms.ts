/** The rooms of this site: its own server's, or those of the Supabase project that it was built for. */
import { connectRooms } from '../online/supabase/rooms.ts';
import { backendOf } from '../online/supabase/settings.ts';

/** While the build draws the page there is no address yet, and nothing is asked. */
const originOf = (page: { readonly location?: Location }): string =>
  page.location?.origin ?? 'http://localhost';

export const rooms = connectRooms(backendOf(import.meta.env, originOf(globalThis)));
