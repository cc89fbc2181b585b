/** Removing disruptive players, and skipping those who never move. */
import type { Page, Request } from 'playwright/test';
import { cell, expect, FULL, STILL } from '../lib/board.ts';
import { createRoom, joinRoom, makeMove, startGame, test } from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

const open = (page: Page) => page.getByText('Remove somebody').click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const notice = (page: Page, title: string) =>
  page.locator('[data-notice]').filter({ hasText: title }).first();
const seated = (page: Page) => page.getByText(/^Players \(/);

/** Ann's room on the first page, with Ben and Cem. */
async function roomOfThree(page: Page, newcomer: () => Promise<Page>) {
  const [ben, cem] = [await newcomer(), await newcomer()];
  const code = await createRoom(page, 'Ann', { players: 3 });
  await joinRoom(ben, 'Ben', code);
  await joinRoom(cem, 'Cem', code);
  return { code, ben, cem };
}

test(
  'ONL-87: the host removes a player: the page says so, and only those who stay learn the new code',
  FULL,
  async ({ page, newcomer }) => {
    const { code, ben, cem } = await roomOfThree(page, newcomer);
    await expect(ben.getByText('Remove somebody')).toHaveCount(0);
    await open(page);
    const asks = page.getByRole('button', { name: 'Remove Ben', exact: true });
    const place = await asks.boundingBox();
    await asks.click();
    // One press removes nobody, nor does a second one in the same place.
    const cancel = page.getByRole('button', { name: 'Cancel' });
    const { x, y } = (await cancel.boundingBox()) ?? {};
    expect([x, y]).toEqual([place?.x, place?.y]);
    await expect(cancel).toBeFocused();
    await cancel.click();
    await expect(seated(page)).toHaveText('Players (3/3)');
    await asks.click();
    await press(page, 'Really remove Ben?');
    await expect(notice(ben, 'You are no longer in this room')).toBeVisible();
    await expect(ben.getByRole('button', { name: 'Create Room' })).toBeVisible();
    await expect(ben).not.toHaveURL(/room=/);
    for (const each of [page, cem]) {
      await expect(seated(each)).toHaveText('Players (2/3)');
      await expect(each.locator('output')).not.toHaveText(code);
      await expect(each).toHaveURL(new RegExp(`room=${await page.locator('output').innerText()}`));
    }
    await cem.reload();
    await expect(seated(cem)).toHaveText('Players (2/3)');
    await ben.goto(`/online?room=${code}`);
    await ben.getByLabel('Your Name').fill('Ben');
    await press(ben, 'Join Room');
    await expect(notice(ben, 'Room not found')).toBeVisible();
    // A player removed while away learns it on return.
    await cem.goto('/');
    await press(page, 'Remove Cem');
    await press(page, 'Really remove Cem?');
    await expect(seated(page)).toHaveText('Players (1/3)');
    await cem.goto('/online');
    await cem.getByRole('button', { name: /^Back to room .* as Cem/ }).click();
    await expect(notice(cem, 'You are no longer in this room')).toBeVisible();
  },
);

test(
  'ONL-87: the host removes one spectator, and the other learns the new code',
  FULL,
  async ({ page, newcomer }) => {
    const [ben, cem, dee] = [await newcomer(), await newcomer(), await newcomer()];
    const code = await createRoom(page, 'Ann');
    await joinRoom(ben, 'Ben', code);
    await startGame([page, ben]);
    for (const [at, each] of [cem, dee].entries()) {
      await each.goto(`/online?room=${code}`);
      await each.getByLabel('Your Name').fill('Eve');
      await press(each, 'Join Room');
      await press(each, 'Watch instead');
      await expect(each.locator('main').getByText(`You are spectator ${at + 1}`)).toBeVisible();
    }
    await open(page);
    await press(page, 'Remove spectator 1');
    await press(page, 'Really remove spectator 1?');
    await expect(notice(cem, 'You are no longer in this room')).toContainText(
      'the room has a new code',
    );
    await expect(cem.getByRole('button', { name: 'Create Room' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove spectator 2' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove spectator 1' })).toHaveCount(0);
    await expect(dee).not.toHaveURL(new RegExp(`room=${code}`));
    expect(new URL(dee.url()).search).toBe(new URL(page.url()).search);
    await dee.reload();
    await expect(dee.locator('main').getByText(/You are spectator/)).toBeVisible();
    await makeMove(page, ['4']);
    await expect(cell(dee, '4')).toHaveAccessibleName(/X/);
  },
);

test(
  'ONL-88: three players vote one out, and the host can lose a vote too',
  FULL,
  async ({ page, newcomer }) => {
    const { ben, cem } = await roomOfThree(page, newcomer);
    await startGame([page, ben, cem]);
    await open(ben);
    await press(ben, 'Vote to remove Ann');
    await expect(ben.getByText('1 of 2 votes', { exact: true })).toBeVisible();
    // The others see at once that there is a vote.
    await press(cem, 'Vote to remove Ann');
    await expect(notice(page, 'You are no longer in this room')).toBeVisible();
    await expect(ben.getByRole('region', { name: 'Players' })).toContainText('left');
    await makeMove(ben, ['4']);
  },
);

test(
  'ONL-90: a link has an invitation, which the address does not keep',
  FULL,
  async ({ page, context, newcomer }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = await createRoom(page, 'Ann');
    await press(page, 'Copy link');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).searchParams.get('room')).toBe(code);
    expect(new URL(link).hash).toMatch(/^#key=[0-9a-f]{32}$/);
    const ben = await newcomer();
    await ben.goto(link);
    await expect(ben.getByLabel('Room Code')).toHaveValue(code);
    await ben.getByLabel('Your Name').fill('Ben');
    await press(ben, 'Join Room');
    await expect(seated(ben)).toHaveText('Players (2/2)');
    await expect(ben).toHaveURL(new RegExp(`/online\\?room=${code}$`));
  },
);

test('ONL-90: an older link, with its invitation in the query, still works and passes it on to nothing', async ({
  page,
}) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto('/online?room=ABCDEF&key=0123456789abcdef0123456789abcdef');
  await expect(page.getByLabel('Room Code')).toHaveValue('ABCDEF');
  await expect(page).toHaveURL(/\/online\?room=ABCDEF#key=0123456789abcdef0123456789abcdef$/);
  await page.getByLabel('Your Name').fill('Ben');
  const joined = page.waitForRequest((request) => request.postData()?.includes('"join"') ?? false);
  await page.getByRole('button', { name: 'Join Room', exact: true }).click();
  expect((await joined).postDataJSON()).toHaveProperty(
    'invitation',
    '0123456789abcdef0123456789abcdef',
  );
  const headers = await Promise.all(finished.map((request) => request.allHeaders()));
  expect(headers.length).toBeGreaterThan(5);
  expect(headers.filter(({ referer = '' }) => referer.includes('key='))).toEqual([]);
});
