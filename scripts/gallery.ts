/**
 * `npm run gallery`: pictures of every variant's board at the start, in the middle and at the end of a game, in
 * both themes and both quality tiers, on a desktop, a tablet and a phone. Writes one contact sheet for each variant
 * and size into gallery/, which git ignores, and the single pictures into gallery/single/.
 *
 *   npm run gallery -- classic ultimate --sizes desktop --tiers high --themes dark --positions middle,end
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { listen } from '../server/listen.ts';
import { createSite } from '../server/site.ts';
import { games } from '../src/variants/rules.ts';
import { buildIfStale } from './build/site-build.ts';
import { atRest, openBrowser, type PagePosition, prepare } from './pictures/position-page.ts';
import { root } from './runtime.ts';

const SIZES = { desktop: [1280, 800], tablet: [820, 1180], phone: [390, 844] } as const;
/** The fraction of the game's moves that are played. */
const POSITIONS = { start: 0, middle: 0.5, end: 1 } as const;
const THEMES = ['light', 'dark'] as const;
const TIERS = ['high', 'low'] as const;
/** A sheet is at most this wide, CSS pixels. */
const SHEET_WIDTH = 1800;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string' },
    tiers: { type: 'string' },
    themes: { type: 'string' },
    positions: { type: 'string' },
  },
});

/** The wanted ones of a list, all if none is named. An unknown name ends the script. */
function chosen<Name extends string>(all: readonly Name[], wanted: readonly string[]): Name[] {
  const unknown = wanted.find((name) => !all.some((known) => known === name));
  if (unknown !== undefined) {
    console.error(`no "${unknown}" here; there are ${all.join(', ')}`);
    process.exit(2);
  }
  return all.filter((name) => wanted.length === 0 || wanted.includes(name));
}

const names = <Name extends string>(all: Readonly<Record<Name, unknown>>) =>
  Object.keys(all) as Name[];
const listed = (value: string | undefined) => value?.split(',') ?? [];
const variants = chosen(names(games), positionals);
const sizes = chosen(names(SIZES), listed(values.sizes));
const tiers = chosen(TIERS, listed(values.tiers));
const themes = chosen(THEMES, listed(values.themes));
const positions = chosen(names(POSITIONS), listed(values.positions));

const folder = join(root, 'gallery');
const nameOf = (...parts: readonly string[]) => join(folder, 'single', `${parts.join('-')}.png`);

/** The first part of the variant's golden match, whose record is the file's first line. */
function positionOf(variant: string, fraction: number): PagePosition {
  const file = join(root, 'src', 'variants', variant, 'golden', 'match.txt');
  const [first = ''] = readFileSync(file, 'utf8').split('\n');
  const match = JSON.parse(first) as PagePosition;
  return { ...match, moves: match.moves.slice(0, Math.ceil(match.moves.length * fraction)) };
}

/** One board in every wanted theme and size. */
async function shoot(page: Page, variant: string, tier: string, position: string): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const size of sizes) {
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await atRest(page);
      const path = nameOf(variant, size, theme, tier, position);
      await page.locator('.world canvas').screenshot({ path });
    }
  }
}

async function sheet(browser: Browser, variant: string, size: keyof typeof SIZES): Promise<string> {
  const rows = themes.flatMap((theme) => tiers.map((tier) => ({ theme, tier })));
  const picture = (theme: string, tier: string, position: string) => {
    const data = readFileSync(nameOf(variant, size, theme, tier, position)).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}">
      <figcaption>${variant}, ${position}, ${theme}, ${tier} tier, ${size}</figcaption></figure>`;
  };
  const width = Math.min(SHEET_WIDTH, positions.length * SIZES[size][0]);
  const page = await browser.newPage({ viewport: { width, height: 600 } });
  await page.setContent(`<style>
      body { margin: 12px; display: grid; gap: 12px; font: 14px sans-serif;
        grid-template-columns: repeat(${positions.length}, minmax(0, 1fr)); }
      figure { margin: 0; } img { width: 100%; }
    </style>${rows
      .flatMap(({ theme, tier }) => positions.map((position) => picture(theme, tier, position)))
      .join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const path = join(folder, `${variant}-${size}.png`);
  writeFileSync(path, await page.screenshot({ fullPage: true }));
  await page.close();
  return path;
}

mkdirSync(join(folder, 'single'), { recursive: true });
await buildIfStale();
const site = createSite({ dist: join(root, 'dist'), env: {} });
const { url, close } = await listen(site, { host: '127.0.0.1', port: 0 });
const browser = await openBrowser();
for (const variant of variants) {
  for (const tier of tiers)
    for (const position of positions) {
      const page = await browser.newPage();
      await prepare(page, positionOf(variant, POSITIONS[position]), tier);
      await page.goto(`${url}/${variant}?inspect`);
      await shoot(page, variant, tier, position);
      await page.close();
    }
  for (const size of sizes) console.log(await sheet(browser, variant, size));
}
await browser.close();
await close();
