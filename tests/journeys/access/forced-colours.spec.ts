/**
 * Forced colours (Windows' high contrast): without shadows and backgrounds, every element needs an edge.
 * Players who ask for more contrast get the same edges.
 */
import type { Locator, Page } from 'playwright/test';
import { cell, expect, FULL, SHARP, startFriend, STILL } from '../lib/board.ts';
import { compare } from '../lib/pixels.ts';
import { createRoom, test } from '../lib/rooms.ts';

test.use({ ...SHARP, ...STILL, isFlat: true });

/** Marks every element that needs an edge: those with a shadow, and every control. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('body *')) {
      const { boxShadow, appearance } = getComputedStyle(each);
      const isSeen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Native checkboxes keep their look. A slider's parts have no computed style: it has a test below.
      const isControl = each.matches('button, input:not([type="range"])') && appearance !== 'auto';
      if (isSeen && (isControl || boxShadow !== 'none')) each.dataset['needsEdge'] = '';
    }
  });

/** The marked elements that have neither a border nor an outline. */
const edgeless = (page: Page) =>
  page.locator('[data-needs-edge]').evaluateAll((all) =>
    all
      .filter((each) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } =
          getComputedStyle(each);
        const isDrawn = (style: string, width: string) =>
          style !== 'none' && Number.parseFloat(width) >= 1;
        return !isDrawn(borderTopStyle, borderTopWidth) && !isDrawn(outlineStyle, outlineWidth);
      })
      .map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 40)}`),
  );

const WISHES = [
  ['forced', { forcedColors: 'active', contrast: 'no-preference' }],
  ['more', { forcedColors: 'none', contrast: 'more' }],
] as const;

/** Checks the page in light and dark; with SHOTS it also takes pictures. */
async function expectEdges(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' });
  await mark(page);
  expect(await page.locator('[data-needs-edge]').count(), state).toBeGreaterThan(3);
  for (const colorScheme of ['dark', 'light'] as const)
    for (const [wish, media] of WISHES) {
      await page.emulateMedia({ ...media, colorScheme });
      const said = `${state}, ${wish}, ${colorScheme}`;
      // Other colours of the page may follow a moment later.
      await expect.poll(async () => [...new Set(await edgeless(page))], said).toEqual([]);
      if (process.env['SHOTS'])
        await page.screenshot({ path: `test-results/shots/${wish}-${state}-${colorScheme}.png` });
    }
}

/** A state's outline and border. */
const drawnAs = (locator: Locator) =>
  locator.evaluate((each) => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopStyle } = getComputedStyle(each);
    return [outlineStyle, outlineWidth, outlineColor, borderTopStyle].join(' ');
  });

async function flat(page: Page): Promise<void> {
  await expect(page.getByText('This browser can’t show 3D here')).toBeVisible();
  await expect(page.locator('[data-cell]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('forced colours leave edges on the flat boards and beside them', FULL, async ({ page }) => {
  for (const [id, address] of [
    ['classic', '/classic?moves=0_4_1&v=1'],
    ['ultimate', '/ultimate?moves=4.4_4.0_0.4_4.2_2.4_4.1_1.4&v=1'],
    ['3d', '/3d?moves=0.4_1.0_0.3&v=1'],
    ['infinite', '/infinite?moves=0,0_1,1&v=1'],
    ['quantum', '/quantum?moves=0-5_2-3&v=1'],
    ['multiplayer', '/multiplayer'],
  ] as const) {
    await page.goto(address);
    await flat(page);
    await expectEdges(page, id);
  }
});

test('forced colours leave edges on pages', FULL, async ({ page }) => {
  for (const [state, path] of [
    ['home', '/'],
    ['choosing', '/classic'],
    ['faq', '/faq'],
    ['strategies', '/strategies'],
    ['guide', '/how-to-play/3d'],
    ['online', '/online'],
    ['create', '/online?variant=wild'],
    ['stats', '/stats'],
    ['puzzles', '/puzzles'],
    ['puzzle', '/puzzles?game=classic'],
    ['daily', '/daily'],
    ['analysis', '/analysis/classic?moves=4_1&v=1'],
    ['lesson', '/lesson/misere'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectEdges(page, state);
  }
});

test(
  'forced colours leave edges on dialogs, notices, lobbies and finished games',
  FULL,
  async ({ page }) => {
    await page.goto('/classic');
    await flat(page);
    await cell(page, '4').click({ force: true });
    await expect(page.locator('[data-notice]')).toBeVisible();
    await expectEdges(page, 'notice');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expectEdges(page, 'settings');
    await page.goto('/quantum?moves=0-5_5-8_4-8_0-3_0-3&v=1');
    await page.getByRole('radio', { name: /^B:/ }).check();
    await expectEdges(page, 'measurement');
    await page.goto('/misere?moves=0_3_1_4_2&v=1');
    await flat(page);
    await expectEdges(page, 'over');
    await createRoom(page, 'Ann');
    await expectEdges(page, 'lobby');
  },
);

test('forced colours distinguish the states of cells', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/wild?moves=0-X_8-O_1-X_7-O&v=1');
  await flat(page);
  const states = {
    plain: await drawnAs(cell(page, '0')),
    last: await drawnAs(cell(page, '7')),
  };
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-advice]')).toHaveText(/wins at once/);
  const hinted = await drawnAs(cell(page, '2'));
  await cell(page, '3').click();
  await expect(page.getByRole('group', { name: 'Choose X or O' })).toBeVisible();
  await page.mouse.move(2, 2);
  const picked = await drawnAs(cell(page, '3'));
  await page.keyboard.press('Escape');
  await cell(page, '2').click();
  await page.getByRole('button', { name: 'X', exact: true }).click();
  await expect(cell(page, '1')).toHaveAccessibleName(/winning line/);
  const won = await drawnAs(cell(page, '1'));
  const all = { ...states, hinted, picked, won };
  expect(new Set(Object.values(all)).size, JSON.stringify(all)).toBe(5);
});

test(
  'forced colours distinguish choices, the player to move and the board to play on',
  FULL,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const expectTold = async (chosen: Locator, other: Locator) =>
      expect(await drawnAs(chosen)).not.toBe(await drawnAs(other));

    await page.goto('/classic');
    const option = (name: string) => page.getByText(name, { exact: true });
    await expectTold(option('Medium'), option('Hard'));
    const unfocused = await drawnAs(option('Medium'));
    await page.getByRole('radio', { name: 'Medium' }).focus();
    expect(await drawnAs(option('Medium'))).not.toBe(unfocused);

    await page.goto('/3d?moves=0.4_1.0&v=1');
    const level = (name: string) => page.getByRole('button', { name, exact: true });
    await level('L3').click();
    await expectTold(level('L3'), level('L2'));
    const list = page.getByRole('region', { name: 'Moves' }).getByRole('listitem');
    const moves = list.getByRole('button');
    await moves.first().click();
    await expect(moves.first()).toHaveAttribute('aria-current', 'step');
    await expectTold(moves.first(), moves.nth(1));

    await page.goto('/multiplayer');
    await page.getByRole('button', { name: 'Start Game' }).click();
    const seats = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
    await expectTold(seats.first(), seats.nth(1));

    await page.goto('/ultimate?moves=4.4&v=1');
    const boards = page.getByRole('grid').locator('[class*="board"]');
    await expectTold(boards.nth(4), boards.nth(3));

    await page.goto('/how-to-play/3d');
    const kind = (name: string) => page.getByRole('button', { name, exact: true });
    await expectTold(kind('Horizontal'), kind('Vertical'));
  },
);

test(
  'forced colours outline marks in the system’s colour, also in drawings',
  FULL,
  async ({ page }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      for (const path of ['/multiplayer?moves=0_1_2&seats=3&v=1', '/how-to-play/3d']) {
        await page.goto(path);
        const marks = page.locator('main svg path[stroke*="-pool"]');
        await expect(marks.first()).toBeVisible();
        const strokes = await marks.evaluateAll((all) =>
          all.map((each) => getComputedStyle(each).stroke),
        );
        const ink = await page.evaluate(() => getComputedStyle(document.body).color);
        expect([...new Set(strokes)], `${path}, ${colorScheme}`).toEqual([ink]);
      }
      const [tile, ground] = await page
        .locator('main svg rect[class*="tile"]')
        .first()
        .evaluate((each) => [
          getComputedStyle(each).fill,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      expect(tile, colorScheme).toBe(ground);
    }
  },
);

test('forced colours leave a slider with its track and thumb', FULL, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/classic');
  await flat(page);
  await startFriend(page);
  for (const id of ['0', '3', '1', '4', '2']) await cell(page, id).click();
  const slider = page.getByRole('slider');
  const before = await slider.screenshot();
  await slider.focus();
  await page.keyboard.press('Home');
  await slider.evaluate((each: HTMLElement) => each.blur());
  const { colours, different } = await compare(page, before, await slider.screenshot());
  expect(colours).toBeGreaterThan(1);
  expect(different).toBeGreaterThan(0);
});

test(
  'forced colours give the buttons at the foot of a match a ground of their own',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/classic');
    await flat(page);
    await startFriend(page);
    const [own, ground] = await page
      .getByRole('group', { name: 'Game', exact: true })
      .evaluate((bar) => [
        getComputedStyle(bar).backgroundColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    expect(own).toBe(ground);
  },
);
