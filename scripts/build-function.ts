/**
 * Bundles the edge function into the one file that is deployed (supabase/config.toml), so that a deployment depends
 * neither on how Supabase's tools treat sources outside their folder nor on a configuration of Deno.
 */
import { join } from 'node:path';
import { build } from 'vite';
import packages from '../package.json' with { type: 'json' };
import { requireNode24, root } from './runtime.ts';

requireNode24();
const folder = join(root, 'supabase', 'functions', 'rooms');
// Not bundled: Deno gives Node's globals to packages from npm, but not to code of ours.
const postgres = { id: `npm:postgres@${packages.devDependencies.postgres}`, external: true };

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [
    {
      name: 'postgres from npm',
      enforce: 'pre',
      resolveId: (id) => (id === 'postgres' ? postgres : null),
    },
  ],
  build: {
    ssr: join(folder, 'index.ts'),
    outDir: join(folder, 'dist'),
    copyPublicDir: false,
    minify: false,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
