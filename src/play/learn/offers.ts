/** The games whose lesson is no longer offered: it was opened or refused, or a match has begun. */
import { createStore } from 'zustand/vanilla';
import { listOf } from '../../rules/untrusted.ts';
import type { GameId } from '../../variants/rules.ts';
import { KEYS, keepText, readJson, type BrowserStorage } from '../../look/storage.ts';

/** More games than there are. */
const MOST = 100;

/** Null until the device's storage was read: nothing is offered before. */
export const offers = createStore<{ readonly closed: ReadonlySet<unknown> | null }>(() => ({
  closed: null,
}));

/** The list kept on this device and the answers of this visit; garbage and blocked storage count as an empty list. */
const closedIn = (storage: BrowserStorage): ReadonlySet<unknown> =>
  new Set([
    ...(offers.getState().closed ?? []),
    ...(listOf(readJson(storage, KEYS.lessons), MOST) ?? []),
  ]);

/** Reads the list kept on this device. */
export const recallOffers = (storage: BrowserStorage): void =>
  offers.setState({ closed: closedIn(storage) });

/** Whether a game's lesson is still offered. */
export const isOffered = (storage: BrowserStorage, id: GameId): boolean =>
  !closedIn(storage).has(id);

/** Stops offering a game's lesson. */
export function dismissOffer(storage: BrowserStorage, id: GameId): void {
  recallOffers(storage);
  if (offers.getState().closed?.has(id)) return;
  offers.setState(({ closed }) => ({ closed: new Set([...(closed ?? []), id]) }));
  keepText(storage, KEYS.lessons, JSON.stringify([...(offers.getState().closed ?? [])]));
}
