import { useEffect, useState } from 'react';

/**
 * The confirming press counts after the first delay (to ignore a double click) and before the last (a
 * timeout).
 */
const [FIRST_MS, LAST_MS] = [600, 8000];

/** Asks for a second press before an action that can't be undone. */
export function useSure(): {
  readonly isSure: boolean;
  readonly press: (act: () => void) => void;
  readonly cancel: () => void;
} {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setTimeout(() => setSince(null), LAST_MS);
    return () => clearTimeout(timer);
  }, [since]);
  return {
    isSure: since !== null,
    press(act) {
      const now = performance.now();
      if (since === null) return setSince(now);
      if (now - since < FIRST_MS) return undefined;
      setSince(null);
      return act();
    },
    cancel: () => setSince(null),
  };
}
