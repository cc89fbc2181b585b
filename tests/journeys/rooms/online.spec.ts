/** Online rooms: menu, create, join, lobby, game. */
import type { Page } from 'playwright/test';
import { text } from '../../../src/text/play.ts';
import type { GameId } from '../../../src/variants/rules.ts';
import { cell, clickCell, expect, FULL, heard, ready, status, STILL } from '../lib/board.ts';
import { type End, gameWith, type Played } from '../lib/games.ts';
import {
  createRoom,
  joinRoom,
  makeMove,
  test,
  playOut,
  startGame,
  type Wish,
} from '../lib/rooms.ts';

test.use(STILL);

/** On the page: the live region says the same words. */
const question = (page: Page, words: string) => page.locator('strong', { hasText: words });
/** Rising over the page: its sign and whose it is. */
const reaction = (page: Page, words: string) => page.locator('li', { hasText: words });
const notice = (page: Page, title: string) =>
  page.locator('[data-notice]').filter({ hasText: title }).first();
const players = (page: Page) => page.getByRole('list').filter({ hasText: '(You)' }).first();

type Case = {
  readonly id: GameId;
  readonly wish: Wish;
  readonly raw: object;
  readonly rows: string;
  readonly end?: End;
  /** Fixed games, because random ones on a growing board are long. */
  readonly moves?: Played;
};

const cases: readonly Case[] = [
  { id: 'classic', wish: {}, raw: {}, rows: 'ONL-20 ONL-50 ONL-51' },
  { id: 'classic', wish: {}, raw: {}, end: 'tie', rows: 'ONL-48 NTC-32' },
  { id: 'ultimate', wish: { game: 'Ultimate' }, raw: {}, rows: 'ONL-21 ONL-54 ONL-71' },
  { id: 'extended', wish: { game: 'Extended' }, raw: {}, rows: 'ONL-22 ONL-72' },
  { id: '3d', wish: { game: '3D' }, raw: { board: '3x3x3' }, rows: 'ONL-23' },
  { id: 'quantum', wish: { game: 'Quantum' }, raw: {}, rows: 'ONL-24 QNT-24' },
  { id: 'misere', wish: { game: 'Misère' }, raw: {}, rows: 'ONL-25' },
  { id: 'wild', wish: { game: 'Wild' }, raw: {}, rows: 'ONL-26 ONL-55' },
  {
    id: 'infinite',
    wish: { game: 'Infinite', choose: ['Three'] },
    raw: { length: 3 },
    moves: [['2,2'], ['1,1'], ['3,2'], ['1,3'], ['1,2']],
    rows: 'ONL-27',
  },
];

for (const { id, wish, raw, rows, end = 'first', moves } of cases) {
  test.describe(id, () => {
    // ends.spec.ts plays these on the canvas to their ends.
    test.use({ isFlat: ['extended', '3d', 'misere', 'wild'].includes(id) });
    test(
      `${rows} DSG-08: two people play ${id} to its end: ${end}`,
      FULL,
      async ({ page, newcomer }) => {
        test.setTimeout(180_000);
        const guest = await newcomer();
        const code = await createRoom(page, 'Ann', wish);
        await joinRoom(guest, 'Ben', code);
        const pages = [page, guest];
        await startGame(pages, guest);
        await playOut(pages, id, raw, moves ?? gameWith(id, raw as never, end));
        // Check both pages at once, before their notices close.
        await Promise.all(
          pages.map(async (each) => {
            const said = notice(each, end === 'tie' ? "It's a tie!" : 'Ann Wins!');
            const more = each === page ? ' Congratulations!' : '';
            await expect(said).toHaveText(
              end === 'tie' ? "It's a tie! Great game everyone!" : `Ann Wins!${more}`,
            );
          }),
        );
        for (const each of pages) {
          const heading = status(each).getByRole('heading');
          await expect(heading).toHaveText(end === 'tie' ? "It's a Tie!" : 'Ann Wins!');
        }
      },
    );
  });
}

