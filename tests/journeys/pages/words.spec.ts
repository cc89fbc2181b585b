/** The FAQ, the strategies and the not-found page. */
import { expect, FULL, STILL, test } from '../lib/board.ts';
import { dataOf, expectSound, unfold, visit } from '../lib/pages.ts';

test.use(STILL);

const FAQ = ['/faq', 'Frequently Asked Questions'] as const;
const STRATEGIES = ['/strategies', 'Tic Tac Toe Strategies'] as const;
const LOST = ['/no-such-page', 'Oops! Page not found'] as const;

test('FAQ-03 FAQ-04 FAQ-05: twelve questions with answers, one open at a time, by keyboard too', async ({
  page,
}) => {
  await visit(page, ...FAQ);
  const questions = page.getByRole('region', { name: 'Questions' }).locator('summary');
  await expect(questions).toHaveCount(12);
  const open = page.locator('details[open] > summary');
  await expect(open).toHaveCount(0);
  await questions.nth(2).click();
  await questions.nth(7).click();
  await expect(open).toHaveCount(1);
  await expect(page.getByText('Their seat is held, and the others see')).toBeVisible();
  await expect(page.getByText('Warm up with classic.')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(questions.nth(8)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Yes, in every current browser')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
  const data = (await dataOf(page, 'FAQPage')) as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  } | null;
  expect(data?.mainEntity).toHaveLength(12);
  for (const [at, { name, acceptedAnswer }] of (data?.mainEntity ?? []).entries()) {
    await expect(questions.nth(at)).toHaveText(name);
    expect(acceptedAnswer.text.length).toBeGreaterThan(20);
  }
  // This site doesn't count visits; consent.spec.ts tests one that does.
  await expect(page.getByText('Google Analytics')).toHaveCount(0);
});

test(
  'STR-01 STR-02: anchors lead to classic, ultimate and quantum, which they unfold',
  FULL,
  async ({ page }) => {
    await visit(page, ...STRATEGIES);
    await expect(page.locator('details[open]')).toHaveCount(1);
    const anchors = page.getByRole('navigation', { name: 'On this page' });
    for (const [name, id] of [
      ['Classic', 'classic'],
      ['Ultimate', 'ultimate'],
      ['Quantum', 'quantum'],
    ] as const) {
      await anchors.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.getByRole('region', { name: `${name} strategies` })).toBeInViewport();
      await expect(page.getByRole('heading', { name: `${name} strategies` })).toBeInViewport();
    }
    // A section that the visitor has folded again opens again.
    await page.getByRole('heading', { name: 'Quantum strategies' }).click();
    await expect(page.getByRole('region', { name: 'Quantum strategies' })).toBeHidden();
    await anchors.getByRole('link', { name: 'Quantum', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Quantum strategies' })).toBeInViewport();
    await page.goto('/faq');
    await page.goto('/strategies#quantum');
    await expect(page.getByRole('region', { name: 'Quantum strategies' })).toBeInViewport();
  },
);

test('STR-08 STR-09: links to play and to the FAQ', FULL, async ({ page }) => {
  await visit(page, ...STRATEGIES);
  const main = page.getByRole('main');
  for (const fold of (await main.locator('summary').all()).slice(1)) {
    await fold.focus();
    await page.keyboard.press('Enter');
  }
  for (const id of ['classic', 'ultimate', 'quantum', 'multiplayer', 'online'])
    await expect(main.locator(`a[href="/${id}"]`).first()).toBeVisible();
  await main.getByRole('link', { name: 'Frequently asked questions' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test('NF-02: a page that isn’t found is left without a trace', FULL, async ({ page }) => {
  await visit(page, '/no/such/page', LOST[1]);
  const noindex = page.locator('meta[name="robots"][content="noindex"]');
  await expect(noindex).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Play classic' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic Tic Tac Toe');
  await expect(noindex).toHaveCount(0);
});

test('an address in capitals leads to its page, query and hash with it', FULL, async ({ page }) => {
  await page.goto('/Strategies?from=a%20b#quantum');
  await expect(page.getByRole('heading', { level: 1, name: STRATEGIES[1] })).toBeVisible();
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe('/strategies?from=a%20b#quantum');
});

test('FAQ, strategies and not-found: axe, light and dark, and 320 px', FULL, async ({ page }) => {
  for (const at of [FAQ, STRATEGIES, LOST]) {
    await visit(page, at[0], at[1]);
    await unfold(page);
    await expectSound(page, at[0]);
  }
});
