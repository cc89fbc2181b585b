/** The home page: the chooser, what its cards open with, views in place, and the statistics. */
import { cardOf, gameIds } from '../../../src/variants/menu.ts';
import {
  cell,
  clickCell,
  expect,
  FULL,
  ready,
  startFriend,
  status,
  STILL,
  test,
} from '../lib/board.ts';

test.describe('without motion', () => {
  test.use({ ...STILL, isFlat: true });

  test('HOME-03: the mode selector sets what the cards open with', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'vs friend' }).check();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Misère/ })
      .click();
    await expect(status(page)).toContainText("Player X's Turn");
    await expect(page).toHaveURL(/\/misere$/);
    await page.goto('/');
    await page.getByRole('radio', { name: 'vs AI' }).check();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Extended/ })
      .click();
    await expect(status(page)).toContainText('Your Turn');
    await expect(status(page)).toContainText('AI level: Medium');
    // The current game continues; a new one needs the button.
    await cell(page, '5').dispatchEvent('click');
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Extended/ })
      .click();
    await expect(cell(page, '5')).toHaveAccessibleName(/X/);
    // The requested game opens; a match of the other kind is offered.
    await page.goto('/');
    await page.getByRole('radio', { name: 'vs friend' }).check();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Extended/ })
      .click();
    await expect(status(page)).toContainText("Player X's Turn");
    await expect(cell(page, '5')).toHaveAccessibleName(/empty/);
    await page.reload();
    await page.getByRole('button', { name: 'Back to your game vs AI' }).click();
    await expect(status(page)).toContainText('AI level: Medium');
    await expect(cell(page, '5')).toHaveAccessibleName(/X/);
  });

  test(
    'HOME-03: each mode keeps its match, and the keyboard moves through the modes',
    FULL,
    async ({ page }) => {
      const online = page.getByRole('radio', { name: 'Online', exact: true });
      const openExtended = async (mode: string) => {
        await page.goto('/');
        await page.getByRole('radio', { name: mode }).check();
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Extended/ })
          .click();
      };
      await openExtended('vs AI');
      await cell(page, '5').dispatchEvent('click');
      await openExtended('vs friend');
      await cell(page, '0').dispatchEvent('click');
      await openExtended('vs AI');
      await expect(cell(page, '5')).toHaveAccessibleName(/X/);
      await expect(cell(page, '0')).not.toHaveAccessibleName(/X/);
      await openExtended('vs friend');
      await expect(cell(page, '0')).toHaveAccessibleName(/X/);
      await page.getByRole('button', { name: 'New Game' }).click();
      await page.getByRole('button', { name: 'Play vs Friend' }).click();
      await page.getByRole('button', { name: 'Back to your game vs AI' }).click();
      await expect(cell(page, '5')).toHaveAccessibleName(/X/);
      // An empty match isn't offered, and one that was left for good isn't either.
      await page.goto('/');
      await page.getByRole('radio', { name: 'vs AI' }).check();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Misère/ })
        .click();
      await expect(status(page)).toContainText('Your Turn');
      await expect(page.getByRole('button', { name: 'Back to your game' })).toHaveCount(0);
      await page.goto('/');
      await online.click();
      await expect(page.getByLabel('Your Name')).toBeVisible();
      await page.goBack();
      await expect(online).toBeChecked();
      await page.getByRole('main').getByRole('link', { name: /^Wild/ }).click();
      await expect(page.getByRole('radio', { name: 'Wild' })).toBeChecked();
      await page.goto('/');
      await page.getByRole('radio', { name: 'vs friend' }).focus();
      // Moving through the modes by keyboard opens nothing.
      await page.keyboard.press('ArrowRight');
      await expect(online).toBeChecked();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Multiplayer/ })
        .click();
      await expect(page.getByRole('heading', { name: 'Game Setup' })).toBeVisible();
    },
  );

  test(
    'HOME-17 HOME-18 HOME-19 HOME-20 HOME-26 HOME-29: views in place are in the address; Back and a reload restore them',
    FULL,
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Quick play' }).press('Enter');
      await expect(page).toHaveURL(/\/\?view=classic$/);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Classic Tic Tac Toe');
      await expect(title).toBeFocused();
      // It starts a game directly, without a setup.
      await cell(page, '4').dispatchEvent('click');
      await expect(cell(page, '4')).toHaveAccessibleName(/X/);
      await page.reload();
      await expect(cell(page, '4')).toHaveAccessibleName(/X/);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Choose Your Challenge' })).toBeVisible();
      for (const id of gameIds) {
        await page.goto(`/?view=${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          `${cardOf(id).name} Tic Tac Toe`,
        );
      }
      await page.getByRole('link', { name: 'Back to all games' }).click();
      await expect(page.getByRole('heading', { name: 'Choose Your Challenge' })).toBeVisible();
      await page.getByRole('radio', { name: 'Online' }).click();
      await expect(page).toHaveURL(/\/\?view=online$/);
      await expect(page.getByLabel('Your Name')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Your Name')).toBeVisible();
      await page.goto('/?view=poker');
      await expect(page.getByRole('heading', { name: 'Choose Your Challenge' })).toBeVisible();
      // The board at the top plays the last game as well.
      const hero = page.locator('img[src*="/hero-"]').first();
      const { x, y, width, height } = (await hero.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(page).toHaveURL(/\/\?view=ultimate$/);
    },
  );

  test(
    'STA-01 STA-02 STA-03 STA-04 STA-05 STA-08 STA-09 STA-13: the panel counts this visit, and remembers it only when asked',
    FULL,
    async ({ page }) => {
      const panel = page.getByRole('region', { name: 'Your Gaming Stats' });
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await expect(panel).toHaveCount(0);
      await page.getByRole('radio', { name: 'vs friend' }).check();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Classic/ })
        .click();
      for (const id of ['0', '3', '1', '4', '2']) await cell(page, id).dispatchEvent('click');
      await page.getByRole('button', { name: 'Play again' }).click();
      for (const id of ['0', '1', '2', '4', '3', '5', '7', '6', '8'])
        await cell(page, id).dispatchEvent('click');
      await expect(status(page)).toContainText("It's a Draw!");
      await page.getByRole('link', { name: 'Back to all games' }).click();
      await expect(panel).toContainText('50%');
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      await expect(panel.getByRole('listitem')).toContainText('50% won');
      await expect(panel.getByRole('listitem')).toContainText('1 win, 1 loss (including 1 tie)');
      await panel.getByLabel('Remember on this device').check();
      await page.reload();
      await expect(panel.getByRole('listitem')).toContainText('1 win, 1 loss (including 1 tie)');
      await panel.getByLabel('Remember on this device').uncheck();
      // A reload by the site itself continues the same visit.
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'Español' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(
        page.locator('section[aria-labelledby=stats]').getByRole('listitem'),
      ).toHaveCount(1);
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('section[aria-labelledby=stats]')).toHaveCount(0);
    },
  );

  test(
    'HOME-23: on a narrow screen the page goes to the classic card after a second, at once without motion',
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto('/');
      await expect
        .poll(() =>
          page.evaluate(
            () => document.getElementById('classic-card')?.getBoundingClientRect().top ?? 999,
          ),
        )
        .toBeLessThan(100);
    },
  );

  test(
    'settings: sounds, vibration, colours and statistics are kept on the device',
    FULL,
    async ({ page }) => {
      await page.goto('/classic?inspect');
      await ready(page);
      await page.getByRole('button', { name: 'Settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Settings' });
      await dialog.getByRole('group', { name: 'Sounds' }).getByLabel('Full').check();
      await dialog.getByRole('group', { name: 'Remember my stats' }).getByLabel('On').check();
      await dialog.getByLabel('Easy to tell apart').dispatchEvent('click');
      await page.waitForLoadState('load');
      await ready(page);
      await expect(page.locator('html')).toHaveAttribute('data-colours', 'safe');
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(dialog.getByRole('group', { name: 'Sounds' }).getByLabel('Full')).toBeChecked();
    },
  );
});

test(
  'HOME-21 HOME-22: the page scrolls by itself once on narrow screens, the visitor acts first',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/');
    const top = () =>
      page.evaluate(
        () => document.getElementById('classic-card')?.getBoundingClientRect().top ?? 999,
      );
    // Online play's card stays visible above the list.
    await expect.poll(top).toBeLessThan(100);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Play Online' }).last(),
    ).toBeInViewport({
      ratio: 1,
    });
    await page.goto('/');
    await page.keyboard.press('Shift');
    // Input cancels for good: well after the second the page is still at its top.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'on a phone an open game is in sight once the home page has scrolled',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/classic?inspect');
    await startFriend(page);
    await clickCell(page, '4');
    await expect(cell(page, '4')).toHaveAccessibleName(/X/);
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const back = page.getByRole('main').getByRole('link', { name: 'Continue' }).last();
    await expect(back).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Choose Your Challenge' })).toBeInViewport({
      ratio: 1,
    });
    await back.click();
    await expect(cell(page, '4')).toHaveAccessibleName(/X/);
  },
);

test(
  'the hero shows a real board once the page is painted, which turns and then rests out of view',
  FULL,
  async ({ page }) => {
    await page.goto('/?inspect');
    await ready(page);
    const turned = () => page.evaluate(() => globalThis.__board?.frames() ?? 0);
    const before = await turned();
    await expect.poll(turned).toBeGreaterThan(before + 2);
    await page.evaluate(() => scrollTo(0, 4000));
    await expect
      .poll(async () => {
        const [one, two] = [
          await turned(),
          await page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                setTimeout(() => resolve(globalThis.__board?.frames() ?? 0), 400);
              }),
          ),
        ];
        return two - one;
      })
      .toBe(0);
  },
);
