/** Several people in rooms, each with their own browser context. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from 'playwright/test';
import { newRecord, play } from '../../../src/rules/match.ts';
import { games, type GameId } from '../../../src/variants/rules.ts';
import { test as board, cell, status, takeWebglAway } from './board.ts';
import type { Played } from './games.ts';

const COMFORT: BrowserContextOptions = {
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
};

type Wishes = BrowserContextOptions & { readonly has3d?: boolean };

/** Tests with several people. */
export const test = board.extend<{
  newcomer: (wishes?: Wishes) => Promise<Page>;
}>({
  /**
   * A page for another person. Errors in its console fail the test. It has no 3D by default, because
   * software rendering of one board is slow enough.
   */
  newcomer: async ({ browser }, lend) => {
    const contexts: BrowserContext[] = [];
    const trouble: string[] = [];
    await lend(async ({ has3d = false, ...more } = {}) => {
      const context = await browser.newContext({ ...COMFORT, ...more });
      contexts.push(context);
      const page = await context.newPage();
      if (!has3d) await page.addInitScript(takeWebglAway);
      page.on('pageerror', (error) => trouble.push(`uncaught: ${error.stack}`));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(trouble).toEqual([]);
  },
});

/** The choices in Create, by their labels. */
export type Wish = {
  readonly game?: string;
  readonly players?: number;
  /** Radios and checkboxes to be chosen, by their names. */
  readonly choose?: readonly string[];
};

const named = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your Name').fill(name);
};

/** Creates a room and returns its code. */
export async function createRoom(page: Page, name: string, wish: Wish = {}): Promise<string> {
  // Opening the same address again would be a reload, which restores its step.
  if (new URL(page.url()).pathname === '/online') await page.goto('about:blank');
  await page.goto('/online');
  await named(page, name);
  await page.getByRole('button', { name: 'Create Room' }).click();
  await page.getByRole('radio', { name: wish.game ?? 'Classic', exact: true }).check();
  if (wish.players !== undefined) {
    const count = page.getByRole('group', { name: 'Number of Players' });
    await count.getByRole('radio', { name: String(wish.players), exact: true }).check();
  }
  for (const choice of wish.choose ?? []) {
    await page.getByLabel(choice).and(page.locator('input')).first().check();
  }
  await page.getByRole('button', { name: 'Create Room' }).click();
  const code = page.locator('output');
  await expect(code).toHaveText(/^[2-9A-HJ-NP-Z]{6}$/);
  // A notice stays open while the mouse is on it.
  await page.mouse.move(0, 0);
  return code.innerText();
}

/** Joins by the invitation link. */
export async function joinRoom(page: Page, name: string, code: string): Promise<void> {
  await page.goto(`/online?room=${code}`);
  await named(page, name);
  await page.getByRole('button', { name: 'Join Room', exact: true }).click();
  await expect(page.getByText(/^Players \(/)).toBeVisible();
}

/** Starts the game from anybody's lobby and waits until everybody sees the board. */
export async function startGame(pages: readonly Page[], starter = pages[0]): Promise<void> {
  await starter?.getByRole('button', { name: /Start Game/ }).click();
  for (const page of pages) {
    await expect(page.locator('[data-cell]').first()).toBeAttached();
    await expect(status(page)).toContainText("'s Turn (");
  }
}

/** Makes one move on the flat board. */
export async function makeMove(page: Page, picks: readonly string[]): Promise<void> {
  await expect(status(page)).toContainText('(Your turn!)');
  for (const pick of picks) {
    if (/^[XO]$/.test(pick)) await page.getByRole('button', { name: `Select ${pick}` }).click();
    else await cell(page, pick).dispatchEvent('click');
  }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quantum Measurement Required' });

/** Plays a whole game, each move by the page whose turn it is. */
export async function playOut(
  pages: readonly Page[],
  id: GameId,
  raw: object,
  moves: Played,
): Promise<void> {
  const game = games[id];
  const made = newRecord(game, pages.length, raw);
  if (!made.ok) throw new Error(made.error);
  let state = game.setup(pages.length, made.value.options, 0);
  for (const picks of moves) {
    const seat = game.toMove(state) ?? 0;
    const page = pages[seat];
    if (!page) throw new Error(`nobody has seat ${seat}`);
    const legal = game.moves(state).map((move) => game.picks(move).join('-'));
    if (id === 'quantum' && picks.length === 1 && legal.length === 2) {
      const letter = legal[0] === picks[0] ? 'A' : 'B';
      await dialog(page)
        .getByRole('radio', { name: new RegExp(`^${letter}:`) })
        .check();
      await dialog(page)
        .getByRole('button', { name: `Measure ${letter}` })
        .click();
    } else await makeMove(page, picks);
    const next = play(game, state, seat, picks.join('-'));
    if (!next.ok) throw new Error(next.error);
    state = next.value;
  }
}

/** Lets a page's requests through and no WebSocket, as many schools do. */
export const blockSockets = (page: Page) =>
  page.addInitScript(() => {
    // Opens and is closed again at once, as behind a proxy that doesn't know the protocol.
    class Blocked extends EventTarget {
      readyState = 0;
      onclose: ((event: CloseEvent) => void) | null = null;
      constructor() {
        super();
        setTimeout(() => {
          this.readyState = 3;
          this.onclose?.(new CloseEvent('close', { code: 1006 }));
        });
      }
      send() {}
      close() {}
    }
    Object.assign(window, { WebSocket: Blocked });
  });

/** Takes WebSocket away, as some browsers' extensions and policies do. */
export const removeSockets = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(window, 'WebSocket'));
