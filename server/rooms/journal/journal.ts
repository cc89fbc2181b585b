import { dirname } from 'node:path';
import { failureOf, syncFolder } from './disk.ts';
import { lineOf, NO_SUM, readPage, sumOf } from './journal-lines.ts';
import { Page } from './page.ts';

type Then = (error: Error | null) => void;
type Entry = {
  readonly record: string;
  readonly told: Then;
  /** For those who wait for it. */
  durable?: PromiseWithResolvers<undefined>;
};

/** From this many bytes on the journal should switch pages. */
const LONG_PAGE = 16_777_216;
/** The event loop waits for a disk that answers within this time (ms), which costs less than a waiting thread. */
const QUICK_SYNC_MS = 2;
/** The weight of the last sync in the estimate of the next. */
const NEWS = 1 / 8;

/**
 * A durable log of records in two files ("pages") that are written alternately: a page is freed, and may be used
 * again, once its records are durable elsewhere. All records added within a turn of the event loop, or during a sync,
 * share one write and one sync.
 */
export class Journal {
  readonly #pages: readonly [Page, Page];
  #generation: number;
  #sum = NO_SUM;
  #isBroken = false;
  /** The expected duration of a write and its sync, ms. */
  #pace = 0;
  #waiting: Entry[] = [];
  #underWay: readonly Entry[] = [];

  /** Takes two open files and the generation of the one in use, which must not be written to if it contains anything. */
  constructor(
    pages: readonly [Page, Page],
    { generation, isInUse }: { readonly generation: number; readonly isInUse: boolean },
  ) {
    this.#pages = pages;
    this.#generation = generation;
    this.#isBroken = isInUse;
  }

  /** A write failed, or the last server left records: nothing can be added before `takePage`. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  get isLong(): boolean {
    return this.#page().at > LONG_PAGE;
  }

  /**
   * Adds a record without line breaks and calls back once it is durable, in the order of records; on failure with
   * the reason, in reverse order.
   */
  add(record: string, told: Then): void {
    this.#waiting.push({ record, told });
    if (this.#waiting.length === 1 && this.#underWay.length === 0) {
      setImmediate(() => this.#write());
    }
  }

  /** Resolves once all added records are durable; undefined when they are. */
  pending(): Promise<undefined> | undefined {
    const last = this.#waiting.at(-1) ?? this.#underWay.at(-1);
    if (!last) return undefined;
    if (!last.durable) {
      last.durable = Promise.withResolvers();
      // Callers hear of a failure through their own callbacks.
      last.durable.promise.catch(() => {});
    }
    return last.durable.promise;
  }

  /** Switches to the other page, which must be free. */
  takePage(): void {
    this.#generation += 1;
    this.#page().restart();
    this.#sum = NO_SUM;
    this.#isBroken = false;
  }

  /**
   * Empties the other page, which must no longer be needed: refused records in it could otherwise come back much
   * later. Throws the system's errors.
   */
  freePage(): void {
    this.#page(1).free();
  }

  /** Makes everything durable now. */
  flush(): void {
    this.#pace = 0;
    const group = this.#underWay;
    // Its page may be the other one by now.
    const sync = (): void => this.#pages.forEach((page) => page.syncNow());
    if (group.length > 0) this.#end(group, failureOf(sync));
    this.#write();
  }

  /** Closes the files; `isEmpty`: their contents are no longer needed. */
  close(isEmpty: boolean): void {
    for (const page of this.#pages) {
      page.close();
      if (isEmpty) page.remove();
    }
  }

  /** The page in use, or the other one. */
  #page(other: 0 | 1 = 0): Page {
    return this.#pages[((this.#generation + other) % 2) as 0 | 1];
  }

  #write(): void {
    if (this.#underWay.length > 0 || this.#waiting.length === 0) return;
    const group = this.#waiting.splice(0);
    this.#underWay = group;
    if (this.#isBroken) return this.#end(group, new Error('the log could not be synced'));
    const began = performance.now();
    return this.#store(group, (error) => {
      // Unless `flush` ran first.
      if (this.#underWay !== group) return;
      this.#pace += (performance.now() - began - this.#pace) * NEWS;
      if (error) this.#isBroken = true;
      this.#end(group, error);
    });
  }

  #store(group: readonly Entry[], then: Then): void {
    const page = this.#page();
    const isQuick = this.#pace < QUICK_SYNC_MS;
    const failure = failureOf(() => page.append(this.#linesOf(group), isQuick));
    if (failure || isQuick) then(failure);
    else page.sync(then);
  }

  #linesOf(group: readonly Entry[]): string {
    let text = '';
    for (const { record } of group) {
      this.#sum = sumOf(this.#generation, record, this.#sum);
      text += lineOf(this.#generation, record, this.#sum);
    }
    return text;
  }

  #end(group: readonly Entry[], error: Error | null): void {
    this.#underWay = [];
    if (error) {
      // Records added meanwhile build on the refused ones.
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
 * Opens or creates `${path}-log1` and `-log2` and reads their records, oldest first. If there are any, nothing can be
 * added before they are durable elsewhere and the other page was freed and taken. Throws the system's errors.
 */
export function openJournal(path: string): {
  readonly journal: Journal;
  readonly found: readonly string[];
} {
  const pages = [new Page(`${path}-log1`), new Page(`${path}-log2`)] as const;
  syncFolder(dirname(path));
  const texts = pages
    .map((page) => readPage(page.read()))
    .toSorted((a, b) => a.generation - b.generation);
  const found = texts.flatMap(({ records }) => records);
  const generation = texts.at(-1)?.generation || 1;
  // Generations start over: no leftovers of old ones may follow the new lines.
  if (found.length === 0) pages.forEach((page) => page.empty());
  return { journal: new Journal(pages, { generation, isInUse: found.length > 0 }), found };
}
