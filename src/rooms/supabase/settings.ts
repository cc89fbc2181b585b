import { OUR_KEY } from '../protocol/our-server.ts';

/** The backend's address, and the public key that it expects. */
export type BackendAddress = { readonly url: string; readonly key: string };

/** The part of the page's environment that concerns rooms. */
type PageEnvironment = {
  readonly VITE_SUPABASE_URL?: string | undefined;
  readonly VITE_SUPABASE_KEY?: string | undefined;
};

/** The configured Supabase project; without one, our server on the page's own origin. */
export const backendOf = (env: PageEnvironment, origin: string): BackendAddress => ({
  url: env.VITE_SUPABASE_URL || origin,
  key: env.VITE_SUPABASE_KEY || OUR_KEY,
});
