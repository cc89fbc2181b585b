import { useState } from 'react';

const kept = new Map<string, unknown>();

/** The value kept under a key, or the default. */
export const keptValue = <T>(key: string, initial: T): T =>
  kept.has(key) ? (kept.get(key) as T) : initial;

/** State that is kept for the next screen of the same kind, until the page reloads. */
export function useUntilReload<T>(key: string, initial: T): readonly [T, (next: T) => void] {
  const [value, setValue] = useState(() => keptValue(key, initial));
  const keep = (next: T) => {
    kept.set(key, next);
    setValue(next);
  };
  return [value, keep];
}
