/** The swap rule of 3D and Infinite, on one device and in a room. */
import {
  cell,
  expect,
  FULL,
  unless,
  heard,
  open,
  SMALL,
  startFriend,
  status,
  STILL,
} from '../lib/board.ts';
import { createRoom, joinRoom, makeMove, startGame, test } from '../lib/rooms.ts';

test.use({ ...STILL, ...SMALL });

const offer = { name: 'Take it over' } as const;

for (const [path, id, place] of [
  ['/3d', '1.4', 'level 2, b2'],
  ['/infinite', '1,2', '1 left'],
] as const)
  test(
    `the second player takes over the first mark: ${path}`,
    unless(path === '/3d'),
    async ({ page }) => {
      await open(page, path);
      await page
        .getByRole('group', { name: 'Swap rule' })
        .getByRole('radio', { name: 'On' })
        .check();
      await startFriend(page);
      const button = page.getByRole('button', offer);
      await expect(button).toHaveCount(0);
      await cell(page, id).dispatchEvent('click');
      await expect(heard(page)).toHaveText(
        `X at ${place}. Player O's Turn. You may take over this mark.`,
      );
      await button.click();
      await expect(heard(page)).toHaveText(`O takes over ${place}. Player X's Turn`);
      await expect(cell(page, id)).toHaveAccessibleName(/O/);
      await expect(button).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Moves' })).toContainText('swap');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(cell(page, id)).toHaveAccessibleName(/X/);
      await expect(button).toBeVisible();
      // Playing on declines the offer.
      await cell(page, id === '1.4' ? '0.0' : '3,2').dispatchEvent('click');
      await expect(status(page)).toContainText("Player X's Turn");
      await expect(button).toHaveCount(0);
    },
  );

test.describe('in a room', () => {
  test.use({ isFlat: true });
  test('the guest takes over the host’s mark', FULL, async ({ page, newcomer }) => {
    const guest = await newcomer();
    await page.goto('/online');
    const code = await createRoom(page, 'Ann', { game: 'Infinite', choose: ['On'] });
    await joinRoom(guest, 'Ben', code);
    await startGame([page, guest]);
    await makeMove(page, ['2,2']);
    await expect(page.getByRole('button', offer)).toHaveCount(0);
    await guest.getByRole('button', offer).click();
    for (const each of [page, guest]) await expect(cell(each, '2,2')).toHaveAccessibleName(/O/);
    await expect(status(page)).toContainText("Ann's Turn (X) (Your turn!)");
  });
});
