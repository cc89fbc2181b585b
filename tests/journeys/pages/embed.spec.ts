/** Boards in another site's page, and the page that makes their HTML. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Frame, FrameLocator, Page } from 'playwright/test';
import { SANDBOX } from '../../../src/pages/embed/embed-address.ts';
import { gameIds } from '../../../src/variants/menu.ts';
import { expect, FULL, STILL, takeWebglAway, test } from '../lib/board.ts';
import { expectSound } from '../lib/pages.ts';

test.use({ ...STILL, isFlat: true });

let foreign: Server;
let origin = '';

/** A course page on another origin, which notes the messages that it gets. */
test.beforeAll(async () => {
  foreign = createServer((request, response) => {
    const frames = new URL(request.url ?? '/', 'http://foreign').searchParams.getAll('frame');
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><title>Lesson</title><h1>Lesson</h1><script>heard = [];
      addEventListener('message', ({ data }) => heard.push(data));</script>${frames.join('')}`,
    );
  });
  await new Promise<void>((resolve) => {
    foreign.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  foreign.close();
});

/** Runs in every frame: notes who uses storage, and how, also what is refused. */
function watchStorage(): void {
  const touched: string[] = [];
  Object.assign(globalThis, { touched });
  const watch = (owner: object, name: string) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (!own?.get) return;
    const { get } = own;
    Object.defineProperty(owner, name, {
      ...own,
      get(this: unknown) {
        touched.push(name);
        return Reflect.apply(get, this, []) as unknown;
      },
    });
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    watch(globalThis, name);
  watch(Document.prototype, 'cookie');
  watch(Navigator.prototype, 'serviceWorker');
}

/** Opens a course page with these frames; errors and requests to third hosts are collected. */
async function openLesson(context: BrowserContext, frames: readonly string[]) {
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') trouble.push(request.url());
  });
  await page.addInitScript(takeWebglAway);
  await page.addInitScript(watchStorage);
  const query = new URLSearchParams(frames.map((frame) => ['frame', frame]));
  await page.goto(`${origin}/?${query}`);
  return { page, trouble };
}

const frameOf = (base: string | undefined, path: string, sandbox?: string): string =>
  `<iframe src="${base}${path}" title="board" width="400" height="480" ${
    sandbox === undefined ? '' : `sandbox="${sandbox}"`
  }></iframe>`;

const heardBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: Record<string, unknown>[] }).heard);

const cellIn = (frame: FrameLocator, id: string) => frame.locator(`[data-cell="${id}"]`);

test('EMB-01 EMB-06 EMB-07 EMB-08: in another site’s page a board plays without storage, and tells what happens', async ({
  context,
  baseURL,
}) => {
  // X wins at 2, and O at 5.
  const position = '/embed/classic?level=hard&moves=0_3_1_4&v=1';
  const { page, trouble } = await openLesson(context, [
    frameOf(baseURL, position, 'allow-scripts'),
    frameOf(baseURL, '/de/embed/classic?level=friend'),
  ]);
  const [strict, free] = [
    page.frameLocator('iframe >> nth=0'),
    page.frameLocator('iframe >> nth=1'),
  ];
  const last = async (type: string) =>
    (await heardBy(page)).findLast((message) => message['type'] === type);

  // The worker can't start there, so the page itself is the computer.
  await cellIn(strict, '8').click();
  await expect(strict.getByRole('heading', { name: 'AI Wins!' })).toBeVisible();
  await expect.poll(() => last('result')).toMatchObject({ winners: ['O'], reader: 'lost' });

  await strict.getByRole('button', { name: 'New Game' }).click();
  await expect(cellIn(strict, '8')).toHaveAccessibleName(/empty/);
  await cellIn(strict, '2').click();
  await expect(strict.getByRole('heading', { name: 'You Win!' })).toBeVisible();
  await expect
    .poll(() => last('result'))
    .toMatchObject({
      source: 'tic-tac-toe',
      version: 1,
      game: 'classic',
      winners: ['X'],
      reader: 'won',
    });
  const { position: reached } = (await last('result')) ?? {};
  expect(String(reached)).toContain('moves=0_3_1_4_2&v=1');
  await expect(strict.getByRole('link')).toHaveAttribute('href', `/classic?${String(reached)}`);

  await cellIn(free, '4').click();
  await expect(free.locator('[data-status]')).toContainText('O');
  await expect.poll(() => last('position')).toMatchObject({ turn: 'O' });

  const touchedIn = (frame: Frame) =>
    frame.evaluate(() => (globalThis as unknown as { touched: string[] }).touched);
  const frames = page.frames().slice(1);
  expect(frames).toHaveLength(2);
  for (const frame of frames) expect(await touchedIn(frame)).toEqual([]);
  // The storage that a page around them uses is noted.
  await page.evaluate(() => localStorage.length);
  expect(await touchedIn(page.mainFrame())).toEqual(['localStorage']);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(trouble).toEqual([]);
});

test('EMB-04: a board whose files are missing says so without the site’s menus, and reloads', async ({
  context,
  baseURL,
}) => {
  await context.route('**/assets/EmbedPage*.js', (route) => route.abort());
  const { page } = await openLesson(context, [frameOf(baseURL, '/embed/classic', SANDBOX)]);
  const board = page.frameLocator('iframe');
  await expect(board.getByRole('main')).toContainText('Couldn’t load this page.');
  await expect(board.getByRole('navigation')).toHaveCount(0);
  await expect(board.getByRole('link')).toHaveCount(0);
  await context.unroute('**/assets/EmbedPage*.js');
  await board.getByRole('button', { name: 'Reload this page' }).click();
  await expect(board.locator('[data-status]')).toContainText('Your Turn');
});

test('EMB-10: the page makes the HTML that shows its preview', async ({ page, baseURL }) => {
  await page.goto('/embed');
  const html = page.getByRole('textbox', { name: 'HTML to paste' });
  const preview = page.locator('iframe');
  const board = page.frameLocator('iframe');
  await expect(board.locator('[data-status]')).toContainText('AI level: Medium');
  await expect(html).toHaveValue(new RegExp(`src="${baseURL}/embed/classic"`));

  await page.getByRole('combobox', { name: 'Game' }).selectOption('Misère');
  await page.getByRole('radio', { name: 'Medium' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('300x360');
  await expect(board.locator('[data-status]')).toContainText('AI level: Hard');
  await expect(board.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(preview).toHaveAttribute('width', '300');
  await expect(html).toHaveValue(/misere\?level=hard&amp;theme=dark".* width="300" height="360"/);
  await expect(page).toHaveURL(/\/embed\?subject=misere&level=hard&theme=dark&size=300x360$/);
  await page.reload();
  await expect(html).toHaveValue(/misere\?level=hard&amp;theme=dark".* width="300" height="360"/);

  const link = page.getByRole('textbox', { name: 'Position' });
  const game = page.getByRole('combobox', { name: 'Game' });
  await link.fill(`${baseURL}/classic?moves=0_0`);
  await expect(link).toHaveAccessibleDescription(/doesn’t contain a game with these rules/);
  await expect(page.getByRole('button', { name: 'Copy the HTML' })).toHaveAccessibleDescription(
    /^The HTML has no position in it\. .* these rules\.$/,
  );
  await expect(game).toHaveValue('misere');
  await link.fill(`${baseURL}/classic?moves=0_4&v=1`);
  await expect(link).toHaveAccessibleDescription('A position of Classic.');
  await expect(game).toHaveValue('classic');
  await expect(cellIn(board, '4')).toHaveAccessibleName(/, O$/);
  await expect(html).toHaveValue(/classic\?moves=0_4&amp;v=1&amp;level=hard/);
  expect(await html.inputValue()).toContain(`sandbox="${SANDBOX}"`);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the HTML' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await html.inputValue());
});

for (const [path, ...choices] of [
  ['/embed', 'Hard', 'Dark'],
  ['/print', 'A4', 'None'],
] as const)
  test(`EMB-10 PRN-01: choices made soon after each other are all kept: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const radios = choices.map((name) => page.getByRole('radio', { name }));
    for (const radio of radios) await expect(radio).not.toBeChecked();
    // One after the other without waiting, as by two quick fingers.
    const inputs = await Promise.all(radios.map((radio) => radio.elementHandle()));
    await page.evaluate(async (all) => {
      for (const each of all) {
        (each as HTMLInputElement).click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, inputs);
    for (const radio of radios) await expect(radio).toBeChecked();
  });

test(
  'EMB-03: a finished game is shown, and a new one begins with an empty board',
  FULL,
  async ({ page }) => {
    await page.goto('/embed/classic?moves=0_3_1_4_2&v=1');
    await expect(page.locator('[data-status]')).toContainText('Player X Wins!');
    await page.getByRole('button', { name: 'New Game' }).click();
    await expect(page.locator('[data-status]')).toContainText('You are X. AI level: Medium.');
    await expect(page.getByRole('gridcell', { name: /empty/ })).toHaveCount(9);
  },
);

test('EMB-03: a broken position is said in place of the first move’s note, and a move ends it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 300, height: 360 });
  await page.goto('/embed/classic?moves=zz&level=friend');
  const status = page.locator('[data-status]');
  await expect(status).toContainText('The position can’t be read: a new game.');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  const centre = page.locator('[data-cell="4"]');
  await centre.press('Enter');
  await expect(centre).toHaveAccessibleName(/, X$/);
  await expect(status).not.toContainText('position');
});

test('EMB-10: the page is sound in every language', FULL, async ({ page }) => {
  for (const path of ['/embed', '/de/embed', '/es/embed']) {
    await page.goto(path);
    await expect(page.frameLocator('iframe').locator('[data-status]')).toBeVisible();
    await expectSound(page, path);
  }
});

test(
  'EMB-02: the puzzle of the day asks, hints and answers in another site’s page',
  FULL,
  async ({ context, baseURL }) => {
    const { page, trouble } = await openLesson(context, [
      frameOf(baseURL, '/embed/daily', SANDBOX),
    ]);
    const board = page.frameLocator('iframe');
    const hint = board.getByRole('button', { name: 'Hint' });
    await expect(hint).toBeVisible();
    await hint.click();
    await board.getByRole('button', { name: 'Show the move' }).click();
    const show = board.getByRole('button', { name: 'Show the solution' });
    await expect(show).toBeEnabled();
    await show.click();
    await expect(board.getByRole('button', { name: 'Next move' })).toBeVisible();
    expect((await heardBy(page)).map(({ type }) => type)).toContain('position');
    const [, frame] = page.frames();
    expect(
      await frame?.evaluate(() => (globalThis as unknown as { touched: string[] }).touched),
    ).toEqual([]);
    // Its link opens the site itself, outside the sandbox.
    const opened = context.waitForEvent('page');
    await board.getByRole('link').click();
    const site = await opened;
    await expect(site.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
    expect(await site.evaluate(() => globalThis.origin)).toBe(new URL(baseURL ?? '').origin);
    expect(trouble).toEqual([]);
  },
);

test.describe('EMB-09: every board fits its frame', () => {
  const SIZES = [
    [300, 360],
    [400, 480],
    [640, 480],
    [1000, 700],
  ] as const;
  for (const subject of [...gameIds, 'daily'])
    for (const path of [`/embed/${subject}`, `/de/embed/${subject}`])
      test(path, FULL, async ({ page }) => {
        test.slow();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.goto(path);
          await expect(page.locator('[data-status]')).toBeVisible();
          await expect(page.locator('[data-cell]').first()).toBeAttached();
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(over, `${width} × ${height}`).toBe(0);
          const outside = await page
            .locator('[data-status], [role="group"] button, [role="group"] a')
            .evaluateAll(
              (all) =>
                all
                  .map((each) => each.getBoundingClientRect())
                  .filter(({ left, right }) => left < 0 || right > innerWidth).length,
            );
          expect(outside, `${width} × ${height}`).toBe(0);
        }
        await expectSound(page, path);
      });

  test('in 3D it needs no scrolling in the smallest frame', FULL, async ({ browser, baseURL }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: 300, height: 360 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      for (const id of gameIds.filter((each) => each !== '3d')) {
        await page.goto(`${baseURL}/embed/${id}?inspect`);
        await page.waitForFunction(() => (globalThis.__board?.frames() ?? 0) > 0);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const { over, board, seen } = await page.evaluate(() => ({
          over: document.documentElement.scrollHeight - innerHeight,
          board: document.querySelector('canvas')?.getBoundingClientRect().height ?? 0,
          seen: document.querySelector('[role="group"] a')?.getBoundingClientRect().bottom ?? 999,
        }));
        expect(over, id).toBe(0);
        expect(board, id).toBeGreaterThanOrEqual(160);
        expect(seen, id).toBeLessThanOrEqual(360);
      }
      await page.close();
    }
  });
});

test('EMB-04: an unknown game says so, and is sound', FULL, async ({ context, baseURL }) => {
  const { page } = await openLesson(context, [frameOf(baseURL, '/es/embed/ajedrez', SANDBOX)]);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Este sitio no tiene ese juego.').last()).toBeVisible();
  await expect(frame.getByRole('link', { name: /Todos los juegos/ })).toHaveAttribute(
    'href',
    '/es',
  );
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('iframe').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
