/** Token buckets: how much may be taken at once, and how fast the allowance refills. */
export type Allowance = { readonly burst: number; readonly perSecond: number };

/** From this many keys on, full buckets are dropped each time the number of keys has doubled. */
const CROWDED = 10_000;

/**
 * A token bucket for each key. Every call and command is counted here, so each IP address keeps only its remaining
 * allowance; `Rates` keeps every time in a window, and is exact.
 */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, { left: number; at: number }>();
  #crowded = CROWDED;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Takes one, if there is one. `now` in ms. */
  take(key: string, now: number): boolean {
    const bucket = this.#buckets.get(key) ?? { left: this.#allowance.burst, at: now };
    bucket.left = this.#refill(bucket, now);
    bucket.at = now;
    if (this.#buckets.size >= this.#crowded) this.#tidy(now);
    this.#buckets.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  #refill({ left, at }: { left: number; at: number }, now: number): number {
    const { burst, perSecond } = this.#allowance;
    return Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
  }

  #tidy(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (this.#refill(bucket, now) >= this.#allowance.burst) this.#buckets.delete(key);
    }
    this.#crowded = Math.max(CROWDED, 2 * this.#buckets.size);
  }
}
