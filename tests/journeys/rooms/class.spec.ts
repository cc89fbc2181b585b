/** A class on real pages: the host that leads it, and pupils on devices of their own. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { cell, expect, FULL, status, STILL } from '../lib/board.ts';
import { blockSockets, test } from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

type Wish = { readonly games?: readonly string[]; readonly names?: string };

/** Opens a class and returns its code. */
async function openClass(host: Page, { games = [], names = 'Their own' }: Wish = {}) {
  await host.goto('/class');
  for (const game of games) await host.getByRole('checkbox', { name: game, exact: true }).check();
  await host.getByRole('radio', { name: names, exact: true }).check();
  await host.getByRole('button', { name: 'Open the class' }).click();
  const code = host.locator('output');
  await expect(code).toHaveText(/^[2-9A-HJ-NP-Z]{6}$/);
  return code.innerText().then((text) => text.replaceAll(/\s/g, ''));
}

/** Joins by the link in the QR code. */
async function enter(page: Page, code: string, name: string) {
  await page.goto(`/class?code=${code}`);
  await page.getByLabel('Your Name').fill(name);
  await page.getByRole('button', { name: 'Join the class' }).click();
  await expect(page.getByRole('heading', { name: `You are ${name}` })).toBeVisible();
}

const pupils = (host: Page) => host.locator('section[aria-labelledby="pupils"] li');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/**
 * Presses a button that asks for a second press, until it stops asking: a press right after the first counts as a double
 * click. Each press looks whether the button is still there, as a press that waited for it would wait forever.
 */
async function confirm(page: Page, words: string) {
  const asking = page.getByRole('button').filter({ hasText: words });
  await expect(asking).toBeVisible();
  const pressAgain = async () => {
    await asking.evaluateAll((all: HTMLElement[]) => all.forEach((each) => each.click()));
    return asking.count();
  };
  await expect.poll(pressAgain).toBe(0);
}

/** Opens a part of the class's menu. */
const unfold = (page: Page, title: string) =>
  page.locator('summary').filter({ hasText: title }).click();

/** Returns the page of the player to move. */
async function mover(pages: readonly [Page, Page]): Promise<Page> {
  const isHere = (page: Page) =>
    status(page)
      .innerText()
      .then((said) => said.includes('(Your turn!)'));
  await expect.poll(async () => (await Promise.all(pages.map(isHere))).includes(true)).toBe(true);
  return (await isHere(pages[0])) ? pages[0] : pages[1];
}

/** Plays these cells in turn, whichever page starts. */
async function play(pages: readonly [Page, Page], cells: readonly string[]) {
  let page = await mover(pages);
  for (const id of cells) {
    await expect(status(page)).toContainText('(Your turn!)');
    await cell(page, id).click();
    await expect(cell(page, id)).toHaveAccessibleName(/[XO](,|$)/);
    // Until the move is judged, the page of the player who made it still says that it is their turn.
    await expect(status(page)).not.toContainText('(Your turn!)');
    page = page === pages[0] ? pages[1] : pages[0];
  }
}

test('SCH-01 SCH-02 SCH-03 SCH-05 SCH-06 SCH-10 SCH-12: a class of three, from its code to the file of its results', async ({
  page: host,
  newcomer,
}) => {
  const code = await openClass(host);
  const [ann, ben, cem] = [await newcomer(), await newcomer(), await newcomer()];
  await enter(ann, code, 'Ann');
  // Ben joins at the address that the projector shows.
  await ben.goto('/class');
  await ben.getByLabel('Code from your teacher').fill(code);
  await press(ben, 'Join');
  await ben.getByLabel('Your Name').fill('Ben');
  await press(ben, 'Join the class');
  await expect(ben.getByRole('heading', { name: 'You are Ben' })).toBeVisible();
  // Cem types the class's code in place of a room's.
  await cem.goto('/online');
  await cem.getByLabel('Your Name').fill('Cem');
  await press(cem, 'Join Room');
  await cem.getByLabel('Room Code').fill(code);
  await press(cem, 'Join Room');
  await expect(cem.getByRole('heading', { name: 'You are Cem' })).toBeVisible();
  await expect(pupils(host)).toHaveText(['Ann', 'Ben', 'Cem']);

  await press(host, 'Start round 1');
  await expect(host.getByRole('heading', { name: 'Round 1: Classic' })).toBeVisible();
  await expect(host.getByRole('timer')).toHaveText(/^[23]:\d\d$/);
  const playing: Page[] = [];
  for (const page of [ann, ben, cem]) {
    await expect(cell(page, '4')).toBeVisible();
    // The third pupil plays the computer meanwhile.
    if (!(await status(page).innerText()).includes('AI level')) playing.push(page);
  }
  const [one, two] = playing;
  if (!one || !two || playing.length > 2) throw new Error('two play each other');
  await play([one, two], ['4', '0', '3']);
  await expect(host.getByRole('img', { name: /against/ })).toHaveAccessibleName(/X at b2/);
  await play([two, one], ['1', '5']);

  await expect(host.getByRole('heading', { name: 'Standings' })).toBeVisible();
  const rows = host.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(3).getByRole('cell').nth(1)).toHaveText('0');
  await expect(one.getByText(/^Place \d of 3, [01] points?$/)).toBeVisible();

  await press(host, 'Class');
  await press(host, 'Close the class');
  await confirm(host, 'Close it for everybody?');
  await expect(
    host.getByRole('region', { name: 'Podium' }).getByRole('listitem').first(),
  ).toContainText('1 point');
  const [file] = await Promise.all([host.waitForEvent('download'), press(host, 'Download CSV')]);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[1]).toMatch(/^1,Classic,(Ann|Ben|Cem),(Ann|Ben|Cem),(Ann|Ben|Cem),$/);
  await expect(ann.getByText('The class is over.', { exact: true }).first()).toBeVisible();
});

