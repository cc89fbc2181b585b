import { KEYS, deviceStorage, keepText, readJson, readText, tabStorage } from '../look/storage.ts';
import { gameIds } from '../variants/menu.ts';
import type { GameId } from '../variants/rules.ts';

/** The game that Quick play opens on the first visit. */
const FIRST: GameId = 'classic';

/** The game last played on this device, which Quick play opens. */
export function readLastPlayed(): GameId {
  const kept = readText(deviceStorage(globalThis), KEYS.last);
  return gameIds.find((id) => id === kept) ?? FIRST;
}

/** The game played last, if its match was left unfinished; else null. Its page checks the match. */
export function readUnfinished(): GameId | null {
  const last = readLastPlayed();
  const kept = fieldsOf(readJson(tabStorage(globalThis), KEYS.match + last));
  const moves = fieldsOf(kept['record'])['moves'];
  return kept['reported'] === false && Array.isArray(moves) && moves.length > 0 ? last : null;
}

const fieldsOf = (raw: unknown) => Object(raw) as Readonly<Record<string, unknown>>;

/** Remembers that a game was played. */
export function keepLastPlayed(id: GameId): void {
  keepText(deviceStorage(globalThis), KEYS.last, id);
}
