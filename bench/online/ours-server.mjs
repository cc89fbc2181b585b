// The product's server as `npm start` runs it, compile cache included, with one empty page as the site. Only the limit
// on commands per connection is raised: in a closed loop one connection sends as much as a thousand people.
import { writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

module.enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'));

export async function serve(folder) {
  writeFileSync(join(folder, 'index.html'), '<title>fixture</title>');
  Object.assign(process.env, { PORT: '0', ROOMS_DATABASE: join(folder, 'rooms.db') });
  process.env.ROOMS_LIMITS = '1000000';
  const { serve: start } = await import('../../server/serve.ts');
  const { log } = console;
  const said = new Promise((resolve) => {
    console.log = (line) => resolve(/ is at (\S+)$/.exec(line)?.[1]);
  });
  await start(folder);
  console.log = log;
  module.flushCompileCache();
  return said;
}
