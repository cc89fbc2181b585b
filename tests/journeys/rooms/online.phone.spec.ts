/** Rooms on a phone: every step within its width, and a game by taps on the canvas. */
import type { Page } from 'playwright/test';
import { SEVEN_SIZES } from '../lib/sizes.ts';
import { cell, expect, FULL, project, ready, status, STILL } from '../lib/board.ts';
import { createRoom, joinRoom, makeMove, test } from '../lib/rooms.ts';

test.use(STILL);

const PHONE = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true } as const;

async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, 'px that stick out').toBeLessThanOrEqual(0);
}

test.describe('without 3D on the wider one', () => {
  test.use({ isFlat: true });

  test('ONL-02 DSG-13: from menu to game on a phone of 390 and one of 320 pixels, long names too', async ({
    page,
    newcomer,
  }) => {
    const narrow = await newcomer({ ...PHONE, has3d: true });
    await page.goto('/online');
    await expectNoOverflow(page);
    const code = await createRoom(page, 'Maximiliana Wolkenstein', {
      game: '3D',
      choose: ['4×4×4'],
    });
    await expectNoOverflow(page);
    await narrow.goto('/online');
    await expectNoOverflow(narrow);
    await narrow.getByLabel('Your Name').fill('WWWWWWWWWWWWWWWWWWWWWWWW');
    await narrow.getByRole('button', { name: 'Create Room' }).tap();
    await expectNoOverflow(narrow);
    // The name is known by now, so the link only needs Join.
    await narrow.goto(`/online?room=${code}`);
    await narrow.getByRole('button', { name: 'Join Room', exact: true }).tap();
    await expect(narrow.getByText('Players (2/2)')).toBeVisible();
    await expectNoOverflow(narrow);
    await page.getByRole('button', { name: /Start Game/ }).tap();
    await expect(status(narrow)).toContainText("Maximiliana Wolkenstein's Turn (X)");
    await expect(narrow.getByRole('button', { name: 'L4' })).toBeVisible();
    await expectNoOverflow(narrow);
    await expectNoOverflow(page);
    await narrow.getByRole('button', { name: 'New Round' }).tap();
    await expect(page.locator('strong', { hasText: 'WWW asks for a new round' })).toBeVisible();
    await expectNoOverflow(page);
  });

  test('ONL-55: a finger reaches both of Wild’s symbols at every size', async ({
    page,
    newcomer,
  }) => {
    const guest = await newcomer();
    const code = await createRoom(page, 'Ann', { game: 'Wild' });
    await joinRoom(guest, 'Ben', code);
    await page.getByRole('button', { name: /Start Game/ }).tap();
    await expect(status(page)).toContainText('(Your turn!)');
    for (const [width, height] of SEVEN_SIZES) {
      await page.setViewportSize({ width, height });
      await cell(page, '4').tap();
      for (const name of ['Select X', 'Select O'])
        await page.getByRole('button', { name }).tap({ trial: true });
      await page.keyboard.press('Escape');
    }
    await cell(page, '4').tap();
    await page.getByRole('button', { name: 'Select O' }).tap();
    await expect(status(page)).toContainText("Ben's Turn");
  });
});

