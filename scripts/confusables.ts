/** `npm run confusables`: writes the table of characters that look alike. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE, tableFile } from './confusables/table.ts';
import { root } from './runtime.ts';

const text = tableFile();
writeFileSync(join(root, TABLE), text);
console.log(`${TABLE}: ${Buffer.byteLength(text)} bytes`);
