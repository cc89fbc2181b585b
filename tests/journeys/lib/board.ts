/** Shared by all suites: a monitored page, and helpers to point at a board. */
import { type CDPSession, expect, type Locator, type Page, test as base } from 'playwright/test';

export { expect };

/** A page that must stay silent: errors and foreign requests fail the test that caused them. */
export const test = base.extend<{ isFlat: boolean; watched: readonly string[] }>({
  /** Disables WebGL, for tests that are about something else: rendering takes most of a test's time. */
  isFlat: [false, { option: true }],
  page: async ({ page, isFlat }, lend) => {
    if (isFlat) await page.addInitScript(takeWebglAway);
    await lend(page);
  },
  watched: [
    async ({ page, baseURL }, use) => {
      const trouble: string[] = [];
      const home = new URL(baseURL ?? 'http://127.0.0.1').host;
      page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        // Browsers log unknown addresses as errors, but the test opens one on purpose.
        const isUnknown = message.text().includes('404') && message.location().url === page.url();
        if (message.type() === 'error' && !isUnknown) trouble.push(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const { host, protocol } = new URL(request.url());
        if (/^(http|ws)s?:$/.test(protocol) && host !== home)
          trouble.push(`left the site: ${request.url()}`);
      });
      await use(trouble);
      expect(trouble, 'console errors, policy violations, foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page: its boards are flat. */
export function takeWebglAway(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
    apply: (target, canvas, asked: Parameters<typeof getContext>) =>
      asked[0].startsWith('webgl') ? null : Reflect.apply(target, canvas, asked),
  });
}

/** Where motion is not the subject, pages settle faster without it. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Where the size of the picture is not the subject: software paints a small one much faster. */
export const SMALL = { viewport: { width: 800, height: 560 } } as const;

/** Marks a test that only `npm run test:full` runs. */
export const FULL = { tag: '@full' } as const;

/** For cases that differ little: `npm test` runs one or two of them, and `npm run test:full` all. */
export const unless = (isOften: boolean) => (isOften ? {} : FULL);

export { sized } from '../../size.ts';

/** Where pixels are looked at: other tests paint half as many in each direction. */
export const SHARP = { deviceScaleFactor: 1 } as const;

export type Point = { readonly x: number; readonly y: number };
export type Level = 'Easy' | 'Medium' | 'Hard';

export const ALL_CELLS = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The name of a cell on a 3x3 board. */
export const squareOf = (id: string): string =>
  `${'abc'.charAt(Number(id) % 3)}${3 - Math.floor(Number(id) / 3)}`;

/** Whole games, X first. */
export const X_WINS = ['0', '3', '1', '4', '2'] as const;
export const O_WINS = ['0', '2', '1', '4', '8', '6'] as const;
export const DRAW = ['0', '1', '2', '4', '3', '5', '7', '6', '8'] as const;

/** A cell of the flat board; its name says what is on it. */
export const cell = (page: Page, id: string): Locator => page.locator(`[data-cell="${id}"]`);

export const status = (page: Page): Locator => page.locator('[data-status]');

/** The live region for the events of a match. */
export const heard = (page: Page): Locator => page.locator('[data-voice]');

/** Focuses a cell, and waits until its keys, which load after the board, are there. */
export async function keysOn(page: Page, id: string): Promise<void> {
  await cell(page, id).focus();
  await expect(async () => {
    await page.keyboard.press('l');
    await expect(heard(page)).toHaveText(/^(?:Move \d|No moves yet)/, { timeout: 1000 });
  }).toPass();
}

/** Opens a page that shows a board and waits for its first frame. */
export async function open(page: Page, path = '/classic'): Promise<void> {
  await page.goto(`${path}?inspect`);
  await ready(page);
}

/** Waits for the board's first picture, or for its flat one. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (globalThis.__board?.frames() ?? 0) > 0 || document.querySelector('[data-flat]') !== null,
  );
}

/** Waits until the page has finished its idle-time work, of which the icons come last. */
export const startedUp = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('icon-192')),
  );

