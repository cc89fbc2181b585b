import type { Page } from 'playwright/test';
import { cardOf, gameIds } from '../../../src/variants/menu.ts';
import { guide } from '../../../src/variants/quantum/words/en-guide.ts';
import { expect, FULL, heard, STILL, test } from '../lib/board.ts';
import { expectSound, visit } from '../lib/pages.ts';

test.use(STILL);

const guides = [
  ...gameIds.map((id) => [id, cardOf(id).name] as const),
  ['online', 'Online'] as const,
];
const open = (page: Page, id: string) =>
  visit(page, `/how-to-play/${id}`, `How to play ${guides.find(([each]) => each === id)?.[1]}`);

test('guides: axe, light and dark, and 320 px', FULL, async ({ page }) => {
  test.slow();
  for (const [id] of guides) {
    await open(page, id);
    // Guides with widgets in both themes; the others consist of the same blocks.
    const isOwn = ['classic', '3d', 'quantum', 'online'].includes(id);
    await expectSound(page, id, isOwn ? undefined : ['light']);
  }
});

test(
  'on a phone the guides are rows: at least five are in view at once',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/how-to-play', 'How to play');
    const rows = page.getByRole('main').getByRole('link');
    await expect(rows).toHaveCount(guides.length);
    const foot = await page.locator('nav[popover]').boundingBox();
    const ends = await rows.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().bottom),
    );
    expect(ends.filter((end) => end <= (foot?.y ?? 0)).length).toBeGreaterThanOrEqual(5);
    await expectSound(page, 'the rows of guides');
  },
);

test('guides load no three.js', async ({ page }) => {
  const asked: string[] = [];
  page.on('response', (response) => asked.push(response.url()));
  for (const id of ['classic', '3d', 'quantum']) {
    await open(page, id);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((url) => /world|Scene|three/i.test(url))).toEqual([]);
});

test(
  'GDE-18: a board that is tried out is in view, also a stack that is higher than the screen',
  FULL,
  async ({ page }) => {
    await open(page, '3d');
    const board = page.locator('[data-board="3d"]');
    await expect(async () => {
      await page.getByRole('button', { name: 'Try it' }).first().click();
      await expect(board).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(board).toBeInViewport({ ratio: 0.9 });
  },
);

test(
  'GDE-18: Try it puts the board in the place of a picture, one at a time, and back',
  FULL,
  async ({ page }) => {
    await open(page, 'classic');
    const fork = page.getByRole('figure').filter({ hasText: 'A fork:' });
    const tryIt = fork.getByRole('button', { name: 'Try it' });
    const board = page.locator('[data-board="classic"]');
    await expect(async () => {
      await tryIt.focus();
      await page.keyboard.press('Enter');
      await expect(board).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(board.locator('[data-cell]:focus')).toBeVisible();
    await expect(fork.getByRole('link', { name: 'Continue in the game' })).toHaveAttribute(
      'href',
      /^\/classic\?moves=0_4_8_2_6&/,
    );
    const undo = fork.getByRole('button', { name: 'Undo' });
    const cell = (name: string) => board.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await cell('a2').press('Enter');
    await cell('b1').press('Enter');
    await expect(fork.getByRole('heading', { name: 'Player X Wins!' })).toBeVisible();
    await expectSound(page, 'a position tried out', ['light']);
    await undo.click();
    await undo.click();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await page
      .getByRole('figure')
      .filter({ hasText: 'After a corner' })
      .getByRole('button')
      .click();
    await expect(page.locator('[data-board]')).toHaveCount(1);
    await expect(tryIt).toBeVisible();
    await page.getByRole('button', { name: 'Back to the picture' }).click();
    await expect(page.locator('[data-board]')).toHaveCount(0);
    await expect(
      page.getByRole('figure').filter({ hasText: 'After a corner' }).getByRole('button'),
    ).toBeFocused();
  },
);

test(
  'GDE-04: the 3D guide goes back one step, and home where there is none',
  FULL,
  async ({ page }) => {
    await visit(page, '/faq', 'Frequently Asked Questions');
    await page.getByRole('contentinfo').getByRole('link', { name: '3D guide' }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await page.goto('/how-to-play/3d');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Challenge' })).toBeVisible();
  },
);

test(
  'GDE-10 GDE-11 GDE-12: four buttons show winning lines in four levels that can be turned',
  FULL,
  async ({ page }) => {
    await open(page, '3d');
    const buttons = page.getByRole('group', { name: 'Show a winning line' }).getByRole('button');
    await expect(buttons).toHaveText(['Horizontal', 'Vertical', 'Diagonal', '3D diagonal']);
    await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'true');
    const picture = page.getByRole('group', { name: /^Four levels/ });
    const levels = async () => {
      const name = (await picture.getByRole('img').getAttribute('aria-label')) ?? '';
      return [...name.matchAll(/X at level (\d)/g)].map(([, level]) => Number(level));
    };
    expect(await levels()).toEqual([2, 2, 2]);
    const shown: string[] = [];
    for (const [at, expected] of [
      [1, [1, 2, 3]],
      [2, [2, 3, 4]],
      [3, [1, 2, 3]],
      [0, [2, 2, 2]],
    ] as const) {
      // The page is readable before its script loads, but a press does nothing until then.
      await expect(async () => {
        await buttons.nth(at).click();
        await expect(buttons.nth(at)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
      }).toPass();
      await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1);
      expect(await levels()).toEqual(expected);
      const caption =
        (await buttons.nth(at).locator('xpath=../..').locator('p').textContent()) ?? '';
      await expect(heard(page)).toContainText(caption);
      shown.push(await picture.innerHTML());
    }
    expect(new Set(shown).size).toBe(4);
    const still = await picture.innerHTML();
    await page.getByRole('button', { name: 'Turn right' }).click();
    const turned = await picture.innerHTML();
    expect(turned).not.toBe(still);
    await page.getByRole('button', { name: 'Turn left' }).click();
    expect(await picture.innerHTML()).toBe(still);
    await picture.focus();
    await page.keyboard.press('ArrowRight');
    expect(await picture.innerHTML()).toBe(turned);
    await picture.hover({ position: { x: 150, y: 150 } });
    const box = await picture.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 150];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 4 });
    await page.mouse.up();
    expect(await picture.innerHTML()).not.toBe(turned);
  },
);

test('GDE-20: the 3D guide’s picture is in view with its buttons', FULL, async ({ page }) => {
  await open(page, '3d');
  const buttons = page.getByRole('group', { name: 'Show a winning line' });
  const picture = page.getByRole('group', { name: /^Four levels/ });
  const start = page.viewportSize();
  // From the start on a desktop and an upright phone; there the links at the foot take 64 px.
  for (const [width, height, foot] of [
    [1280, 800, 0],
    [390, 844, 64],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [picture, buttons]) {
      const box = await part.boundingBox();
      const lower = (box?.y ?? Number.NaN) + (box?.height ?? 0);
      expect.soft(lower, `${width}x${height}`).toBeLessThanOrEqual(height - foot);
    }
  }
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await picture.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(buttons).toBeInViewport({ ratio: 1 });
  }
  if (start) await page.setViewportSize(start);
});

