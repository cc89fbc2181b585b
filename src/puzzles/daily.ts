/** The puzzle of the day: the same for everybody, from the UTC date alone. */
import type { GameId } from '../variants/rules.ts';
import type { Puzzle } from './puzzle.ts';

const DAY_MS = 86_400_000;

/** Monday, 23 November 2026: day 0. */
const FIRST = Date.UTC(2026, 10, 23);

/** Easy on Monday, hard on Sunday. */
const WEEK = [1, 1, 2, 3, 3, 4, 5] as const;

/**
 * The games in turn, and how many puzzles of each may be a day's. Frozen, not derived from the games: puzzles
 * are only added at the end of a file, and a change here would change past days.
 */
export const DAILY: readonly (readonly [game: GameId, puzzles: number])[] = [
  ['classic', 31],
  ['ultimate', 300],
  ['extended', 300],
  ['quantum', 300],
  ['misere', 434],
  ['wild', 466],
  ['3d', 478],
  ['infinite', 600],
];

/** The number of a day, from 0; days before the first have none and count as it. */
export const dayOf = (date: Date): number =>
  Math.max(0, Math.floor((date.getTime() - FIRST) / DAY_MS));

/** The date of a day, "2026-11-23". */
export const dateOf = (day: number): string =>
  new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10);

/** The game of a day. The number of games and that of weekdays share no factor, so every game has every difficulty. */
export const gameOfDay = (day: number): GameId => DAILY[day % DAILY.length]?.[0] ?? 'classic';

/** The day's puzzle, from all puzzles of its game. */
export function puzzleOfDay(day: number, all: readonly Puzzle[]): Puzzle | undefined {
  const [, count = 0] = DAILY[day % DAILY.length] ?? [];
  const wanted = WEEK[day % 7] ?? 1;
  const frozen = all.slice(0, count);
  // If no puzzle has the wanted difficulty, the nearest ones.
  const [distance = 0] = frozen
    .map(({ difficulty }) => Math.abs(difficulty - wanted))
    .toSorted((a, b) => a - b);
  const fit = frozen.filter(({ difficulty }) => Math.abs(difficulty - wanted) === distance);
  // How often the game and the weekday have coincided; each weekday starts elsewhere.
  const turn = Math.floor(day / (DAILY.length * WEEK.length));
  return fit[(turn * strideIn(fit.length) + (day % 7) * 3) % fit.length];
}

/** A step that visits every place before it comes back. */
function strideIn(count: number): number {
  const factor = (a: number, b: number): number => (b === 0 ? a : factor(b, a % b));
  let stride = Math.max(1, Math.floor(count * 0.38));
  while (factor(stride, count) !== 1) stride += 1;
  return stride;
}
