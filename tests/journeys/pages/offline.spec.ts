/** The site after one visit, served by the service worker alone (PWA-01). */
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { listen } from '../../../server/listen.ts';
import { createSite } from '../../../server/site.ts';
import {
  clickCell,
  FULL,
  headline,
  marks,
  open,
  playCells,
  startedUp,
  startFriend,
  X_WINS,
} from '../lib/board.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until everything is cached and the worker controls this page. No board renders meanwhile. */
async function keep(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/faq`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('PWA-01: after one visit a game works offline, in 3D, with its AI', async ({
  page,
  context,
}) => {
  test.slow();
  await keep(page);
  await context.setOffline(true);
  await open(page, '/ultimate');
  await clickCell(page, '4.4');
  await expect.poll(() => marks(page)).toContain('O');
});

test('PWA-01: every other game works offline, too', FULL, async ({ page, context }) => {
  test.slow();
  await keep(page);
  await context.setOffline(true);
  for (const id of ['quantum', 'infinite', 'extended', '3d', 'misere', 'wild', 'multiplayer']) {
    await page.goto(`/${id}?inspect`);
    await page.waitForFunction(() => (globalThis.__board?.frames() ?? 0) > 0);
  }
  await open(page, '/classic');
  await startFriend(page);
  await playCells(page, X_WINS);
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
});

test('PWA-01: text pages and the not-found page work offline', FULL, async ({ page, context }) => {
  await keep(page);
  await context.setOffline(true);
  await page.goto('/how-to-play/quantum');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play Quantum');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.goto('/');
  const pictures = page.locator('main img:visible');
  await pictures.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        (all as HTMLImageElement[]).every((each) => each.naturalWidth > 0),
      ),
    )
    .toBe(true);
});

test(
  'PWA-01: the kept English pages are translated at the addresses of other languages',
  FULL,
  async ({ page, context }) => {
    await keep(page);
    await context.setOffline(true);
    for (const [path, heading] of [
      ['/de', 'Tic‑Tac‑Toe aus gebranntem Ton'],
      ['/de/?view=wild', 'Wildes Tic-Tac-Toe'],
      ['/de/strategies', 'Strategien für Tic-Tac-Toe'],
      ['/es/misere?inspect', 'Tic Tac Toe Misère'],
      ['/es/no-such-page', '¡Vaya! Página no encontrada'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(/Varianten|Wildes|Strategien|Misère|Página/);
    }
  },
);

test('opening a page’s file shows that page at its address', FULL, async ({ page }) => {
  await keep(page);
  await page.goto('/index.html?view=wild');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wild Tic Tac Toe');
  await expect(page).toHaveURL('/?view=wild');
  await page.goto('/how-to-play/quantum/index.html#tips');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play Quantum');
  await expect(page).toHaveURL('/how-to-play/quantum#tips');
});

test('the worker never answers requests of rooms', FULL, async ({ page, context }) => {
  await keep(page);
  const answered = await page.evaluate(async () =>
    (await fetch('/healthz')).headers.get('cache-control'),
  );
  expect(answered).toBe('no-store');
  await context.setOffline(true);
  const failed = await page.evaluate(() =>
    fetch('/functions/v1/rooms').then(
      () => false,
      () => true,
    ),
  );
  expect(failed).toBe(true);
});

/** A separate site whose worker can be rebuilt. */
async function ownSite() {
  const dist = mkdtempSync(join(tmpdir(), 'newer-'));
  cpSync('dist', dist, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const { url, close } = await listen(createSite({ dist, env: {} }), {
    port: 0,
    host: '127.0.0.1',
  });
  return {
    url,
    add(name: string, html: string) {
      mkdirSync(join(dist, name));
      writeFileSync(join(dist, name, 'index.html'), html);
    },
    release: () => {
      appendFileSync(join(dist, 'sw.js'), '// one more line is a newer version');
      writeFileSync(join(dist, '.build'), 'newer');
    },
    async end() {
      await close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

test(
  'NTC-06 NTC-07 NTC-09: the single slot announces a newer version, and Reload takes it',
  FULL,
  async ({ page }) => {
    const site = await ownSite();
    await keep(page, site.url);
    site.release();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const slot = page.getByRole('region', { name: 'Messages (F8)' });
    const notice = slot.getByRole('listitem');
    await expect(notice).toContainText('A new version is ready');
    await page.keyboard.press('F8');
    await expect(slot.getByRole('list')).toBeFocused();
    await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
    await notice.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !('isOld' in globalThis));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await site.end();
  },
);

test(
  'NTC-06: after one tab has taken the newer version, the others load it or say so',
  FULL,
  async ({ page, context }) => {
    const site = await ownSite();
    await keep(page, site.url);
    const tabs = await Promise.all([0, 1, 2].map(() => context.newPage()));
    const [seen, unseen, typing] = tabs as [Page, Page, Page];
    await Promise.all([
      seen.goto(`${site.url}/faq`),
      unseen.goto(`${site.url}/faq`),
      typing.goto(`${site.url}/online?room=ABC234`),
    ]);
    await typing.getByRole('textbox').first().fill('Ann');
    for (const tab of [page, ...tabs]) {
      await tab.evaluate(() => Object.assign(globalThis, { isOld: true }));
      await startedUp(tab);
    }
    for (const tab of [unseen, typing])
      await tab.evaluate(() =>
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
      );
    site.release();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = (tab: Page) => tab.getByRole('listitem').filter({ hasText: 'A new version' });
    const reload = (tab: Page) => offer(tab).getByRole('button', { name: 'Reload' });
    const isNew = (tab: Page) => tab.waitForFunction(() => !('isOld' in globalThis));
    await expect(offer(seen)).toBeVisible();
    // The mouse keeps a message open, which would close after five seconds; two reloads may take longer.
    await offer(seen).dispatchEvent('pointermove');
    await reload(page).dispatchEvent('click');
    await Promise.all([isNew(page), isNew(unseen), expect(offer(typing)).toBeVisible()]);
    await expect(typing.getByRole('textbox').first()).toHaveValue('Ann');
    await expect(offer(seen)).toBeVisible();
    await reload(seen).dispatchEvent('click');
    await isNew(seen);
    await site.end();
  },
);

test(
  'NTC-06: a newer version waits for its announcement until no dialog is open',
  FULL,
  async ({ page }) => {
    const site = await ownSite();
    await keep(page, site.url);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    site.release();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null,
    );
    const notice = page.getByRole('listitem').filter({ hasText: 'A new version is ready' });
    await expect(notice).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    await site.end();
  },
);

test('a page that a newer version brings opens for who has the old one', FULL, async ({ page }) => {
  const site = await ownSite();
  await keep(page, site.url);
  site.add('brand-new', '<!doctype html><title>New</title><h1>A new page</h1>');
  site.release();
  await page.goto(`${site.url}/brand-new`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new page');
  await page.goto(`${site.url}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await site.end();
});

