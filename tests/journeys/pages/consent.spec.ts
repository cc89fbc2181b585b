/** A separate build with an analytics id. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { listen } from '../../../server/listen.ts';
import { createSite } from '../../../server/site.ts';
import { dataOf } from '../lib/pages.ts';

const ID = 'G-TEST123';

test('ANA-01 PRV-02: counts only with consent, which can be withdrawn in the settings', async ({
  page,
}) => {
  test.slow();
  const dist = mkdtempSync(join(tmpdir(), 'counted-'));
  const env = { ...process.env, VITE_ANALYTICS_ID: ID };
  execFileSync('vite', ['build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], {
    env,
  });
  const site = await listen(createSite({ dist, env }), { port: 0, host: '127.0.0.1' });
  const asked: string[] = [];
  let answer = Promise.resolve();
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url());
    await answer;
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie = "_ga=1; path=/"; document.body.dataset.tag = "here"',
    });
  });

  await page.goto(`${site.url}/privacy`);
  await expect(page.getByText(/^Only if you agree, Google Analytics counts/)).toBeVisible();
  await page.goto(`${site.url}/faq`);
  await page.getByText('What do you store about me?').click();
  await expect(
    page.getByText(/With your consent, Google Analytics counts visits and games/),
  ).toBeVisible();
  expect(JSON.stringify(await dataOf(page, 'FAQPage'))).toContain('Google Analytics');
  const question = page.getByRole('region', { name: 'Analytics' });
  await expect(question).toBeVisible();
  // Not by role, because a dialog takes its page's roles away.
  const anywhere = page.locator('[aria-label="Analytics"]');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(anywhere).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  expect(asked).toEqual([]);
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  await expect(question).toHaveCount(0);

  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  const late = Promise.withResolvers<void>();
  answer = late.promise;
  await page.goto(`${site.url}/classic`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.length).toBe(3);
  await page.getByRole('button', { name: 'Settings' }).click();
  const choice = page.getByRole('group', { name: 'Count my visits' });
  await expect(choice.getByRole('radio', { name: 'On' })).toBeChecked();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=1');
  await choice.getByRole('radio', { name: 'Off' }).check();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga');
  // This page's script arrives only now.
  late.resolve();
  await expect(page.locator('body')).toHaveAttribute('data-tag', 'here');
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga');
  const before = asked.length;
  await page.goto(`${site.url}/faq`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('ask-consent')),
  );
  await expect(question).toHaveCount(0);
  expect(asked.length).toBe(before);
  await site.close();
  rmSync(dist, { recursive: true, force: true });
});