/** Waits until half a second of animation frames brings no new picture. */
export async function waitForIdle(page: Page, frames = 30): Promise<void> {
  await page.evaluate(
    (enough) =>
      new Promise<void>((resolve) => {
        let seen = -1;
        let quiet = 0;
        const look = () => {
          const now = globalThis.__board?.frames() ?? -1;
          quiet = now === seen && now > 0 ? quiet + 1 : 0;
          seen = now;
          if (quiet >= enough) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    frames,
  );
}

type Beside = readonly [x: number, y: number, z: number];
const HERE: Beside = [0, 0, 0];

/** The middle of a cell, or a place beside it, in client pixels, once camera and layout are at rest. */
export async function project(page: Page, id: string, beside: Beside = HERE): Promise<Point> {
  return page.evaluate(
    ([wanted, aside]) =>
      new Promise<Point>((resolve) => {
        let before: Point | undefined;
        let same = 0;
        const look = () => {
          const now = globalThis.__board?.project(wanted, aside);
          const stands = now && before && Math.hypot(now.x - before.x, now.y - before.y) < 0.01;
          same = stands ? same + 1 : 0;
          before = now;
          if (now && same >= 4) resolve(now);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [id, beside] as const,
  );
}

/** A real click on the canvas, in the middle of a cell or beside it (world units). */
export async function clickCell(page: Page, id: string, beside: Beside = HERE): Promise<void> {
  const { x, y } = await project(page, id, beside);
  const hit = await page.evaluate(
    (at) => document.elementFromPoint(at.x, at.y)?.tagName ?? 'nothing',
    { x, y },
  );
  expect(hit, `what lies on top at cell ${id}`).toBe('CANVAS');
  await click(page, { x, y });
}

const devtoolsOf = new WeakMap<Page, Promise<CDPSession>>();

/**
 * A click whose press and release are sent together and carry the same time, bypassing Playwright's queue: on a slow
 * machine the button would otherwise stay down for longer than a tap may last.
 */
export async function click(page: Page, { x, y }: Point): Promise<void> {
  const opened = devtoolsOf.get(page) ?? page.context().newCDPSession(page);
  devtoolsOf.set(page, opened);
  const devtools = await opened;
  await page.mouse.move(x, y);
  const at = { x, y, button: 'left', clickCount: 1, timestamp: Date.now() / 1000 } as const;
  await Promise.all([
    devtools.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' }),
    devtools.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' }),
  ]);
}

/** Moves the grid's focus to a cell by arrow keys. */
export async function arrowTo(page: Page, id: string): Promise<void> {
  const now = await page.evaluate(() => Number(document.activeElement?.getAttribute('data-cell')));
  const [rows, columns] = [
    Math.floor(Number(id) / 3) - Math.floor(now / 3),
    (Number(id) % 3) - (now % 3),
  ];
  for (let step = 0; step < Math.abs(rows); step += 1)
    await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(columns); step += 1)
    await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(cell(page, id)).toBeFocused();
}

/** Plays cells in turn, X first, each by a click on the canvas, and waits for every mark. */
export async function playCells(
  page: Page,
  ids: readonly string[],
  press: (page: Page, id: string) => Promise<void> = clickCell,
  from = 0,
): Promise<void> {
  for (const [at, id] of ids.entries()) {
    await press(page, id);
    await expectMark(page, id, (at + from) % 2 === 0 ? 'X' : 'O');
  }
}

export async function expectMark(page: Page, id: string, mark: string): Promise<void> {
  await expect(cell(page, id)).toHaveAccessibleName(
    new RegExp(`^[a-e]\\d, ${mark}(, part of the winning line)?$`),
  );
}

/** The marks on the board, row by row; a dot is an empty cell. */
export async function marks(page: Page): Promise<string> {
  const names = await page
    .locator('[data-cell]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return names
    .map((name) => /^(?:.*\b)?[a-z]\d+, ([^,]+)/.exec(name)?.[1] ?? '?')
    .map((mark) => (mark === 'empty' ? '.' : mark))
    .join('');
}

/** Unfolds the rarer choices of a card before a game; without a title, those of Ultimate's opponents. */
export const unfoldMore = (page: Page, title: string | null = 'Play vs AI'): Promise<void> =>
  (title === null ? page.getByRole('main') : page.getByRole('region', { name: title }))
    .getByRole('button', { name: 'More', exact: true })
    .click();

export async function startFriend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play vs Friend' }).click();
  await expect(status(page)).toContainText("Player X's Turn");
}

export async function startAi(page: Page, level?: Level): Promise<void> {
  if (level) await page.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: 'Play vs AI' }).click();
  await expect(status(page)).toContainText('Your Turn');
}

export const headline = (page: Page, title: string): Locator =>
  status(page).getByRole('heading', { name: title, exact: true });

/**
 * Holds the bots' answers back while sessionStorage says so: questions to workers wait for
 * `letBotsAnswer`, so the test decides how long a bot thinks.
 */
export async function holdBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function hold(this: Worker, ...args: [unknown]) {
      if (sessionStorage.getItem('test.hold') === 'no') send.apply(this, args);
      else held.push(() => send.apply(this, args));
    };
    Object.assign(globalThis, {
      letBotsAnswer() {
        sessionStorage.setItem('test.hold', 'no');
        for (const go of held.splice(0)) go();
      },
    });
  });
}

export async function letBotsAnswer(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as { letBotsAnswer(): void }).letBotsAnswer());
}

/** Counts the pieces of confetti painted at once; read with `confettiPieces`. */
export async function countConfetti(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = { now: 0, most: 0 };
    Object.assign(globalThis, { confettiCount: count });
    const paper = CanvasRenderingContext2D.prototype;
    const { fill, clearRect } = paper;
    const isConfetti = (paint: CanvasRenderingContext2D) =>
      paint.canvas.dataset['confetti'] !== undefined;
    paper.fill = function counted(this: CanvasRenderingContext2D, ...args: never[]) {
      if (isConfetti(this)) {
        count.now += 1;
        count.most = Math.max(count.most, count.now);
      }
      Reflect.apply(fill, this, args);
    };
    paper.clearRect = function counted(this: CanvasRenderingContext2D, ...args) {
      if (isConfetti(this)) count.now = 0;
      clearRect.apply(this, args);
    };
  });
}

export const confettiPieces = (page: Page): Promise<number> =>
  page.evaluate(
    () => (globalThis as unknown as { confettiCount: { most: number } }).confettiCount.most,
  );
