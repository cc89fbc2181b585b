/** Delays between failed attempts, ms; after these, LAST_MS each time. */
const WAITS_MS = [0, 1000, 2000, 5000, 15_000] as const;
const LAST_MS = 60_000;
/** The delay before a stylesheet is asked for again. */
const SHEET_MS = 2000;

type LoadHandlers<T> = {
  readonly got: (loaded: T) => void;
  /** The first two attempts failed. */
  readonly failed?: (error: unknown) => void;
};

/** Resolves when the network is back, or after this time. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

/** Loads a part of the page, retrying until it succeeds. Returns a function that stops it. */
export function keepTrying<T>(
  load: () => Promise<T>,
  { got, failed }: LoadHandlers<T>,
): () => void {
  let isWanted = true;
  const run = async (attempt: number): Promise<void> => {
    try {
      const loaded = await load();
      if (isWanted) got(loaded);
    } catch (error) {
      if (isWanted && attempt === 1) failed?.(error);
      await pause(WAITS_MS[attempt] ?? LAST_MS);
      if (isWanted) void run(attempt + 1);
    }
  };
  void run(0);
  return () => {
    isWanted = false;
  };
}

/** The same as a promise, for parts that are needed as long as the page is open. It never rejects. */
export const untilLoaded = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise((got) => keepTrying(load, { got }));

// Vite never requests a stylesheet again that failed once.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    if (isSheet) setTimeout(() => target.replaceWith(target.cloneNode()), SHEET_MS);
  },
  true,
);
