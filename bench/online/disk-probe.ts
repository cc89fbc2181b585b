/** The process that tries a disk, on the core it was started on. */
import { tmpdir } from 'node:os';
import { syncOf } from './disk.ts';

process.send?.(await syncOf(tmpdir()));
