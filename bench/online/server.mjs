// The process of a measured server. Not TypeScript: Node's TypeScript loader would add to every system's memory.
import process from 'node:process';

const [file, folder] = process.argv.slice(2);
const { serve } = await import(file);
process.send?.({ url: await serve(folder) });
