/** The browser's storage. It may be blocked or full at any time; nothing here throws. */

/** All keys. index.html reads the settings, the seats, the name and the matches before the first paint. */
export const KEYS = {
  settings: 'ttt.device',
  stats: 'tic-tac-toe.stats',
  /** The game played last. */
  last: 'tic-tac-toe.last',
  /** An unfinished match, for each game. */
  match: 'tic-tac-toe.match.',
  /** The names and symbols of a match of several. */
  setup: 'tic-tac-toe.setup',
  lessons: 'tic-tac-toe.lessons',
  solvedDays: 'tic-tac-toe.days',
  isWorthShown: 'tic-tac-toe.worths',
  /** A player's name in rooms. */
  name: 'tic-tac-toe.name',
  seats: 'tic-tac-toe.seats',
  /** A class that this device leads, and one in which it is a pupil's. */
  class: 'tic-tac-toe.class',
  pupil: 'tic-tac-toe.pupil',
  isChatMuted: 'tic-tac-toe.chat-muted',
  /** The first script of a version that was reloaded for being outdated. */
  outdated: 'tic-tac-toe.outdated',
  /** Set after the language was changed in Settings. */
  language: 'tic-tac-toe.language',
  /** Written and removed again, to test whether storage works. */
  probe: 'tic-tac-toe.probe',
} as const;

/** The part of the browser's Storage that is used. Any of it may throw; undefined where the browser has none. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;

/** Runs an action, and returns its result, or `otherwise` if it throws. */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** The tab's storage. Where forbidden, even reading the property throws; the build has none. */
export const tabStorage = (page: { readonly sessionStorage?: BrowserStorage }): BrowserStorage =>
  attempt(() => page.sessionStorage, undefined);

/** The storage that outlasts the tab. */
export const deviceStorage = (page: { readonly localStorage?: BrowserStorage }): BrowserStorage =>
  attempt(() => page.localStorage, undefined);

/** Reads a text; null if there is none, or where the browser refuses. */
export const readText = (storage: BrowserStorage, key: string): string | null =>
  attempt(() => storage?.getItem(key) ?? null, null);

/**
 * Reads a JSON value, still to be parsed; null if there is none, for garbage, or where the browser refuses.
 */
export const readJson = (storage: BrowserStorage, key: string): unknown =>
  attempt<unknown>(() => JSON.parse(readText(storage, key) ?? 'null'), null);

const change = (
  storage: BrowserStorage,
  action: (kept: NonNullable<BrowserStorage>) => void,
): boolean =>
  attempt(() => {
    if (storage) action(storage);
    return storage !== undefined;
  }, false);

/** Keeps a text; false where the browser refuses. */
export const keepText = (storage: BrowserStorage, key: string, text: string): boolean =>
  change(storage, (kept) => kept.setItem(key, text));

/** Removes a key; false where the browser refuses. */
export const removeKept = (storage: BrowserStorage, key: string): boolean =>
  change(storage, (kept) => kept.removeItem(key));
