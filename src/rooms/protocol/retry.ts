/** Delays after failures in a row, in milliseconds; the last one repeats. The same as Supabase's client library has between sockets. */
const DELAYS_MS = [1000, 2000, 5000, 10_000] as const;

/** The delay after so many failures in a row (1 or more), in milliseconds. */
export const retryDelay = (failures: number): number =>
  DELAYS_MS[Math.min(failures, DELAYS_MS.length) - 1] ?? 10_000;
