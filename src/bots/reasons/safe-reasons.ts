/** Finds the dangers that a move avoids, by trying every move and every reply. */
import type { Game, Json, Seat } from '../../rules/game.ts';
import type { Reason } from './reason.ts';
import type { Lines } from '../../rules/rows/open-rows.ts';
import type { PlacedMove } from './row-reasons.ts';

/** Beyond this many moves the search takes too long. */
const WIDEST = 100;

/** In games where a line wins: the other side can't win next, as it could after other moves. */
export function findDenials(game: Game, state: Json, best: Json): readonly Reason[] {
  if (isWide(game, state) || letsOpponentWin(game, state, best)) return [];
  return listOtherMoves(game, state, best).some((move) => letsOpponentWin(game, state, move))
    ? [{ kind: 'denies' }]
    : [];
}

/**
 * Whether the move forces a measurement that other moves would not, or avoids one that they would
 * force.
 */
export function findLoops(game: Game, state: Json, best: Json): readonly Reason[] {
  const asks = (move: Json): boolean => game.answers?.(game.apply(state, move)) === true;
  if (!game.answers || game.answers(state)) return [];
  if (asks(best)) return [{ kind: 'loop' }];
  return listOtherMoves(game, state, best).some(asks) ? [{ kind: 'no-loop' }] : [];
}

/**
 * The number of marks that the mover then has in a line that it may still finish, and the length of
 * a line.
 */
type LineProgress = { readonly marksOf: (move: Json) => number; readonly length: number };

/**
 * In games where a line loses: the dangers that the move avoids, and the moves it leaves the other
 * side.
 */
export function findEscapes(
  game: Game,
  state: Json,
  best: Json,
  reach: LineProgress,
): readonly Reason[] {
  const after = game.apply(state, best);
  const avoided = worstAvoided(game, state, best, reach);
  const replies = game.moves(after);
  const safe = replies.filter((move) => !loses(game, after, move)).length;
  return [
    ...(avoided ? [{ kind: 'avoids', what: avoided } as const] : []),
    ...(safe < replies.length ? [{ kind: 'leaves', safe } as const] : []),
  ];
}

/** The worst that other moves would do to their side. */
function worstAvoided(
  game: Game,
  state: Json,
  best: Json,
  { marksOf, length }: LineProgress,
): 'line' | 'near' | 'pair' | null {
  const others = listOtherMoves(game, state, best);
  if (others.some((move) => loses(game, state, move))) return 'line';
  const most = Math.max(0, ...others.map(marksOf));
  const own = marksOf(best);
  if (own >= most) return null;
  if (most === length - 1) return 'near';
  return own < 2 && most >= 2 ? 'pair' : null;
}

/** The most marks in a line through the move's cell that only its side has marks in. */
export const marksIn = (lines: Lines, { cell, own, after }: PlacedMove): number =>
  Math.max(
    0,
    ...lines
      .filter((line) => line.includes(cell))
      .map((line) => line.flatMap((at) => after.get(at) ?? []))
      .filter((symbols) => symbols.every((symbol) => symbol === own))
      .map((symbols) => symbols.length),
  );

const isWide = (game: Game, state: Json): boolean => game.moves(state).length > WIDEST;

const listOtherMoves = (game: Game, state: Json, best: Json): readonly Json[] =>
  game.moves(state).filter((move) => move !== best);

/** True when the other side could win next. */
function letsOpponentWin(game: Game, state: Json, move: Json): boolean {
  const after = game.apply(state, move);
  const mover = game.toMove(state);
  const next = game.toMove(after);
  if (next === null) return scoresMore(game, after, 1 - (mover ?? 0));
  if (next === mover) return false;
  return game.moves(after).some((reply) => scoresMore(game, game.apply(after, reply), next));
}

const scoresMore = (game: Game, state: Json, seat: Seat): boolean => {
  const scores = game.outcome(state)?.scores;
  return scores !== undefined && (scores[seat] ?? 0) > (scores[1 - seat] ?? 0);
};

/** True when the move itself loses the match. */
const loses = (game: Game, state: Json, move: Json): boolean =>
  scoresMore(game, game.apply(state, move), 1 - (game.toMove(state) ?? 0));