test(
  'GDE-19: moving diagrams stop after one round, and with reduced motion only step',
  FULL,
  async ({ page }) => {
    const moving = page.locator('[data-moving]');
    const next = moving.getByRole('button', { name: 'Next picture' });
    const play = moving.getByRole('button', { name: 'Play' });
    const at = (step: number) => expect(moving.getByText(`Picture ${step} of 5`)).toBeVisible();
    for (const id of ['infinite', 'online', 'ultimate']) {
      await open(page, id);
      await at(1);
      await expect(async () => {
        await next.click();
        await expect(moving.getByText('Picture 2 of 5')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(play).toHaveCount(0);
      const current = await moving.locator('[data-current]').textContent();
      await expect(heard(page)).toContainText(current ?? 'nothing');
    }
    await expect(moving.getByRole('img', { name: /X at/ })).toBeVisible();
    await next.click();
    await next.click();
    await at(4);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const pause = moving.getByRole('button', { name: 'Pause' });
    await moving.scrollIntoViewIfNeeded();
    await expect(pause).toBeVisible();
    await at(5);
    await expect(play).toBeVisible();
    await play.click();
    await at(1);
    await pause.click();
    await expect(play).toBeVisible();
  },
);

test(
  'GDE-13 GDE-14: quantum has sections that fold and an example to step through by keyboard',
  FULL,
  async ({ page }) => {
    await open(page, 'quantum');
    // React may render a section again that was folded before hydration.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('details')].every((fold) =>
        Object.keys(fold).some((key) => key.startsWith('__reactProps')),
      ),
    );
    for (const title of [
      'Spooky Marks',
      'Entanglement',
      'Cyclic Entanglement',
      'Quantum Collapse',
      'Classical Marks',
    ]) {
      const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
      const section = page.locator('details').filter({ has: heading });
      await expect(section).toHaveAttribute('open', '');
      await heading.click();
      await expect(section).not.toHaveAttribute('open', '');
    }
    const next = page.getByRole('button', { name: 'Next step' });
    const previous = page.getByRole('button', { name: 'Previous step' });
    await expect(page.getByText('Step 1 of 13')).toBeVisible();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.focus();
    for (let step = 2; step <= 13; step += 1) {
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Step ${step} of 13`)).toBeVisible();
      await expect(heard(page)).toContainText(guide.own.example[step - 1] ?? 'nothing');
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await expect(page.getByRole('img', { name: /X 9 at c2/ })).toBeVisible();
    await previous.click();
    await expect(page.getByText('Step 12 of 13')).toBeVisible();
  },
);
