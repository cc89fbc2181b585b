/** The games whose lesson is no longer offered: it was opened or refused, or a match has begun. */
import { createStore } from 'zustand/vanilla';
import { listOf } from '../../rules/untrusted.ts';
import type { GameId } from '../../variants/rules.ts';
import { KEYS, keepText, readJson, type BrowserStorage } from '../../look/storage.ts';

/** More games than there are. */
const MOST = 100;

/** Null until the device's storage was read: nothing is offered before. */
export const offers = createStore<{ readonly dismissed: ReadonlySet<unknown> | null }>(() => ({
  dismissed: null,
}));

/** The list kept on this device and the answers of this visit; garbage and blocked storage count as an empty list. */
const dismissedIn = (storage: BrowserStorage): ReadonlySet<unknown> =>
  new Set([
    ...(offers.getState().dismissed ?? []),
    ...(listOf(readJson(storage, KEYS.lessons), MOST) ?? []),
  ]);

/** Reads the list kept on this device. */
export const recallOffers = (storage: BrowserStorage): void =>
  offers.setState({ dismissed: dismissedIn(storage) });

/** Whether a game's lesson is still offered. */
export const isOffered = (storage: BrowserStorage, id: GameId): boolean =>
  !dismissedIn(storage).has(id);

/** Stops offering a game's lesson. */
export function dismissOffer(storage: BrowserStorage, id: GameId): void {
  recallOffers(storage);
  if (offers.getState().dismissed?.has(id)) return;
  offers.setState(({ dismissed }) => ({ dismissed: new Set([...(dismissed ?? []), id]) }));
  keepText(storage, KEYS.lessons, JSON.stringify([...(offers.getState().dismissed ?? [])]));
}
