/** Counts in sliding windows, in memory: for stores that live in one process. */
import { WRONG_CODES, type Limit, type Seeker } from './store.ts';

/** From this many keys on, expired ones are dropped, each time the number has doubled. */
const CROWDED = 10_000;

/** Counts by key. Every time is passed in: there is no clock here. */
export class Rates {
  readonly #times = new Map<string, { readonly at: number[]; windowMs: number }>();
  #crowded = CROWDED;

  /** The number of requests counted within the window before `now`. */
  count(key: string, { windowMs }: Limit, now: number): number {
    const times = this.#times.get(key);
    if (!times) return 0;
    while (times.at.length > 0 && (times.at[0] ?? now) <= now - windowMs) times.at.shift();
    return times.at.length;
  }

  /** Counts one more; returns false, without counting, when the limit is reached. */
  take(key: string, limit: Limit, now: number): boolean {
    if (this.count(key, limit, now) >= limit.most) return false;
    const times = this.#times.get(key);
    if (times) times.at.push(now);
    else this.#times.set(key, { at: [now], windowMs: limit.windowMs });
    if (this.#times.size > this.#crowded) this.#tidy(now);
    return true;
  }

  #tidy(now: number): void {
    for (const [key, { at, windowMs }] of this.#times) {
      if ((at.at(-1) ?? 0) <= now - windowMs) this.#times.delete(key);
    }
    this.#crowded = Math.max(CROWDED, 2 * this.#times.size);
  }
}

const { windowMs } = WRONG_CODES;
const codeLimits = ({ ip, page }: Seeker): readonly (readonly [string, Limit])[] => [
  ...(ip === '' ? [] : [[`wrong ${ip}`, { most: WRONG_CODES.ofIp, windowMs }] as const]),
  [`wrong ${ip} ${page}`, { most: WRONG_CODES.ofPage, windowMs }],
];

/** Whether another code may be tried. */
export const maySeek = (rates: Rates, seeker: Seeker): boolean =>
  codeLimits(seeker).every(([key, limit]) => rates.count(key, limit, seeker.now) < limit.most);

/** Counts a code that found nothing. */
export function countWrongCode(rates: Rates, seeker: Seeker): void {
  for (const [key, limit] of codeLimits(seeker)) rates.take(key, limit, seeker.now);
}
