/** The network fails and recovers: the page says so, and works again without a reload. */
import { wireTo } from '../../server/lib/wire.ts';
import { cell, expect, FULL, SMALL, status, STILL } from '../lib/board.ts';
import { createRoom, joinRoom, makeMove, startGame, test } from '../lib/rooms.ts';

test.use({ ...STILL, ...SMALL, isFlat: true });

for (const [game, files] of [
  ['Classic', 'variant*.js'],
  ['Classic', '{BoardScene,world}*.js'],
  ['Quantum', 'variant*.css'],
  ['Infinite', 'GrowingGrid*.js'],
] as const) {
  test(
    `ONL-82: a board of ${game} whose ${files} failed to load appears later, up to date`,
    FULL,
    async ({ page, newcomer }) => {
      const guest = await newcomer({ has3d: true });
      const code = await createRoom(page, 'Ann', { game });
      await joinRoom(guest, 'Ben', code);
      let lost = 0;
      const assets = `**/assets/${files}`;
      await guest.route(assets, (route) => {
        lost += 1;
        return route.abort();
      });
      await startGame([page]);
      await expect.poll(() => lost).toBeGreaterThan(1);
      const first = (await page.locator('[data-cell]').first().getAttribute('data-cell')) ?? '';
      await makeMove(page, game === 'Quantum' ? ['0', '1'] : [first]);
      await guest.unroute(assets);
      await expect(status(guest)).toContainText("'s Turn (");
      await expect(cell(guest, first)).toHaveAccessibleName(/X/);
      await expect(guest.locator('[data-board]')).not.toHaveAttribute('data-flat');
      await expect(guest.locator('[data-board] .world canvas')).toBeVisible();
      // A link whose stylesheet failed has no sheet.
      const sheetless = () =>
        guest
          .locator('link[rel=stylesheet]')
          .evaluateAll((links) => links.filter((each) => !(each as HTMLLinkElement).sheet).length);
      await expect.poll(sheetless).toBe(0);
    },
  );
}

test('ONL-82: packets that vanish silently are noticed, and the page is live again once they flow', async ({
  page,
  newcomer,
  baseURL,
}) => {
  const wire = await wireTo(baseURL ?? '');
  const guest = await newcomer({ baseURL: wire.url });
  const code = await createRoom(page, 'Ann');
  await joinRoom(guest, 'Ben', code);
  await startGame([page, guest]);
  wire.cut(true);
  await expect(status(guest)).toContainText('Connection lost. Retrying…');
  await expect(page.getByText('not connected')).toBeVisible();
  await makeMove(page, ['4']);
  wire.mend();
  await expect(cell(guest, '4')).toHaveAccessibleName(/X/);
  await expect(status(guest)).toContainText('You play O.');
  await wire.end();
});
