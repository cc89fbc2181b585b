import { deviceStorage, keepText, readText } from '../look/storage.ts';
import { type VariantId, variantIds } from '../variants/variants.ts';

const KEY = 'tic-tac-toe.last';

/** What Quick play opens on the first visit. */
const FIRST: VariantId = 'classic';

/** The variant last played on this device, which Quick play opens. */
export function readLastPlayed(): VariantId {
  const kept = readText(deviceStorage(globalThis), KEY);
  return variantIds.find((id) => id === kept) ?? FIRST;
}

/** Remembers that a variant was played. */
export function rememberPlayed(id: VariantId): void {
  keepText(deviceStorage(globalThis), KEY, id);
}
