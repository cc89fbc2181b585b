import { useEffect } from 'react';

/**
 * Gives the focus a place when the button that had it is gone: without it a keyboard player starts
 * from the top of the page again. A mouse player sees nothing, since browsers show programmatic
 * focus only after a key. `again` changes when there is a new start.
 */
export function useFocusAtStart(selector: string, wanted: boolean, again?: unknown): void {
  useEffect(() => {
    if (!wanted || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [selector, wanted, again]);
}
