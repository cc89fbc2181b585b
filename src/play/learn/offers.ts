/** The games whose lesson is no longer offered: it was opened or refused, or a game has begun. */
import { createStore } from 'zustand/vanilla';
import { listOf } from '../../rules/untrusted.ts';
import type { GameId } from '../../variants/rules.ts';
import { KEYS, keepText, readJson, type BrowserStorage } from '../../look/storage.ts';

/** More games than there are. */
const MOST = 100;

/** Null until the device's storage was read: nothing is offered before. */
export const offers = createStore<{ readonly settled: ReadonlySet<unknown> | null }>(() => ({
  settled: null,
}));

/** The list kept on this device and the answers of this visit; garbage and blocked storage count as an empty list. */
const settledIn = (storage: BrowserStorage): ReadonlySet<unknown> =>
  new Set([
    ...(offers.getState().settled ?? []),
    ...(listOf(readJson(storage, KEYS.lessons), MOST) ?? []),
  ]);

/** Reads the list kept on this device. */
export const recallOffers = (storage: BrowserStorage): void =>
  offers.setState({ settled: settledIn(storage) });

/** Whether a game's lesson is still offered. */
export const isOffered = (storage: BrowserStorage, id: GameId): boolean =>
  !settledIn(storage).has(id);

/** Stops offering a game's lesson. */
export function dismissOffer(storage: BrowserStorage, id: GameId): void {
  recallOffers(storage);
  if (offers.getState().settled?.has(id)) return;
  offers.setState(({ settled }) => ({ settled: new Set([...(settled ?? []), id]) }));
  keepText(storage, KEYS.lessons, JSON.stringify([...(offers.getState().settled ?? [])]));
}
