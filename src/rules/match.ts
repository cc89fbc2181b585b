/** The only way to change a match: for clicks, bots, network and files. */
import type { Game, Json, MatchRecord, Outcome, RuleError, Seat } from './game.ts';
import { fail, ok, type Result } from './result.ts';
import { readField, isFields, isIntegerIn, listOf } from './untrusted.ts';

/** More moves than any match can have (100 x 100 cells and every seat leaving); longer records are refused. */
export const MAX_MOVES = 10_240;

const LEAVE = /^!(\d)$/;

/** How tests, addresses, messages and databases write a move: its picks joined by "-". */
export function notation<S extends Json, M extends Json, O extends Json>(
  game: Game<S, M, O>,
  move: M,
): string {
  return game.picks(move).join('-');
}

/**
 * The seat that leaves in a move of a record: 2 for "!2", null for other moves. The text may be untrusted.
 */
export function leaverOf(text: unknown): Seat | null {
  const digit = typeof text === 'string' ? LEAVE.exec(text)?.[1] : undefined;
  return digit === undefined ? null : Number(digit);
}

/** True where a seat leaves in one of a record's moves. */
export const hasLeaver = (moves: readonly string[]): boolean =>
  moves.some((text) => leaverOf(text) !== null);

/** The winners: the seats with the top score. Empty for a tie, where all scores are equal. */
export function winners(outcome: Outcome): readonly Seat[] {
  const top = Math.max(...outcome.scores);
  if (outcome.scores.every((score) => score === top)) return [];
  return outcome.scores.flatMap((score, seat) => (score === top ? [seat] : []));
}

/**
 * Plays one move for a seat, or makes it leave ("!2" by seat 2, possibly out of turn).
 * Errors, in this order: game-over, not-your-turn, illegal-move. Never throws.
 */
export function play<S extends Json, M extends Json, O extends Json>(
  game: Game<S, M, O>,
  state: S,
  seat: Seat,
  text: string,
): Result<S, RuleError> {
  const turn = game.toMove(state);
  if (turn === null) return fail('game-over');
  const leaver = leaverOf(text);
  if (seat !== (leaver ?? turn)) return fail('not-your-turn');
  if (leaver !== null) {
    const next = game.leave(state, leaver);
    return next === state ? fail('illegal-move') : ok(next);
  }
  const move = findMove(game, state, text);
  return move === undefined ? fail('illegal-move') : ok(game.apply(state, move));
}

/**
 * Every state of a recorded match, the empty board first. The record is untrusted: another game or
 * version is wrong-version; seats, options or starter out of range are bad-options; moves that are
 * no list of legal notations are illegal-move; moves after the end are game-over. Never throws.
 */
export function replay<S extends Json, M extends Json, O extends Json>(
  game: Game<S, M, O>,
  record: unknown,
): Result<readonly S[], RuleError> {
  const start = begin(game, record);
  if (!start.ok) return start;
  let state = start.value.state;
  const states = [state];
  for (const text of start.value.moves) {
    const seat = leaverOf(text) ?? game.toMove(state);
    const next = seat === null ? fail('game-over') : play(game, state, seat, text as string);
    if (!next.ok) return next;
    state = next.value;
    states.push(state);
  }
  return ok(states);
}

/** The last state of a record; errors as in `replay`. */
export function lastStateOf<S extends Json, M extends Json, O extends Json>(
  game: Game<S, M, O>,
  record: unknown,
): Result<S, RuleError> {
  const states = replay(game, record);
  return states.ok ? ok(states.value.at(-1) as S) : states;
}

/** A record without moves, with the options filled in; bad-options when they are invalid. */
export function newRecord(
  game: Game,
  seats: number,
  options: unknown,
  first?: Seat,
): Result<MatchRecord, RuleError> {
  if (!isIntegerIn(seats, ...game.seats)) return fail('bad-options');
  if (first !== undefined && !isIntegerIn(first, 0, seats - 1)) return fail('bad-options');
  const filled = game.options(options, seats);
  if (filled === undefined) return fail('bad-options');
  const record = { game: game.id, version: game.version, seats, options: filled, moves: [] };
  return ok(first === undefined ? record : { ...record, first: plain(first) });
}

/** Makes the -0 that JSON may hold a 0. */
const plain = (seat: Seat): Seat => seat + 0;

/** The legal move with this notation; untrusted text is allowed. */
export function findMove<S extends Json, M extends Json, O extends Json>(
  game: Game<S, M, O>,
  state: S,
  text: unknown,
): M | undefined {
  if (typeof text !== 'string') return undefined;
  if (game.find) return game.find(state, text);
  return game.moves(state).find((move) => notation(game, move) === text);
}

function begin<S extends Json, M extends Json, O extends Json>(
  game: Game<S, M, O>,
  record: unknown,
): Result<{ readonly state: S; readonly moves: readonly unknown[] }, RuleError> {
  if (!isFields(record)) return fail('wrong-version');
  const asked =
    readField(record, 'game') === game.id && readField(record, 'version') === game.version;
  if (!asked) return fail('wrong-version');
  const seats = readField(record, 'seats');
  if (!isIntegerIn(seats, ...game.seats)) return fail('bad-options');
  const starter = readField(record, 'first');
  const first = starter === undefined ? 0 : starter;
  const options = game.options(readField(record, 'options'), seats);
  if (options === undefined || !isIntegerIn(first, 0, seats - 1)) return fail('bad-options');
  const moves = listOf(readField(record, 'moves'), MAX_MOVES);
  if (!moves) return fail('illegal-move');
  return ok({ state: game.setup(seats, options, plain(first)), moves });
}

/** The cells of a board in the game's order, each null or its mark's symbol. */
export function flatCells<S extends Json>(
  game: Pick<Game<S>, 'cells' | 'marks'>,
  state: S,
): readonly (string | null)[] {
  const symbols = new Map(game.marks(state).map(({ cell, symbol }) => [cell, symbol]));
  return game.cells(state).map((cell) => symbols.get(cell) ?? null);
}
