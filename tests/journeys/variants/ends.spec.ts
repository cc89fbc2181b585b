/** Plays every variant to a win and to a tie by real clicks on the canvas. */
import type { Page } from 'playwright/test';
import { newRecord, notation, play } from '../../../src/rules/match.ts';
import { games, type GameId } from '../../../src/variants/rules.ts';
import {
  cell,
  clickCell,
  expect,
  headline,
  ready,
  SMALL,
  status,
  STILL,
  test,
  unless,
} from '../lib/board.ts';
import { type End, gameWith, LONG, type Played } from '../lib/games.ts';

test.use({ ...STILL, ...SMALL });

type Case = {
  readonly id: GameId;
  readonly seats: number;
  readonly raw: { readonly [key: string]: string | number | boolean };
  readonly end: End;
  readonly title: string | RegExp;
  readonly rows: string;
};

const two = { seats: 2, raw: {} } as const;

const cases: readonly Case[] = [
  { id: 'extended', ...two, end: 'tie', title: "It's a Draw!", rows: 'EXT-01 NTC-43' },
  { id: 'misere', ...two, end: 'tie', title: "It's a Draw!", rows: 'MIS-01 NTC-46' },
  { id: 'misere', ...two, end: 'second', title: 'Player O Wins!', rows: 'MIS-01' },
  { id: 'wild', ...two, end: 'first', title: 'Player 1 Wins!', rows: 'WLD-04 WLD-06' },
  { id: 'wild', ...two, end: 'tie', title: "It's a Draw!", rows: 'WLD-04 NTC-47' },
  { id: 'quantum', ...two, end: 'tie', title: "It's a Draw!", rows: 'QNT-10 NTC-45' },
  { id: 'multiplayer', seats: 3, raw: {}, end: 'first', title: /Wins!$/, rows: 'MUL-07' },
  { id: 'multiplayer', seats: 3, raw: {}, end: 'tie', title: "It's a tie!", rows: 'NTC-32' },
  { id: 'ultimate', ...two, end: 'first', title: 'Player X Wins!', rows: 'ULT-11' },
  { id: 'ultimate', ...two, end: 'tie', title: "It's a Draw!", rows: 'ULT-12 NTC-42' },
  {
    id: 'infinite',
    seats: 2,
    raw: { compact: true },
    end: 'tie',
    title: 'Infinite Stalemate!',
    rows: 'INF-11 NTC-50',
  },
];

/** Starts a game between friends, with options chosen in the form. */
async function sitDown(page: Page, { id, seats, raw }: Case, known: Played): Promise<void> {
  const moves = known.map((picks) => picks.join('-')).join('_');
  await page.goto(`/${id}?inspect${known.length > 0 ? `&moves=${moves}&v=1&seats=${seats}` : ''}`);
  await ready(page);
  if (known.length > 0) return;
  if (raw['compact']) await page.getByRole('radio', { name: /Compact/ }).check();
  const start = games[id].about.opens === 'setup' ? 'Start Game' : 'Play vs Friend';
  await page.getByRole('button', { name: start }).click();
}

/** Each move of a game with all legal moves at that time, measurements from A to B. */
function described({ id, seats, raw }: Case, moves: Played) {
  const game = games[id];
  const made = newRecord(game, seats, raw);
  if (!made.ok) throw new Error(made.error);
  let state = game.setup(seats, made.value.options, 0);
  return moves.map((picks) => {
    const legal = game.moves(state).map((each) => notation(game, each));
    const next = play(game, state, game.toMove(state) ?? 0, picks.join('-'));
    if (!next.ok) throw new Error(next.error);
    state = next.value;
    return { picks, legal };
  });
}

/** Found by selector, because roles are hidden behind the measurement dialog. */
const made = (page: Page) => page.locator('[aria-labelledby="moves"] li');

for (const each of cases) {
  test(
    `${each.rows}: ${each.id} by clicks on the canvas, to its end: ${each.end}`,
    unless(each.id === 'ultimate' && each.end === 'first'),
    async ({ page }) => {
      test.setTimeout(240_000);
      const moves = gameWith(each.id, each.raw, each.end, each.seats);
      // All but the end of a long game is opened by a link.
      const known = moves.length > LONG ? moves.length - 12 : 0;
      await sitDown(page, each, moves.slice(0, known));
      for (const [ply, { picks, legal }] of described(each, moves).entries()) {
        if (ply < known) continue;
        const isMeasurement = each.id === 'quantum' && picks.length === 1 && legal.length === 2;
        const [first = '', second] = picks;
        if (isMeasurement) await measure(page, legal[0] === first ? 'A' : 'B');
        else {
          await clickCell(page, first);
          if (second === 'X' || second === 'O') {
            await page.getByRole('button', { name: second, exact: true }).click();
          } else if (second !== undefined) await clickCell(page, second);
        }
        await expect(made(page)).toHaveCount(ply + 1);
        await expect(cell(page, first)).not.toHaveAccessibleName(/empty/);
      }
      await expect(headline(page, each.title as string)).toBeVisible();
      await expect(status(page)).not.toContainText('Turn');
    },
  );
}

/** The option to choose in the dialog. */
async function measure(page: Page, letter: 'A' | 'B'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
  await dialog.getByRole('radio', { name: new RegExp(`^${letter}:`) }).check();
  await dialog.getByRole('button', { name: `Measure ${letter}` }).click();
  await expect(dialog).toBeHidden();
}
