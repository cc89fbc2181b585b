/**
 * Renders the boards' pictures for the menu from the product's own scene: `npm run pictures`.
 * Each game's picture.json and assets/pictures.json (the hero) say what to draw; one of its puzzles is drawn for
 * the page of puzzles. Names as arguments draw only those. The results in public/pictures are committed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { decodePuzzle } from '../src/puzzles/puzzle.ts';
import { type GameId, games } from '../src/variants/rules.ts';
import { createSite } from '../server/site.ts';
import { listen } from '../server/listen.ts';
import { atRest, openBrowser, type PagePosition, prepare } from './pictures/position-page.ts';
import { root } from './runtime.ts';

type Picture = PagePosition & {
  readonly name: string;
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
  await prepare(page, picture, 'high');
  await page.goto(`${base}/${picture.game}?inspect`);
  await page.addStyleTag({ content: ONLY_BOARD });
  await atRest(page);
  await turn(page, degrees, width, height);
  await atRest(page);
  return page;
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

/** Converts PNG to WebP; the open browser encodes it. */
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
const ids = Object.keys(games) as GameId[];

type GamePicture = Omit<PagePosition, 'game'> & {
  /** The number of the puzzle on its card; by default the one in the middle of its file. */
  readonly puzzle?: number;
};

const planOf = (game: GameId) => read(`src/variants/${game}/picture.json`) as GamePicture;

/** The picture of a game's puzzles; none for games without. */
function puzzlePicture(game: GameId): readonly Picture[] {
  const path = `src/variants/${game}/puzzles.json`;
  if (!existsSync(join(root, path))) return [];
  const puzzles = decodePuzzle(game, read(path));
  if (!puzzles.ok) throw new Error(`${path}: ${puzzles.error}`);
  const number = planOf(game).puzzle ?? Math.ceil(puzzles.value.length / 2);
  const puzzle = puzzles.value[number - 1];
  if (!puzzle) throw new Error(`${path}: there is no puzzle ${number}`);
  return [{ name: `puzzle-${game}`, ...puzzle.record }];
}

const all: readonly Picture[] = [
  ...(read('assets/pictures.json') as readonly Picture[]),
  ...ids.map((game) => ({
    ...planOf(game),
    name: game,
    game,
  })),
  ...ids.flatMap(puzzlePicture),
];
const pictures = all.filter(({ name }) => only.length === 0 || only.includes(name));
const site = createSite({ dist: 'dist', env: {} });
const { url, close } = await listen(site, { host: '127.0.0.1', port: 4390 });
const browser = await openBrowser();
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
