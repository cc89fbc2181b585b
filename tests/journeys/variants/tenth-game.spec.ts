/**
 * A game is one folder and two lines: a tenth one (marks fall down their columns) is added to a copy of the
 * repository, as CONTRIBUTING says, and then appears wherever the nine do.
 */
import type { Page } from 'playwright/test';
import { games } from '../../../src/variants/rules.ts';
import { type RepositoryCopy, copyWithTenthGame } from '../../tenth-game/repository-copy.ts';
import {
  cell,
  clickCell,
  expect,
  open,
  ready,
  startAi,
  startFriend,
  status,
  STILL,
} from '../lib/board.ts';
import { createRoom, joinRoom, makeMove, startGame, test as rooms } from '../lib/rooms.ts';

/** X stacks four in the first column; O plays the second. */
const X_WINS = ['20', '21', '15', '16', '10', '11', '5'] as const;

const test = rooms.extend<object, { copy: RepositoryCopy; site: string }>({
  copy: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, lend) => {
      const copy = copyWithTenthGame();
      await lend(copy);
      copy.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ copy }, lend) => {
      await copy.run('vitest', 'run', 'tests/games/golden.test.ts', '-u');
      await copy.run('scripts/build.ts');
      await copy.run('scripts/render-pictures.ts', 'gravity');
      await copy.run('scripts/render-icons.ts', 'gravity');
      await copy.run('scripts/build.ts');
      await lend(await copy.serve());
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, lend) => lend(site),
});

test.use(STILL);
test.describe.configure({ mode: 'serial' });

const play = async (page: Page, ids: readonly string[]) => {
  for (const [at, id] of ids.entries()) {
    await cell(page, id).dispatchEvent('click');
    await expect(cell(page, id)).toHaveAccessibleName(at % 2 === 0 ? /, X/ : /, O/);
  }
};

// Builds a copy of the whole project twice.
test.describe('a tenth game', { tag: '@full' }, () => {
  test('`npm run check` passes', async ({ copy, site }) => {
    test.setTimeout(240_000);
    expect(site).not.toBe('');
    const { length } = Object.keys(games);
    expect(await copy.run('scripts/check.ts')).toContain(`${length + 1} games, 0 comparisons`);
  });

  test('its own tests and every suite that plays all games pass', async ({ copy, site }) => {
    test.setTimeout(240_000);
    expect(site).not.toBe('');
    const suites = ['contract', 'fuzz', 'golden', 'guides'].map(
      (name) => `tests/games/${name}.test.ts`,
    );
    const said = await copy.run('vitest', 'run', '--reporter=verbose', ...suites, '-t', 'gravity');
    expect(said).toMatch(/contract: gravity/);
    expect(said).toMatch(/guide to gravity/);
    expect(said).toMatch(/Tests\s.*\d+ passed/);
    await copy.run('vitest', 'run', 'src/variants/gravity');
  });

  test('the tests of all guides, addresses and the FAQ pass', async ({ copy, site }) => {
    test.setTimeout(240_000);
    expect(site).not.toBe('');
    const suites = ['guides', 'addresses'].map((name) => `tests/pages/${name}.test.ts`);
    const said = await copy.run('vitest', 'run', '--reporter=verbose', ...suites);
    expect(said).toMatch(/the guide to gravity is translated/);
    expect(said).toMatch(/below gravity stand related variants/);
    await copy.run('vitest', 'run', 'tests/pages/words.test.ts', '-t', 'FAQ-01');
  });

  test('it is on the menu with its picture, and on the canvas two friends play it', async ({
    page,
  }) => {
    await page.goto('/');
    const card = page.locator('#gravity-card').getByRole('link');
    await expect(card).toContainText('Gravity');
    await expect(card).toContainText('Falling');
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        card
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await open(page, '/gravity');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gravity Tic Tac Toe');
    await startFriend(page);
    await clickCell(page, '0');
    await expect(cell(page, '0'), 'a mark can’t hang in the air').toHaveAccessibleName(/empty/);
    for (const id of X_WINS) await clickCell(page, id);
    await expect(status(page).getByRole('heading')).toHaveText('Player X Wins!');
    await expect(status(page)).toContainText('Gravity Victory');
  });

  for (const level of ['Easy', 'Hard'] as const) {
    test(`its AI answers on ${level}, and the result is counted`, async ({ page }) => {
      await open(page, '/gravity');
      await startAi(page, level);
      // The person always takes the first free column, until somebody has won.
      for (;;) {
        await expect(status(page)).not.toContainText('AI Thinking');
        if (await status(page).getByRole('heading').isVisible()) break;
        await page
          .locator('[data-cell]:not([aria-disabled="true"])')
          .first()
          .dispatchEvent('click');
      }
      await page.getByRole('link', { name: 'Back to all games' }).click();
      await expect(page.getByRole('region', { name: 'Your Gaming Stats' })).toContainText(
        'Gravity',
      );
    });
  }

  test.describe('without 3D', () => {
    test.use({ isFlat: true });

    test('it plays on the flat board', async ({ page }) => {
      await page.goto('/gravity');
      await startFriend(page);
      await expect(page.locator('[data-board="gravity"]')).toHaveAttribute('data-flat', 'whole');
      await play(page, X_WINS);
      await expect(status(page).getByRole('heading')).toHaveText('Player X Wins!');
    });

    test('it is played in a room of two', async ({ page, newcomer, site }) => {
      const guest = await newcomer({ baseURL: site });
      const code = await createRoom(page, 'Ann', { game: 'Gravity' });
      await joinRoom(guest, 'Ben', code);
      await startGame([page, guest]);
      for (const [at, id] of X_WINS.entries()) await makeMove(at % 2 === 0 ? page : guest, [id]);
      for (const each of [page, guest]) await expect(status(each)).toContainText('Ann Wins!');
    });
  });

  test('it has its guide, its questions, its metadata and its words in German', async ({
    page,
  }) => {
    await page.goto('/how-to-play/gravity');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play Gravity');
    await expect(page.getByText('X may go on in the first column')).toBeVisible();
    await page.goto('/gravity?inspect');
    await ready(page);
    await expect(page).toHaveTitle('Gravity Tic Tac Toe: marks that fall');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gravity$/);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByText('Where does my mark land?')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('ttt.device', '{"language":"de"}'));
    await page.goto('/gravity');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schwerkraft-Tic-Tac-Toe');
    await expect(page).toHaveTitle('Schwerkraft-Tic-Tac-Toe: Zeichen, die fallen');
    await page.goto('/how-to-play/gravity');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('So geht’s: Schwerkraft');
    await expect(page.getByText('Du wählst nur die Spalte')).toBeVisible();
  });
});
