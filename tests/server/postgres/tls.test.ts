import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../../supabase/functions/rooms/database.ts';
import { selfSigned } from '../lib/certificate.ts';
import { cluster, type Cluster } from '../lib/postgres.ts';

const certificate = selfSigned();
let secure: Cluster;
let plain: Cluster;
let withTls = '';
let withoutTls = '';
let sql: Sql | undefined;

beforeAll(async () => {
  [secure, plain] = await Promise.all([cluster(certificate), cluster()]);
  [withTls, withoutTls] = await Promise.all([secure.database(), plain.database()]);
}, 120_000);
afterAll(() => Promise.all([secure.end(), plain.end()]), 60_000);
afterEach(async () => {
  await sql?.end();
  sql = undefined;
});

/** Whether PostgreSQL says that the function's connection is encrypted; throws when there is none. */
async function isEncrypted(settings: Readonly<Record<string, string>>): Promise<boolean> {
  sql = connect((name) => settings[name]);
  const [row] = await sql<{ ssl: boolean }[]>`
    select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
  return row?.ssl === true;
}

test('the function encrypts when its address doesn’t say sslmode', async () => {
  expect(await isEncrypted({ ROOMS_DB_URL: withTls })).toBe(true);
});

test.each(['require', 'prefer'])('an address may say sslmode=%s', async (mode) => {
  expect(await isEncrypted({ ROOMS_DB_URL: `${withTls}?sslmode=${mode}` })).toBe(true);
});

test('a server without TLS is refused, unless the address allows it', async () => {
  const required = `${withoutTls}?sslmode=require`;
  await expect(isEncrypted({ ROOMS_DB_URL: withoutTls })).rejects.toThrow('TLS');
  await expect(isEncrypted({ ROOMS_DB_URL: required })).rejects.toThrow('TLS');
  expect(await isEncrypted({ ROOMS_DB_URL: `${withoutTls}?sslmode=disable` })).toBe(false);
});

test('with ROOMS_DB_CA only a server with that certificate is accepted', async () => {
  const to = (ca: string) => isEncrypted({ ROOMS_DB_URL: withTls, ROOMS_DB_CA: ca });
  expect(await to(certificate.cert)).toBe(true);
  await expect(to(selfSigned().cert)).rejects.toThrow('certificate');
});

test('without the pooler’s address Supabase’s own is used, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await isEncrypted({ SUPABASE_DB_URL: withTls })).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
  expect(() => connect(() => undefined)).toThrow('ROOMS_DB_URL');
});
