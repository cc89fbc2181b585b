import { KEYS, deviceStorage, keepText, readText } from '../look/storage.ts';
import { gameIds } from '../variants/menu.ts';
import type { GameId } from '../variants/rules.ts';

/** What Quick play opens on the first visit. */
const FIRST: GameId = 'classic';

/** The variant last played on this device, which Quick play opens. */
export function readLastPlayed(): GameId {
  const kept = readText(deviceStorage(globalThis), KEYS.last);
  return gameIds.find((id) => id === kept) ?? FIRST;
}

/** Remembers that a variant was played. */
export function rememberPlayed(id: GameId): void {
  keepText(deviceStorage(globalThis), KEYS.last, id);
}