test('SCH-04 SCH-09 SCH-17: given names, a reload and no WebSocket lose nothing', async ({
  page: host,
  newcomer,
}) => {
  await blockSockets(host);
  const code = await openClass(host, { names: 'Given' });
  const pages = [await newcomer(), await newcomer()] as const;
  for (const page of pages) {
    await blockSockets(page);
    await page.goto(`/class?code=${code}`);
    await expect(page.getByRole('heading', { name: /^You are \w+ \w+$/ })).toBeVisible();
  }
  await expect(pupils(host)).toHaveCount(2);
  await host.reload();
  await expect(pupils(host)).toHaveCount(2);
  await press(host, 'Start round 1');
  await play(pages, ['4']);
  const waiting = await mover(pages);
  await waiting.reload();
  await expect(cell(waiting, '4')).toHaveAccessibleName(/X$/);
  await play(pages, ['0']);
});

test('SCH-08 SCH-11: a pause stops moves and the clock; ended by hand, open games count as ties', async ({
  page: host,
  newcomer,
}) => {
  const code = await openClass(host);
  const [ann, ben] = [await newcomer(), await newcomer()];
  await enter(ann, code, 'Ann');
  await enter(ben, code, 'Ben');
  await press(host, 'Start round 1');
  await play([ann, ben], ['4']);
  // A page that knows of the pause no longer says whose turn it is.
  const page = await mover([ann, ben]);
  await press(host, 'Pause');
  await expect(host.getByText('Paused', { exact: true })).toBeVisible();
  await expect(page.getByText('Nobody can move until the round resumes.').first()).toBeVisible();
  await cell(page, '0').click();
  await expect(
    page.locator('[data-notice]').filter({ hasText: 'The class is paused' }),
  ).toBeVisible();
  await expect(cell(page, '0')).not.toHaveAccessibleName(/O$/);
  await press(host, 'Resume');
  await press(host, 'End the round');
  await confirm(host, 'End it now');
  await expect(host.getByText('Tie. The round ended')).toBeVisible();
  await expect(host.getByRole('row').nth(1)).toContainText('½');
});