test('ONL-04 ONL-05 ONL-13 ONL-16 ONL-17 ONL-19: the menu needs a name, the join step a code', async ({
  page,
}) => {
  await page.goto('/online');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Tic Tac Toe');
  const create = page.getByRole('button', { name: 'Create Room' });
  const join = page.getByRole('button', { name: 'Join Room', exact: true });
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await expect(join).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Your Name').fill('Ann');
  await expect(create).not.toHaveAttribute('aria-disabled');
  await page.getByLabel('Your Name').fill('   ');
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  const region = page.locator('[data-voice]');
  for (const button of [create, join]) {
    await expect(button).toHaveAccessibleDescription('Type your name first.');
    await button.click({ force: true });
    await expect(page.getByLabel('Your Name')).toBeFocused();
    await expect(region).toHaveText('Type your name first.');
  }
  await page.getByLabel('Your Name').fill('Ann');
  await join.click();
  await expect(page.getByLabel('Room Code')).toBeFocused();
  await expect(join).toHaveAttribute('aria-disabled', 'true');
  await expect(join).toHaveAccessibleDescription('Type the room’s code first.');
  await page.getByLabel('Room Code').blur();
  await join.click({ force: true });
  await expect(page.getByLabel('Room Code')).toBeFocused();
  await expect(region).toHaveText('Type the room’s code first.');
  await page.getByLabel('Room Code').fill('abc23456789');
  await expect(page.getByLabel('Room Code')).toHaveValue('ABC234');
  await page.getByRole('button', { name: 'Back' }).click();
  await create.click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Your Name')).toHaveValue('Ann');
});

test('ONL-04 ONL-82: Back, Forward and a reload restore the steps and the room', async ({
  page,
}) => {
  await page.goto('/online');
  const create = page.getByRole('button', { name: 'Create Room' });
  await page.getByLabel('Your Name').fill('Ann');
  await expect(create).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Join Room', exact: true }).click();
  await expect(page.getByLabel('Room Code')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Room Code')).toHaveCount(0);
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('Room Code')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Room Code')).toHaveCount(0);

  const code = await createRoom(page, 'Ann');
  await page.goBack();
  await expect(page.getByLabel('Your Name')).toHaveValue('Ann');
  await expect(page).not.toHaveURL(/room=/);
  await page.goForward();
  await expect(page.locator('output')).toHaveText(code);
});

test(
  'ONL-82: writes a room into the address only once, so that it can’t undo a Back',
  FULL,
  async ({ page, newcomer }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      const { replaceState } = history;
      history.replaceState = (...args) => {
        written.push(String(args[2]));
        replaceState.apply(history, args);
      };
      Object.assign(globalThis, { written });
    });
    const code = await createRoom(page, 'Ann');
    await joinRoom(await newcomer(), 'Ben', code);
    await expect(page.getByText('Players (2/2)')).toBeVisible();
    const written = await page.evaluate(
      () => (globalThis as unknown as { written: readonly string[] }).written,
    );
    expect(written.filter((each) => each.includes(code))).toHaveLength(1);
  },
);

test(
  'ONL-17 ONL-82 ONL-84: a device has one seat in a room, returns to it by the code, and can give it up',
  FULL,
  async ({ page, newcomer }) => {
    await page.goto('/online');
    await page.getByLabel('Your Name').fill('Ann');
    // The second click lands on the next step and chooses nothing there.
    await page.getByRole('button', { name: 'Create Room' }).dblclick();
    await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
    const code = await createRoom(page, 'Ann', { players: 3 });
    const tab = await page.context().newPage();
    await tab.goto('/online');
    await tab.getByRole('button', { name: 'Join Room', exact: true }).click();
    await tab.getByLabel('Room Code').fill(` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()} `);
    await tab.getByRole('button', { name: 'Join Room', exact: true }).click();
    await expect(tab.getByText('Players (1/3)')).toBeVisible();
    await tab.getByRole('button', { name: 'Leave Room' }).click();
    await expect(tab.getByRole('button', { name: `Back to room ${code} as Ann` })).toHaveCount(0);
    await expect(notice(page, 'You are no longer in this room')).toBeVisible();
    await tab.close();

    const second = await createRoom(page, 'Ann');
    await page.goto('/online');
    await expect(page.getByRole('button', { name: `Back to room ${second} as Ann` })).toBeVisible();
    await page.getByRole('button', { name: `Leave room ${second}` }).click();
    await expect(page.getByRole('button', { name: `Back to room ${second} as Ann` })).toHaveCount(
      0,
    );
    const guest = await newcomer();
    await joinRoom(guest, 'Ben', second);
    await expect(guest.getByText('Players (1/2)')).toBeVisible();
  },
);

