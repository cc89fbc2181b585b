/** Pictures of finished games: drawn by the scene, saved, shared, and absent without 3D. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { encode } from 'uqr';
import { shareLink } from '../../../src/play/keeping/share.ts';
import {
  expect,
  FULL,
  headline,
  project,
  ready,
  SHARP,
  SMALL,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';
import { expectSound } from '../lib/pages.ts';
import { compare, pixelsOf, shoot } from '../lib/pixels.ts';

test.use({ ...SHARP, ...STILL, ...SMALL });

const WON = '0_3_1_4_2';
/** The match of an address without options. */
const RECORD = { game: 'classic', version: 1, seats: 2, options: { teams: false } };
const TIED = '0_1_2_4_3_5_7_6_8';

const make = (page: Page) => page.getByRole('button', { name: 'Make a picture of this game' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A picture of this game' });
const picture = (page: Page) => dialog(page).getByRole('img');

async function openGame(page: Page, moves: string): Promise<void> {
  await page.goto(`/classic?moves=${moves}&v=1&inspect`);
  await ready(page);
}

/** Makes the picture, saves it, and reads the file. */
async function saved(page: Page): Promise<{ readonly name: string; readonly png: Buffer }> {
  await make(page).click();
  await expect(picture(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Save' }).click(),
  ]);
  return { name: download.suggestedFilename(), png: readFileSync(await download.path()) };
}

/** The modules of a picture's code, `side` by `side`: dark ones are true. */
const readCode = (page: Page, png: Buffer, side: number) =>
  page.evaluate(
    async ({ source, side: modules }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      // The lower right corner, where only the code is dark.
      const [left, top] = [820, 1000];
      [canvas.width, canvas.height] = [1200 - left, 1440 - top];
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, -left, -top);
      const { data = [], width = 1 } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const dark = Array.from({ length: data.length / 4 }, (_, at) => (data[4 * at] ?? 255) < 90);
      const first = dark.indexOf(true);
      const [x, y] = [first % width, Math.floor(first / width)];
      const size = (dark.lastIndexOf(true, first - x + width - 1) - first + 1) / modules;
      const spot = (at: number) => Math.floor((at + 0.5) * size);
      return Array.from({ length: modules }, (_row, row) =>
        Array.from({ length: modules }, (_column, column) =>
          Boolean(dark[(y + spot(row)) * width + x + spot(column)]),
        ),
      );
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, side },
  );

/** Width and height, as a PNG's header says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test(
  'PIC-01 PIC-02 PIC-03 PIC-05: the picture of a win shows its board, and the screen’s view stays',
  FULL,
  async ({ page, baseURL }) => {
    await openGame(page, WON);
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
    await waitForIdle(page);
    // The notice of a shared game may cover the board.
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    const before = await project(page, '0');
    const shown = await shoot(page);
    const won = await saved(page);
    expect(won.name).toMatch(/^tic-tac-toe-classic-\d{4}-\d{2}-\d{2}\.png$/);
    expect(won.png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(won.png)).toEqual([1200, 1440]);
    const link = shareLink({ ...RECORD, moves: WON.split('_') }, baseURL ?? '');
    const { data } = encode(link, { border: 0, ecc: 'L' });
    expect(await readCode(page, won.png, data.length)).toEqual(data);
    await expect(picture(page)).toHaveAccessibleName('Classic: X wins after 5 moves');
    // Without the system's share sheet the text doesn't mention it, and the link alone is copied.
    await expect(dialog(page)).not.toContainText('Shared');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`/classic?moves=${WON}`);
    await expect(dialog(page)).toContainText('Link copied');
    await page.keyboard.press('Escape');
    await expect(make(page)).toBeFocused();
    // Closes the button's tip, which may reach over the board.
    await page.keyboard.press('Escape');
    await waitForIdle(page);
    expect(await project(page, '0')).toEqual(before);
    // After the dialog's scrim has faded.
    await expect
      .poll(async () => (await compare(page, shown, await shoot(page))).different)
      .toBe(0);

    await openGame(page, TIED);
    await expect(headline(page, "It's a Draw!")).toBeVisible();
    const tied = await saved(page);
    // The background of the page, tiles with light and shade, marks, gold and words.
    expect(await pixelsOf(page, won.png, '#d6e6dc')).toBeGreaterThan(200_000);
    const { different, colours } = await compare(page, tied.png, won.png);
    expect(colours).toBeGreaterThan(150);
    expect(different).toBeGreaterThan(0.02);
  },
);

test(
  'PIC-04 PIC-06: the system’s sheet gets the file and an address that replays the game',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => {
      const given: ShareData[] = [];
      Object.assign(navigator, {
        canShare: () => true,
        share: async (data: ShareData) => {
          given.push(data);
          if (given.length > 1) throw new DOMException('no', 'NotAllowedError');
        },
      });
      Object.assign(globalThis, { given });
    });
    await openGame(page, WON);
    await make(page).click();
    await expect(picture(page)).toBeVisible();
    await expectSound(page, 'a picture', ['light']);
    const share = dialog(page).getByRole('button', { name: 'Share' });
    await share.click();
    const given = () =>
      page.evaluate(() => {
        const [data] = (globalThis as unknown as { given: ShareData[] }).given;
        const [file] = data?.files ?? [];
        return {
          text: data?.text ?? '',
          type: file?.type,
          name: file?.name,
          size: file?.size ?? 0,
        };
      });
    const { text, type, name, size } = await given();
    expect([type, name]).toEqual([
      'image/png',
      expect.stringMatching(/^tic-tac-toe-classic-.*\.png$/),
    ]);
    expect(size).toBeGreaterThan(50_000);
    expect(text).toContain('Classic: X wins after 5 moves');
    await share.click();
    await expect(page.getByText('The picture couldn’t be shared').first()).toBeVisible();

    const address = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
    await page.goto(address.pathname + address.search);
    await expect(headline(page, 'Player X Wins!')).toBeVisible();

    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
    });
    await make(page).click();
    await expect(page.getByText('The picture couldn’t be drawn').first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  },
);
