/**
 * `npm run bench:frames`: what a frame of every board costs, compared with a bare one-cube fiber page that is
 * built, compressed and served the same way in the same run. Only the ratios are comparable:
 * the absolute numbers depend on the machine. Writes nothing into the repository; exits 0 whatever it measures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { root } from '../scripts/runtime.ts';
import { buildIfStale, compress } from '../scripts/build/site-build.ts';
import { listen } from '../server/listen.ts';
import { createSite } from '../server/site.ts';
import type { Inspection } from '../src/scene/world/Inspector.tsx';
import { median } from './measure.ts';
import { largeAddress } from '../tests/games/lib/large-plane.ts';

const VIEWPORT = { width: 1280, height: 800 };
/** Frames painted per median. */
const FRAMES = 40;
const LOADS = 5;
/** Budgets for small boards, without the shadow pass. */
const BUDGET = { calls: 15, moving: 40, triangles: 15_000, scriptMs: 2, firstFrame: 1.5 };

/** The boards besides classic: name, address with some moves played, triangle budget. */
const BOARDS = [
  [
    'ultimate, 13 marks',
    '/ultimate?moves=4.0_0.1_1.0_0.4_4.1_1.4_4.4_4.6_6.2_2.0_0.0_0.7_7.1&v=1',
    60_000,
  ],
  ['extended 5x5', '/extended?moves=0_6_1_7_2&v=1&options={"size":5}', 15_000],
  ['3d, 4x3x3', '/3d?moves=1.4_0.0_2.3_3.1_1.0&v=1', 30_000],
  ['3d, 4x4x4', '/3d?moves=1.4_0.0_2.3_3.1_1.0&v=1&options={"board":"4x4x4"}', 30_000],
  ['quantum, six pairs', '/quantum?moves=0-1_1-2_3-4_4-5_6-7_2-8&v=1', 15_000],
  ['misère 4x4', '/misere?moves=0_4_1_5&v=1&options={"size":4}', 15_000],
  ['wild 4x4', '/wild?moves=0-X_5-O_2-X&v=1&options={"size":4}', 15_000],
  [
    'multiplayer, six on 5x5',
    '/multiplayer?moves=0_1_2_7_5_11_8_9_12&v=1&seats=6&options={"size":5}',
    15_000,
  ],
  ['infinite, 400 cells', largeAddress(20), 120_000],
  ['infinite, 2,500 cells', largeAddress(50), 120_000],
  ['infinite, 10,000 cells', largeAddress(100), 120_000],
] as const;

/** `npm run bench:frames infinite` measures only the boards of that name, `first` only the first picture. */
const only = process.argv[2] ?? '';

/** How much more a frame of 10,000 cells may cost than one of 400. */
const GROWTH = 1.5;
const ROUNDS = 5;

type Info = ReturnType<Inspection['info']>;
type Cost = { readonly frameMs: number; readonly scriptMs: number };
type Tier = 'low' | 'high';

/** Runs in every page before its scripts: times animation frames and the first picture. */
function watch(): void {
  const probe = () => globalThis.__board ?? globalThis.cubeProbe;
  const script = { ms: 0 };
  const firstFrame = { at: 0 };
  const { requestAnimationFrame: ask } = globalThis;
  globalThis.requestAnimationFrame = (callback) =>
    ask.call(globalThis, (time) => {
      const start = performance.now();
      callback(time);
      script.ms += performance.now() - start;
    });
  const look = () => {
    if ((probe()?.frames() ?? 0) > 0) firstFrame.at = performance.now();
    else ask.call(globalThis, look);
  };
  ask.call(globalThis, look);

  /** Paints this many frames. Reading a pixel after each waits until the GPU has finished it. */
  async function sample(frames: number, kick: () => void) {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    if (!context) throw new Error('there is no WebGL to measure');
    const pixel = new Uint8Array(4);
    const costs: { frameMs: number; scriptMs: number }[] = [];
    const next = () => new Promise((resolve) => ask.call(globalThis, resolve));
    const painted = () => probe()?.frames() ?? 0;
    let before = painted();
    for (let tries = 0; costs.length < frames && tries < frames * 20; tries += 1) {
      kick();
      script.ms = 0;
      // Requested last, so it runs after everything that paints in the same frame.
      await next();
      const start = performance.now();
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
      const waited = performance.now() - start;
      if (painted() > before) costs.push({ scriptMs: script.ms, frameMs: script.ms + waited });
      before = painted();
    }
    return costs;
  }
  Object.assign(globalThis, { bench: { firstFrame, sample } });
}

type Bench = {
  readonly firstFrame: { readonly at: number };
  sample(frames: number, kick: () => void): Promise<Cost[]>;
};

async function fresh(browser: Browser, url: string, quality: Tier = 'low'): Promise<Page> {
  // Marks are animated only in the low tier here: their draw calls are counted there.
  const reducedMotion = quality === 'high' ? 'reduce' : 'no-preference';
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.addInitScript(
    (value) => localStorage.setItem('ttt.device', JSON.stringify({ quality: value })),
    quality,
  );
  await page.goto(url);
  await page.waitForFunction(
    () => (globalThis as unknown as { bench: Bench }).bench.firstFrame.at > 0,
  );
  return page;
}

