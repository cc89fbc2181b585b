/** Every board uses its pane, at the start, in the middle and at the end of a game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { layoutOf as infinite } from '../../../src/variants/infinite/board.ts';
import { games, type GameId } from '../../../src/variants/rules.ts';
import type { Json } from '../../../src/rules/game.ts';
import {
  cell,
  clickCell,
  expect,
  FULL,
  open,
  ready,
  SHARP,
  startFriend,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';
import { measureFrame, outlineOf } from '../lib/framing.ts';
import { layoutFor } from '../lib/games.ts';

test.use({ ...SHARP, ...STILL, viewport: { width: 1280, height: 800 } });

type Golden = {
  readonly moves: readonly string[];
  readonly version: number;
  readonly seats: number;
  readonly options: Json;
};

const goldenOf = (id: string): Golden => {
  const [first = ''] = readFileSync(
    join('src', 'variants', id, 'golden', 'match.txt'),
    'utf8',
  ).split('\n');
  return JSON.parse(first) as Golden;
};

const SIZES = [
  [1280, 800],
  [820, 1180],
] as const;
/** A phone on its side. */
const LOW = [844, 390] as const;

for (const id of Object.keys(games) as GameId[])
  // Misère, wild and a game of several have classic's board.
  test(
    `the board fills its pane from the first move to the last: ${id}`,
    FULL,
    async ({ page }) => {
      const { moves, version, seats, options } = goldenOf(id);
      const layout = layoutFor(id, options);
      const chosen = encodeURIComponent(JSON.stringify(options));
      for (const [when, part] of [
        ['start', 0],
        ['middle', 0.5],
        ['end', 1],
      ] as const) {
        // A link without moves opens the choices.
        const played = moves.slice(0, Math.max(1, Math.round(moves.length * part)));
        await page.goto(
          `/${id}?moves=${played.join('_')}&v=${version}&seats=${seats}&options=${chosen}&inspect`,
        );
        await ready(page);
        const cells = await page
          .locator('[data-cell]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('data-cell') ?? ''));
        for (const [width, height] of [...SIZES, LOW]) {
          // On low screens ultimate shows only the small board to play on, and infinite only the area of the
          // last moves.
          if ((id === 'ultimate' || id === 'infinite') && height < 560) continue;
          await page.setViewportSize({ width, height });
          const framed = await measureFrame(page, cells[0] ?? '', outlineOf(layout, cells));
          const said = `${id} at ${width} x ${height}, ${when}`;
          if (process.env['SHOTS']) {
            const fractions = [framed.across, framed.upward].map((fraction) => fraction.toFixed(3));
            console.log(said, ...fractions, Math.round(framed.inside));
            await page.screenshot({ path: `test-results/shots/frame-${id}-${width}-${when}.png` });
          }
          // On a low screen the margins are as wide, so they take a larger part of it.
          const least = height < 560 ? 0.78 : 0.85;
          expect.soft(Math.max(framed.across, framed.upward), said).toBeGreaterThanOrEqual(least);
          // The picture's sides fade over 14 px.
          expect.soft(framed.inside, `${said}: inside the picture`).toBeGreaterThanOrEqual(14);
          expect.soft(framed.covered, `${said}: covered`).toEqual([]);
        }
      }
    },
  );

const GROWING = infinite({ length: 5, start: 5, compact: false, teams: false });

/** Marks that spread until they can't all be shown, three at a time. */
const SPREAD = [
  '2,2',
  '4,2',
  '0,4',
  '5,5',
  '-1,0',
  '6,3',
  '2,6',
  '-2,5',
  '7,-1',
  '4,7',
  '-3,-2',
  '8,8',
  '9,1',
  '-4,7',
  '10,9',
  '-5,-3',
  '11,-3',
  '12,10',
];

test('a board that grows fills its pane before the first move', async ({ page }) => {
  await open(page, '/infinite');
  await startFriend(page);
  const cells = Array.from({ length: 25 }, (_, at) => `${at % 5},${Math.floor(at / 5)}`);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const framed = await measureFrame(page, '2,2', outlineOf(GROWING, cells));
    expect.soft(Math.max(framed.across, framed.upward), String(width)).toBeGreaterThanOrEqual(0.85);
    expect.soft(framed.inside, `${width}: inside the picture`).toBeGreaterThanOrEqual(14);
  }
});

test('INF-07: a board that has grown to get a map still fills its pane', FULL, async ({ page }) => {
  const moves = ['4,2', '5,3', '6,2', '7,3', '8,1', '2,4', '2,0'];
  await page.goto(`/infinite?moves=${moves.join('_')}&v=1&inspect`);
  await ready(page);
  const cells = await page
    .locator('[data-cell]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-cell') ?? ''));
  for (const [width, height] of SIZES) {
    const said = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-map]')).toBeVisible();
    const framed = await measureFrame(page, '2,2', outlineOf(GROWING, cells));
    expect.soft(Math.max(framed.across, framed.upward), said).toBeGreaterThanOrEqual(0.85);
    expect.soft(framed.inside, `${said}: inside the picture`).toBeGreaterThanOrEqual(0);
    expect.soft(framed.covered, `${said}: covered`).toEqual([]);
  }
});

