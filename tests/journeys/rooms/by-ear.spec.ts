/** The announcements in a room: one region makes all of them, each once. */
import { cell, expect, FULL, heard, STILL } from '../lib/board.ts';
import { saidElsewhere, timesSaid } from '../lib/hearing.ts';
import { createRoom, joinRoom, makeMove, startGame, test } from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

test(
  'ALL-42 ONL-58: a room’s game is heard from its board only: the start, questions, reactions, spectators',
  FULL,
  async ({ page, newcomer }) => {
    const [ben, eve] = [await newcomer(), await newcomer()];
    const code = await createRoom(page, 'Ann');
    await joinRoom(ben, 'Ben', code);
    const starts = [await timesSaid(page, 'Game Started!'), await timesSaid(ben, 'Game Started!')];
    await startGame([page, ben]);
    for (const count of starts) await expect.poll(count).toBe(1);
    const others = await saidElsewhere(page);

    await makeMove(page, ['4']);
    await expect(heard(page)).toContainText("X at b2. Ben's Turn (O)");
    await ben.getByRole('button', { name: 'React with 👍' }).click();
    await expect(heard(page)).toContainText('Ben: 👍');
    await eve.goto(`/online?room=${code}`);
    await eve.getByLabel('Your Name').fill('Eve');
    await eve.getByRole('button', { name: 'Join Room', exact: true }).click();
    const turns = await timesSaid(eve, "Ben's Turn (O)");
    await eve.getByRole('button', { name: 'Watch' }).click();
    await expect(heard(page)).toContainText('1 person watching');
    await expect.poll(turns).toBe(1);
    await cell(eve, '0').dispatchEvent('click');
    await expect(heard(eve)).toHaveText('You are watching. Only players can move.');
    await makeMove(ben, ['0']);
    await ben.getByRole('button', { name: 'New Round' }).click();
    await expect(heard(page)).toContainText('Ben asks for a new round');
    await expect(heard(ben)).toContainText('You asked for a new round.');
    await page.getByRole('button', { name: 'Keep playing' }).click();
    // The button is gone: the focus is on the board, not lost.
    await expect(page.locator('[data-board] [data-cell]:focus')).toHaveCount(1);
    await expect(heard(ben)).toContainText('No new round yet');
    await cell(page, '4').dispatchEvent('click');
    await expect(heard(page)).toContainText('This cell is taken.');

    // Requesting a new round while another request is open counts as agreeing; the keyboard moves on to the
    // board.
    await ben.getByRole('button', { name: 'New Round' }).press('Enter');
    await expect(heard(page)).toContainText('Ben asks for a new round');
    await page.getByRole('button', { name: 'New Round' }).press('Enter');
    await expect(cell(page, '4')).toHaveAccessibleName(/empty/);
    for (const each of [page, ben])
      await expect(each.locator('[data-board] [data-cell]:focus')).toHaveCount(1);
    for (const [at, id] of ['0', '3', '1', '4', '2'].entries())
      await makeMove(at % 2 === 0 ? page : ben, [id]);
    await cell(page, '8').dispatchEvent('click');
    await expect(heard(page)).toHaveText('The game is over.');

    expect(await others()).toEqual([]);
    for (const count of starts) expect(await count()).toBe(1);
  },
);

test(
  'ALL-42: a list of rooms that can’t be loaded is heard from the one region',
  FULL,
  async ({ page }) => {
    await page.goto('/online');
    const list = page.getByRole('button', { name: 'Refresh' });
    await expect(list).toBeVisible();
    const others = await saidElsewhere(page);
    await page.route('**/functions/v1/rooms', (route) =>
      route.fulfill({ json: { ok: false, error: 'busy' } }),
    );
    await list.click();
    const failure = 'Too many requests at once. Try again.';
    await expect(page.getByRole('main').getByText(failure)).toBeVisible();
    await expect(heard(page)).toContainText(failure);
    expect(await others()).toEqual([]);
  },
);
