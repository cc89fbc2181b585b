/** A room's game at a table: moves at the table reach the other player's page, and the other way round. */
import { expect, FULL, SMALL, STILL } from '../lib/board.ts';
import { createRoom, joinRoom, startGame, test } from '../lib/rooms.ts';
import { giveDevice, lies, MIDDLE, pictures, setDown, tapAt } from '../lib/xr.ts';

test.use({ ...STILL, ...SMALL });

test('TAB-05: a room goes on at a table', FULL, async ({ page, newcomer }) => {
  test.setTimeout(120_000);
  await giveDevice(page, 'phone');
  const guest = await newcomer();
  const code = await createRoom(page, 'Ann');
  await joinRoom(guest, 'Ben', code);
  await startGame([page, guest]);
  await setDown(page);
  await pictures(page);
  const used = page.evaluate(
    () => new Promise<boolean>((resolve) => addEventListener('pointermove', () => resolve(true))),
  );
  await tapAt(page, MIDDLE);
  // Tapping at the table alone counts as presence.
  expect(await used).toBe(true);
  await lies(page, '4', 'X');
  await lies(guest, '4', 'X');
  await guest.locator('[data-cell="0"]').press('Enter');
  await lies(page, '0', 'O');
  // Questions to the players are shown over the camera's picture, too.
  await guest.getByRole('button', { name: 'New Round' }).click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(guest.getByText('No new round yet').first()).toBeVisible();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('button', { name: 'On your table' })).toBeVisible();
});
