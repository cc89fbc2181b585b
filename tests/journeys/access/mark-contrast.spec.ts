/** Marks on the canvas reach 3:1 against their tiles, in rendered pixels: light changes every colour. */
import type { Page } from 'playwright/test';
import { expect, project, ready, SHARP, STILL, test, unless, waitForIdle } from '../lib/board.ts';
import { shoot } from '../lib/pixels.ts';

test.use({ ...SHARP, ...STILL, viewport: { width: 1000, height: 760 } });

/** Six marks, and the same board with these cells free; the latest move, which has a lip, is elsewhere. */
const SYMBOLS = ['X', 'O', 'A', 'B', 'C', 'D'] as const;
const CELLS = ['0', '2', '4', '10', '12', '14'];
const board = (cells: readonly string[]) =>
  `/multiplayer?moves=${cells.join('_')}&seats=6&options={"size":5}&v=1&inspect`;
const MARKED = board([...CELLS, '24']);
const EMPTY = board(['16', '18', '20', '21', '22', '23', '24']);

async function picture(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await ready(page);
  await waitForIdle(page);
  return (await shoot(page)).toString('base64');
}

type Theme = 'light' | 'dark';
type Pair = readonly [marked: string, empty: string];
type Box = { readonly x: number; readonly y: number; readonly half: number };

async function boxes(page: Page): Promise<Box[]> {
  const canvas = await page.locator('.world canvas').boundingBox();
  const found: Box[] = [];
  for (const cell of CELLS) {
    const { x, y } = await project(page, cell);
    const beside = await project(page, cell, [0.46, 0, 0]);
    found.push({
      x: x - (canvas?.x ?? 0),
      y: y - (canvas?.y ?? 0),
      half: Math.round(Math.hypot(beside.x - x, beside.y - y)),
    });
  }
  return found;
}

/**
 * For every pixel of a mark's edge, the strongest contrast within half a coil's width against its
 * surroundings. Returns the contrast that nine tenths of the edge reach, for each box.
 */
const measure = (page: Page, theme: Theme, [marked, empty]: Pair, cells: readonly Box[]) =>
  page.evaluate(
    async ([sources, places, isDark]) => {
      const load = async (source: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const paint = canvas.getContext('2d');
        if (!paint) throw new Error('no 2d canvas');
        paint.drawImage(image, 0, 0);
        return paint.getImageData(0, 0, canvas.width, canvas.height);
      };
      const [after, before] = await Promise.all(sources.map(load));
      if (!after || !before) throw new Error('no pictures');
      const rgb = ({ data, width }: ImageData, x: number, y: number) =>
        [0, 1, 2].map((channel) => data[(y * width + x) * 4 + channel] ?? 0);
      const linear = (value: number) =>
        value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const light = (from: ImageData, x: number, y: number) => {
        const [r = 0, g = 0, b = 0] = rgb(from, x, y).map(linear);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (one: number, other: number) =>
        (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const around = (x: number, y: number, far: number) =>
        Array.from({ length: (2 * far + 1) ** 2 }, (_, spot) => {
          const [row, column] = [Math.floor(spot / (2 * far + 1)), spot % (2 * far + 1)];
          return [x - far + column, y - far + row] as const;
        });
      const mean = (spots: readonly (readonly [number, number])[]) =>
        spots.reduce((sum, [x, y]) => sum + light(after, x, y), 0) / spots.length;
      // On dark clay a mark is the lighter part; the darker part is its foot and its shadow.
      const isMark = (x: number, y: number) => {
        const now = rgb(after, x, y);
        const changes = rgb(before, x, y).map((value, channel) => (now[channel] ?? 0) - value);
        return changes.some((change) => (isDark ? change : Math.abs(change)) > 60);
      };
      return places.map(({ x: middleX, y: middleY, half }) => {
        const [left, top] = [Math.round(middleX) - half, Math.round(middleY) - half];
        // A coil is 0.18 wide, a tile about one.
        const reach = Math.round(half * 0.18);
        const edge: number[] = [];
        for (let y = top; y < top + 2 * half; y += 1)
          for (let x = left; x < left + 2 * half; x += 1) {
            const beside = [
              [x - 1, y],
              [x + 1, y],
              [x, y - 1],
              [x, y + 1],
            ] as const;
            if (!isMark(x, y) || beside.every(([p, q]) => isMark(p, q))) continue;
            const ground = mean(around(x, y, 2).filter(([p, q]) => !isMark(p, q)));
            const marks = around(x, y, reach).filter(([p, q]) => isMark(p, q));
            const best = Math.max(...marks.map(([p, q]) => contrast(light(after, p, q), ground)));
            edge.push(best);
          }
        const sorted = edge.toSorted((a, b) => a - b);
        const fraction = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
        return { pixels: edge.length, tenth: fraction(0.1), middle: fraction(0.5) };
      });
    },
    [[marked, empty], cells, theme === 'dark'] as const,
  );

for (const quality of ['low', 'high'] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const colours of ['glaze', 'safe'] as const)
      test(
        `ALL-51: rendered marks reach 3:1 against their tiles: ${quality}, ${theme}, ${colours}`,
        unless(quality === 'low' && colours === 'glaze' && theme === 'light'),
        async ({ page }) => {
          await page.addInitScript(
            (choices) => localStorage.setItem('ttt.device', JSON.stringify(choices)),
            { quality, theme, colours, motion: 'reduced' },
          );
          const empty = await picture(page, EMPTY);
          const marked = await picture(page, MARKED);
          const found = await measure(page, theme, [marked, empty], await boxes(page));
          const table = SYMBOLS.map((symbol, at) => ({ symbol, ...found[at] }));
          const words = table.map(
            ({ symbol, tenth = 0, middle = 0 }) =>
              `${symbol} ${tenth.toFixed(1)} (${middle.toFixed(1)})`,
          );
          if (process.env['SHOTS']) {
            console.log(`${quality} ${theme} ${colours}: ${words.join('  ')}`);
            await page.screenshot({
              path: `test-results/shots/marks-${quality}-${theme}-${colours}.png`,
            });
          }
          for (const { symbol, pixels = 0, tenth } of table) {
            expect.soft(pixels, symbol).toBeGreaterThan(100);
            expect.soft(tenth, `${symbol} of ${words.join(', ')}`).toBeGreaterThanOrEqual(3);
          }
        },
      );
