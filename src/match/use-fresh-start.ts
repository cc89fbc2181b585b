import { useEffect } from 'react';
import { isByKey } from '../ui/controls/input.ts';

/**
 * A screen that a button has opened starts at its top, and the focus gets a place when the button
 * that had it is gone: without it a keyboard player starts from the top of the document again. A
 * mouse player's focus stays away from the board, so that the wheel still scrolls the page.
 * @param wanted false on a page that was opened by its address: there the browser knows better
 * @param again changes when there is a new start on the same screen
 */
export function useFreshStart(selector: string, wanted: boolean, again?: unknown): void {
  useEffect(() => {
    if (!wanted) return;
    window.scrollTo(0, 0);
    if (!isByKey() || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [selector, wanted, again]);
}