async function timeToFirstFrame(browser: Browser, url: string): Promise<number> {
  const page = await fresh(browser, url);
  const at = await page.evaluate(
    () => (globalThis as unknown as { bench: Bench }).bench.firstFrame.at,
  );
  await page.context().close();
  return at;
}

const middle = (costs: readonly Cost[]): Cost => ({
  frameMs: median(costs.map(({ frameMs }) => frameMs)),
  scriptMs: median(costs.map(({ scriptMs }) => scriptMs)),
});

/** Turns the board with a mouse drag, one step per frame. */
async function orbitCost(page: Page): Promise<Cost> {
  const costs = await page.evaluate(async (frames) => {
    const { bench } = globalThis as unknown as { bench: Bench };
    const canvas = document.querySelector('canvas');
    const { left, top, width, height } = canvas?.getBoundingClientRect() ?? new DOMRect();
    let x = left + width / 2;
    const send = (type: string) =>
      canvas?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          button: type === 'pointermove' ? -1 : 0,
          buttons: type === 'pointerup' ? 0 : 1,
          clientX: x,
          clientY: top + height / 2,
        }),
      );
    send('pointerdown');
    const samples = await bench.sample(frames, () => {
      x += 3;
      send('pointermove');
    });
    send('pointerup');
    return samples;
  }, FRAMES);
  return middle(costs);
}

async function cubeCost(page: Page): Promise<Cost> {
  const costs = await page.evaluate(
    (frames) =>
      (globalThis as unknown as { bench: Bench }).bench.sample(frames, () =>
        globalThis.cubeProbe?.turn(),
      ),
    FRAMES,
  );
  return middle(costs);
}

const infoOf = (page: Page): Promise<Info> =>
  page.evaluate(() => {
    const info = globalThis.__board?.info();
    if (!info) throw new Error('the page shows no board');
    return info;
  });

/** Plays cells through the accessible grid, waits until nothing moves and returns the most draw calls seen. */
async function play(page: Page, cells: readonly number[]): Promise<number> {
  return page.evaluate(async (ids) => {
    let most = 0;
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const id of ids) {
      document.querySelector<HTMLElement>(`[data-cell="${id}"]`)?.click();
      for (let quiet = 0, before = -1; quiet < 40;) {
        await next();
        const frames = globalThis.__board?.frames() ?? 0;
        most = Math.max(most, globalThis.__board?.info().calls ?? 0);
        quiet = frames === before ? quiet + 1 : 0;
        before = frames;
      }
    }
    return most;
  }, cells);
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const times = (value: number) => `${value.toFixed(2)}x`;
const mark = (isWithin: boolean) => (isWithin ? 'within' : 'OVER');
const within = (value: number, budget: number) => `budget ${budget}: ${mark(value <= budget)}`;

/** The counters include the shadow pass and the budgets don't: a board within budget despite it passes. */
const counted = (tier: Tier, value: number, budget: number) =>
  tier === 'low' || value <= budget
    ? within(value, budget)
    : `budget ${budget}: not comparable, shadow pass included`;

function row(name: string, value: string, note = ''): void {
  console.log(`${name.padEnd(34)} ${value.padStart(22)}   ${note}`);
}

async function measureTier(browser: Browser, site: string, cube: Cost, tier: Tier): Promise<void> {
  const page = await fresh(browser, `${site}/classic?inspect`, tier);
  await page.getByRole('button', { name: 'Play vs Friend' }).click();
  await page.waitForFunction(() => globalThis.__board !== undefined);
  await play(page, []);
  const empty = await infoOf(page);
  const emptyCost = await orbitCost(page);
  const most = await play(page, [0, 1, 2, 4, 3, 5, 7, 6]);
  const full = await infoOf(page);
  const fullCost = await orbitCost(page);
  await page.getByRole('button', { name: 'New Game' }).click();
  await page.getByRole('button', { name: 'Play vs Friend' }).click();
  await play(page, [0, 3, 1, 4, 2]);
  // Confetti isn't part of the board's frame: it has its own canvas for a few seconds.
  await page.waitForTimeout(1000);
  await page.waitForFunction(() => document.querySelector('canvas[data-confetti]') === null);
  const won = await infoOf(page);
  const wonCost = await orbitCost(page);
  await page.context().close();

  console.log(`\nclassic, ${tier} quality (tier seen: ${empty.tier})`);
  for (const [name, info, cost] of [
    ['empty board', empty, emptyCost],
    ['eight marks', full, fullCost],
    ['won, with its seam', won, wonCost],
  ] as const) {
    row(
      `  ${name}: frame`,
      ms(cost.frameMs),
      `${times(cost.frameMs / cube.frameMs)} of the cube's`,
    );
    row('    script in it', ms(cost.scriptMs), within(cost.scriptMs, BUDGET.scriptMs));
    row('    calls', String(info.calls), counted(tier, info.calls, BUDGET.calls));
    row('    triangles', String(info.triangles), counted(tier, info.triangles, BUDGET.triangles));
  }
  if (tier === 'low')
    row('  most calls while marks move', String(most), counted(tier, most, BUDGET.moving));
  row(
    '  geometries, textures, programs',
    `${won.geometries}, ${won.textures}, ${won.programs}`,
    'after two games',
  );
}

