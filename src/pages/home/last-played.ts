import { type VariantId, variantIds } from '../../variants/stages.ts';

const KEY = 'tic-tac-toe.last';

/** The variant played last on this device, at first classic: what Quick play opens. */
export function lastPlayed(): VariantId {
  try {
    const kept = globalThis.localStorage?.getItem(KEY);
    return variantIds.find((id) => id === kept) ?? 'classic';
  } catch {
    return 'classic';
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