test(
  'NTC-07: the single slot’s message closes by itself after five seconds',
  FULL,
  async ({ page }) => {
    const site = await ownSite();
    await page.clock.install();
    await keep(page, site.url);
    site.release();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('region', { name: 'Messages (F8)' }).getByRole('listitem');
    await expect(notice).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000));
    await expect(notice).toBeVisible();
    await page.clock.runFor(2500);
    await expect(notice).toHaveCount(0);
    await site.end();
  },
);

test(
  'NTC-08: a swipe of fifty pixels dismisses the message, a shorter one does not',
  FULL,
  async ({ page }) => {
    const site = await ownSite();
    await keep(page, site.url);
    site.release();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('region', { name: 'Messages (F8)' }).getByRole('listitem');
    const words = notice.getByText('Your game is saved.');
    await expect(words).toBeVisible();
    const box = await words.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 8];
    const swipe = async (distance: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
    };
    // The mouse keeps the message open, so only the swipe can close it.
    await swipe(40);
    await expect(notice).toBeVisible();
    await swipe(60);
    await expect(notice).toHaveCount(0, { timeout: 2000 });
    await site.end();
  },
);

test('it can be installed: manifest, icons, worker', FULL, async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.display).toBe('standalone');
  for (const size of ['192x192', '512x512'])
    expect(manifest.icons.some(({ sizes }) => sizes === size)).toBe(true);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test(
  'PWA-03: pictures and icons are fetched at startup, whatever page it is',
  FULL,
  async ({ page }) => {
    await page.goto('/how-to-play/classic');
    await page.waitForFunction(() =>
      ['classic', 'multiplayer'].every((name) =>
        performance
          .getEntriesByType('resource')
          .some((each) => each.name.includes(`/pictures/${name}-`)),
      ),
    );
  },
);

test.describe('where workers are refused', () => {
  test.use({ serviceWorkers: 'block' });

  test('PWA-02: shows no error', FULL, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/faq');
    await startedUp(page);
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});
