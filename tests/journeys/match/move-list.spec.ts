/** The list of moves: a cell has one name everywhere, and pointing at a move lights up its cells. */
import {
  cell,
  expect,
  FULL,
  headline,
  open,
  ready,
  SHARP,
  SMALL,
  startFriend,
  STILL,
  test,
  waitForIdle,
  X_WINS,
} from '../lib/board.ts';

test.use({ ...SHARP, ...STILL, ...SMALL });

const lists = [
  ['classic', '4_0', ['b2', 'a3'], ['1 X b2', '2 O a3']],
  ['quantum', '0-5', ['a3 + c2'], ['1 X a3 + c2']],
  ['wild', '0-X_5-O', ['X a3', 'O c2'], ['1 X X at a3', '2 O O at c2']],
  ['3d', '1.4', ['2·b2'], ['1 X level 2, b2']],
  ['ultimate', '4.2', ['B2·c3'], ['1 X centre board, c3']],
  ['infinite', '2,2_1,0', ['centre', '↑2 ←1'], ['1 X centre', '2 O 2 up, 1 left']],
] as const;

test('the list of moves names the cells as the board does', FULL, async ({ page }) => {
  for (const [id, moves, seen, heard] of lists) {
    await page.goto(`/${id}?moves=${moves}&v=1&inspect`);
    await ready(page);
    const list = page
      .getByRole('region', { name: 'Moves' })
      .getByRole('listitem')
      .getByRole('button');
    for (const [at, name] of heard.entries()) {
      await expect(list.nth(at)).toContainText(seen[at] ?? '');
      await expect(list.nth(at)).toHaveAccessibleName(name);
    }
  }
});

test(
  'pointing at a move, or focusing it, lights up its cell on the board',
  FULL,
  async ({ page }) => {
    await page.goto('/classic?moves=4_0&v=1&inspect');
    await ready(page);
    // A notice that leaves would change the picture too.
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    await waitForIdle(page);
    const picture = () => page.locator('canvas').first().screenshot();
    const before = await picture();
    const first = page
      .getByRole('region', { name: 'Moves' })
      .getByRole('button', { name: '1 X b2' });
    await first.hover();
    await waitForIdle(page);
    expect((await picture()).equals(before)).toBe(false);
    await page.mouse.move(5, 5);
    await waitForIdle(page);
    expect((await picture()).equals(before)).toBe(true);
    await first.focus();
    await waitForIdle(page);
    expect((await picture()).equals(before)).toBe(false);
    expect(await cell(page, '4').getAttribute('class')).toContain('listed');
  },
);

test('Escape goes back to the last move, also when the game is over', FULL, async ({ page }) => {
  await open(page, '/classic');
  await startFriend(page);
  for (const id of X_WINS) await cell(page, id).dispatchEvent('click');
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button');
  await moves.nth(1).click();
  await expect(cell(page, X_WINS[2])).toHaveAccessibleName(/empty/);
  await page.keyboard.press('Escape');
  await expect(cell(page, X_WINS[2])).toHaveAccessibleName(/X/);
});
