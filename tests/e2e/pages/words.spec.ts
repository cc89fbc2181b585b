/** The FAQ, the strategies and the not-found page. */
import { variantIds } from '../../../src/variants/screens.ts';
import { expect, STILL, test } from '../lib/board.ts';
import { dataOf, expectSound, visit } from '../lib/pages.ts';

test.use(STILL);

const FAQ = ['/faq', 'Frequently Asked Questions'] as const;
const STRATEGIES = ['/strategies', 'Tic Tac Toe Strategies'] as const;
const LOST = ['/no-such-page', 'Oops! Page not found'] as const;

test('FAQ-01 FAQ-02: four stat cards', async ({ page }) => {
  await visit(page, ...FAQ);
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveText(['variants', 'players', /^opponents/, /^no ads/]);
  await expect(main.getByRole('definition')).toHaveText([
    `${variantIds.length}`,
    '2+',
    'AI',
    'Free',
  ]);
});

test('FAQ-03 FAQ-04 FAQ-05: twelve questions with answers, one open at a time, by keyboard too', async ({
  page,
}) => {
  await visit(page, ...FAQ);
  const questions = page.getByRole('region', { name: 'Questions' }).getByRole('button');
  await expect(questions).toHaveCount(12);
  const open = page.locator('button[aria-expanded="true"]');
  await expect(open).toHaveCount(0);
  await questions.nth(2).click();
  await questions.nth(7).click();
  await expect(open).toHaveCount(1);
  await expect(questions.nth(7)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Their seat is held, and the others see')).toBeVisible();
  await expect(page.getByText('Warm up with classic.')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(8)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions.nth(8)).toHaveAttribute('aria-expanded', 'true');
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

test('FAQ-06 FAQ-07 FAQ-08: five variant cards', async ({ page }) => {
  await visit(page, ...FAQ);
  const cards = page.getByRole('region', { name: 'Where to start' }).getByRole('listitem');
  const wanted = [
    ['/classic', 'Classic', 'Easy', '2 players'],
    ['/ultimate', 'Ultimate', 'Hard', '2 players'],
    ['/3d', '3D', 'Medium', '2 players'],
    ['/quantum', 'Quantum', 'Hard', '2 players'],
    ['/multiplayer', 'Multiplayer', 'Easy', '2+ players'],
  ] as const;
  await expect(cards).toHaveCount(wanted.length);
  for (const [at, [url, name, difficulty, players]] of wanted.entries()) {
    const link = cards.nth(at).getByRole('link', { name: /Play Now/ });
    await expect(link).toHaveAttribute('href', url);
    await expect(link.getByRole('heading', { name })).toBeVisible();
    await expect(link.getByRole('paragraph')).not.toBeEmpty();
    await expect(link.getByText(difficulty, { exact: true })).toBeVisible();
    await expect(link.getByText(players, { exact: true })).toBeVisible();
  }
});

test('STR-01 STR-02: anchors lead to classic, ultimate and quantum', async ({ page }) => {
  await visit(page, ...STRATEGIES);
  const anchors = page.getByRole('navigation', { name: 'On this page' });
  for (const [name, id] of [
    ['Classic', 'classic'],
    ['Ultimate', 'ultimate'],
    ['Quantum', 'quantum'],
  ] as const) {
    await anchors.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.getByRole('region', { name: `${name} strategies` })).toBeInViewport();
  }
  await page.goto('/faq');
  await page.goto('/strategies#quantum');
  await expect(page.getByRole('region', { name: 'Quantum strategies' })).toBeInViewport();
});

test('STR-03 STR-04 STR-05 STR-06 STR-07: tips as cards with both badges', async ({ page }) => {
  await visit(page, ...STRATEGIES);
  for (const name of ['Psychological Warfare', 'Multiplayer Tactics'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  const tips = page.getByRole('main').getByRole('listitem');
  const count = await tips.count();
  expect(count).toBeGreaterThanOrEqual(15);
  const seen = new Set<string>();
  for (let at = 0; at < count; at += 1) {
    const tip = tips.nth(at);
    await expect(tip.getByRole('heading', { level: 3 })).not.toBeEmpty();
    await expect(tip.getByRole('paragraph')).not.toBeEmpty();
    const [difficulty = '', effect = ''] = await tip.getByRole('definition').allTextContents();
    expect(['Beginner', 'Intermediate', 'Advanced', 'Expert']).toContain(difficulty);
    expect(['High', 'Very High', 'Essential']).toContain(effect);
    seen.add(difficulty).add(effect);
  }
  expect(seen.size).toBe(7);
});

test('STR-10: cards show a board, described for screen readers', async ({ page }) => {
  await visit(page, ...STRATEGIES);
  for (const id of ['classic', 'quantum', 'ultimate']) {
    const cards = page.locator(`#${id}`).getByRole('listitem');
    await expect(cards.getByRole('img')).toHaveCount(await cards.count());
  }
  await expect(page.getByRole('img', { name: /^Win, block, fork.*X at .*Marked/ })).toBeVisible();
});

test('STR-08 STR-09: links to play and to the FAQ', async ({ page }) => {
  await visit(page, ...STRATEGIES);
  const main = page.getByRole('main');
  for (const id of ['classic', 'ultimate', 'quantum', 'multiplayer', 'online'])
    await expect(main.locator(`a[href="/${id}"]`).first()).toBeVisible();
  await main.getByRole('link', { name: 'Frequently asked questions' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test('NF-01 NF-02 NF-03 NF-04 NF-05 NF-06 NF-07: the not-found page', async ({ page }) => {
  await visit(page, '/no/such/page', LOST[1]);
  await visit(page, ...LOST);
  const main = page.getByRole('main');
  await expect(main.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  for (const [name, href] of [
    ['Go to the home page', '/'],
    ['Play classic', '/classic'],
    ['Browse All Games', '/'],
    ['How to Play Guides', '/how-to-play/classic'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const cards = main.getByRole('listitem').getByRole('link', { name: /Play Now/ });
  const links = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(links).toEqual(['/classic', '/ultimate', '/3d', '/quantum', '/multiplayer', '/online']);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await main.getByRole('link', { name: 'Play classic' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic Tic Tac Toe');
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(0);
});

test('an address in capitals leads to its page, query and hash with it', async ({ page }) => {
  await page.goto('/Strategies?from=a%20b#quantum');
  await expect(page.getByRole('heading', { level: 1, name: STRATEGIES[1] })).toBeVisible();
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe('/strategies?from=a%20b#quantum');
});

test('FAQ, strategies and not-found: axe, light and dark, and 320 px', async ({ page }) => {
  for (const at of [FAQ, STRATEGIES, LOST]) {
    await visit(page, at[0], at[1]);
    await expectSound(page, at[0]);
  }
});
