/** Scores a match that its round's end cut off: only a win that a short search can prove counts. */
import type { Game, Json, MatchRecord, Seat } from '../../rules/game.ts';
import { winners } from '../../rules/match.ts';
import { gameOfRecord, stateOf } from '../referee/position.ts';

/** The search's budget for a match: a class ends 32 matches at once, in less than half a second. */
const MOST_POSITIONS = 500;
const DEEPEST = 9;

/** Finds the seat that wins against any play, if a short search proves it; else null. */
export function provenWinner(record: MatchRecord): Seat | null {
  const game = gameOfRecord(record);
  const state = stateOf(record);
  const budget = { left: MOST_POSITIONS };
  for (let depth = 1; depth <= DEEPEST; depth += 1) {
    for (const seat of [0, 1]) if (canForce(game, state, seat, depth, budget)) return seat;
    if (budget.left <= 0) break;
  }
  return null;
}

/** Whether a seat wins within `depth` plies; also false when the budget is used up. */
function canForce(
  game: Game,
  state: Json,
  seat: Seat,
  depth: number,
  budget: { left: number },
): boolean {
  const outcome = game.outcome(state);
  if (outcome) return winners(outcome).includes(seat);
  if (depth === 0) return false;
  const works = (move: Json): boolean => {
    budget.left -= 1;
    return budget.left >= 0 && canForce(game, game.apply(state, move), seat, depth - 1, budget);
  };
  const moves = game.moves(state);
  return game.toMove(state) === seat ? moves.some(works) : moves.every(works);
}
