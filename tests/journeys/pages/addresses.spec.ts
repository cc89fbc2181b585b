/** A page's addresses in German and Spanish: `/de/...` and `/es/...`. */
import type { Page } from 'playwright/test';
import { cell, expect, FULL, status, STILL, test } from '../lib/board.ts';
import { expectSound } from '../lib/pages.ts';
import { test as rooms } from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

const html = (page: Page) => page.locator('html');
const canonical = (page: Page) => page.locator('link[rel=canonical]');

/** Keeps a language on the device, as the settings do. */
const keep = (page: Page, language: string) =>
  page.addInitScript((choice) => {
    localStorage['ttt.device'] ??= JSON.stringify({ language: choice });
  }, language);

const kept = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('ttt.device') ?? '{}') as object) ?? {});

async function choose(page: Page, settings: string, language: string): Promise<void> {
  await page.getByRole('button', { name: settings, exact: true }).click();
  await page.getByLabel(language, { exact: true }).dispatchEvent('click');
  // The settings are opened again in the new language.
  await expect(page.getByRole('dialog').getByLabel(language, { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
}

test('LANG-08: an English page requests no translation', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /words-(?:de|es)|\/(?:de|es)\//.test(url))).toEqual([]);
});

test(
  'LANG-04: links stay in the language of the address, whatever the browser asks for',
  FULL,
  async ({ page }) => {
    await page.goto('/de');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Quanten/ })
      .click();
    await expect(page).toHaveURL('/de/quantum');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quanten-Tic-Tac-Toe');
    await expect(page).toHaveTitle(/^Quanten-Tic-Tac-Toe: /);
    await expect(canonical(page)).toHaveAttribute('href', '/de/quantum');
    await expect(page.locator('link[hreflang=es]')).toHaveAttribute('href', '/es/quantum');
    await page.getByRole('link', { name: 'So geht’s' }).click();
    await expect(page).toHaveURL('/de/how-to-play/quantum');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fragen und Antworten' }).click();
    await expect(page).toHaveURL('/de/faq');
    await page.goBack();
    await expect(page).toHaveURL('/de/how-to-play/quantum');
    await page.locator('main a[href="/de"]').first().click();
    await expect(page).toHaveURL('/de');
    await page.locator('a[href="/de?view=quantum"]:not([aria-hidden])').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quanten-Tic-Tac-Toe');
    await expect(canonical(page)).toHaveAttribute('href', '/de/quantum');
    // Opening a German address doesn't choose German.
    expect(await kept(page)).not.toMatchObject({ language: 'de' });
  },
);

