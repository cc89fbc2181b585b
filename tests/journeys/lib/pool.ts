/**
 * Reuses pages from test to test, because opening a page takes longer than most tests. Used pages are reset;
 * those that can't be are closed.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
  test as base,
} from 'playwright/test';

/** What a context is made with, beside what the project asks for. Tests that ask for the same share. */
export type Made = Omit<BrowserContextOptions, 'storageState'>;

type Place = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly addScript: Page['addInitScript'];
  /** Undoes the test's changes. */
  readonly undo: (() => Promise<void>)[];
  isSpent: boolean;
};

const HEARD = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'response',
  'websocket',
] as const;

/** The maximum number of idle pages per set of options. */
const ROOM = 6;

export class Pool {
  #kept: { readonly key: string; readonly place: Place }[] = [];

  /** A page that looks unused. */
  async take(browser: Browser, made: Made): Promise<Place> {
    const key = JSON.stringify(made);
    const kept = this.#kept.findLast((each) => each.key === key);
    this.#kept = this.#kept.filter((each) => each !== kept);
    return kept?.place ?? (await open(browser, made));
  }

  /** Takes a page back after a test. */
  async give(place: Place, made: Made, origin: string): Promise<void> {
    if (!(await empty(place, origin))) {
      await place.context.close();
      return;
    }
    this.#kept.push({ key: JSON.stringify(made), place });
    if (this.#kept.length > ROOM) await this.#kept.shift()?.place.context.close();
  }

  async close(): Promise<void> {
    for (const { place } of this.#kept.splice(0)) await place.context.close();
  }
}

async function open(browser: Browser, made: Made): Promise<Place> {
  const context = await browser.newContext(made);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { addInitScript, emulateMedia, setViewportSize } = page;
  const place: Place = {
    context,
    page,
    session,
    addScript: addInitScript,
    undo: [],
    isSpent: false,
  };
  page.addInitScript = (async (...script: Parameters<typeof addInitScript>) => {
    const added = await addInitScript.apply(page, script);
    place.undo.push(() => added.dispose());
    return added;
  }) as typeof addInitScript;
  page.emulateMedia = async (wish) => {
    await emulateMedia.call(page, wish);
    place.undo.push(() =>
      emulateMedia.call(page, {
        media: null,
        colorScheme: made.colorScheme ?? 'light',
        reducedMotion: made.reducedMotion ?? null,
        forcedColors: null,
        contrast: made.contrast ?? null,
      }),
    );
  };
  page.setViewportSize = async (size) => {
    await setViewportSize.call(page, size);
    const { viewport } = made;
    if (viewport) place.undo.push(() => setViewportSize.call(page, viewport));
  };
  const { grantPermissions, setOffline } = context;
  context.setOffline = async (isOffline) => {
    await setOffline.call(context, isOffline);
    if (isOffline) place.undo.push(() => setOffline.call(context, false));
  };
  context.grantPermissions = async (...asked) => {
    place.isSpent = true;
    await grantPermissions.apply(context, asked);
  };
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get: () => {
      place.isSpent = true;
      return clock;
    },
  });
  return place;
}

/** Removes all traces of a test; false where that isn't possible. */
async function empty(
  { context, page, session, addScript, undo, isSpent }: Place,
  origin: string,
): Promise<boolean> {
  if (isSpent || page.isClosed()) return false;
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const back of undo.splice(0)) await back();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,indexeddb,cache_storage',
  });
  // The next page of the site clears its storage before other scripts run. The browser would do it late: after
  // the next test has stored its own choices, or before the last page's choices have reached it.
  const forget = await addScript.call(page, () => {
    sessionStorage.clear();
    localStorage.clear();
  });
  page.once('framenavigated', () => void forget.dispose());
  return true;
}

/** Tests whose pages come from the pool, unless they use a service worker or no script. */
export const pooled = base.extend<object, { pool: Pool }>({
  pool: [
    // A fixture names what it needs by a pattern, even where it needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, lend) => {
      const pool = new Pool();
      await lend(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      pool,
      browser,
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      viewport,
    },
    lend,
    { status, expectedStatus },
  ) => {
    const { contrast = null, reducedMotion = null } = contextOptions;
    const made: Made = {
      colorScheme,
      contrast,
      hasTouch,
      isMobile,
      reducedMotion,
      viewport,
      ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
      ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
      ...(locale === undefined ? {} : { locale }),
    };
    const place = await pool.take(browser, made);
    if (!(javaScriptEnabled ?? true) || serviceWorkers !== 'block') place.isSpent = true;
    await lend(place.context);
    if (status !== expectedStatus) place.isSpent = true;
    await pool.give(place, made, baseURL ?? '');
  },
  page: async ({ context }, lend) => {
    const [page] = context.pages();
    if (!page) throw new Error('the pool gave a context without a page');
    await lend(page);
  },
});
