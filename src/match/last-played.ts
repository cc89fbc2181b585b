import { type VariantId, variantIds } from '../variants/variants.ts';

const KEY = 'tic-tac-toe.last';

/** What Quick play opens on the first visit. */
const FIRST: VariantId = 'classic';

/** The variant last played on this device, which Quick play opens. */
export function readLastPlayed(): VariantId {
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
    // Storage is full or forbidden: Quick play opens classic.
  }
}
