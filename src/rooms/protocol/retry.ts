/**
 * The delays after the first, second, ... failure in a row, in milliseconds; the last one repeats. Supabase's client
 * library uses the same between sockets.
 */
const DELAYS_MS = [1000, 2000, 5000, 10_000] as const;

/** The delay after a number of failures in a row (1 or more), in milliseconds. */
export const retryDelay = (failures: number): number =>
  DELAYS_MS[Math.min(failures, DELAYS_MS.length) - 1] ?? 10_000;
