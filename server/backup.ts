/** `npm run backup -- <file>`: copies the rooms of the running server. */
import { resolve } from 'node:path';
import { fetchBackup } from './rooms/store/backup.ts';
import { databaseOf, loadSettings } from './serve.ts';

try {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new Error('Name one file: backup <file>');
  loadSettings();
  await fetchBackup(databaseOf(process.env), resolve(file));
  console.log(`The rooms are in ${resolve(file)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
