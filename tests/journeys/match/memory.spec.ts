/** One canvas serves every board: going from variant to variant must leave nothing behind. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { shareQuery } from '../../../src/play/keeping/share.ts';
import type { MatchRecord } from '../../../src/rules/game.ts';
import { gameIds } from '../../../src/variants/menu.ts';
import {
  DRAW,
  expect,
  FULL,
  open,
  playCells,
  SMALL,
  startFriend,
  STILL,
  test,
  unless,
  waitForIdle,
} from '../lib/board.ts';

test.use({ ...STILL, viewport: { width: 480, height: 360 } });

/** The current numbers, and for buffers also how many were ever made. */
type Counted = { made: number; buffers: number; arrays: number; contexts: number };

/** Counts the buffers and vertex arrays on the graphics card, which three doesn't count, and contexts. */
function count(): void {
  const counted: Counted = { made: 0, buffers: 0, arrays: 0, contexts: 0 };
  Object.assign(globalThis, { counted });
  const known = new WeakSet<object>();
  const { getContext } = HTMLCanvasElement.prototype;
  const gl = WebGL2RenderingContext.prototype;
  const { createBuffer, deleteBuffer, createVertexArray, deleteVertexArray } = gl;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, ...args: [string]) {
      const context: object | null = Reflect.apply(getContext, this, args);
      if (args[0] === 'webgl2' && context && !known.has(context)) counted.contexts += 1;
      if (context) known.add(context);
      return context;
    },
  });
  Object.assign(gl, {
    createBuffer(this: WebGL2RenderingContext) {
      counted.made += 1;
      counted.buffers += 1;
      return createBuffer.call(this);
    },
    deleteBuffer(this: WebGL2RenderingContext, buffer: WebGLBuffer | null) {
      if (buffer) counted.buffers -= 1;
      deleteBuffer.call(this, buffer);
    },
    createVertexArray(this: WebGL2RenderingContext) {
      counted.arrays += 1;
      return createVertexArray.call(this);
    },
    deleteVertexArray(this: WebGL2RenderingContext, array: WebGLVertexArrayObject | null) {
      if (array) counted.arrays -= 1;
      deleteVertexArray.call(this, array);
    },
  });
}

/** A link to the game's golden match: its board has marks, and after a win gold or cracks. */
function linkTo(id: string): string {
  const file = new URL(`../../../src/variants/${id}/golden/match.txt`, import.meta.url);
  const [first = ''] = readFileSync(file, 'utf8').split('\n');
  return `/${id}?inspect&${shareQuery(JSON.parse(first) as MatchRecord)}`;
}

/** Follows a link within the app, and waits for the picture of its board. */
async function follow(page: Page, id: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, linkTo(id));
  await page.locator(`[data-board="${id}"]`).waitFor();
  await page.waitForFunction(() => (globalThis.__board?.info().calls ?? 0) > 0);
  await waitForIdle(page, 3);
}

const countedIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { counted: Counted }).counted);

async function held(page: Page) {
  const { buffers, arrays, contexts } = await countedIn(page);
  const shown = await page.evaluate(() => {
    const { geometries, textures, programs } = globalThis.__board?.info() ?? {};
    return { geometries, textures, programs, canvases: document.querySelectorAll('canvas').length };
  });
  return { buffers, arrays, contexts, ...shown };
}

for (const [visits, ids] of [
  [2, ['classic', 'quantum', 'infinite']],
  [20, gameIds],
] as const)
  test(
    `DSG-08: ${visits} visits of ${ids.length} games leave nothing on the graphics card`,
    unless(visits === 2),
    async ({ page }) => {
      test.slow();
      await page.addInitScript(count);
      await open(page, '/classic');
      const round = async () => {
        for (const id of ids) await follow(page, id);
      };
      // Two rounds create everything that is shared.
      for (let visit = 0; visit < 2; visit += 1) await round();
      await waitForIdle(page);
      const before = await held(page);
      for (let visit = 0; visit < visits; visit += 1) await round();
      // The old picture fades over the new one before it goes; buffers go when the browser has time.
      await expect.poll(() => held(page)).toEqual(before);
      expect(before.canvases).toBe(1);
    },
  );

test('DSG-08: a mark that is rolled out brings no new buffers', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(SMALL.viewport);
  await page.addInitScript(count);
  await open(page);
  await startFriend(page);
  await playCells(page, DRAW.slice(0, 4));
  await waitForIdle(page);
  const { made } = await countedIn(page);
  await playCells(page, DRAW.slice(4, 7));
  await waitForIdle(page);
  expect(await countedIn(page)).toHaveProperty('made', made);
});
