import { useEffect } from 'react';
import { isLastInputKey } from '../ui/controls/last-input.ts';

/**
 * Shows a screen that a button opened from its top, and gives it the focus if the button is gone. Without
 * this, keyboard players would start at the top of the document. For mouse players the focus stays off the
 * board, so that the wheel still scrolls the page.
 * @param wanted false on a page that was opened by its address, where the browser restores both
 * @param again changes when the same screen starts over
 */
export function useFreshStart(selector: string, wanted: boolean, again?: unknown): void {
  useEffect(() => {
    if (!wanted) return;
    window.scrollTo(0, 0);
    if (!isLastInputKey() || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [selector, wanted, again]);
}