test.describe('where the board is not the subject', () => {
  test.use({ isFlat: true });

  test(
    'ONL-08 ONL-09 ONL-10 ONL-11 ONL-12 ONL-15 ONL-39: create offers what each game has',
    FULL,
    async ({ page }) => {
      await page.goto('/online');
      await page.getByLabel('Your Name').fill('Ann');
      await page.getByRole('button', { name: 'Create Room' }).click();
      const summary = page.getByRole('region', { name: 'Summary' });
      await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
      await expect(summary).toContainText('2-6 players');
      // Eight games fill two rows.
      const tops = await page
        .getByRole('group', { name: 'Game', exact: true })
        .locator('label')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
      expect(new Set(tops).size).toBe(2);
      const count = page.getByRole('group', { name: 'Number of Players' });
      await expect(count.getByRole('radio', { name: '2' })).toBeChecked();
      await count.getByRole('radio', { name: '5' }).check();
      await expect(page.getByRole('main').getByText(/nobody can fill a line/)).toBeVisible();
      await expect(page.getByLabel(/^Teams/)).toHaveCount(0);
      await count.getByRole('radio', { name: '6' }).check();
      await page.getByLabel(/^Teams/).check();
      await expect(page.getByRole('main').getByText(/can fill a line/)).toHaveCount(0);
      // Wild has four players at most, so six are clamped.
      await page.getByRole('radio', { name: 'Wild' }).check();
      await expect(count.getByRole('radio', { name: '4' })).toBeChecked();
      await expect(page.getByRole('group', { name: 'Winner' })).toHaveCount(0);
      const grid = page.getByRole('group', { name: 'Grid Size' });
      await grid.getByRole('radio', { name: '4×4' }).check();
      await page.getByRole('radio', { name: 'Extended' }).check();
      await expect(grid.getByRole('radio', { name: '4×4' })).toBeChecked();
      await page.getByRole('radio', { name: 'Infinite' }).check();
      await expect(grid).toHaveCount(0);
      await expect(summary).toContainText('2-4 players · Grid: 5×5, grows');
    },
  );

  test(
    'a tap on a game opens a room for two at once, and asks for a name before',
    FULL,
    async ({ page, newcomer }) => {
      await page.goto('/online');
      await page.getByRole('button', { name: 'Ultimate' }).click();
      await expect(page.getByLabel('Your Name')).toBeFocused();
      const tile = page.getByRole('button', { name: 'Ultimate', exact: true });
      await expect(tile).toHaveAttribute('aria-current', 'true');
      const openIt = page.getByRole('button', { name: 'Open room: Ultimate' });
      await expect(openIt).toHaveAttribute('aria-disabled', 'true');
      await page.getByLabel('Your Name').fill('Ann');
      await expect(openIt).not.toHaveAttribute('aria-disabled');
      // Create Room also has the game chosen, and Back keeps it.
      await page.getByRole('button', { name: 'Create Room' }).click();
      await expect(page.getByRole('radio', { name: 'Ultimate' })).toBeChecked();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.getByLabel('Your Name').press('Enter');
      await expect(page.getByRole('heading', { name: 'Lobby' })).toBeVisible();
      await expect(page.getByText('Ultimate · 3×3')).toBeVisible();
      await expect(page.getByText('Players (1/2)')).toBeVisible();
      const code = await page.locator('output').innerText();
      const guest = await newcomer();
      await joinRoom(guest, 'Ben', code);
      await expect(page.getByText('Players (2/2)')).toBeVisible();
    },
  );

  test('a game that a link chose is still chosen after Back', FULL, async ({ page }) => {
    await page.goto('/online?variant=wild');
    await expect(page.getByRole('radio', { name: 'Wild' })).toBeChecked();
    await page.getByLabel('Your Name').fill('Ann');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Open room: Wild' }).click();
    await expect(page.getByText('Wild · 3×3')).toBeVisible();
  });

  test(
    'ONL-75 ONL-76: a room opened by a tap is private, unless its creator lists it',
    FULL,
    async ({ page, newcomer }) => {
      const [host, hidden] = [await newcomer(), await newcomer()];
      const name = `Tapper ${Date.now() % 100_000}`;
      for (const [who, isListed] of [
        [host, true],
        [hidden, false],
      ] as const) {
        await who.goto('/online');
        await who.getByLabel('Your Name').fill(isListed ? name : `Not ${name}`);
        if (isListed) await who.getByRole('radio', { name: 'Find an opponent' }).check();
        await who.getByRole('button', { name: 'Quantum', exact: true }).click();
        await expect(who.getByRole('heading', { name: 'Lobby' })).toBeVisible();
      }
      await page.goto('/online');
      const room = page.getByRole('listitem').filter({ hasText: `${name}’s room` });
      await expect(room).toHaveCount(1);
      await expect(room).toContainText('Quantum 3×3 · 1 of 2 players');
    },
  );

  test(
    'ONL-28 ONL-29 ONL-30 ONL-31 ONL-33 ONL-34 ONL-42 NTC-23 NTC-24 NTC-25 NTC-26: the lobby',
    FULL,
    async ({ page, newcomer }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const code = await createRoom(page, 'Sam', { players: 3 });
      await expect(notice(page, 'Room created!')).toContainText(`Room code: ${code}`);
      await expect(page.getByText('Players (1/3)')).toBeVisible();
      await expect(page.getByText('Classic · 3×3 · up to 3')).toBeVisible();
      await expect(page.getByText('Waiting for player...')).toHaveCount(2);
      const start = page.getByRole('button', { name: /Start Game/ });
      await expect(start).toContainText('Need 1 more');
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('button', { name: 'Copy room code' }).click();
      await expect(
        notice(page, 'Room code copied! Share this code with your friends to join the game.'),
      ).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      await page.getByRole('button', { name: 'QR code' }).click();
      await expect(page.getByRole('img', { name: new RegExp(`room=${code}`) })).toBeVisible();

      const guest = await newcomer();
      await joinRoom(guest, 'Sam', code.toLowerCase());
      await expect(notice(guest, 'Joined room!')).toContainText(`Welcome to ${code}`);
      await expect(guest.getByText('Sam 2')).toBeVisible();
      await expect(notice(page, 'Sam 2 joined')).toBeVisible();
      await expect(page.getByText('Players (2/3)')).toBeVisible();
      await expect(start).toContainText('Ready');
      await guest.goto('about:blank');
      const second = page.locator('main').getByRole('listitem').filter({ hasText: 'Sam 2' });
      await expect(second).toContainText('not connected');
      await guest.goto(`/online?room=${code}`);
      await expect(second).not.toContainText('not connected');
      await guest.getByRole('button', { name: 'Leave Room' }).click();
      await expect(notice(guest, 'Left room')).toBeVisible();
      await expect(guest.getByLabel('Your Name')).toBeVisible();
      await expect(page.getByText('Players (1/3)')).toBeVisible();
    },
  );

  test(
    'NTC-12 NTC-14 NTC-15 NTC-16 NTC-17 ONL-46: a refused player sees the reason and may watch',
    FULL,
    async ({ page, newcomer }) => {
      const [guest, late] = [await newcomer(), await newcomer()];
      const code = await createRoom(page, 'Ann');
      await late.goto('/online?room=ZZZZZZ');
      await late.getByRole('button', { name: 'Join Room', exact: true }).click();
      await expect(notice(late, 'Missing information')).toContainText(
        'Please enter both your name and room code',
      );
      await late.getByLabel('Your Name').fill('Cleo');
      await late.getByRole('button', { name: 'Join Room', exact: true }).click();
      await expect(notice(late, 'Failed to join room')).toContainText('Room not found');
      await joinRoom(guest, 'Ben', code);
      await late.getByLabel('Room Code').fill(code);
      await late.getByRole('button', { name: 'Join Room', exact: true }).click();
      await expect(notice(late, 'Room is full')).toBeVisible();
      await expect(late.getByRole('main').getByText('Every seat is taken.')).toBeVisible();
      await late.getByRole('button', { name: 'Watch instead' }).click();
      await expect(late.getByText('You are watching.')).toBeVisible();
      await expect(late.getByText('Only players can write here.')).toBeVisible();
      await expect(late.getByRole('button', { name: /Start Game/ })).toHaveCount(0);
      await late.getByRole('button', { name: 'Leave Room' }).click();
      await late.goto(`/online?room=${code}`);
      // Another person than the last player may open the link.
      await expect(late.getByLabel('Your Name')).not.toHaveValue('');
      await startGame([page, guest]);
      await late.getByRole('button', { name: 'Join Room', exact: true }).click();
      await expect(notice(late, 'Room is not accepting new players')).toBeVisible();
      await late.getByRole('button', { name: 'Watch instead' }).click();
      await expect(status(late)).toContainText('You are watching.');
      await makeMove(page, ['4']);
      await expect(cell(late, '4')).toHaveAccessibleName(/X/);
      await cell(late, '0').dispatchEvent('click');
      await expect(cell(late, '0')).toHaveAccessibleName(/empty/);
      await late.reload();
      await expect(status(late)).toContainText('You are watching.');
    },
  );

  test(
    'NTC-18 NTC-19 ONL-69: a move out of turn, and one against the rules, are refused with words',
    FULL,
    async ({ page, newcomer }) => {
      const guest = await newcomer();
      const code = await createRoom(page, 'Ann', { game: 'Ultimate' });
      await joinRoom(guest, 'Ben', code);
      await startGame([page, guest]);
      await cell(guest, '4.4').dispatchEvent('click');
      await expect(notice(guest, 'Not your turn')).toBeVisible();
      await makeMove(page, ['0.4']);
      await expect(status(guest)).toContainText('(Your turn!)');
      // The second half of a double click shows no notice; another cell does.
      await cell(page, '0.4').dispatchEvent('click');
      // 'Game Started!' has loaded the notices, so another would show by now.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await notice(page, 'Not your turn').count()).toBe(0);
      await cell(page, '0.0').dispatchEvent('click');
      await expect(notice(page, 'Not your turn')).toBeVisible();
      await cell(guest, '0.0').dispatchEvent('click');
      await expect(notice(guest, 'Invalid move')).toContainText('This move is not allowed.');
    },
  );

  test('ONL-56 ONL-57 ONL-58 ONL-60 ONL-61 ONL-62 NTC-27 NTC-29: new rounds, by consent in mid-game, and the lobby', async ({
    page,
    newcomer,
  }) => {
    const guest = await newcomer();
    const code = await createRoom(page, 'Ann');
    await joinRoom(guest, 'Ben', code);
    await startGame([page, guest]);
    await expect(notice(guest, 'Game Started!')).toContainText(
      'Classic game begins for all players!',
    );
    await makeMove(page, ['4']);
    await guest.getByRole('button', { name: 'New Round' }).click();
    await expect(question(guest, 'You asked for a new round.')).toBeVisible();
    await expect(question(page, 'Ben asks for a new round')).toBeVisible();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await expect(notice(guest, 'No new round yet')).toBeVisible();
    await expect(question(guest, 'You asked for a new round.')).toHaveCount(0);
    await guest.getByRole('button', { name: 'New Round' }).click();
    await guest.getByRole('button', { name: 'Withdraw' }).click();
    await expect(question(page, 'Ben asks for a new round')).toHaveCount(0);
    await guest.getByRole('button', { name: 'New Round' }).click();
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect(notice(page, 'Game Reset')).toContainText('Starting a new round!');
    await expect(cell(guest, '4')).toHaveAccessibleName(/empty/);
    await expect(status(page)).toContainText("Ann's Turn (X) (Your turn!)");

    await page.getByRole('button', { name: 'Back to Lobby' }).click();
    await expect(page.getByText('The round is still running.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await playOut([page, guest], 'classic', {}, [['0'], ['3'], ['1'], ['4'], ['2']]);
    await expect(status(guest)).toContainText('Ann Wins!');
    await expect(players(page)).toContainText('1 round won');
    await guest.getByRole('button', { name: 'Back to Lobby' }).click();
    // A double click asks for one round, not for the end of the new one.
    await page.getByRole('button', { name: 'New Round' }).dblclick();
    // The next start moves players from the lobby to the game.
    await expect(status(guest)).toContainText("Ann's Turn (X)");
    await expect(question(page, 'You asked for a new round.')).toHaveCount(0);
  });

  test(
    'ONL-41 ONL-67: a player who leaves in mid-game is skipped, and the last one wins',
    FULL,
    async ({ page, newcomer }) => {
      const [second, third] = [await newcomer(), await newcomer()];
      const code = await createRoom(page, 'Ann', { players: 3 });
      await joinRoom(second, 'Ben', code);
      await joinRoom(third, 'Cleo', code);
      await startGame([page, second, third]);
      await makeMove(page, ['0']);
      await second.getByRole('button', { name: 'Back to Lobby' }).click();
      await second.getByRole('button', { name: 'Leave Room' }).click();
      await expect(notice(page, 'Ben left')).toBeVisible();
      await expect(status(third)).toContainText("Cleo's Turn (A) (Your turn!)");
      await third.getByRole('button', { name: 'Back to Lobby' }).click();
      await third.getByRole('button', { name: 'Leave Room' }).click();
      await expect(status(page)).toContainText('Ann Wins!');
      await expect(status(page)).toContainText('Cleo left');
      // A returning player continues from the others' position.
      await second.goto(`/online?room=${code}`);
      await second.getByRole('button', { name: 'Join Room', exact: true }).click();
      await expect(second.getByText('Players (2/3)')).toBeVisible();
      await page.getByRole('button', { name: 'New Round' }).click();
      for (const each of [page, second]) await expect(status(each)).toContainText("Ann's Turn (X)");
    },
  );

  test('ONL-02 NTC-13: opening Create by a link asks for a name there', FULL, async ({ page }) => {
    await page.goto('/online?variant=wild');
    await page.getByRole('button', { name: 'Create Room' }).click();
    await expect(notice(page, 'Please enter your name to create a room')).toBeVisible();
    await page.getByLabel('Your Name').fill('Ann');
    await page.getByRole('button', { name: 'Create Room' }).click();
    await expect(page.locator('output')).toHaveText(/^[2-9A-HJ-NP-Z]{6}$/);
  });

  test(
    'ONL-52 ONL-38: six people play classic, each with their own symbol',
    FULL,
    async ({ page, newcomer }) => {
      test.setTimeout(180_000);
      const others = [];
      const code = await createRoom(page, 'Ann', { players: 6 });
      for (const name of ['Ben', 'Cleo', 'Dan', 'Eve', 'Fin']) {
        const other = await newcomer();
        await joinRoom(other, name, code);
        others.push(other);
      }
      const pages = [page, ...others];
      await startGame(pages, others[4]);
      await expect(players(page)).toContainText('Ann (You)');
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('can fill a line')).toHaveCount(0);
      await playOut(
        pages,
        'classic',
        {},
        ['0', '1', '2', '3', '4', '5', '6', '7', '8'].map((id) => [id]),
      );
      for (const each of pages)
        await expect(status(each).getByRole('heading')).toHaveText("It's a Tie!");
      for (const [id, name] of Object.values(text.symbols).entries())
        await expect(cell(page, String(id))).toHaveAccessibleName(new RegExp(`, ${name}`));
    },
  );

  test(
    'ONL-84 ONL-82: a page reloaded on its turn returns to its seat',
    FULL,
    async ({ page, newcomer }) => {
      const guest = await newcomer();
      const code = await createRoom(page, 'Ann');
      await joinRoom(guest, 'Ben', code);
      await startGame([page, guest]);
      await makeMove(page, ['4']);
      await expect(status(guest)).toContainText('(Your turn!)');
      await guest.reload();
      await expect(status(guest)).toContainText("Ben's Turn (O) (Your turn!)");
      await makeMove(guest, ['0']);
      await expect(cell(page, '0')).toHaveAccessibleName(/O/);
      // Another tab of the same device has the same seat.
      const tab = await guest.context().newPage();
      await tab.goto(`/online?room=${code}`);
      await expect(status(tab)).toContainText('You play O.');
    },
  );

  test(
    'ONL-83: both have the same board after a connection breaks in mid-game and recovers',
    FULL,
    async ({ page, newcomer }) => {
      const guest = await newcomer();
      const code = await createRoom(page, 'Ann');
      await joinRoom(guest, 'Ben', code);
      await startGame([page, guest]);
      await guest.context().setOffline(true);
      await expect(status(guest)).toContainText('Connection lost. Retrying…');
      await expect(heard(guest)).toContainText('Connection lost. Retrying…');
      await makeMove(page, ['4']);
      await expect(cell(guest, '4')).toHaveAccessibleName(/empty/);
      await guest.context().setOffline(false);
      await expect(cell(guest, '4')).toHaveAccessibleName(/X/, { timeout: 30_000 });
      await expect(status(guest)).toContainText('You play O.');
      await makeMove(guest, ['8']);
      await expect(cell(page, '8')).toHaveAccessibleName(/O/);
    },
  );

  test(
    'ONL-74: chat and reactions reach the others; muted on one device they don’t show there',
    FULL,
    async ({ page, newcomer }) => {
      const guest = await newcomer();
      const code = await createRoom(page, 'Ann');
      await joinRoom(guest, 'Ben', code);
      const field = page.getByRole('textbox', { name: 'Message' });
      const ink = await page
        .getByText('No messages yet.')
        .evaluate((quiet) => getComputedStyle(quiet).color);
      expect(await field.evaluate((input) => getComputedStyle(input, '::placeholder').color)).toBe(
        ink,
      );
      await field.fill('waiting');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(guest.getByRole('log')).toContainText('Ann waiting');
      // A draft survives from the lobby to the board.
      await guest.getByRole('textbox', { name: 'Message' }).fill('half a');
      await startGame([page, guest]);
      await expect(guest.getByRole('textbox', { name: 'Message' })).toHaveValue('half a');
      await page.getByRole('textbox', { name: 'Message' }).fill('<b>hello</b> 😄');
      await page.getByRole('textbox', { name: 'Message' }).press('Enter');
      await expect(guest.getByRole('log')).toContainText('Ann <b>hello</b> 😄');
      await guest.getByRole('button', { name: 'React with 🎉' }).click();
      await expect(reaction(page, '🎉Ben')).toBeAttached();
      // The guest prefers reduced motion, so the reaction doesn't move.
      await expect(reaction(guest, '🎉Ben')).toHaveCSS('opacity', '1');
      await guest.getByRole('button', { name: 'Mute chat' }).click();
      await expect(guest.getByRole('log')).toHaveCount(0);
      await page.getByRole('button', { name: 'React with 👍' }).click();
      await expect(reaction(page, '👍Ann')).toBeAttached();
      await guest.getByRole('button', { name: 'React with 👏' }).click();
      await expect(reaction(guest, '👏Ben')).toBeAttached();
      await expect(reaction(guest, '👍Ann')).toHaveCount(0);
      await guest.reload();
      await expect(guest.getByText('Chat is muted on this device.')).toBeVisible();
    },
  );

  test('ONL-75 ONL-76: only public rooms can be found', FULL, async ({ page, newcomer }) => {
    const [host, hidden] = [await newcomer(), await newcomer()];
    const name = `Host ${Date.now() % 100_000}`;
    await createRoom(host, name, {
      choose: ['List this room publicly'],
    });
    await createRoom(hidden, 'Hidden');
    await page.goto('/online');
    await page.getByLabel('Your Name').fill('Guest');
    const room = page.getByRole('listitem').filter({ hasText: `${name}’s room` });
    await expect(room).toContainText('Classic 3×3 · 1 of 2 players');
    await expect(page.getByText('Hidden’s room')).toHaveCount(0);
    await room.getByRole('button').click();
    await expect(page.getByText('Players (2/2)')).toBeVisible();
  });

  test('ONL-92: looking for an opponent finds a player who waits for that game, or waits', async ({
    page,
    newcomer,
  }) => {
    const second = await newcomer();
    const find = async (who: Page, name: string) => {
      await who.goto('/online');
      await who.getByLabel('Your Name').fill(name);
      await who.getByRole('radio', { name: 'Find an opponent' }).check();
      await who.getByRole('button', { name: 'Misère', exact: true }).click();
    };
    await find(page, 'Ann');
    await expect(page.getByText('Players (1/2)')).toBeVisible();
    await page.getByRole('button', { name: 'Play Easy while you wait' }).click();
    await cell(page, '4').dispatchEvent('click');
    await expect(page.locator('[data-cell][aria-label*=", O"]')).toHaveCount(1);
    await find(second, 'Ben');
    // Both were looking for a game, so nobody has to press Start.
    for (const who of [page, second]) await expect(status(who)).toContainText("Ann's Turn (X)");
  });

  test(
    'ONL-80 ONL-81: when a turn’s time is over, a random move is made',
    FULL,
    async ({ page, newcomer }) => {
      const guest = await newcomer();
      const code = await createRoom(page, 'Ann', { choose: ['15 s'] });
      await joinRoom(guest, 'Ben', code);
      await startGame([page, guest]);
      // A device's clock may be set while it plays.
      for (const [who, jump] of [
        [page, -3_600_000],
        [guest, 3 * 3_600_000],
      ] as const) {
        await who.evaluate((ms) => {
          const { now } = Date;
          Date.now = () => now() + ms;
        }, jump);
        const left = async () => parseInt(await who.getByRole('timer').innerText(), 10);
        const before = await left();
        expect(before).toBeLessThanOrEqual(15);
        await expect.poll(left).toBeLessThan(before);
        expect(await left()).toBeGreaterThan(0);
      }
      await expect(notice(page, 'Your time ran out')).toContainText('A random move was made', {
        timeout: 30_000,
      });
      await expect(status(guest)).toContainText("Ben's Turn (O)");
    },
  );
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'ONL-53 ONL-65 PIC-01: the room’s board is the canvas, played by clicks; a win shows confetti',
    FULL,
    async ({ page, newcomer }) => {
      const guest = await newcomer({ has3d: true });
      const code = await createRoom(page, 'Ann');
      await page.goto(`/online?room=${code}&inspect`);
      await expect(page.getByText('Players (1/2)')).toBeVisible();
      await joinRoom(guest, 'Ben', code);
      await startGame([page, guest]);
      await page.evaluate(() =>
        history.replaceState(history.state, '', `${location.href}&inspect`),
      );
      await page.getByRole('button', { name: 'Back to Lobby' }).click();
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await ready(page);
      for (const [own, other] of [
        ['0', '3'],
        ['1', '4'],
        ['2', ''],
      ] as const) {
        await expect(status(page)).toContainText('(Your turn!)');
        await clickCell(page, own);
        await expect(cell(guest, own)).toHaveAccessibleName(/X/);
        if (other) await makeMove(guest, [other]);
      }
      await expect(status(page).getByRole('heading')).toHaveText('Ann Wins!');
      await expect(page.locator('canvas[data-confetti]').first()).toBeAttached();
      await expect(
        guest.getByRole('button', { name: 'Make a picture of this game' }),
      ).toBeVisible();
    },
  );
});

for (const [width, height] of [
  [1280, 800],
  [844, 390],
  [390, 844],
] as const) {
  test(
    `NTC-01: at ${width} x ${height} no button of the lobby moves while a notice shows`,
    FULL,
    async ({ page, newcomer }) => {
      const guest = await newcomer();
      await guest.setViewportSize({ width, height });
      const code = await createRoom(page, 'Ann');
      await joinRoom(guest, 'Ben', code);
      const joined = notice(guest, 'Joined room!');
      await expect(joined).toBeVisible();
      const start = guest.getByRole('button', { name: /Start Game/ });
      const withNotice = await start.boundingBox();
      await expect(joined).toBeHidden();
      expect(await start.boundingBox()).toEqual(withNotice);
    },
  );
}
