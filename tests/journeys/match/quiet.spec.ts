import type { Page, Response } from 'playwright/test';
import {
  clickCell,
  confettiPieces,
  countConfetti,
  expect,
  FULL,
  headline,
  marks,
  open,
  playCells,
  project,
  ready,
  sized,
  SMALL,
  startFriend,
  STILL,
  test,
  waitForIdle,
  X_WINS,
} from '../lib/board.ts';

/** Frames in idle seconds, counted from a while after the last change. */
async function idleFrames(page: Page): Promise<number> {
  await waitForIdle(page);
  const frames = () => page.evaluate(() => globalThis.__board?.frames() ?? Number.NaN);
  // This test measures frames over time, so it has to wait.
  await page.waitForTimeout(sized(2000, 500));
  const before = await frames();
  await page.waitForTimeout(sized(3000, 1000));
  return (await frames()) - before;
}

async function orbit(page: Page): Promise<void> {
  const { x, y } = await project(page, '4');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y - 30, { steps: 6 });
  await page.mouse.up();
}

/** Pixels between two opposite corner cells: more is nearer. */
async function span(page: Page): Promise<number> {
  const [a, b] = [await project(page, '0'), await project(page, '8')];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

test('no frame is painted while nothing changes: on arrival, after an orbit, after a win', async ({
  page,
}) => {
  await open(page);
  await startFriend(page);
  expect(await idleFrames(page), 'on arrival').toBe(0);
  await playCells(page, X_WINS.slice(0, 2));
  await orbit(page);
  expect(await idleFrames(page), 'after an orbit').toBe(0);
  await playCells(page, X_WINS.slice(2));
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  expect(await idleFrames(page), 'after a win').toBe(0);
});

test.describe('without motion', () => {
  test.use(STILL);

  test(
    'DSG-09: the wheel scrolls the page over the unfocused board and zooms over the focused one',
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 600 });
      await open(page);
      await startFriend(page);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await waitForIdle(page);
      const before = await span(page);
      const { x, y } = await project(page, '4');
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 120);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
      await waitForIdle(page);
      expect(Math.abs((await span(page)) - before), 'scrolling is no zooming').toBeLessThan(1);

      await page.evaluate(() => scrollTo(0, 0));
      await clickCell(page, '4');
      await waitForIdle(page);
      expect(await marks(page)).toBe('....X....');
      const top = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 240);
      await expect.poll(() => span(page)).toBeLessThan(before - 5);
      expect(await page.evaluate(() => scrollY), 'zooming is no scrolling').toBe(top);
      await page.mouse.wheel(0, -600);
      await expect.poll(() => span(page)).toBeGreaterThan(before);
    },
  );

  test(
    'DSG-09: the camera buttons turn the board, and Reset brings it back where it was',
    FULL,
    async ({ page }) => {
      await open(page);
      await startFriend(page);
      await waitForIdle(page);
      const home = [await project(page, '0'), await project(page, '8')];
      for (const name of ['Top', 'Tilted', 'Side']) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect
          .poll(async () => {
            const now = await project(page, '0');
            return Math.hypot(now.x - (home[0]?.x ?? 0), now.y - (home[0]?.y ?? 0));
          }, `${name} shows the board from elsewhere`)
          .toBeGreaterThan(10);
      }
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await waitForIdle(page);
      const back = [await project(page, '0'), await project(page, '8')];
      for (const [at, { x, y }] of back.entries())
        expect(Math.hypot(x - (home[at]?.x ?? 0), y - (home[at]?.y ?? 0))).toBeLessThan(2);
    },
  );

  test(
    'DSG-09: seen from above no button covers the letters on the rim',
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, '/ultimate');
      await page.getByRole('button', { name: 'Top', exact: true }).click();
      await waitForIdle(page);
      const { x, y } = await project(page, '6.7', [0, 0, 0.9]);
      const hit = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.tagName, {
        x,
        y,
      });
      expect(hit).toBe('CANVAS');
    },
  );

  test.describe('on a small screen', () => {
    test.use(SMALL);

    for (const [path, corners] of [
      ['/classic', ['0', '2', '6', '8']],
      ['/infinite', ['0,0', '4,0', '0,4', '4,4']],
    ] as const) {
      test(
        `DSG-09: Top looks down on ${path}, Side along it, and Tilted from a corner`,
        FULL,
        async ({ page }) => {
          await open(page, path);
          await startFriend(page);
          /** The board's drawn depth and the slant of its front edge, as fractions of that edge. */
          const seenFrom = async (name: string) => {
            await page.getByRole('button', { name, exact: true }).click();
            await waitForIdle(page);
            const [a, b, c, d] = await Promise.all(corners.map((id) => project(page, id)));
            if (!a || !b || !c || !d) throw new Error('a board has four corners');
            const width = Math.hypot(d.x - c.x, d.y - c.y);
            return {
              depth: (c.y + d.y - a.y - b.y) / 2 / width,
              slant: Math.abs(d.y - c.y) / width,
            };
          };
          const [top, side, tilted] = [
            await seenFrom('Top'),
            await seenFrom('Side'),
            await seenFrom('Tilted'),
          ];
          expect(top.depth, 'Top: nearly as high as wide').toBeGreaterThan(0.85);
          expect(top.slant).toBeLessThan(0.02);
          expect(side.depth, 'Side: flat').toBeLessThan(0.4);
          expect(side.slant).toBeLessThan(0.02);
          expect(tilted.slant, 'Tilted: turned').toBeGreaterThan(0.15);
        },
      );
    }

    test('there is one graphics context, and ten visits leak nothing', FULL, async ({ page }) => {
      test.setTimeout(180_000);
      await page.addInitScript(() => {
        const made: WeakRef<WebGL2RenderingContext>[] = [];
        const { getContext } = HTMLCanvasElement.prototype;
        const seen = new WeakSet<object>();
        HTMLCanvasElement.prototype.getContext = function counted(
          this: HTMLCanvasElement,
          ...args: unknown[]
        ) {
          const context: unknown = Reflect.apply(getContext, this, args);
          if (context instanceof WebGL2RenderingContext && !seen.has(context)) {
            seen.add(context);
            made.push(new WeakRef(context));
          }
          return context;
        } as typeof getContext;
        Object.assign(globalThis, {
          aliveContexts: () =>
            made.filter((each) => each.deref()?.isContextLost() === false).length,
        });
      });
      await open(page);
      const round = async () => {
        await page.getByRole('link', { name: 'Back to all games' }).click();
        await expect(page.getByRole('heading', { name: 'Choose Your Challenge' })).toBeVisible();
        // The hero's board uses the same canvas.
        await expect(page.locator('.world canvas')).toHaveCount(1);
        await page
          .getByRole('list', { name: 'Choose Your Challenge' })
          .getByRole('link', { name: /Classic/ })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic Tic Tac Toe');
        await expect(page.locator('.world canvas')).toHaveCount(1);
        await page.evaluate(() => history.replaceState(null, '', '/classic?inspect'));
        // Inspection is switched on when the board appears, so make it appear again.
        await page.getByRole('button', { name: 'New Game' }).click();
        await page.getByRole('button', { name: 'Play vs Friend' }).click();
        await ready(page);
        await playCells(page, ['4']);
        await waitForIdle(page);
        const info = await page.evaluate(() => globalThis.__board?.info());
        await page.getByRole('button', { name: 'New Game' }).click();
        return { geometries: info?.geometries, textures: info?.textures, programs: info?.programs };
      };
      await round();
      const early = await round();
      for (let visit = 2; visit < 9; visit += 1) await round();
      expect(await round()).toEqual(early);
      expect(
        await page.evaluate(() =>
          (globalThis as unknown as { aliveContexts(): number }).aliveContexts(),
        ),
      ).toBe(1);
    });

    test(
      'repeated changes of theme and tier leak nothing on the graphics card',
      FULL,
      async ({ page }) => {
        test.slow();
        await open(page);
        await startFriend(page);
        const choose = async (name: string) => {
          await page.getByRole('button', { name: 'Settings' }).click();
          await page.getByRole('dialog').getByRole('radio', { name }).check();
          await page.keyboard.press('Escape');
          await waitForIdle(page);
        };
        const textures = () => page.evaluate(() => globalThis.__board?.info().textures);
        const round = async () => {
          for (const name of ['Dark', 'Light']) await choose(name);
          for (const name of ['Low', 'High']) await choose(name);
        };
        await choose('High');
        // Both themes exist by then.
        for (const name of ['Dark', 'Light']) await choose(name);
        const early = await textures();
        await round();
        expect(await textures()).toBe(early);
      },
    );
  });

  test('pages without a board load no three', async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    // Bodies are read here, not on arrival: a response that arrives when the test ends has none, nor has one
    // of the previous page.
    const with3d = async () => {
      await page.waitForLoadState('networkidle');
      const taken = scripts.splice(0);
      const bodies = await Promise.all(taken.map((response) => response.text()));
      return bodies.flatMap((body, at) =>
        /WebGLRenderer|gl_FragColor/.test(body) ? [taken[at]?.url()] : [],
      );
    };
    for (const path of ['/faq', '/how-to-play/classic', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await with3d(), path).toEqual([]);
    }
    // Verify that the check finds three on a page with a board.
    await open(page);
    expect((await with3d()).length).toBeGreaterThan(0);
  });
});

