import { type VariantId, variantIds } from '../variants/screens.ts';

const KEY = 'tic-tac-toe.last';

/** What Quick play opens at first. */
const FIRST: VariantId = 'classic';

/** The variant played last on this device: what Quick play opens. */
export function lastPlayed(): VariantId {
  try {
    const kept = globalThis.localStorage?.getItem(KEY);
    return variantIds.find((id) => id === kept) ?? FIRST;
  } catch {
    return FIRST;
  }
}

/** Remembers that a variant was played. */
export function rememberPlayed(id: VariantId): void {
  try {
    globalThis.localStorage.setItem(KEY, id);
  } catch {
    // A device that keeps nothing opens classic.
  }
}
