import {
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { failureOf } from './disk.ts';

/** Writes past the system's cache begin and end at multiples of this. */
const BLOCK = 4096;
/** Bytes by which a page grows: a write within a file is durable sooner than one that extends it. */
const GRAIN = 65_536;
/** Bytes per write. */
const MOST = 2 * GRAIN;
/** Buffers begin at multiples of this. */
const STEP = 16;
/** Written over a page's start to make it empty. */
const NOTHING = Buffer.alloc(64);

/** One file of the journal, written from its start in whole blocks. All methods but `sync` throw the system's errors. */
export class Page {
  readonly #name: string;
  readonly #file: number;
  /** The descriptor for writes that are durable when they return; null where the system has none. */
  #durable: number | null;
  #size: number;
  #at = 0;
  /** The bytes from `#from` on: the partly filled block that contains `#at`, and space for the next writes. */
  readonly #slab = Buffer.alloc(BLOCK + MOST + GRAIN + BLOCK);
  #from = 0;

  /** Opens a file or creates it. */
  constructor(name: string) {
    this.#name = name;
    this.#file = openSync(name, constants.O_RDWR | constants.O_CREAT);
    this.#durable = openDurable(name);
    this.#size = fstatSync(this.#file).size;
  }

  /** The position of the next byte. */
  get at(): number {
    return this.#at;
  }

  /** Reads the whole file; once, before the first write. */
  read(): string {
    return readFileSync(this.#file, 'utf8');
  }

  /** Continues from the page's start. */
  restart(): void {
    this.#at = 0;
  }

  /** The text is durable when this returns if `isQuick`; otherwise once `sync` has called back. */
  append(text: string, isQuick: boolean): void {
    // No character takes more than three bytes per UTF-16 unit.
    if (text.length * 3 <= MOST) {
      return this.#append(this.#slab.write(text, this.#from + (this.#at % BLOCK)), isQuick);
    }
    const data = Buffer.from(text);
    for (let done = 0; done < data.length; done += MOST) {
      const size = data.copy(this.#slab, this.#from + (this.#at % BLOCK), done, done + MOST);
      this.#append(size, isQuick);
    }
  }

  sync(then: (error: Error | null) => void): void {
    fdatasync(this.#file, then);
  }

  syncNow(): void {
    fdatasyncSync(this.#file);
  }

  /** Empties the page but keeps its length; durable when it returns. */
  free(): void {
    if (this.#size > 0)
      writeFully(this.#file, { data: NOTHING, from: 0, length: NOTHING.length }, 0);
    fdatasyncSync(this.#file);
  }

  /** Empties the page and truncates the file; durable when it returns. */
  empty(): void {
    if (this.#size === 0) return;
    ftruncateSync(this.#file);
    fsyncSync(this.#file);
    this.#size = 0;
  }

  close(): void {
    closeSync(this.#file);
    if (this.#durable !== null) closeSync(this.#durable);
  }

  remove(): void {
    rmSync(this.#name, { force: true });
  }

  /** Writes this many bytes of the slab. Bytes behind them are never read again. */
  #append(size: number, isQuick: boolean): void {
    const begun = this.#at % BLOCK;
    const start = this.#at - begun;
    const end = this.#at + size;
    const grain = end > this.#size ? GRAIN : BLOCK;
    const length = Math.ceil(end / grain) * grain - start;
    if (grain === GRAIN) this.#slab.fill(0, this.#from + begun + size, this.#from + length);
    this.#write(length, start, isQuick);
    this.#size = Math.max(this.#size, start + length);
    this.#at = end;
    // The partly filled block moves to the slab's start.
    const rest = end - (end % BLOCK) - start;
    if (rest > 0) this.#slab.copyWithin(this.#from, this.#from + rest, this.#from + end - start);
  }

  #write(length: number, at: number, isQuick: boolean): void {
    if (isQuick && this.#writeDurably(length, at)) return;
    writeFully(this.#file, { data: this.#slab, from: this.#from, length }, at);
    if (isQuick) fdatasyncSync(this.#file);
  }

  /** Returns false where the system can't. */
  #writeDurably(length: number, at: number): boolean {
    while (this.#durable !== null) {
      const file = this.#durable;
      const failure = failureOf(() =>
        writeFully(file, { data: this.#slab, from: this.#from, length }, at),
      );
      if (!failure) return true;
      if (!isUnfit(failure)) throw failure;
      // The file system wants buffers that begin elsewhere and doesn't say where; once found, the offset stays.
      if (this.#from + STEP <= BLOCK) this.#moveBy(STEP, length);
      else {
        closeSync(file);
        this.#durable = null;
      }
    }
    return false;
  }

  #moveBy(step: number, length: number): void {
    this.#slab.copyWithin(this.#from + step, this.#from, this.#from + length);
    this.#from += step;
  }
}

const isUnfit = (error: Error): boolean => 'code' in error && error.code === 'EINVAL';

/**
 * Opens a file for writes that are durable when they return, past the system's cache where possible. Null where the
 * system can't, or leaves the data in the disk's own memory.
 */
function openDurable(name: string): number | null {
  if (process.platform !== 'linux') return null;
  const flags = constants.O_RDWR | constants.O_DSYNC;
  try {
    return openSync(name, flags | constants.O_DIRECT);
  } catch (error) {
    if (error instanceof Error && isUnfit(error)) return openSync(name, flags);
    throw error;
  }
}

function writeFully(
  file: number,
  { data, from, length }: { readonly data: Buffer; readonly from: number; readonly length: number },
  at: number,
): void {
  for (let done = 0; done < length;) {
    done += writeSync(file, data, from + done, length - done, at + done);
  }
}
