/** What this tab and this device keep. Browsers forbid storage, or find it full, at any time; nothing here throws. */

/** The part of the browser's Storage that is used. Any of it may throw. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What an action returns, or `otherwise` where it throws. */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** A storage that keeps nothing, for browsers that forbid storage. */
const NOWHERE: Store = {
  getItem: () => null,
  setItem: () => {
    throw new Error('nothing can be stored here');
  },
  removeItem: () => {},
};

/** The tab's storage. Where forbidden, even reading the property throws; the build has none. */
export const tabStorage = (page: { readonly sessionStorage?: Store }): Store =>
  attempt(() => page.sessionStorage ?? NOWHERE, NOWHERE);

/** The storage that outlasts the tab, with the same fallback. */
export const deviceStorage = (page: { readonly localStorage?: Store }): Store =>
  attempt(() => page.localStorage ?? NOWHERE, NOWHERE);

/** The kept text; null without one, or where the browser refuses. */
export const readText = (store: Store, key: string): string | null =>
  attempt(() => store.getItem(key), null);

/** The kept JSON value, still to be parsed; null without one, for garbage, or where the browser refuses. */
export const readJson = (store: Store, key: string): unknown =>
  attempt<unknown>(() => JSON.parse(store.getItem(key) ?? 'null'), null);

/** Keeps a text; false where the browser refuses. */
export const keepText = (store: Store, key: string, text: string): boolean =>
  attempt(() => {
    store.setItem(key, text);
    return true;
  }, false);

/** Removes what is kept under a key; false where the browser refuses. */
export const removeKept = (store: Store, key: string): boolean =>
  attempt(() => {
    store.removeItem(key);
    return true;
  }, false);
