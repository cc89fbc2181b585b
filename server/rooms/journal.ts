import {
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { failureOf, syncFolder } from './disk.ts';
import { lineOf, NO_SUM, readPage, sumOf } from './journal-lines.ts';

type Then = (error: Error | null) => void;
type Entry = {
  readonly record: string;
  readonly told: Then;
  /** For those who wait for it. */
  durable?: PromiseWithResolvers<undefined>;
};

/** Bytes of a page from which on the next one should be taken. */
const LONG_PAGE = 4_194_304;
/** A disk that answers so soon (ms) is waited for: a thread that waits instead costs more than that. */
const QUICK_SYNC_MS = 2;
/** The share of the last sync in what is expected of the next. */
const NEWS = 1 / 8;

/**
 * A log of records that is durable, in two files ("pages") that are written by turns: a page is freed, and may be
 * taken again, once what it says has become durable elsewhere. All that is added within a turn of the event loop, or while a sync is under way, shares one write and one sync.
 */
export class Journal {
  readonly #names: readonly string[];
  readonly #files: readonly number[];
  #generation: number;
  #at = 0;
  #sum = NO_SUM;
  #isBroken = false;
  /** What a sync is expected to take, ms. */
  #pace = 0;
  #waiting: Entry[] = [];
  #underWay: readonly Entry[] = [];

  /** Takes over two open files, the page of that generation being in use, and not to be written to if it holds anything. */
  constructor(
    [names, files]: readonly [readonly string[], readonly number[]],
    { generation, isInUse }: { readonly generation: number; readonly isInUse: boolean },
  ) {
    this.#names = names;
    this.#files = files;
    this.#generation = generation;
    this.#isBroken = isInUse;
  }

  /** A sync failed, or the last server left something: nothing can be added before `takePage`. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  get isLong(): boolean {
    return this.#at > LONG_PAGE;
  }

  /**
   * Adds a record without line breaks, and calls back once it is durable: in the order of records, or, with
   * the reason, in the opposite order.
   */
  add(record: string, told: Then): void {
    this.#waiting.push({ record, told });
    if (this.#waiting.length === 1 && this.#underWay.length === 0) {
      setImmediate(() => this.#write());
    }
  }

  /** Resolves once all that was added is durable; nothing when it is. */
  pending(): Promise<undefined> | undefined {
    const last = this.#waiting.at(-1) ?? this.#underWay.at(-1);
    if (!last) return undefined;
    if (!last.durable) {
      last.durable = Promise.withResolvers();
      // Whoever wants to know waits themselves.
      last.durable.promise.catch(() => {});
    }
    return last.durable.promise;
  }

  /** Goes on with the other page, which must have been freed. */
  takePage(): void {
    this.#generation += 1;
    this.#at = 0;
    this.#sum = NO_SUM;
    this.#isBroken = false;
  }

  /**
   * Empties the other page, of which nothing may be needed any more: what was refused there could come back long
   * afterwards. Throws the system's errors.
   */
  freePage(): void {
    const other = this.#files[(this.#generation + 1) % 2] ?? 0;
    ftruncateSync(other);
    fsyncSync(other);
  }

  /** Makes everything durable at once. */
  flush(): void {
    this.#pace = 0;
    const group = this.#underWay;
    // Its page may be the other one.
    const sync = (): void => this.#files.forEach((file) => fdatasyncSync(file));
    if (group.length > 0) this.#end(group, failureOf(sync));
    this.#write();
  }

  /** Lets go of the files; `isEmpty`: nothing of them is needed any more. */
  close(isEmpty: boolean): void {
    for (const file of this.#files) closeSync(file);
    if (isEmpty) for (const name of this.#names) rmSync(name, { force: true });
  }

  get #file(): number {
    return this.#files[this.#generation % 2] ?? 0;
  }

  #write(): void {
    if (this.#underWay.length > 0 || this.#waiting.length === 0) return;
    const group = this.#waiting.splice(0);
    this.#underWay = group;
    const failure = this.#isBroken
      ? new Error('the log could not be synced')
      : failureOf(() => this.#put(group));
    if (failure) return this.#end(group, failure);
    return this.#sync((error) => {
      // Unless `flush` came first.
      if (this.#underWay !== group) return;
      if (error) this.#isBroken = true;
      this.#end(group, error);
    });
  }

  /** What can't be written in full is written over by the next. */
  #put(group: readonly Entry[]): void {
    let sum = this.#sum;
    let text = '';
    for (const { record } of group) {
      sum = sumOf(this.#generation, record, sum);
      text += lineOf(this.#generation, record, sum);
    }
    const data = Buffer.from(text);
    for (let done = 0; done < data.length;) {
      done += writeSync(this.#file, data, done, data.length - done, this.#at + done);
    }
    this.#at += data.length;
    this.#sum = sum;
  }

  #sync(then: Then): void {
    const began = performance.now();
    const end: Then = (error) => {
      this.#pace += (performance.now() - began - this.#pace) * NEWS;
      then(error);
    };
    if (this.#pace < QUICK_SYNC_MS) end(failureOf(() => fdatasyncSync(this.#file)));
    else fdatasync(this.#file, end);
  }

  #end(group: readonly Entry[], error: Error | null): void {
    this.#underWay = [];
    if (error) {
      // What came meanwhile builds on what is refused.
      for (const { told, durable } of [...group, ...this.#waiting.splice(0)].toReversed()) {
        told(error);
        durable?.reject(error);
      }
    } else {
      for (const { told, durable } of group) {
        told(null);
        durable?.resolve(undefined);
      }
    }
    this.#write();
  }
}

/**
 * Opens or makes `${path}-log1` and `-log2`, and reads what they hold, oldest first. Where that is anything, nothing
 * can be added before it is durable elsewhere and the other page was freed and taken. Throws the system's errors.
 */
export function openJournal(path: string): {
  readonly journal: Journal;
  readonly found: readonly string[];
} {
  const names = ['1', '2'].map((name) => `${path}-log${name}`);
  const files = names.map((name) => openSync(name, constants.O_RDWR | constants.O_CREAT));
  syncFolder(dirname(path));
  const pages = files
    .map((file) => readPage(readFileSync(file, 'utf8')))
    .toSorted((a, b) => a.generation - b.generation);
  const found = pages.flatMap(({ records }) => records);
  const generation = pages.at(-1)?.generation || 1;
  return { journal: new Journal([names, files], { generation, isInUse: found.length > 0 }), found };
}
