/** Confetti stops when its game is left. */
import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  expectMark,
  FULL,
  headline,
  startFriend,
  status,
  X_WINS,
} from '../lib/board.ts';
import { createRoom, joinRoom, makeMove, startGame, test } from '../lib/rooms.ts';

test.use({ isFlat: true });

const confetti = (page: Page) => page.locator('canvas[data-confetti]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Checks at once, because confetti ends by itself after some seconds. */
async function expectGone(page: Page): Promise<void> {
  expect(await confetti(page).count()).toBe(0);
}

async function win(page: Page): Promise<void> {
  for (const [at, id] of X_WINS.entries()) {
    await cell(page, id).click();
    await expectMark(page, id, at % 2 === 0 ? 'X' : 'O');
  }
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  await expect(confetti(page)).toBeAttached();
}

test(
  'confetti ends at once with Play again, Undo, New Game and on another page',
  FULL,
  async ({ page }) => {
    await page.goto('/classic');
    await startFriend(page);
    await win(page);
    await button(page, 'Play again').click();
    await expect(status(page)).toContainText("Player X's Turn");
    await expectGone(page);

    await win(page);
    await button(page, 'Undo').click();
    await expect(status(page)).toContainText("Player X's Turn");
    await expectGone(page);

    await button(page, 'New Game').click();
    await startFriend(page);
    await win(page);
    await button(page, 'New Game').click();
    await expect(page.getByRole('heading', { name: 'Choose a mode' })).toBeVisible();
    await expectGone(page);

    await startFriend(page);
    await win(page);
    await page.getByRole('link', { name: 'Back to all games' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Challenge' })).toBeVisible();
    await expectGone(page);
  },
);

test(
  'confetti of a room ends at once with the round, in the lobby and outside',
  FULL,
  async ({ page, newcomer }) => {
    const guest = await newcomer();
    const code = await createRoom(page, 'Ann');
    await joinRoom(guest, 'Ben', code);
    await startGame([page, guest]);
    const winRound = async () => {
      for (const [at, id] of X_WINS.entries()) await makeMove(at % 2 === 0 ? page : guest, [id]);
      await expect(headline(page, 'Ann Wins!')).toBeVisible();
      await expect(confetti(page).first()).toBeAttached();
    };
    await winRound();
    await button(page, 'New Round').click();
    await expect(status(page)).toContainText("Ann's Turn");
    await expectGone(page);

    await winRound();
    await button(page, 'Back to Lobby').click();
    await expect(page.getByText('Players (2/2)')).toBeVisible();
    await expectGone(page);
    await button(page, 'Leave Room').click();
    await expect(page.getByLabel('Your Name')).toBeVisible();
    await expectGone(page);
  },
);

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`confetti leaves the title free at ${width} x ${height}`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/classic');
    await startFriend(page);
    await win(page);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const falls = await confetti(page).boundingBox();
    expect(falls?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
    expect((falls?.y ?? 0) + (falls?.height ?? 0)).toBe(height);
    await expect(confetti(page)).toHaveAttribute('data-confetti', '1000');
  });
