import { useState } from 'react';

const kept = new Map<string, unknown>();

/** State that the next screen of the same kind goes on with, until the page is loaded anew. */
export function useKept<T>(key: string, initial: T): readonly [T, (next: T) => void] {
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as T) : initial));
  const keep = (next: T) => {
    kept.set(key, next);
    setValue(next);
  };
  return [value, keep];
}
