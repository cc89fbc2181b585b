import { useState } from 'react';

const kept = new Map<string, unknown>();

/** What was kept under a key, or the given value. */
export const keptValue = <T>(key: string, initial: T): T =>
  kept.has(key) ? (kept.get(key) as T) : initial;

/** State that the next screen of the same kind goes on with, until the page is loaded anew. */
export function useKept<T>(key: string, initial: T): readonly [T, (next: T) => void] {
  const [value, setValue] = useState(() => keptValue(key, initial));
  const keep = (next: T) => {
    kept.set(key, next);
    setValue(next);
  };
  return [value, keep];
}
