/**
 * Renders the app's icons from public/favicon.svg and the link previews' pictures from the boards'
 * (public/pictures): `npm run icons`. Names as arguments render only those. The results in public/icons and
 * public/share are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { COMMON } from '../src/text/head.ts';
import { type GameId, games } from '../src/variants/rules.ts';
import { findBrowser } from './browser.mjs';
import { root } from './runtime.ts';

const ICONS = [
  { name: 'icon-192', size: 192, part: 1 },
  { name: 'icon-512', size: 512, part: 1 },
  // Systems crop these icons, so everything important is in the middle.
  { name: 'maskable-512', size: 512, part: 0.72 },
  { name: 'apple-touch-icon', size: 180, part: 0.86 },
] as const;

/** A game may split its title into syllables if the preview is too narrow for it. */
const titleOf = (id: GameId): string => {
  const file = join(root, 'src', 'variants', id, 'picture.json');
  const { title } = JSON.parse(readFileSync(file, 'utf8')) as { readonly title?: string };
  return title ?? games[id].about.card.name;
};

/** Pictures by name: the board's picture and the words beside it. */
const SHARED: Readonly<Record<string, readonly [board: string, words: string]>> = {
  collection: ['hero', 'Tic Tac Toe'],
  online: ['multiplayer', 'Online'],
  ...Object.fromEntries(Object.keys(games).map((id) => [id, [id, titleOf(id as GameId)] as const])),
};
const SIZE = { width: 1200, height: 630 };
const QUALITY = 82;
const FONT = '@fontsource/zen-maru-gothic/files/zen-maru-gothic-latin-900-normal.woff2';

const inline = (type: string, ...path: string[]): string =>
  `data:${type};base64,${readFileSync(join(root, ...path)).toString('base64')}`;

async function shoot(browser: Browser, html: string, size: typeof SIZE, jpeg: boolean) {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const shot = jpeg
    ? await page.screenshot({ type: 'jpeg', quality: QUALITY })
    : await page.screenshot({ omitBackground: true });
  await page.close();
  return shot;
}

function iconHtml(size: number, part: number): string {
  const icon = inline('image/svg+xml', 'public', 'favicon.svg');
  const ground = part < 1 ? COMMON.colours.light : 'transparent';
  return `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${ground}">
    <img src="${icon}" width="${size * part}" height="${size * part}"></body>`;
}

function sharedHtml(board: string, words: string): string {
  const picture = inline('image/webp', 'public', 'pictures', `${board}-light.webp`);
  const font = inline('font/woff2', 'node_modules', FONT);
  return `<style>
      @font-face { font-family: Title; src: url(${font}); }
      body { margin: 0; height: 630px; position: relative; overflow: hidden;
        background: ${COMMON.colours.light}; color: #16241f; font-family: Title, sans-serif; }
      img { position: absolute; right: -30px; top: 50%; transform: translateY(-50%);
        width: 800px; height: 600px; object-fit: contain; }
      h1 { position: absolute; left: 72px; top: 180px; width: 420px; margin: 0;
        font-size: 84px; line-height: 1.05; }
      p { position: absolute; left: 72px; bottom: 64px; margin: 0; width: 300px; font-size: 30px; }
    </style><img src="${picture}"><h1>${words}</h1><p>tic tac toe, free and without ads</p>`;
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
for (const folder of ['icons', 'share'])
  mkdirSync(join(root, 'public', folder), { recursive: true });
const only = process.argv.slice(2);
const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
const save = (path: string, image: Buffer): void => {
  writeFileSync(join(root, path), image);
  console.log(`${path} ${Math.round(image.length / 1024)} KB`);
};
for (const { name, size, part } of ICONS.filter((icon) => isWanted(icon.name))) {
  const square = { width: size, height: size };
  const png = await shoot(browser, iconHtml(size, part), square, false);
  save(`public/icons/${name}.png`, png);
}
for (const [name, [board, words]] of Object.entries(SHARED)) {
  if (!isWanted(name)) continue;
  const jpeg = await shoot(browser, sharedHtml(board, words), SIZE, true);
  save(`public/share/${name}.jpg`, jpeg);
}
await browser.close();
