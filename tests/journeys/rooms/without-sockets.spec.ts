/** A network that lets requests through and no WebSocket, as many schools have. */
import { cell, expect, FULL, status, STILL } from '../lib/board.ts';
import {
  blockSockets,
  createRoom,
  joinRoom,
  makeMove,
  removeSockets,
  startGame,
  test,
} from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

const SLOW = 'Slow connection: changes take a few seconds';
test('ONL-91 ONL-83: without WebSockets two people play, chat and see who is there', async ({
  page: ann,
  newcomer,
}) => {
  await blockSockets(ann);
  const ben = await newcomer();
  await removeSockets(ben);
  const code = await createRoom(ann, 'Ann');
  await joinRoom(ben, 'Ben', code);
  await expect(ann.getByText('Players (2/2)')).toBeVisible();
  for (const page of [ann, ben]) {
    await expect(page.getByRole('region', { name: /^Players/ }).getByText(SLOW)).toBeVisible();
    await expect(page.getByText('not connected')).toHaveCount(0);
  }
  await startGame([ann, ben]);
  await makeMove(ann, ['4']);
  await makeMove(ben, ['0']);
  await expect(cell(ann, '0')).toHaveAccessibleName(/O$/);
  await ann.getByRole('textbox', { name: 'Message' }).fill('hello');
  await ann.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(ben.getByText('hello')).toBeVisible();
  await expect(ann.getByText(/isn’t responding/)).toHaveCount(0);
});

test(
  'ONL-91 ONL-83: without WebSockets a spectator is counted, and whoever goes is seen to go',
  FULL,
  async ({ page: ann, newcomer }) => {
    await blockSockets(ann);
    const ben = await newcomer();
    await blockSockets(ben);
    const code = await createRoom(ann, 'Ann');
    await joinRoom(ben, 'Ben', code);
    await startGame([ann, ben]);
    await makeMove(ann, ['4']);
    const eve = await newcomer();
    await blockSockets(eve);
    await eve.goto(`/online?room=${code}`);
    await eve.getByLabel('Your Name').fill('Eve');
    await eve.getByRole('button', { name: 'Join Room', exact: true }).click();
    await eve.getByRole('button', { name: 'Watch instead' }).click();
    await expect(cell(eve, '4')).toHaveAccessibleName(/X$/);
    await expect(ann.getByText(/^1 person watching ·/)).toBeVisible();
    await makeMove(ben, ['0']);
    await expect(cell(eve, '0')).toHaveAccessibleName(/O$/);
    await ben.close();
    await expect(ann.getByText('not connected').first()).toBeVisible({ timeout: 15_000 });
    await expect(status(ann)).toContainText("Ann's Turn");
  },
);
