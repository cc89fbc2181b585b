/** Clips of finished games: drawn beside the board, recorded or joined, saved, shared, cancelled. */
import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import {
  expect,
  FULL,
  headline,
  project,
  ready,
  SMALL,
  STILL,
  takeWebglAway,
  test,
  waitForIdle,
} from '../lib/board.ts';
import { shareLink } from '../../../src/play/keeping/share.ts';
import type { MatchRecord } from '../../../src/rules/game.ts';
import { expectSound } from '../lib/pages.ts';

test.use(SMALL);

const WON = '0_3_1_4_2';

const make = (page: Page) => page.getByRole('button', { name: 'Make a clip of this game' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A clip of this game' });
const bar = (page: Page) => dialog(page).getByRole('progressbar', { name: 'Making the clip…' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' });

async function openGame(page: Page, address = `/classic?moves=${WON}&v=1`): Promise<void> {
  await page.goto(`${address}&inspect`);
  await ready(page);
  await waitForIdle(page);
}

async function saved(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), save(page).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** A video's seconds, and how many of 100 pixels differ between its start and its end. */
const measure = (video: Locator) =>
  video.evaluate(async (element: HTMLVideoElement) => {
    const look = async (seconds: number) => {
      element.loop = false;
      element.pause();
      await new Promise((resolve) => {
        element.addEventListener('seeked', resolve, { once: true });
        element.currentTime = seconds;
      });
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [element.videoWidth, element.videoHeight];
      const pen = canvas.getContext('2d');
      pen?.drawImage(element, 0, 0);
      return pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    };
    // A WebM tells its length only once its end has been looked for.
    const end = await look(1000);
    const seconds = element.duration;
    const start = await look(0.1);
    let different = 0;
    for (let at = 0; at < start.length; at += 4)
      if (Math.abs((start[at] ?? 0) - (end[at] ?? 0)) > 40) different += 1;
    return { seconds, different: (400 * different) / start.length };
  });

/** A seek may end before its frame is shown. */
const expectMoved = (video: Locator) =>
  expect.poll(async () => (await measure(video)).different).toBeGreaterThan(1);

test('CLP-01 CLP-02 CLP-04 CLP-06: a clip is cancelled, made and saved, and the board stays', async ({
  page,
}) => {
  await openGame(page);
  const before = await project(page, '0');
  await make(page).click();
  await expect(bar(page)).not.toHaveAttribute('value', '0');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(make(page)).toBeFocused();

  await make(page).click();
  await expect(save(page)).toBeVisible({ timeout: 100_000 });
  for (const button of await dialog(page).getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  const video = dialog(page).getByLabel('Classic: X wins after 5 moves');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(isPaused).toBe(false);
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  expect(await isPaused()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(isPaused).toBe(false);
  const { seconds } = await measure(video);
  expect(seconds).toBeGreaterThan(4);
  expect(seconds).toBeLessThan(8.1);
  await expectMoved(video);
  const { name, bytes } = await saved(page);
  expect(name).toMatch(/^tic-tac-toe-classic-\d{4}-\d{2}-\d{2}\.(?:mp4|webm)$/);
  // The first bytes of an MP4 or a WebM.
  expect(bytes.toString('latin1', 4, 8) === 'ftyp' || bytes.readUInt32BE(0) === 0x1a45dfa3).toBe(
    true,
  );

  await page.keyboard.press('Escape');
  await expect(make(page)).toBeFocused();
  await waitForIdle(page);
  expect(await project(page, '0')).toEqual(before);
});

test.describe('without a recorder, and with reduced motion', () => {
  test.use(STILL);

  test('CLP-05 CLP-06 CLP-07 CLP-08: an animated picture waits, and is shared with its link', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const given: ShareData[] = [];
      Object.assign(navigator, {
        canShare: () => true,
        share: async (data: ShareData) => {
          given.push(data);
          if (given.length > 1) throw new DOMException('no', 'NotAllowedError');
        },
      });
      Object.assign(globalThis, { given, MediaRecorder: undefined });
    });
    await openGame(page);
    await make(page).click();
    const share = dialog(page).getByRole('button', { name: 'Share' });
    await expect(share).toBeVisible({ timeout: 100_000 });
    await expectSound(page, 'a clip', ['light']);

    const picture = dialog(page).getByRole('img', { name: 'Classic: X wins after 5 moves' });
    const waiting = await picture.getAttribute('src');
    await dialog(page).getByRole('button', { name: 'Play' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(await picture.getAttribute('src')).not.toBe(waiting);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(400);
    const { name, bytes } = await saved(page);
    expect(name).toMatch(/^tic-tac-toe-classic-.*\.png$/);
    expect(bytes.toString('latin1', 37, 41)).toBe('acTL');
    expect(bytes.readUInt32BE(41)).toBeGreaterThan(20);

    await share.click();
    const { text, type } = await page.evaluate(() => {
      const [data] = (globalThis as unknown as { given: ShareData[] }).given;
      return { text: data?.text ?? '', type: data?.files?.[0]?.type };
    });
    expect(type).toBe('image/png');
    expect(text).toContain('Classic: X wins after 5 moves');
    expect(text).toContain(`/classic?moves=${WON}`);
    await share.click();
    await expect(page.getByText('The clip couldn’t be shared').first()).toBeVisible();
  });
});

test(
  'CLP-08: without a second context a notice says so, and the board stays',
  FULL,
  async ({ page }) => {
    await openGame(page);
    const before = await project(page, '0');
    await page.evaluate(takeWebglAway);
    await make(page).click();
    await expect(page.getByText('The clip couldn’t be made').first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
    expect(await project(page, '0')).toEqual(before);
  },
);

test('CLP-08: a context that is lost meanwhile ends in the same notice', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply(target, canvas: HTMLCanvasElement, asked: Parameters<typeof getContext>) {
        const context: unknown = Reflect.apply(target, canvas, asked);
        if (asked[0] === 'webgl2') Object.assign(globalThis, { newest: context });
        return context;
      },
    });
  });
  await openGame(page);
  await make(page).click();
  await expect(bar(page)).not.toHaveAttribute('value', '0');
  await page.evaluate(() => {
    const { newest } = globalThis as unknown as { newest: WebGL2RenderingContext };
    newest.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.getByText('The clip couldn’t be made').first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('without WebGL', () => {
  test.use({ isFlat: true });

  test('CLP-09: there is no clip', FULL, async ({ page }) => {
    await page.goto(`/classic?moves=${WON}&v=1`);
    await expect(page.getByRole('button', { name: 'Save this game as text' })).toBeVisible();
    await expect(make(page)).toHaveCount(0);
  });
});

for (const file of globSync('src/variants/*/golden/match.txt')) {
  const record = JSON.parse(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '') as MatchRecord;
  test(`CLP-01 CLP-02: a clip of ${record.game}`, FULL, async ({ page, baseURL }) => {
    await openGame(page, shareLink(record, baseURL ?? ''));
    await make(page).click();
    await expect(save(page)).toBeVisible({ timeout: 110_000 });
    const video = dialog(page).locator('video');
    expect((await measure(video)).seconds).toBeLessThan(8.1);
    await expectMoved(video);
  });
}
