/** The interface in German and Spanish, by the browser's language and by the settings. */
import { cell, expect, FULL, heard, status, STILL, test, unless } from '../lib/board.ts';

test.use({ ...STILL, isFlat: true });

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test(
    'LANG-01: menus, a game, the room’s lobby and a guide are in German',
    FULL,
    async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(
        page.getByRole('heading', { name: 'Wähle deine Herausforderung' }),
      ).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Misère/ })
        .click();
      await expect(status(page)).toContainText('Du bist dran');
      await expect(cell(page, '0')).toHaveAccessibleName('a3, leer');
      await page.goto('/wild');
      await page.getByRole('button', { name: 'Zu zweit spielen' }).click();
      await cell(page, '4').dispatchEvent('click');
      await page.getByRole('button', { name: 'X', exact: true }).click();
      await expect(status(page)).toContainText('Spieler 2 ist dran');
      await page.goto('/online');
      await page.getByLabel('Dein Name').fill('Anna');
      await page.getByRole('button', { name: 'Raum öffnen' }).click();
      await page.getByRole('button', { name: 'Raum öffnen' }).click();
      await expect(page.getByText('Spieler (1/2)')).toBeVisible();
      await expect(page.getByText('Warten auf Spieler …')).toBeVisible();
      await page.goto('/how-to-play/classic');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('So geht’s: Klassisch');
      await expect(page.locator('main section').first()).toHaveAttribute('lang', 'de');
      await page.goto('/no-such-page');
      await expect(page.getByText('Hoppla! Seite nicht gefunden').first()).toBeVisible();
    },
  );
});

test(
  'LANG-05: the settings switch the language; the current match continues',
  FULL,
  async ({ page }) => {
    await page.goto('/classic');
    await page.getByRole('button', { name: 'Play vs Friend' }).click();
    await expect(status(page)).toContainText("Player X's Turn");
    await cell(page, '4').dispatchEvent('click');
    await expect(status(page)).toContainText("Player O's Turn");
    await page.getByRole('button', { name: 'Settings' }).click();
    for (const [name, lang] of [
      ['English', 'en'],
      ['Deutsch', 'de'],
      ['Español', 'es'],
    ] as const)
      await expect(page.getByText(name, { exact: true })).toHaveAttribute('lang', lang);
    await page.getByLabel('Español').dispatchEvent('click');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ajustes' })).toBeFocused();
    await expect(status(page)).toContainText('Le toca al jugador O');
    await expect(cell(page, '4')).toHaveAccessibleName('b2, X');
    await page.getByRole('button', { name: 'Ajustes' }).click();
    await page.getByLabel('English').dispatchEvent('click');
    await expect(status(page)).toContainText("Player O's Turn");
  },
);

test('LANG-09: arrow keys choose a language, which is applied where the focus is and announced in it', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('dialog').getByRole('radio', { name: 'Deutsch' }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Deutsch' })).toBeFocused();
  await expect(heard(page)).toHaveText('Sprache: Deutsch');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeFocused();
  // Later the dialog opens normally.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Schließen' })).toBeFocused();
});

const PAGES = {
  'de-DE': {
    noGuide: 'Die deutsche Anleitung konnte nicht geladen werden. Hier ist die englische.',
    room: ['Übersicht', /^Klassisch.*Drei in einer Reihe auf dem Brett/],
  },
  'es-MX': {
    noGuide: 'No se pudo cargar la guía en español. Aquí la tienes en inglés.',
    room: ['Resumen', /^Clásico.*Tres en línea en el tablero/],
  },
} as const;

for (const [locale, said] of Object.entries(PAGES)) {
  const language = locale.slice(0, 2);
  test.describe(`a browser that asks for ${locale}`, unless(language === 'de'), () => {
    test.use({ locale });

    test('the controls of a finished game fit a narrow phone', FULL, async ({ page }) => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto('/misere?moves=2_8_5_7_0_6&v=1');
        await expect(page.locator('main [role=group] button').nth(2)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        for (const button of await page.locator('main [role=group] button').all()) {
          const box = await button.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
      }
    });

    test(
      'a guide whose translation can’t be loaded is in English and says so',
      FULL,
      async ({ page }) => {
        // An empty file has no words; a failed request would be logged as an error.
        await page.route(/(?:de|es)-guide-[\w-]+\.js/, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
        await page.goto('/how-to-play/classic');
        await expect(page.getByText(said.noGuide)).toBeVisible();
        await expect(page.locator('main section').first()).toHaveAttribute('lang', 'en');
        await expect(page.getByRole('heading', { name: 'Basic Rules' })).toBeVisible();
      },
    );

    test('the description of a game in Create is translated', FULL, async ({ page }) => {
      await page.goto('/online?variant=classic');
      const [name, words] = said.room;
      await expect(page.getByRole('region', { name })).toHaveText(words);
    });
  });
}

test(
  'a guide loads the words of its own language only, and the menu loads none',
  FULL,
  async ({ browser }) => {
    for (const [locale, expected] of [
      ['en-GB', []],
      ['de-DE', ['de-guide']],
      ['es-ES', ['es-guide']],
    ] as const) {
      const page = await browser.newPage({ locale, serviceWorkers: 'block' });
      const asked: string[] = [];
      page.on('response', (response) => {
        const name = /(de|es)-guide/.exec(response.url());
        if (name) asked.push(name[0]);
      });
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await page.goto('/how-to-play/quantum');
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual(expected);
      await page.close();
    }
  },
);
