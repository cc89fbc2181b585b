/**
 * Renders the boards' pictures for the menu from the product's own scene: `npm run pictures`.
 * Each game's picture.json and assets/pictures.json (the hero) say what to draw; names as arguments draw
 * only those. The results in public/pictures are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import type { Json } from '../src/rules/game.ts';
import { newRecord, replay } from '../src/rules/match.ts';
import { games, isGameId } from '../src/variants/rules.ts';
import { createSite } from '../server/site.ts';
import { listen } from '../server/listen.ts';
import { findBrowser } from './browser.mjs';
import { root } from './runtime.ts';

type Picture = {
  readonly name: string;
  readonly game: string;
  readonly moves: readonly string[];
  readonly seats?: number;
  readonly options?: Json;
  /** Degrees the board is turned from its first view. */
  readonly turn?: number;
  /** CSS pixels; the file has as many. */
  readonly width?: number;
  readonly height?: number;
};

const QUALITY = 0.88;
const ONLY_BOARD = `
  html, body { background: transparent !important; }
  header, main > :not(section), [role=group], [role=grid], button, a,
    [data-screen] ~ *, footer { display: none !important; }
  section { position: fixed !important; inset: 0 !important; width: 100vw !important;
    height: 100vh !important; margin: 0 !important; z-index: 9; }
  canvas { mask-image: none !important; }
`;

/** The board in a window of the picture's own size, in the high tier, at rest. */
async function pose(browser: Browser, base: string, picture: Picture, dark: boolean) {
  const { width = 720, height = 480, turn: degrees = 0 } = picture;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(prepare, { game: picture.game, saved: JSON.stringify(saved(picture)) });
  await page.goto(`${base}/${picture.game}?inspect`);
  await page.waitForFunction(() => globalThis.__board !== undefined);
  await page.addStyleTag({ content: ONLY_BOARD });
  await atRest(page);
  await turn(page, degrees, width, height);
  await atRest(page);
  return page;
}

/** The match as the product itself would have kept it; a move that is not legal ends the script. */
function saved({ game, moves, seats = 2, options = {} }: Picture) {
  if (!isGameId(game)) throw new Error(`no such game: ${game}`);
  const fresh = newRecord(games[game], seats, options);
  if (!fresh.ok) throw new Error(`${game}: ${fresh.error}`);
  const record = { ...fresh.value, moves };
  const played = replay(games[game], record);
  if (!played.ok) throw new Error(`${game}: ${played.error}`);
  const controllers = Array.from({ length: seats }, () => ({ kind: 'person' }));
  const setup = { game, seats, options: record.options, controllers };
  return { form: 1, setup, record, round: 1, reported: true };
}

/** Runs in the page before its scripts: the wanted match and the best quality. */
function prepare(wanted: { game: string; saved: string }): void {
  localStorage.setItem('ttt.device', JSON.stringify({ quality: 'high' }));
  sessionStorage.setItem(`tic-tac-toe.match.${wanted.game}`, wanted.saved);
}

/** A drag across the picture; camera-controls turns once for a drag of the canvas's height. */
async function turn(page: Page, degrees: number, width: number, height: number): Promise<void> {
  if (degrees === 0) return;
  const distance = (-degrees / 360) * height;
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + distance, height / 2, { steps: 8 });
  await page.mouse.up();
  await page.mouse.move(2, 2);
}

async function atRest(page: Page): Promise<void> {
  const frames = () => page.evaluate(() => globalThis.__board?.frames() ?? 0);
  let before = -1;
  for (let now = await frames(); now !== before; now = await frames()) {
    before = now;
    await page.waitForTimeout(900);
  }
}

/** PNG in, WebP out: the browser at hand encodes it. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

const only = process.argv.slice(2);
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const all: readonly Picture[] = [
  ...(read('assets/pictures.json') as readonly Picture[]),
  ...Object.keys(games).map((game) => ({
    name: game,
    game,
    ...(read(`src/variants/${game}/picture.json`) as Pick<Picture, 'moves'>),
  })),
];
const pictures = all.filter(({ name }) => only.length === 0 || only.includes(name));
const site = createSite({ dist: 'dist', env: {} });
const { url, close } = await listen(site, { host: '127.0.0.1', port: 4390 });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
});
for (const picture of pictures) {
  for (const theme of ['light', 'dark']) {
    const page = await pose(browser, url, picture, theme === 'dark');
    const webp = await toWebp(page, await page.screenshot({ omitBackground: true }));
    const path = `public/pictures/${picture.name}-${theme}.webp`;
    writeFileSync(path, webp);
    console.log(`${path} ${Math.round(webp.length / 1024)} KB`);
    await page.close();
  }
}
await browser.close();
await close();
