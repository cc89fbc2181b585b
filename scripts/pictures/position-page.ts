/** Opens a browser on a board in a given position, for the scripts that take its picture. */
import { type Browser, chromium, type Page } from 'playwright';
import type { Json } from '../../src/rules/game.ts';
import { newRecord, replay } from '../../src/rules/match.ts';
import { games, isGameId } from '../../src/variants/rules.ts';
import { findBrowser } from '../browser.mjs';

export type PagePosition = {
  readonly game: string;
  readonly moves: readonly string[];
  readonly seats?: number;
  readonly options?: Json;
  /** The seat that moves first. */
  readonly first?: number;
};

export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  });
}

/** Makes the page open with this match and this quality. */
export const prepare = (page: Page, position: PagePosition, quality: 'high' | 'low') =>
  page.addInitScript(
    (wanted) => {
      localStorage.setItem('ttt.device', JSON.stringify({ quality: wanted.quality }));
      sessionStorage.setItem(`tic-tac-toe.match.${wanted.game}`, wanted.saved);
    },
    { game: position.game, saved: JSON.stringify(savedMatch(position)), quality },
  );

/** The match as the product itself would have kept it; a move that is not legal throws. */
function savedMatch({ game, moves, seats = 2, options = {}, first }: PagePosition) {
  if (!isGameId(game)) throw new Error(`no such game: ${game}`);
  const fresh = newRecord(games[game], seats, options, first);
  if (!fresh.ok) throw new Error(`${game}: ${fresh.error}`);
  const record = { ...fresh.value, moves };
  const played = replay(games[game], record);
  if (!played.ok) throw new Error(`${game}: ${played.error}`);
  const controllers = Array.from({ length: seats }, () => ({ kind: 'person' }));
  const setup = { game, seats, options: record.options, controllers };
  return { form: 1, setup, record, round: 1, reported: true };
}

/** Waits until the page shows its board and paints no new frame of it for a while. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis.__board?.frames() ?? 0) > 0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let before = -1;
        let quiet = 0;
        const look = () => {
          const now = globalThis.__board?.frames() ?? -1;
          quiet = now === before ? quiet + 1 : 0;
          before = now;
          if (quiet >= 40) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