test(
  'SCH-13 SCH-14 SCH-15: the menu renames, takes out, pairs, locks, moves a pupil, adds a host and drops a round',
  FULL,
  async ({ page: host, newcomer }) => {
    const code = await openClass(host);
    const [ann, ben, phone] = [await newcomer(), await newcomer(), await newcomer()];
    await enter(ann, code, 'Ann');
    await enter(ben, code, 'Ben');
    await expect(pupils(host)).toHaveCount(2);
    await press(host, 'Class');
    await unfold(host, '2 pupils');
    await press(host, 'Ann');
    await host.getByLabel('Rename Ann').fill('Anna');
    await press(host, 'Save');
    await expect(ann.getByRole('heading', { name: 'You are Anna' })).toBeVisible();
    await press(host, 'Ben');
    await press(host, 'Remove Ben');
    await confirm(host, 'Remove now?');
    await expect(ben.getByText('This device is no longer in the class.').first()).toBeVisible();
    await press(host, 'Bring back Ben');
    await expect(ben.getByText('This device is no longer in the class.')).toHaveCount(0);
    await press(host, 'A code for Ben on a new device');
    const pass = await host.getByRole('dialog').locator('strong').last().innerText();
    await unfold(host, 'Pairs for the next round');
    await host.getByLabel('First pupil').selectOption('Anna');
    await host.getByLabel('Second pupil').selectOption('Ben');
    await press(host, 'Pair up');
    await expect(host.getByText('Anna – Ben')).toBeVisible();

    const tablet = await newcomer();
    await tablet.goto('/class');
    await tablet.getByLabel('Code from your teacher').fill(pass);
    await press(tablet, 'Join');
    await expect(tablet.getByRole('heading', { name: 'You are Ben' })).toBeVisible();
    await expect(ben.getByText('This device is no longer in the class.').first()).toBeVisible();

    await unfold(host, 'Games, time and names');
    await host.getByRole('checkbox', { name: 'Misère' }).check();
    await host.getByRole('checkbox', { name: 'Classic' }).uncheck();
    await host.getByRole('checkbox', { name: 'Lock the class: nobody new can join' }).check();
    const late = await newcomer();
    await late.goto(`/class?code=${code}`);
    await expect(late.getByText('The class is locked.')).toBeVisible();

    await unfold(host, '1 device leads');
    await press(host, 'Add a device that leads the class');
    const qr = host.getByRole('dialog').getByRole('img');
    const link = /http\S+/.exec((await qr.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'One more step' })).toBeVisible();
    const number = /number (\d\d)/.exec(await phone.locator('main').innerText())?.[1] ?? '';
    await expect(host.getByRole('dialog')).toContainText(`the number ${number} wants to lead`);
    await host.getByRole('dialog').getByRole('button', { name: 'Yes, let it lead' }).click();
    await expect(phone.getByRole('button', { name: 'Start round 1' })).toBeVisible();
    await host.close();
    await press(phone, 'Start round 1');
    await expect(phone.getByRole('heading', { name: 'Round 1: Misère' })).toBeVisible();
    await expect(cell(ann, '4')).toBeVisible();
    await expect(cell(tablet, '4')).toBeVisible();
    await press(phone, 'End the round');
    await confirm(phone, 'Drop the round');
    await expect(ann.getByText('This round was dropped. Its results don’t count.')).toBeVisible();
    await expect(phone.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('0');
  },
);

test(
  'ALL-51 DSG-11 SCH-02: axe finds nothing serious on any screen of a class',
  FULL,
  async ({ page: host, newcomer }) => {
    test.slow();
    await host.goto('/class');
    await expectAccessible(host, 'set-up');
    const code = await openClass(host);
    await expectAccessible(host, 'nobody is in');
    const [ann, ben, cem] = [await newcomer(), await newcomer(), await newcomer()];
    await ann.goto(`/class?code=${code}`);
    await expect(ann.getByLabel('Your Name')).toBeVisible();
    await expectAccessible(ann, 'a name is asked for');
    for (const [page, name] of [
      [ann, 'Ann'],
      [ben, 'Ben'],
      [cem, 'Cem'],
    ] as const)
      await enter(page, code, name);
    await expect(pupils(host)).toHaveCount(3);
    await expectAccessible(host, 'everybody is in');
    await expectAccessible(ann, 'a pupil waits');
    await press(host, 'Start round 1');
    for (const page of [ann, ben, cem]) {
      await expect(cell(page, '4')).toBeVisible();
      await expectAccessible(page, 'a pupil plays');
    }
    await expectAccessible(host, 'boards');
    await press(host, 'End the round');
    await confirm(host, 'End it now');
    await expect(host.getByRole('heading', { name: 'Standings' })).toBeVisible();
    await expectAccessible(host, 'standings');
    await expect(ann.getByRole('heading', { name: 'Standings' })).toBeVisible();
    await expectAccessible(ann, 'a pupil’s standings');
    await press(host, 'Class');
    await unfold(host, '3 pupils');
    await press(host, 'Ann');
    await press(host, 'A code for Ann on a new device');
    await expectAccessible(host, 'menu, pupils');
    await unfold(host, 'Games, time and names');
    await expectAccessible(host, 'menu, games');
    await unfold(host, '1 device leads');
    await press(host, 'Add a device that leads the class');
    await expectAccessible(host, 'menu, hosts');
    await press(host, 'Close the class');
    await confirm(host, 'Close it for everybody?');
    await expect(host.getByRole('region', { name: 'Podium' })).toBeVisible();
    await expectAccessible(host, 'podium');
    await expect(ann.getByRole('region', { name: 'Podium' })).toBeVisible();
    await expectAccessible(ann, 'a pupil’s podium');
  },
);
