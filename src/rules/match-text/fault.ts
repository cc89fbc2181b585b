/** Why a match text was refused, and where. */

/** A stretch of a text: offsets in the string, as a text field counts them. */
export type Stretch = { readonly from: number; readonly to: number };

/** Where a stretch begins, as people count: lines from 1, and characters in the line from 1. */
export type LineAndColumn = { readonly line: number; readonly column: number };

/**
 * Why a text was refused.
 * - `too-long`: longer than any match.
 * - `open-comment`: a comment without its closing brace.
 * - `open-header`: a header without its closing quote or bracket.
 * - `bad-header`: not a header's form.
 * - `late-header`: a header after the moves.
 * - `repeated-header`, `unknown-header`: given twice; not a header of this game.
 * - `no-game`, `unknown-game`: the header `Game` is missing, or names no game.
 * - `wrong-version`: of a game with other rules than today's.
 * - `bad-value`: a header's value that it can't have.
 * - `bad-name`: a player's name that is empty or longer than `LONGEST_NAME`.
 * - `bad-options`: options that the game doesn't allow together, or for this number of players.
 * - `unknown-move`: not a cell or another part of a move.
 * - `illegal-move`: cells of the board, but not a move that the rules allow there.
 * - `game-over`: a move after the end.
 * - `too-many-moves`: more than any match has.
 * - `wrong-result`: not what the moves lead to.
 */
export type FaultCode =
  | 'too-long'
  | 'open-comment'
  | 'open-header'
  | 'bad-header'
  | 'late-header'
  | 'repeated-header'
  | 'unknown-header'
  | 'no-game'
  | 'unknown-game'
  | 'wrong-version'
  | 'bad-value'
  | 'bad-name'
  | 'bad-options'
  | 'unknown-move'
  | 'illegal-move'
  | 'game-over'
  | 'too-many-moves'
  | 'wrong-result';

/** A fault's place, the text there, and what might stand there instead; empty if that has no list. */
export type Fault = Stretch &
  LineAndColumn & { readonly found: string; readonly expected: readonly string[] };

/** A success, or a failure with its code and its place. */
export type TextResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: FaultCode; readonly fault: Fault };

/** A failure whose place in the text is not counted yet. */
export type TextFault = {
  readonly ok: false;
  readonly error: FaultCode;
  readonly at: Stretch;
  readonly expected: readonly string[];
};

export const refuse = (
  error: FaultCode,
  { from, to }: Stretch,
  expected: readonly string[] = [],
): TextFault => ({ ok: false, error, at: { from, to }, expected });

/** A refusal with its line and column. */
export function locate(text: string, { error, at, expected }: TextFault): TextResult<never> {
  const lines = text.slice(0, at.from).split(/\r\n|[\r\n]/);
  const column = Array.from(lines.at(-1) ?? '').length + 1;
  const found = text.slice(at.from, at.to);
  return { ok: false, error, fault: { ...at, line: lines.length, column, found, expected } };
}