test(
  'INF-07: marks and their neighbours stay in view while cells keep 36 px; then the view follows play',
  FULL,
  async ({ page }) => {
    const around = (middle: string) => {
      const [x = 0, y = 0] = middle.split(',').map(Number);
      return [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => `${x + right},${y + down}`));
    };
    const shown: boolean[] = [];
    for (let count = 3; count <= SPREAD.length; count += 3) {
      const played = SPREAD.slice(0, count);
      const last = played.at(-1) ?? '';
      await page.goto(`/infinite?moves=${played.slice(0, -1).join('_')}&v=1&inspect`);
      await ready(page);
      await waitForIdle(page);
      // A position that is only opened shows all its marks, however small.
      await clickCell(page, last);
      const list = page.getByRole('region', { name: 'Moves' }).locator('li');
      await expect(list).toHaveCount(count);
      await page.mouse.move(1, 1);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const said = `${count} marks at ${width} x ${height}`;
        const insideOf = async (cells: readonly string[]) =>
          (await measureFrame(page, last, outlineOf(GROWING, cells))).inside;
        const isAll = (await insideOf(played.flatMap(around))) >= 0;
        expect.soft(await insideOf(around(last)), `${said}: the newest`).toBeGreaterThanOrEqual(0);
        const [side, depth] = await leastCell(page, played);
        if (process.env['SHOTS']) {
          console.log(said, isAll, Math.round(side), Math.round(depth));
          await page.screenshot({ path: `test-results/shots/spread-${width}-${count}.png` });
        }
        expect.soft(side, `${said}: the narrowest cell`).toBeGreaterThanOrEqual(36);
        // Smaller cells would let all marks fit, so the cells must be close to the minimum size.
        if (!isAll) expect.soft(depth, `${said}: the flattest cell`).toBeLessThan(40);
        shown.push(isAll);
      }
    }
    expect(shown[0]).toBe(true);
    expect(shown.at(-1)).toBe(false);
  },
);

test('INF-07: marks set by keyboard stay in view while they fit', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 560 });
  await open(page, '/infinite');
  await startFriend(page);
  await cell(page, '2,2').focus();
  let [x, y] = [2, 2];
  const played = ['0,0', '1,0', '1,1', '-1,-1', '2,2', '0,3'];
  for (const id of played) {
    const [toX = 0, toY = 0] = id.split(',').map(Number);
    const keys = [
      ...Array.from({ length: Math.abs(toX - x) }, () => (toX > x ? 'ArrowRight' : 'ArrowLeft')),
      ...Array.from({ length: Math.abs(toY - y) }, () => (toY > y ? 'ArrowDown' : 'ArrowUp')),
    ];
    for (const key of keys) await page.keyboard.press(key);
    await expect(cell(page, id)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(page, id)).toHaveAccessibleName(/[XO]/);
    [x, y] = [toX, toY];
  }
  await expect(async () => {
    const framed = await measureFrame(page, '0,3', outlineOf(GROWING, played));
    expect(framed.inside, 'marks inside the picture').toBeGreaterThanOrEqual(0);
  }).toPass();
});

/** From cell to cell across and away, where that is least among those in the picture, CSS pixels. */
const leastCell = (page: Page, cells: readonly string[]) =>
  page.evaluate((ids) => {
    const canvas = document.querySelector('[data-board] canvas')?.getBoundingClientRect();
    const board = globalThis.__board;
    if (!canvas || !board) throw new Error('no board');
    const steps = ids.flatMap((id) => {
      const [at, right, front] = [
        board.project(id),
        board.project(id, [1.05, 0, 0]),
        board.project(id, [0, 0, 1.05]),
      ];
      const isIn =
        at.x > canvas.left && at.x < canvas.right && at.y > canvas.top && at.y < canvas.bottom;
      const to = (next: typeof at) => Math.hypot(next.x - at.x, next.y - at.y);
      return isIn ? [[to(right), to(front)] as const] : [];
    });
    return [
      Math.min(...steps.map(([across]) => across)),
      Math.min(...steps.map(([, away]) => away)),
    ] as const;
  }, cells);

test(
  'a line won far off the middle does not move an infinite board out of its pane',
  FULL,
  async ({ page }) => {
    await page.goto('/infinite?moves=0,0_1,1_0,1_2,2_0,2_3,3_0,3_1,0_0,4&v=1&inspect');
    await ready(page);
    await expect(page.getByRole('heading', { name: 'Player X Wins!' })).toBeVisible();
    const cells = await page
      .locator('[data-cell]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-cell') ?? ''));
    for (const [width, height] of [...SIZES, [390, 844] as const]) {
      await page.setViewportSize({ width, height });
      const framed = await measureFrame(page, '2,2', outlineOf(GROWING, cells));
      expect.soft(framed.inside, `${width}: inside the picture`).toBeGreaterThanOrEqual(0);
      expect.soft(framed.covered, `${width}: covered`).toEqual([]);
    }
  },
);
