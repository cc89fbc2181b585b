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

/** Bytes of a page from which on the next one should be taken. */
const LONG_PAGE = 16_777_216;
/** A disk that answers so soon (ms) is waited for: a thread that waits instead costs more than that. */
const QUICK_SYNC_MS = 2;
/** The share of the last sync in what is expected of the next. */
const NEWS = 1 / 8;

/**
 * A log of records that is durable, in two files ("pages") that are written by turns: a page is freed, and may be
 * taken again, once what it says has become durable elsewhere. All that is added within a turn of the event loop, or while a sync is under way, shares one write and one sync.
 */
export class Journal {
  readonly #pages: readonly [Page, Page];
  #generation: number;
  #sum = NO_SUM;
  #isBroken = false;
  /** What a write and its sync are expected to take, ms. */
  #pace = 0;
  #waiting: Entry[] = [];
  #underWay: readonly Entry[] = [];

  /** Takes over two open files, the page of that generation being in use, and not to be written to if it holds anything. */
  constructor(
    pages: readonly [Page, Page],
    { generation, isInUse }: { readonly generation: number; readonly isInUse: boolean },
  ) {
    this.#pages = pages;
    this.#generation = generation;
    this.#isBroken = isInUse;
  }

  /** Something could not be made durable, or the last server left something: nothing can be added before `takePage`. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  get isLong(): boolean {
    return this.#page().at > LONG_PAGE;
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
    this.#page().restart();
    this.#sum = NO_SUM;
    this.#isBroken = false;
  }

  /**
   * Empties the other page, of which nothing may be needed any more: what was refused there could come back long
   * afterwards. Throws the system's errors.
   */
  freePage(): void {
    this.#page(1).free();
  }

  /** Makes everything durable at once. */
  flush(): void {
    this.#pace = 0;
    const group = this.#underWay;
    // Its page may be the other one.
    const sync = (): void => this.#pages.forEach((page) => page.syncNow());
    if (group.length > 0) this.#end(group, failureOf(sync));
    this.#write();
  }

  /** Lets go of the files; `isEmpty`: nothing of them is needed any more. */
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
      // Unless `flush` came first.
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
  const pages = [new Page(`${path}-log1`), new Page(`${path}-log2`)] as const;
  syncFolder(dirname(path));
  const texts = pages
    .map((page) => readPage(page.read()))
    .toSorted((a, b) => a.generation - b.generation);
  const found = texts.flatMap(({ records }) => records);
  const generation = texts.at(-1)?.generation || 1;
  // Generations begin anew: nothing of the last ones may stand behind theirs.
  if (found.length === 0) pages.forEach((page) => page.empty());
  return { journal: new Journal(pages, { generation, isInUse: found.length > 0 }), found };
}
