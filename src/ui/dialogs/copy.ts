import { createStore } from 'zustand/vanilla';

/** The text to copy by hand, and the element that gets the focus back; null while there is none. */
export const byHand = createStore<{
  readonly text: string | null;
  readonly opener: HTMLElement | null;
}>(() => ({ text: null, opener: null }));

/**
 * Copies a text. Outside https, or without permission, a dialog offers it for copying by hand, and the result
 * is false.
 */
export async function copyText(text: string): Promise<boolean> {
  const { activeElement } = document;
  const isCopied = await tryToCopy(text);
  if (!isCopied)
    byHand.setState({ text, opener: activeElement instanceof HTMLElement ? activeElement : null });
  return isCopied;
}

/** Copies a text; false outside https, or without permission. */
export async function tryToCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
