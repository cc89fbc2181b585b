/** Prerendered pages: readable without a script, and hydrated without warnings. */
import { expect, type Page, test } from 'playwright/test';
import { FULL } from '../lib/board.ts';

const GAMES = [
  ['classic', 'ultimate', 'extended', '3d', 'quantum'],
  ['misere', 'wild', 'infinite', 'multiplayer', 'online'],
].flat();

/** Everything a browser complains about. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !/GPU stall|WebGL|blocked by Playwright/.test(message.text()) &&
      // The browser logs an unknown address, but the test asks for it.
      !(message.text().includes('404') && message.location().url === page.url())
    )
      complaints.push(message.text());
  });
  return complaints;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read, and nothing covers it', async ({ page }) => {
    await page.goto('/classic');
    await expect(page.getByText('Three of your marks in a row win')).toBeVisible();
    await expect(page.locator('#splash')).toBeHidden();
  });

  test('an anchor of the strategies opens its section', FULL, async ({ page }) => {
    await page.goto('/strategies#quantum');
    await expect(page.getByText('Closing a loop gives your opponent')).toBeInViewport();
  });
});

const HYDRATED = {
  English: ['/', ...GAMES.map((id) => `/${id}`), '/how-to-play/3d', '/no-such-page'],
  German: ['/de', ...GAMES.map((id) => `/de/${id}`), '/de/how-to-play/3d', '/de/no-such-page'],
  Spanish: ['', '/quantum', '/online', '/faq', '/strategies', '/how-to-play/online'].map(
    (path) => `/es${path}`,
  ),
};

for (const [language, paths] of Object.entries(HYDRATED)) {
  test(
    `${language}: the script hydrates the same elements without warnings`,
    FULL,
    async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.addInitScript(() => {
        // Keeps the original heading, which a new render would replace.
        document.addEventListener('DOMContentLoaded', () =>
          Object.assign(globalThis, { first: document.querySelector('h1') }),
        );
      });
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator('#splash')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        const isSame = await page.evaluate(
          () =>
            (globalThis as unknown as { first: Element | null }).first ===
            document.querySelector('h1'),
        );
        expect(isSame, `${path} was not drawn twice`).toBe(true);
        expect(complaints, path).toEqual([]);
      }
    },
  );
}

test('a reload in mid-game doesn’t show the mode choice', async ({ page }) => {
  await page.goto('/classic');
  await page.getByRole('button', { name: 'Play vs Friend' }).click();
  await expect(page.getByRole('button', { name: 'New Game' })).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const mode = document.querySelector('main h2');
      if (mode?.checkVisibility()) seen.push(mode.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'New Game' })).toBeVisible();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen).not.toContain('Choose a mode');
});

test(
  'an invitation opens the join step with its code instead of the prerendered menu',
  FULL,
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto('/online?room=ABCDEF');
    await expect(page.getByLabel('Room Code')).toHaveValue('ABCDEF');
    expect(complaints).toEqual([]);
  },
);

/** Holds the page's script back until released. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function expectHydrated(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: 'Settings' });
  await expect
    .poll(() =>
      settings.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

test('keeps a name typed before the script loads', FULL, async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/online', { waitUntil: 'commit' });
  await page.getByLabel('Your Name').fill('Early Ann');
  release();
  await page.getByRole('button', { name: 'Create Room' }).click();
  await expect(page.getByRole('radio', { name: 'Classic', exact: true })).toBeVisible();
});

test('typing during hydration loses no letter', FULL, async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/online', { waitUntil: 'commit' });
  const name = page.getByLabel('Your Name');
  await name.pressSequentially('Early ');
  release();
  await name.pressSequentially('Ann of Elsewhere', { delay: 40 });
  await expect(page.getByRole('button', { name: 'Create Room' })).not.toHaveAttribute(
    'aria-disabled',
  );
  await expect(name).toHaveValue('Early Ann of Elsewhere');
});

test('keeps a selection made before the script loads', FULL, async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/online', { waitUntil: 'commit' });
  const name = page.getByLabel('Your Name');
  await name.fill('Bob');
  await name.selectText();
  release();
  await expect(page.getByRole('button', { name: 'Create Room' })).not.toHaveAttribute(
    'aria-disabled',
  );
  await page.keyboard.type('Cleo');
  await expect(name).toHaveValue('Cleo');
});

test('replays a button press from before the script loads', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/classic', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Play vs Friend' }).click();
  release();
  await expect(page.locator('[data-status]')).toContainText("Player X's Turn");
});

test('replays the press of a form’s button from before the script loads', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/class', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open the class' }).click();
  release();
  await expect(page.locator('output')).toHaveText(/^[2-9A-HJ-NP-Z]{6}$/);
});

test('the menu that was opened before the script loads stays open', async ({ page }) => {
  const release = await holdScript(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/classic', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Main pages' }).click();
  release();
  await expectHydrated(page);
  // The early press is repeated in the frame in which the page hydrates.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  const menu = page.getByRole('navigation', { name: 'Main pages' });
  await expect(menu.getByRole('link', { name: 'Strategies' })).toBeVisible();
});

test('a page stays where a visitor scrolled before its script loads', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => loaded.promise.then(() => route.continue()));
  let loaded = Promise.withResolvers<void>();
  for (const address of ['/', '/how-to-play/classic']) {
    loaded = Promise.withResolvers<void>();
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Styles and fonts that arrive later move the lines above, and the browser scrolls to keep the visible
    // part in place.
    await page.waitForFunction(() => document.fonts.size > 0);
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((face) => face.load()));
      scrollTo(0, 300);
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.moved))
      .toBe(address);
    loaded.resolve();
    await expectHydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  }
});

test('HOME-22: doesn’t scroll after input from before the script loads', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  release();
  await expectHydrated(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('starts with a form filled in before the script loads', FULL, async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/multiplayer', { waitUntil: 'commit' });
  await page
    .getByRole('group', { name: 'Number of Players' })
    .getByRole('radio', { name: '4' })
    .check();
  await page.getByLabel('Name of player 2').fill('Early Ben');
  release();
  const fourth = page.getByLabel('Name of player 4');
  await expect(fourth).toBeVisible();
  await fourth.fill('Dan');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByText('Early Ben').first()).toBeVisible();
  await expect(page.getByText('Dan').first()).toBeVisible();
});