test(
  'ALL-11 ALL-12 ALL-48: home, guide, notice, settings, a game and its confetti load from this host only, within the policy',
  FULL,
  async ({ page, baseURL }) => {
    test.slow();
    const elsewhere: string[] = [];
    const talk: string[] = [];
    const own = new URL(baseURL ?? '').origin;
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== own)
        elsewhere.push(request.url());
      if (['xhr', 'fetch', 'websocket', 'eventsource', 'ping'].includes(request.resourceType()))
        talk.push(request.url());
    });
    page.on('websocket', (socket) => talk.push(socket.url()));
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || /content security policy/i.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await countConfetti(page);
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(globalThis, { violations });
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.push(`${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Quick play' }).click();
    await page.getByRole('link', { name: 'How to Play' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'How to play Classic' }),
    ).toBeVisible();
    await open(page);
    // The quick game continues until another one is requested.
    await page.getByRole('button', { name: 'New Game' }).click();
    await clickCell(page, '4');
    await expect(page.locator('[data-notice]')).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('radio', { name: 'High' }).check();
    await dialog.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => page.evaluate(() => globalThis.__board?.info().tier)).toBe('high');
    await waitForIdle(page);
    await dialog.getByRole('radio', { name: 'Low' }).check();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await startFriend(page);
    await playCells(page, X_WINS);
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
    await expect.poll(() => confettiPieces(page)).toBe(1000);
    expect(elsewhere).toEqual([]);
    expect(talk, 'a game on one device asks no server').toEqual([]);
    expect(complaints).toEqual([]);
    expect(
      await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations),
    ).toEqual([]);
  },
);
