/** The headers of match texts: what each is called, and how its value is written. */
import { type Game, type Json, LONGEST_NAME } from '../game.ts';
import { winners } from '../match.ts';
import { readField, isFields } from '../untrusted.ts';

/** A player as a header tells: somebody's name, or the level of a bot. */
export type NamedPlayer = {
  readonly kind: 'person' | 'bot';
  readonly name: string;
};

/** The headers of every game; the game's options are more. */
export const HEADERS = {
  game: 'Game',
  version: 'Version',
  players: 'Players',
  first: 'First',
  date: 'Date',
  result: 'Result',
} as const;

/** The header of a player: `[Player2 "Ann"]`, `[Bot2 "hard"]`. */
export const playerHeader = (kind: NamedPlayer['kind'], seat: number): string =>
  `${kind === 'bot' ? 'Bot' : 'Player'}${seat + 1}`;

/** A name as a header has it: short, and on one line. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();

/** The header of an option: `[CentreClosed "yes"]`. */
export const optionHeader = (key: string): string =>
  `${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/** An option's value in its header. */
export const optionText = (value: unknown): string =>
  value === true ? 'yes' : value === false ? 'no' : String(value);

/** The options of a record that the game knows, with their headers and values. */
export const optionHeaders = (game: Game, options: Json): readonly (readonly [string, string])[] =>
  Object.keys(game.allowed).flatMap((key) => {
    const value = isFields(options) ? readField(options, key) : undefined;
    return value === undefined ? [] : [[optionHeader(key), optionText(value)] as const];
  });

/** How a state's match ended: "player 1 wins", "players 1 and 3 win", "tie" or "unfinished". */
export function outcomeText(game: Game, state: Json): string {
  const outcome = game.outcome(state);
  if (!outcome) return 'unfinished';
  const won = winners(outcome).map((seat) => String(seat + 1));
  if (won.length === 0) return 'tie';
  if (won.length === 1) return `player ${won[0]} wins`;
  return `players ${won.slice(0, -1).join(', ')} and ${won.at(-1)} win`;
}

/** Whether a text is written like "2026-11-24". */
export const hasDayForm = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** A day as "2026-11-24"; false for days that no calendar has. */
export function isDay(text: string): boolean {
  const day = hasDayForm(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
