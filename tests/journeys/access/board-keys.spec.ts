/** The keys of a board, their help, and the buttons that zoom, turn and move the view. */
import { speech } from '../../../src/text/speech.ts';
import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  FULL,
  heard,
  keysOn,
  open,
  project,
  SMALL,
  startFriend,
  STILL,
  test,
  unless,
  waitForIdle,
} from '../lib/board.ts';

test.use({ ...STILL, ...SMALL });

test('A11-01 keys read lines, threats and the last move', FULL, async ({ page }) => {
  await page.goto('/classic?moves=4_0_2_8&v=1&inspect');
  await keysOn(page, '4');
  for (const [key, said] of [
    ['r', 'Row: a2 empty; b2 X; c2 empty.'],
    ['c', 'Column: b3 empty; b2 X; b1 empty.'],
    ['d', 'Diagonal: a3 O; b2 X; c1 O. Diagonal: c3 X; b2 X; a1 empty.'],
    ['t', 'X wins at once with a1.'],
    ['l', 'Move 4 of 4: O, c1'],
    ['s', 'This board has no levels.'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(heard(page)).toHaveText(said);
  }
  await page.keyboard.press('n');
  await expect(cell(page, '5')).toBeFocused();
  await page.keyboard.press('Shift+N');
  await expect(cell(page, '3')).toBeFocused();
});

test('A11-01 when the game is over, T and N say so', FULL, async ({ page }) => {
  await page.goto('/misere?moves=0_3_1_4_2&v=1&inspect');
  await expect(heard(page)).toContainText('Wins!');
  await keysOn(page, '5');
  for (const key of ['t', 'n']) {
    await page.keyboard.press('r');
    await expect(heard(page)).toContainText('Row:');
    await page.keyboard.press(key);
    await expect(heard(page)).toHaveText('The game is over.');
  }
  await page.getByRole('button', { name: 'Previous move' }).click();
  await cell(page, '5').focus();
  await page.keyboard.press('t');
  await expect(heard(page)).toHaveText('The game is over.');
});

test('A11-01 where lines lose, T names the moves that lose at once', FULL, async ({ page }) => {
  await page.goto('/misere?moves=0_8_1_6&v=1&inspect');
  await keysOn(page, '4');
  await page.keyboard.press('t');
  await expect(heard(page)).toHaveText(/^X loses at once with c3\. Danger! 2 lines/);
  await page.goto('/misere?moves=0_8&v=1&inspect');
  await keysOn(page, '4');
  await page.keyboard.press('t');
  await expect(heard(page)).toHaveText('No move loses at once.');
});

test('A11-01 keys on a stack and on a board of boards', FULL, async ({ page }) => {
  await page.goto('/3d?moves=0.4_1.4&v=1&inspect');
  await keysOn(page, '0.4');
  await page.keyboard.press('s');
  await expect(heard(page)).toHaveText(
    'Through the levels: level 1, b2 X; level 2, b2 O; level 3, b2 empty; level 4, b2 empty.',
  );
  await page.keyboard.press('PageUp');
  await expect(cell(page, '1.4')).toBeFocused();
  await page.goto('/ultimate?moves=4.4&v=1&inspect');
  await keysOn(page, '4.4');
  await page.keyboard.press('r');
  await expect(heard(page)).toHaveText('Row: centre board: a2 empty; b2 X; c2 empty.');
  await page.keyboard.press('PageDown');
  await expect(cell(page, '5.4')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(cell(page, '4.4')).toBeFocused();
});

test(
  'A11-01 a question mark opens the help; Escape gives the focus back',
  FULL,
  async ({ page }) => {
    await open(page);
    await startFriend(page);
    await keysOn(page, '4');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keys on the board' });
    await expect(help.getByRole('row')).toHaveCount(speech.keys.rows.length + 1);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(cell(page, '4')).toBeFocused();
  },
);

test('A11-01 the settings list the keys too', FULL, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByText('Keys on the board').click();
  await expect(
    dialog.getByRole('row', {
      name: speech.keys.rows.find(([key]) => key === 'T')?.join(' ') ?? '',
    }),
  ).toBeVisible();
});

for (const path of ['/classic', '/infinite']) {
  test(
    `DSG-09 buttons and keys zoom, turn and move the view, without a drag: ${path}`,
    unless(path === '/classic'),
    async ({ page }) => {
      await open(page, path);
      await startFriend(page);
      const [left, right] = path === '/infinite' ? ['1,2', '3,2'] : ['3', '5'];
      const width = async () => {
        await waitForIdle(page);
        const [a, b] = [await project(page, left), await project(page, right)];
        return { span: Math.hypot(b.x - a.x, b.y - a.y), x: (a.x + b.x) / 2, slope: b.y - a.y };
      };
      const start = await width();
      await page.getByRole('button', { name: 'Zoom, turn and move the view' }).click();
      const pad = page.getByRole('group', { name: 'Move the view' });
      await pad.getByRole('button', { name: 'Zoom in' }).click();
      expect((await width()).span).toBeGreaterThan(start.span * 1.05);
      await pad.getByRole('button', { name: 'Turn left' }).click();
      expect(Math.abs((await width()).slope - start.slope)).toBeGreaterThan(10);
      await pad.getByRole('button', { name: 'Turn right' }).click();
      await pad.getByRole('button', { name: 'Zoom out' }).click();
      const before = await width();
      await pad.getByRole('button', { name: 'Move right' }).click();
      expect((await width()).x).toBeLessThan(before.x - 10);
      await keysOn(page, left);
      await page.keyboard.press('0');
      expect((await width()).x).toBeCloseTo(start.x, 0);
      await page.keyboard.press('+');
      expect((await width()).span).toBeGreaterThan(start.span * 1.05);
      await page.keyboard.press('Shift+ArrowLeft');
      expect((await width()).x).toBeGreaterThan(start.x + 10);
      await expect(cell(page, left)).toBeFocused();
    },
  );
}

/** The distance of the page's cells from those of the picture, px. */
const aside = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    (all) =>
      Math.max(
        ...all.map((each) => {
          const box = document.querySelector(`[data-cell="${each}"]`)?.getBoundingClientRect();
          const at = globalThis.__board?.project(each);
          if (!box || !at) return Infinity;
          return Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y);
        }),
      ),
    ids,
  );

for (const [id, cells] of [
  ['classic', ['0', '4', '8']],
  ['ultimate', ['0.0', '4.4', '8.8']],
  ['3d', ['0.0', '3.8']],
  ['infinite', ['0,0', '2,2', '4,4']],
] as const)
  test(
    `A11-15: a finger that explores the picture finds its cells: ${id}`,
    unless(id === 'classic'),
    async ({ page }) => {
      await open(page, `/${id}`);
      if (id !== 'ultimate') await startFriend(page);
      await expect.poll(() => aside(page, cells)).toBeLessThan(6);
      await page.getByRole('button', { name: 'Top', exact: true }).click();
      await waitForIdle(page);
      await expect.poll(() => aside(page, cells)).toBeLessThan(6);
    },
  );
