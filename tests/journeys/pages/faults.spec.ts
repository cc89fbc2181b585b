/** Network and storage failures: an open page stays playable. */
import { expect, type Page, test } from 'playwright/test';
import {
  cell,
  clickCell,
  confettiPieces,
  countConfetti,
  FULL,
  headline,
  marks,
  open,
  playCells,
  startAi,
  startFriend,
  status,
  unless,
  X_WINS,
} from '../lib/board.ts';
import { timesSaid } from '../lib/hearing.ts';

/** Makes files with this name unreachable, and returns a function that restores them. */
async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}*.js`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

const fetched = (page: Page, name: string) =>
  page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some((each) => each.name.includes(part)),
    name,
  );

test(
  'settings and notices that can’t be loaded break nothing, and are tried again',
  FULL,
  async ({ page }) => {
    const findSettings = await lose(page, 'Settings');
    const findToaster = await lose(page, 'Toaster');
    await open(page);
    await clickCell(page, '4');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic Tic Tac Toe');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await findToaster();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.locator('[data-notice]')).toContainText('Couldn’t load the settings');
    await findSettings();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  },
);

test('a page that can’t be loaded shows an error without URLs', FULL, async ({ page }) => {
  await lose(page, 'GuidePage');
  await page.goto('/how-to-play/classic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('Check your connection and try again.');
  expect(await page.getByRole('main').innerText()).not.toMatch(/assets|https?:|\.js/);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Challenge' })).toBeVisible();
});

for (const ending of ['js', 'css', '{js,css}']) {
  test(
    `a page without its ${ending} says what to do, and loads once it can`,
    unless(ending === 'js'),
    async ({ page }) => {
      await page.goto('/faq');
      const files = `**/assets/GuidePage*.${ending}`;
      await page.route(files, (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Classic' }).last().click();
      const main = page.getByRole('main');
      await expect(main).toContainText(
        'Couldn’t load this page. Check your connection and try again.',
      );
      await expect(main).not.toContainText(/preload|dynamically|broke on our side/);
      await page.unroute(files);
      await main.getByRole('button', { name: 'Reload this page' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play Classic');
    },
  );
}

test('a link whose page failed once opens it when it is pressed again', async ({ page }) => {
  await page.goto('/faq');
  const find = await lose(page, 'GuidePage');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Classic' }).last();
  await link.click();
  await expect(page.getByRole('main')).toContainText('Couldn’t load this page.');
  await find();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play Classic');
});

test('a page whose files are gone after an update reloads, once', async ({ page }) => {
  let isOld = true;
  let loads = 0;
  await page.goto('/faq');
  await page.route('**/assets/{GuidePage,index}-*.js', async (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route('**/how-to-play/*', async (route) => {
    loads += 1;
    isOld = false;
    await route.continue();
  });
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).last();
  await link('Classic').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play Classic');
  await expect.poll(() => loads).toBe(1);
  // A cache on the way still has the old page: the site says so rather than reload again and again. Here the
  // server still has the first script, and answers for the missing one with a page.
  await page.route('**/assets/StatsPage-*.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Not found</title>' }),
  );
  await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
    sessionStorage.setItem('tic-tac-toe.outdated', script?.src ?? '');
  });
  await link('Statistics').click();
  const main = page.getByRole('main');
  await expect(main).toContainText('This site has been updated. Reload the page to continue.');
  await expect(main).not.toContainText('connection');
  await expect(page).toHaveURL(/\/stats$/);
});

test('a picture that failed at first comes by itself', FULL, async ({ page }) => {
  let failures = 0;
  await page.route('**/pictures/classic-light.webp', async (route) => {
    const isFirst = failures < 2;
    if (isFirst) failures += 1;
    await (isFirst ? route.abort() : route.continue());
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const picture = page.locator('#classic-card img.only-light');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(failures).toBe(2);
});

test(
  'a language whose words failed at first comes once they can be loaded',
  FULL,
  async ({ page }) => {
    let attempts = 0;
    await page.route('**/assets/words-de*.js', async (route) => {
      attempts += 1;
      await (attempts <= 2 ? route.abort() : route.continue());
    });
    await page.goto('/de/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fragen und Antworten');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(attempts).toBeGreaterThan(2);
  },
);

test(
  'a part that can’t be loaded says so in its place until it can, and the match goes on',
  FULL,
  async ({ page }) => {
    const find = await lose(page, 'HintButton');
    await open(page, '/3d');
    const told = await timesSaid(page, 'couldn’t be loaded');
    await startFriend(page);
    await expect.poll(told).toBe(1);
    const missing = page.getByRole('main').getByText('couldn’t be loaded');
    await expect(missing).toBeVisible();
    await clickCell(page, '3.4');
    await expect(cell(page, '3.4')).toHaveAccessibleName(/X/);
    await page.getByRole('button', { name: 'Reload this page' }).click();
    await expect(missing).toBeVisible();
    await find();
    await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
    await expect(missing).toHaveCount(0);
    await expect(cell(page, '3.4')).toHaveAccessibleName(/X/);
  },
);

test('R-SES-6: a match works where storage is forbidden', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(globalThis, 'sessionStorage', forbid);
    Object.defineProperty(globalThis, 'localStorage', forbid);
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page);
  await startFriend(page);
  await playCells(page, X_WINS);
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a mode' })).toBeVisible();
  expect(errors).toEqual([]);
});

test(
  'ALL-48: offline once the mode is chosen, the AI answers and confetti falls',
  FULL,
  async ({ page, context }) => {
    await countConfetti(page);
    await open(page);
    await startAi(page, 'Easy');
    await fetched(page, 'confetti');
    await fetched(page, 'Toaster');
    await context.setOffline(true);
    await clickCell(page, '4');
    await expect.poll(() => marks(page)).toContain('O');
    await expect(status(page)).toContainText('Your Turn');
    await page.getByRole('button', { name: 'New Game' }).click();
    await startFriend(page);
    await playCells(page, X_WINS);
    await expect.poll(() => confettiPieces(page)).toBe(1000);
  },
);

test(
  'where the worker can’t be loaded the page searches; where neither can, Try again does',
  FULL,
  async ({ page }) => {
    await lose(page, 'worker');
    const findLocal = await lose(page, 'answer');
    await open(page);
    await startAi(page);
    await clickCell(page, '4');
    await expect(status(page)).toContainText('The AI couldn’t move');
    await findLocal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status(page)).toContainText('Your Turn');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(await marks(page)).toContain('O');
  },
);

// The build rendered the first two; the third depends on the visitor and shows the splash first.
for (const [path, first] of [
  ['/', 'h1'],
  ['/classic', 'h1'],
  ['/?view=classic', '#splash'],
] as const) {
  test(
    `on a slow line ${path} is never blank, and nothing moves when the page loads`,
    FULL,
    async ({ page }) => {
      const line = Promise.withResolvers<void>();
      await page.route('**/assets/index-*.js', async (route) => {
        await line.promise;
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const each of list.getEntries())
            shifts.sum += (each as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'commit' });
      const splash = page.locator('#splash');
      await expect(page.locator(first)).toBeVisible();
      await expect(page.locator(first === 'h1' ? '#splash' : '#root')).toBeHidden();
      line.resolve();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(splash).toHaveCount(0);
      const sum = () =>
        page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(await sum()).toBeLessThan(0.01);
    },
  );
}

test('text that can’t be copied outside https is selected in a dialog', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  });
  const offered = page.getByRole('dialog', { name: 'Copy this' });
  const field = offered.getByRole('textbox');
  const expectOffer = async (press: string, text: RegExp) => {
    const button = page.getByRole('button', { name: press }).last();
    await button.click();
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
    const chosen = await field.evaluate((each: HTMLTextAreaElement) =>
      each.value.slice(each.selectionStart, each.selectionEnd),
    );
    expect(chosen).toMatch(text);
    await expect(field).not.toBeEditable();
    await page.keyboard.press('Escape');
    await expect(offered).toHaveCount(0);
    await expect(button).toBeFocused();
  };
  await page.goto('/classic?moves=4_0_3_1_5');
  await expectOffer('Copy a link to this game', /\/classic\?moves=4_0_3_1_5/);
  await page.getByRole('button', { name: 'Make a picture' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectOffer('Copy link', /\/classic\?moves=4_0_3_1_5/);
  await page.goto('/online');
  await page.getByLabel('Your Name').fill('Ann');
  await page.getByRole('button', { name: 'Create Room' }).click();
  await page.getByRole('button', { name: 'Create Room' }).click();
  await expectOffer('Copy room code', /^[A-Z0-9]{6}$/);
  await expectOffer('Copy link', /\/online\?room=/);
});