test(
  'LANG-04: an address without a language redirects to the saved language',
  FULL,
  async ({ page }) => {
    await keep(page, 'de');
    for (const [path, address] of [
      ['/', '/de'],
      ['/?view=wild', '/de?view=wild'],
      ['/classic', '/de/classic'],
      ['/how-to-play/3d#tips', '/de/how-to-play/3d#tips'],
      ['/Classic?room=A', '/de/classic?room=A'],
      ['/online?room=ABCDEF', '/de/online?room=ABCDEF'],
      ['/no-such-page', '/de/no-such-page'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(address);
      await expect(html(page)).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('contentinfo')).toContainText('Spiele');
    }
  },
);

test(
  'LANG-03: an address with a language is shown in it, and saves nothing',
  FULL,
  async ({ page }) => {
    await keep(page, 'en');
    await page.goto('/es/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
    expect(await kept(page)).toMatchObject({ language: 'en' });
    // The settings show the page's language, so that the earlier choice can be chosen again.
    await page.getByRole('button', { name: 'Ajustes', exact: true }).click();
    await expect(page.getByLabel('Español', { exact: true })).toBeChecked();
    await page.getByLabel('English', { exact: true }).dispatchEvent('click');
    await expect(page).toHaveURL('/faq');
    // The settings, which reopen, cover the page.
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
    expect(await kept(page)).toMatchObject({ language: 'en' });
  },
);

test(
  'LANG-05: switching the language opens the page’s other address; the match and Back still work',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Classic', exact: true }).click();
    await page.getByRole('button', { name: 'Play vs Friend' }).click();
    await cell(page, '4').dispatchEvent('click');
    await choose(page, 'Settings', 'Deutsch');
    await expect(page).toHaveURL('/de/classic');
    await expect(status(page)).toContainText('Spieler O ist dran');
    await expect(cell(page, '4')).toHaveAccessibleName('b2, X');
    await expect(page).toHaveTitle(/^Klassisches Tic-Tac-Toe/);
    await cell(page, '0').dispatchEvent('click');
    await choose(page, 'Einstellungen', 'Español');
    await expect(page).toHaveURL('/es/classic');
    await expect(cell(page, '0')).toHaveAccessibleName('a3, O');
    // The previous page was opened in English.
    await page.goBack();
    await expect(page).toHaveURL('/es');
    await expect(page.getByRole('heading', { name: 'Elige tu desafío' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/es/classic');
    await expect(cell(page, '4')).toHaveAccessibleName('b2, X');
    await page.getByRole('button', { name: 'Ajustes', exact: true }).click();
    await page
      .getByRole('group', { name: 'Idioma' })
      .getByRole('radio')
      .first()
      .dispatchEvent('click');
    await expect(page).toHaveURL('/classic');
    await expect(status(page)).toContainText("Player X's Turn");
  },
);

test(
  'LANG-02: a static host, which has one page for unknown addresses, answers in the language too',
  FULL,
  async ({ page }) => {
    await page.route('/de/no-such-page', async (route) => {
      const response = await route.fetch({
        url: new URL('/no-such-page', route.request().url()).href,
      });
      await route.fulfill({ response });
    });
    await page.goto('/de/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Hoppla! Seite nicht gefunden',
    );
    await expect(html(page)).toHaveAttribute('lang', 'de');
  },
);

test(
  'a page whose words can’t be fetched is English, at the same address',
  FULL,
  async ({ page }) => {
    await page.route('**/words-de-*.js', (route) =>
      route.fulfill({ status: 200, body: 'throw new Error()', contentType: 'text/javascript' }),
    );
    await page.goto('/de/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Strategies' }).click();
    await expect(page).toHaveURL('/de/strategies');
  },
);

test('axe finds nothing, and nothing is too wide', FULL, async ({ page }) => {
  test.slow();
  for (const [path, heading] of [
    ['/de', 'Tic‑Tac‑Toe aus gebranntem Ton'],
    ['/de/faq', 'Fragen und Antworten'],
    ['/es/how-to-play/quantum', /Cuántico/],
    ['/es/no-such-page', '¡Vaya! Página no encontrada'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectSound(page, path);
  }
});

rooms(
  'LANG-05 LANG-06: an invitation from a German page opens in the guest’s language',
  FULL,
  async ({ page, context, newcomer }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/de/online');
    await page.getByLabel('Dein Name').fill('Anna');
    await page.getByRole('button', { name: 'Raum öffnen' }).click();
    await page.getByRole('button', { name: 'Raum öffnen' }).click();
    await page.getByRole('button', { name: 'Link kopieren' }).click();
    await expect(page).toHaveURL(/\/de\/online\?room=/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe('/online');
    const guest = await newcomer({ locale: 'es-MX' });
    await guest.goto(link);
    await expect(guest).toHaveURL(/\/es\/online\?room=/);
    await guest.getByLabel('Tu nombre').fill('Eva');
    await guest.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(guest.getByText('Jugadores (2/2)')).toBeVisible();
    // A seat can be played in another language.
    await choose(guest, 'Ajustes', 'English');
    await expect(guest).toHaveURL(/\/online\?room=/);
    await expect(guest.getByText('Players (2/2)')).toBeVisible();
  },
);