async function openBoard(browser: Browser, url: string, tier: Tier): Promise<Page> {
  const page = await fresh(browser, `${url}${url.includes('&inspect') ? '' : '&inspect'}`, tier);
  await play(page, []);
  return page;
}

/** Every board but classic, after its marks have settled: the cost of a frame while it turns. */
async function measureBoards(browser: Browser, site: string, tier: Tier): Promise<void> {
  for (const [name, address, triangles] of BOARDS) {
    if (!name.includes(only)) continue;
    const page = await openBoard(browser, site + address, tier);
    const cost = await orbitCost(page);
    const info = await infoOf(page);
    await page.context().close();
    console.log(`\n${name}, ${info.tier} quality`);
    row('  frame', ms(cost.frameMs));
    row('    script in it', ms(cost.scriptMs), within(cost.scriptMs, BUDGET.scriptMs));
    row('    calls', String(info.calls), counted(tier, info.calls, BUDGET.calls));
    row('    triangles', String(info.triangles), counted(tier, info.triangles, triangles));
  }
}

/** Alternates the two sizes, so that other load on the machine hits both alike. */
async function measureGrowth(browser: Browser, site: string): Promise<void> {
  const few = await openBoard(browser, site + largeAddress(20), 'low');
  const many = await openBoard(browser, site + largeAddress(100), 'low');
  const rounds: { readonly few: Cost; readonly many: Cost }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ few: await orbitCost(few), many: await orbitCost(many) });
  }
  await few.context().close();
  await many.context().close();
  console.log(`\ninfinite, 10,000 cells beside 400, medians of ${ROUNDS} rounds`);
  for (const [name, part] of [
    ['  script', 'scriptMs'],
    ['  frame', 'frameMs'],
  ] as const) {
    const ratio = median(rounds.map((round) => round.many[part] / round.few[part]));
    row(name, times(ratio), `budget ${times(GROWTH)}: ${mark(ratio <= GROWTH)}`);
  }
}

async function measure(browser: Browser, site: string, cubeSite: string): Promise<void> {
  const board = await fresh(browser, `${site}/classic?inspect`);
  const size = await board.locator('canvas').first().boundingBox();
  await board.context().close();
  const { width, height } = size ?? VIEWPORT;
  const cubeUrl = `${cubeSite}/?width=${Math.round(width)}&height=${Math.round(height)}`;
  console.log(`Canvas ${Math.round(width)}x${Math.round(height)}, medians of ${FRAMES} frames.`);

  const cubePage = await fresh(browser, cubeUrl);
  const cube = await cubeCost(cubePage);
  const { calls, triangles } = await cubePage
    .evaluate(() => globalThis.cubeProbe?.info())
    .then((info) => info ?? { calls: 0, triangles: 0 });
  await cubePage.context().close();
  console.log('\none cube');
  row('  frame', ms(cube.frameMs), `script ${ms(cube.scriptMs)}`);
  row('  calls, triangles', `${calls}, ${triangles}`);

  if (only === '') {
    await measureTier(browser, site, cube, 'low');
    await measureTier(browser, site, cube, 'high');
  }
  await measureBoards(browser, site, 'low');
  await measureBoards(browser, site, 'high');
  if (only === '' || only === 'infinite') await measureGrowth(browser, site);
  if (only !== '' && only !== 'first') return;

  const loads: { board: number; cube: number }[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    loads.push({
      cube: await timeToFirstFrame(browser, cubeUrl),
      board: await timeToFirstFrame(browser, `${site}/classic?inspect`),
    });
  }
  const first = {
    board: median(loads.map((load) => load.board)),
    cube: median(loads.map((load) => load.cube)),
  };
  const ratio = first.board / first.cube;
  console.log(`\nfirst playable frame, empty cache, medians of ${LOADS} loads`);
  row('  one cube', ms(first.cube));
  row(
    '  classic by deep link',
    ms(first.board),
    `${times(ratio)}, budget ${times(BUDGET.firstFrame)}: ${mark(ratio <= BUDGET.firstFrame)}`,
  );
}

async function buildCube(out: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const [{ build }, { default: react }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
  ]);
  await build({
    root: join(import.meta.dirname, 'cube'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: out, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
  });
  await compress(out);
}

const out = mkdtempSync(join(tmpdir(), 'one-cube-'));
const opened: { close(): Promise<unknown> }[] = [];
try {
  await buildIfStale();
  await buildCube(out);
  const any = { port: 0, host: '127.0.0.1' };
  const site = await listen(createSite({ dist: join(root, 'dist'), env: {} }), any);
  opened.push(site);
  const cube = await listen(createSite({ dist: out, env: {} }), any);
  opened.push(cube);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
    ],
  });
  opened.push(browser);
  await measure(browser, site.url, cube.url);
} finally {
  for (const each of opened.toReversed()) await each.close();
  rmSync(out, { recursive: true, force: true });
}
