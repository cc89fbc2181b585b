/** The function's connection to PostgreSQL. */
import postgres, { type Sql } from 'postgres';

/**
 * Connects to ROOMS_DB_URL, the transaction pooler, or else to Supabase's own address, which bypasses the pooler.
 * postgres.js uses no TLS unless told to: here it does unless the address says `sslmode=...`, and with ROOMS_DB_CA
 * (PEM) it also verifies the server's certificate.
 */
export function connect(setting: (name: string) => string | undefined): Sql {
  const pooler = setting('ROOMS_DB_URL');
  const address = pooler ?? setting('SUPABASE_DB_URL');
  if (address === undefined) throw new Error('ROOMS_DB_URL must be the address of the pooler');
  if (pooler === undefined)
    console.warn('ROOMS_DB_URL is not set: every isolate takes a connection of the database');
  const ca = setting('ROOMS_DB_CA');
  return postgres(address, {
    // An isolate's requests share one connection, through a pooler that keeps no prepared statements.
    max: 1,
    prepare: false,
    fetch_types: false,
    // Seconds. An idle isolate gives its place in the pooler back.
    idle_timeout: 20,
    connect_timeout: 10,
    ...(ca === undefined ? !/[?&]sslmode=/.test(address) && { ssl: 'require' } : { ssl: { ca } }),
  });
}
