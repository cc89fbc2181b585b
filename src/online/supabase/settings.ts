import { EMBEDDED_KEY } from '../embedded.ts';

/** Where the backend is, and the public key that it wants. */
export type Backend = { readonly url: string; readonly key: string };

/** The page's environment, as far as rooms are concerned. */
type Environment = {
  readonly VITE_SUPABASE_URL?: string | undefined;
  readonly VITE_SUPABASE_KEY?: string | undefined;
};

/** The configured Supabase project; without one the embedded backend on the page's own origin. */
export const backendOf = (env: Environment, origin: string): Backend => ({
  url: env.VITE_SUPABASE_URL || origin,
  key: env.VITE_SUPABASE_KEY || EMBEDDED_KEY,
});
