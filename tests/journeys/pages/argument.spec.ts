/** Arguing with the proof of 4×4×4, by keyboard. */
import { cell, expect, SMALL, status, STILL, test } from '../lib/board.ts';
import { expectSound } from '../lib/pages.ts';

test.use({ ...STILL, ...SMALL, isFlat: true });

test('LES-07: the proof answers each reply; a reply is taken back, a bad one loses fast', async ({
  page,
}) => {
  await page.goto('/lesson/cube');
  await expect(status(page)).toContainText('Reply anywhere');
  await expect(status(page)).toContainText('Proof: 18 more moves at most');
  await expect(cell(page, '0.0')).toHaveAttribute('aria-label', 'level 1, a4, X');
  await cell(page, '2.10').press('Enter');
  await expect(status(page)).toContainText('Proof: 17 more moves at most');
  await expect(status(page)).toContainText('No reply holds out longer.');
  await expectSound(page, 'an argument');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(status(page)).toContainText('Proof: 18 more moves at most');
  await cell(page, '3.14').press('Enter');
  await expect(status(page)).toContainText('That cost you');
  await page.getByRole('button', { name: 'Start again', exact: true }).press('Enter');
  await expect(status(page)).toContainText('Reply anywhere');
  // Never a block: X completes a line soon.
  const replies = ['0.1', '0.2', '0.3', '1.0', '1.1', '1.2', '1.3', '2.0'];
  for (const reply of replies) {
    await expect(status(page)).not.toContainText('The proof answers');
    if (await status(page).getByText('X wins, as proven').isVisible()) break;
    const shown = await cell(page, reply).getAttribute('aria-label');
    if (!/[XO]/.test(shown ?? '')) await cell(page, reply).press('Enter');
  }
  await expect(status(page)).toContainText('X wins, as proven');
  await expect(status(page)).toContainText(/You held out for \d moves\./);
});
