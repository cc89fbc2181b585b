/** The misère transform: completing a line loses. */
import type { Game, Json, Outcome, Seat } from '../game.ts';
import { sideOf, type SeatingOptions, type TurnState } from '../turns.ts';

/**
 * The same game, won by everybody but the side that finished a line (R-MIS-2 to R-MIS-4). Seats that
 * left share a win only with their team. Ties and a win by the last seat stay as they are.
 */
export function reverseResult<
  S extends Json & TurnState,
  M extends Json,
  O extends Json & SeatingOptions,
>(game: Game<S, M, O>): Game<S, M, O> {
  return {
    ...game,
    outcome(state) {
      const outcome = game.outcome(state);
      return outcome && outcome.lines.length > 0 ? reverseOutcome(outcome, state) : outcome;
    },
  };
}

function reverseOutcome({ scores, lines }: Outcome, { leftSeats, options }: TurnState): Outcome {
  const loses = (seat: Seat): boolean => scores[seat] === 1;
  const isGone = (seat: Seat): boolean =>
    scores.every(
      (_, each) => sideOf(each, options) !== sideOf(seat, options) || leftSeats.includes(each),
    );
  return { scores: scores.map((_, seat) => (loses(seat) || isGone(seat) ? 0 : 1)), lines };
}