test('ONL-53 DSG-13: a move by a tap on the canvas', FULL, async ({ page, newcomer }) => {
  const guest = await newcomer();
  const code = await createRoom(page, 'Ann');
  await joinRoom(guest, 'Ben', code);
  await page.evaluate(() => history.replaceState(history.state, '', `${location.href}&inspect`));
  await page.getByRole('button', { name: /Start Game/ }).tap();
  await ready(page);
  const { x, y } = await project(page, '4');
  await page.touchscreen.tap(x, y);
  await expect(cell(guest, '4')).toHaveAccessibleName(/X/);
  await makeMove(guest, ['0']);
  await expect(cell(page, '0')).toHaveAccessibleName(/O/);
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  // A chat line out of view is announced above, with a link to it.
  await guest.getByRole('textbox', { name: 'Message' }).fill('hello');
  await guest.getByRole('textbox', { name: 'Message' }).press('Enter');
  await page.getByRole('button', { name: 'Ben: hello' }).tap();
  await expect(page.getByRole('log').getByText('hello')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Ben: hello' })).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [568, 320],
] as const)
  test(`ONL-61: another player’s question leaves the board in its place at ${width} x ${height}`, async ({
    page,
    newcomer,
  }) => {
    await page.setViewportSize({ width, height });
    const guest = await newcomer();
    const code = await createRoom(page, 'Ann');
    await joinRoom(guest, 'Ben', code);
    await page.evaluate(() => history.replaceState(history.state, '', `${location.href}&inspect`));
    await page.getByRole('button', { name: /Start Game/ }).tap();
    await ready(page);
    const before = await project(page, '7');
    // An unread message lies on no answer.
    await guest.getByRole('textbox', { name: 'Message' }).fill('hello');
    await guest.getByRole('textbox', { name: 'Message' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Ben: hello' })).toBeVisible();
    await guest.getByRole('button', { name: 'New Round' }).tap();
    const answer = page.getByRole('button', { name: 'Keep playing' });
    await expect(answer).toBeInViewport({ ratio: 1 });
    expect(await project(page, '7')).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (height > width) {
      const { y } = await project(page, '7', [0, 0, 0.5]);
      const question = await page.locator('[data-questions] strong').boundingBox();
      expect(question?.y).toBeGreaterThan(y);
    }
    await answer.tap();
    await expect(answer).toHaveCount(0);
  });

test('ALL-06: in a lobby notices lie on no control, at any size', FULL, async ({ page }) => {
  for (const [width, height] of SEVEN_SIZES) {
    await page.setViewportSize({ width, height });
    await createRoom(page, 'Ann');
    await expect(page.locator('[data-notice]').first()).toBeVisible();
    const covered = await page.evaluate(() => {
      const notice = document.querySelector('[data-notice]')?.getBoundingClientRect();
      if (!notice) return ['no notice'];
      return [...document.querySelectorAll('main :is(a, button, input), a[href^="mailto:"]')]
        .filter((each) => {
          const box = each.getBoundingClientRect();
          const [left, right] = [
            Math.max(box.left, notice.left),
            Math.min(box.right, notice.right),
          ];
          const [top, bottom] = [
            Math.max(box.top, notice.top),
            Math.min(box.bottom, notice.bottom),
          ];
          if (left >= right || top >= bottom) return false;
          // Parts behind the phone's bar aren't visible.
          const all = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
          const bar = all.findIndex((part) => part.matches('nav'));
          return bar < 0 || bar > all.indexOf(each);
        })
        .map((each) => each.outerHTML.slice(0, 80));
    });
    expect.soft(covered, `${width} x ${height}`).toEqual([]);
  }
});

test(
  'ONL-93: reactions and the chat are one tap away from the board',
  FULL,
  async ({ page, newcomer }) => {
    const narrow = await newcomer(PHONE);
    const code = await createRoom(page, 'Ann');
    await joinRoom(narrow, 'Ben', code);
    await page.getByRole('button', { name: /Start Game/ }).tap();
    await makeMove(page, ['4']);
    const talk = narrow.getByRole('button', { name: /^Chat and reactions/ });
    await expect(talk).toBeInViewport();
    await page.getByRole('textbox', { name: 'Message' }).fill('Good luck!');
    await page.keyboard.press('Enter');
    await expect(talk).toHaveAccessibleName('Chat and reactions, 1 unread');
    await expect(narrow.getByRole('button', { name: 'Ann: Good luck!' })).toBeInViewport();
    await makeMove(narrow, ['0']);
    await talk.tap();
    const menu = narrow.locator('[popover]').filter({ has: narrow.getByRole('group') });
    const strip = await menu.boundingBox();
    expect(strip?.height, 'two rows').toBeLessThanOrEqual(128);
    for (const each of await menu.getByRole('button').all()) {
      const { x = -1, width = 0 } = (await each.boundingBox()) ?? {};
      expect(x, 'whole').toBeGreaterThanOrEqual(strip?.x ?? 0);
      expect(x + width, 'whole').toBeLessThanOrEqual((strip?.x ?? 0) + (strip?.width ?? 0));
      expect(width, 'as wide as a finger').toBeGreaterThanOrEqual(44);
    }
    // It makes room for the board when its reader is to move.
    await makeMove(page, ['8']);
    await expect(status(narrow)).toContainText('(Your turn!)');
    await expect(menu).toBeHidden();
    await talk.tap();
    await menu.getByRole('button', { name: /🎉|👏/ }).first().tap();
    await expect(menu).toBeHidden();
    await expect(page.locator('[data-voice]')).toContainText('Ben:');
    await talk.tap();
    const before = await cell(narrow, '0').boundingBox();
    const field = narrow.getByRole('textbox', { name: 'Message' });
    const openChat = () => menu.getByRole('button', { name: 'Chat' }).tap();
    await openChat();
    await expect(field).toBeFocused();
    const sheet = narrow.getByRole('region', { name: 'Chat' });
    await expect(sheet.getByText('Good luck!')).toBeInViewport({ ratio: 1 });
    // The board and whose turn it is stay where they are, in sight.
    expect(await cell(narrow, '0').boundingBox()).toEqual(before);
    const top = (await sheet.boundingBox())?.y ?? 0;
    for (const id of ['6', '7', '8']) {
      const { y = 0, height = 0 } = (await cell(narrow, id).boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(top);
    }
    await expect(talk).toHaveAccessibleName('Chat and reactions');
    await narrow.keyboard.type('Thanks!');
    await narrow.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('Thanks!');
    await narrow.keyboard.press('Escape');
    await expect(talk).toBeFocused();
    const close = sheet.getByRole('button', { name: 'Close' });
    await expect(close).toHaveCount(0);
    await talk.tap();
    await openChat();
    await expect(talk).toHaveAttribute('aria-expanded', 'true');
    await expect(close).toHaveCount(1);
    await talk.tap();
    await expect(close).toHaveCount(0);
    await expect(menu).toBeHidden();
  },
);

test(
  'ONL-93: on a phone on its side the chat is beside the board, which stays where it is',
  FULL,
  async ({ page, newcomer }) => {
    const lying = await newcomer({ ...PHONE, viewport: { width: 667, height: 375 } });
    const cem = await newcomer();
    const code = await createRoom(page, 'Ann', { players: 3 });
    await joinRoom(lying, 'Ben', code);
    await joinRoom(cem, 'Cem', code);
    await page.getByRole('button', { name: /Start Game/ }).tap();
    await makeMove(page, ['4']);
    for (const said of ['Good luck!', 'And you?']) {
      await page.getByRole('textbox', { name: 'Message' }).fill(said);
      await page.keyboard.press('Enter');
    }
    const talk = lying.getByRole('button', { name: /^Chat and reactions/ });
    await expect(talk).toHaveAccessibleName('Chat and reactions, 2 unread');
    const [before, at] = [await cell(lying, '0').boundingBox(), await talk.boundingBox()];
    for (const name of ['Back to Lobby', 'New Round']) {
      const beside = await lying.getByRole('button', { name }).boundingBox();
      expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(at?.x ?? 0);
    }
    await talk.tap();
    await lying.locator('[popover]').getByRole('button', { name: 'Chat' }).tap();
    await expect(lying.getByRole('log').getByText('And you?')).toBeInViewport({ ratio: 1 });
    await expect(lying.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 });
    expect(await cell(lying, '0').boundingBox()).toEqual(before);
    await expect(lying.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await lying.getByRole('button', { name: 'Close' }).tap();
    // Removing a disruptive player is behind three dots beside "Mute chat", not among the buttons of the game.
    const manage = lying.getByText('Remove somebody');
    const mute = await lying.getByRole('button', { name: 'Mute chat' }).boundingBox();
    const dots = await manage.boundingBox();
    expect(dots?.width).toBe(44);
    expect(Math.abs((dots?.y ?? 0) - (mute?.y ?? 0))).toBeLessThan(4);
    await manage.tap();
    await expect(lying.getByRole('button', { name: 'Vote to remove Ann' })).toBeVisible();
  },
);

for (const hasShare of [true, false]) {
  test(
    `ONL-32 ONL-34: the button that starts the game stays in sight when a friend joins; share sheet: ${hasShare}`,
    FULL,
    async ({ page, newcomer }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.addInitScript((canShare) => {
        if (canShare) navigator.share = async () => undefined;
        else Reflect.deleteProperty(Navigator.prototype, 'share');
      }, hasShare);
      const guest = await newcomer();
      const code = await createRoom(page, 'Ann');
      const start = page.getByRole('button', { name: /Start Game/ });
      await expect(start).toBeInViewport({ ratio: 1 });
      const before = await start.boundingBox();
      await joinRoom(guest, 'Ben', code);
      const players = page.getByRole('heading', { name: 'Players (2/2)' });
      await expect(players).toBeInViewport({ ratio: 1 });
      expect(await start.boundingBox(), 'nothing moved under a finger').toEqual(before);
      const said = await players.boundingBox();
      expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
      // Who plays can be read without scrolling.
      const last = await page.locator('main li').filter({ hasText: 'Ben' }).first().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 999)).toBeLessThanOrEqual(before?.y ?? 0);
      await start.tap();
      await expect(status(page)).toContainText("Ann's Turn");
    },
  );
}
