/** Lessons: each done whole by keyboard, and offered once. */
import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  FULL,
  heard,
  open,
  SMALL,
  startAi,
  startFriend,
  status,
  STILL,
  unless,
} from '../lib/board.ts';
import { expectSound, visit } from '../lib/pages.ts';
import { test } from '../lib/rooms.ts';

test.use({ ...STILL, ...SMALL, isFlat: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const offer = (page: Page) => page.getByRole('complementary', { name: 'Lesson' });

/** By game, the picks of each step. A measurement is picked in its dialog. */
const LESSONS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  quantum: [['0', '4'], ['0', '5'], ['A'], ['B']],
  ultimate: [['0.4'], ['4.2'], ['8.6'], ['0.0']],
  misere: [['3'], ['5'], ['3']],
  wild: [
    ['4', 'X'],
    ['2', 'X'],
    ['5', 'X'],
    ['5', 'O'],
  ],
  '3d': [['1.4'], ['0.2'], ['2.8'], ['2.8'], ['2.6']],
  infinite: [['0,0'], ['5,2'], ['0,2'], ['4,2']],
};

async function press(page: Page, pick: string): Promise<void> {
  if (/^[AB]$/.test(pick)) {
    await button(page, 'Choose now').press('Enter');
    await page.getByRole('radio', { name: new RegExp(`^${pick}:`) }).press('Space');
    await button(page, `Measure ${pick}`).press('Enter');
  } else if (/^[XO]$/.test(pick)) await button(page, pick).press('Enter');
  else await cell(page, pick).press('Enter');
}

for (const [id, steps] of Object.entries(LESSONS))
  test(
    `LES-02 LES-03: the lesson of ${id} by keyboard, from the first step to a game`,
    unless(id === 'quantum'),
    async ({ page }) => {
      await open(page, `/lesson/${id}`);
      for (const [at, picks] of steps.entries()) {
        await expect(status(page)).toContainText(`Step ${at + 1} of ${steps.length}`);
        for (const pick of picks) await press(page, pick);
        await expect(status(page)).toContainText('Well done!');
        await expect(heard(page)).toContainText('Well done!');
        if (at + 1 === steps.length) continue;
        await button(page, 'Next').press('Enter');
        // The button is gone: the board has the keyboard.
        await expect(page.locator('[data-cell]:focus')).toBeVisible();
      }
      await button(page, 'Play vs Friend').press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${id}$`));
      await expect(status(page)).toContainText(/Turn/);
      await expect(offer(page)).toHaveCount(0);
    },
  );

test(
  'LES-02 LES-03: a move that isn’t asked for can be taken back; a step can be skipped',
  FULL,
  async ({ page }) => {
    await open(page, '/lesson/misere');
    // The step's number, its task, the reason, and what the board warns of: each once.
    const task =
      'Step 1 of 3. Move, but don’t complete three Xs. In misère a row of your own marks loses. ' +
      'Danger! 1 line nearly complete! At c3.';
    await expect(heard(page)).toHaveText(task);
    await press(page, '2');
    await expect(status(page)).toContainText(/Not quite\.\s*Three Xs in a row/);
    await expect(heard(page)).toHaveText(
      'X at c3. Not quite. Three Xs in a row: in misère you have just lost.',
    );
    await button(page, 'Try again').press('Enter');
    await expect(heard(page)).toHaveText(`Undone: X at c3. ${task}`);
    await expect(cell(page, '2')).toHaveAccessibleName(/empty/);
    await expect(status(page)).toContainText('Move, but don’t complete three Xs.');
    await button(page, 'Skip').click();
    await expect(status(page)).toContainText('Step 2 of 3');
    await expect(heard(page)).toHaveText(
      'Step 2 of 3. Leave the gap in O’s row open. Only O can lose there. ' +
        'Danger! 1 line nearly complete! At c3.',
    );
    await expect(page.getByRole('link', { name: 'Read the guide' })).toHaveAttribute(
      'href',
      '/how-to-play/misere',
    );
    await expectSound(page, 'a lesson');
  },
);

test(
  'LES-04: a lesson is offered until it is refused or opened, or a game has begun',
  FULL,
  async ({ page }) => {
    const answered = () => page.evaluate(() => localStorage.getItem('tic-tac-toe.lessons'));
    await open(page, '/quantum');
    await page.getByRole('button', { name: 'No lesson, thanks' }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    await open(page, '/wild');
    await offer(page).getByRole('link').click();
    await expect(status(page)).toContainText('Step 1 of 4');
    await expect.poll(answered).toBe('["quantum","wild"]');
    await open(page, '/3d');
    await expect(offer(page)).toBeVisible();
    await startFriend(page);
    await expect.poll(answered).toBe('["quantum","wild","3d"]');
    // It opens with a match, and so with the first step, which is shown once.
    await open(page, '/ultimate');
    await expect(offer(page)).toBeVisible();
    await expect.poll(answered).toBe('["quantum","wild","3d","ultimate"]');
    await page.evaluate(() => sessionStorage.clear());
    for (const path of ['/quantum', '/3d']) {
      await open(page, path);
      await expect(page.getByRole('heading', { name: 'Choose a mode' })).toBeVisible();
      // Waits for parts that load with the page; the offer would appear by then.
      await page.waitForLoadState('networkidle');
      await expect(offer(page)).toHaveCount(0);
    }
  },
);

test('LES-08: the first match shows the first step of its lesson, once', async ({ page }) => {
  await open(page, '/ultimate');
  await expect(offer(page)).toContainText(
    /^Send O to the centre board\.[^?]*New here\?\s*1-minute lesson$/,
  );
  await cell(page, '4.0').dispatchEvent('click');
  await expect(offer(page)).toHaveText(/^That sends O to another board\./);
  await button(page, 'Undo').click();
  await expect(offer(page)).toContainText('Send O to the centre board.');
  await cell(page, '0.4').dispatchEvent('click');
  await expect(offer(page)).toContainText('Well done!');
  await expect(status(page)).not.toContainText('Send O to the centre board.');
  await expect(cell(page, '0.4')).toHaveAccessibleName(/, X/);
  await expect(page.getByRole('gridcell', { name: /, O/ })).toHaveCount(1);
  await expect(offer(page)).toContainText('Well done!');
  await page.evaluate(() => sessionStorage.clear());
  await open(page, '/ultimate');
  await page.waitForLoadState('networkidle');
  await expect(offer(page)).toHaveCount(0);

  // Where the foot of a phone would cut the task, it is in the status line.
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [path, task] of [
    ['/wild', 'Take any cell and make it an X.'],
    ['/quantum', 'Take two squares for your first turn.'],
  ] as const) {
    await open(page, path);
    await startAi(page, 'Easy');
    await expect(status(page)).toContainText(task);
    await expect(offer(page)).toBeAttached();
    await expect(offer(page).getByText(task)).toBeHidden();
    const refuse = page.getByRole('button', { name: 'No lesson, thanks' });
    await expect(refuse).toBeInViewport({ ratio: 1 });
    await refuse.click();
    await expect(offer(page)).toHaveCount(0);
    await expect(refuse).toHaveCount(0);
    await expect(status(page)).toContainText('AI level: Easy');
  }
});

test(
  'LES-04: where nothing can be stored, an answer lasts for the visit',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await open(page, '/misere');
    await page.getByRole('button', { name: 'No lesson, thanks' }).click();
    await page.getByRole('link', { name: 'How to Play' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Play Now' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a mode' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  },
);

test(
  'LES-01 LES-05: a guide leads to the lesson of its game, if there is one',
  FULL,
  async ({ page }) => {
    await visit(page, '/how-to-play/infinite', 'How to play Infinite');
    await page.getByRole('link', { name: 'New here? Learn it in a minute' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Infinite: lesson' })).toBeVisible();
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await expect(page).toHaveURL(/\/infinite$/);
    await visit(page, '/how-to-play/classic', 'How to play Classic');
    await expect(page.getByRole('link', { name: /Learn it in a minute/ })).toHaveCount(0);
    for (const path of ['/lesson/classic', '/lesson/chess', '/lesson'])
      await visit(page, path, 'Oops! Page not found');
  },
);

test(
  'LES-04: who refuses a lesson by keyboard goes on where the game does',
  FULL,
  async ({ page }) => {
    await open(page, '/ultimate');
    await page.getByRole('button', { name: 'No lesson, thanks' }).press('Enter');
    await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
    await open(page, '/quantum');
    await page.getByRole('button', { name: 'No lesson, thanks' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Play vs AI' })).toBeFocused();
  },
);
