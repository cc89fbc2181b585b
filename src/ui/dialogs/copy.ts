import { createStore } from 'zustand/vanilla';

/** The text to be copied by hand, and what gets the focus back afterwards; null while there is none. */
export const byHand = createStore<{
  readonly text: string | null;
  readonly opener: HTMLElement | null;
}>(() => ({ text: null, opener: null }));

/**
 * Copies a text. Outside https, or without permission, a dialog offers it to be copied by hand, and the result is
 * false.
 */
export async function copyText(text: string): Promise<boolean> {
  const { activeElement } = document;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    byHand.setState({ text, opener: activeElement instanceof HTMLElement ? activeElement : null });
    return false;
  }
}
