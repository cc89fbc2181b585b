/** Turn order, teams and leaving seats: the same in every game. */
import { SYMBOLS, type Json, type Outcome, type Seat } from './game.ts';
import { isIntegerIn } from './untrusted.ts';

/** Options of a game in which seats may form teams. */
export type SeatingOptions = { readonly [key: string]: Json };

/** The data that every match keeps besides its board. */
export type TurnState<O extends SeatingOptions = SeatingOptions> = {
  readonly turn: Seat;
  /** Seats that left, in the order they did. */
  readonly leftSeats: readonly Seat[];
  readonly end: Outcome | null;
  readonly seats: number;
  readonly options: O;
};

/** The state before the first move. */
export const newTurnState = <O extends SeatingOptions>(
  seats: number,
  options: O,
  first: Seat,
): TurnState<O> => ({ turn: first, leftSeats: [], end: null, seats, options });

/** `Game.options` of every game: the options as `read` returns them; `undefined` for a wrong number of seats. */
export const optionsFor =
  <O>(range: readonly [number, number], read: (raw: unknown, seats: number) => O | undefined) =>
  (raw: unknown, seats: number): O | undefined =>
    isIntegerIn(seats, ...range) ? read(raw, seats) : undefined;

/** Teams need 4 or 6 seats (R-GEN-11). */
export const canTeam = (seats: number): boolean => seats === 4 || seats === 6;

/** Options that are whole and whose teams, if any, suit the seats; else `undefined`. */
export function optionsThatFit<O extends SeatingOptions>(
  options: O | undefined,
  seats: number,
): O | undefined {
  return options?.['teams'] === true && !canTeam(seats) ? undefined : options;
}

/** The side that owns a seat's marks: with teams, alternately 0 and 1; else the seat itself. */
export const sideOf = (seat: Seat, options: SeatingOptions): number =>
  options['teams'] === true ? seat % 2 : seat;

/** The symbol of a seat: its own, or its team's (R-GEN-2, R-GEN-11). */
export function symbolOf(seat: Seat, options: SeatingOptions): string {
  const symbol = SYMBOLS[sideOf(seat, options)];
  if (symbol === undefined) throw new RangeError(`no such seat: ${seat}`);
  return symbol;
}

/** The next seat in turn order that has not left; the same seat when it is the only one. */
export function nextSeat(seat: Seat, seats: number, leftSeats: readonly Seat[]): Seat {
  let next = (seat + 1) % seats;
  while (leftSeats.includes(next) && next !== seat) next = (next + 1) % seats;
  return next;
}

/** Scores 1 for everybody on the winner's side, 0 for the others. */
export function winFor(
  winner: Seat,
  seats: number,
  options: SeatingOptions,
  lines: Outcome['lines'],
): Outcome {
  const side = sideOf(winner, options);
  const scores = Array.from({ length: seats }, (_, seat) =>
    sideOf(seat, options) === side ? 1 : 0,
  );
  return { scores, lines };
}

/** Equal halves for all (a full board without a line). */
export const tie = (seats: number): Outcome => ({
  scores: Array.from({ length: seats }, () => 1 / 2),
  lines: [],
});

/** The outcome once one seat or one team is left; null while two sides remain. */
function outcomeOfLastSide(
  seats: number,
  options: SeatingOptions,
  leftSeats: readonly Seat[],
): Outcome | null {
  const remaining = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !leftSeats.includes(seat),
  );
  const sides = new Set(remaining.map((seat) => sideOf(seat, options)));
  const [survivor] = remaining;
  return sides.size === 1 && survivor !== undefined ? winFor(survivor, seats, options, []) : null;
}

/** `Game.leave` of every game: skips seats that left; the last seat or team wins. */
export function leave<S extends TurnState>(state: S, seat: Seat): S {
  const { seats, options, turn } = state;
  if (state.end || !isIntegerIn(seat, 0, seats - 1) || state.leftSeats.includes(seat)) return state;
  const leftSeats = [...state.leftSeats, seat];
  return {
    ...state,
    leftSeats,
    turn: turn === seat ? nextSeat(turn, seats, leftSeats) : turn,
    end: outcomeOfLastSide(seats, options, leftSeats),
  };
}
