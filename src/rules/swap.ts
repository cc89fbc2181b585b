/** The swap rule: the second player may take over the first mark, so that a balanced opening is best. */
import { type Game, SWAP } from './game.ts';
import { nextSeat, symbolOf, type SeatingOptions, type TurnState } from './turns.ts';

/** The part of a state that the rule needs: whether the first mark has changed hands. */
export type SwapState = { readonly swapped?: true };

/** The functions of a board that the rule needs. */
type FirstMark<S> = {
  /** Exactly one mark is on it. */
  isAlone(state: S): boolean;
  /** The same board, with its only mark as another symbol. */
  turnInto(state: S, symbol: string): S;
};

/**
 * The same game with the option `swap`, for two seats: the second player may reply to the first mark with
 * `swap`. It becomes theirs where it lies, seats keep their symbols, and the first player moves again.
 */
export function addSwap<
  S extends TurnState & SwapState,
  O extends SeatingOptions & { readonly swap: boolean },
>(game: Game<S, string, O>, { isAlone, turnInto }: FirstMark<S>): Game<S, string, O> {
  const canSwap = (state: S): boolean =>
    state.options['swap'] === true && !state.swapped && !state.end && isAlone(state);
  return {
    ...game,
    options(raw, seats) {
      const chosen = game.options(raw, seats);
      return chosen?.swap && seats !== 2 ? undefined : chosen;
    },
    moves: (state) => (canSwap(state) ? [...game.moves(state), SWAP] : game.moves(state)),
    find(state, notation) {
      if (notation === SWAP) return canSwap(state) ? SWAP : undefined;
      return game.find?.(state, notation);
    },
    apply(state, move) {
      if (move !== SWAP) return game.apply(state, move);
      const { turn, seats, leftSeats, options } = state;
      const taken = turnInto(state, symbolOf(turn, options));
      return { ...taken, swapped: true, turn: nextSeat(turn, seats, leftSeats) };
    },
  };
}
