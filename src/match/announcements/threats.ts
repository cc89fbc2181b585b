/** The moves that decide a match at once, in words. */
import { gameOf, isLive, type MatchState, shownPly, turnOf } from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { Game, Json, Seat } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { speech } from '../../text/speech.ts';
import { moveName } from '../../ui/board/cell-name.ts';
import { joinParts, noteOf } from './announcement.ts';
import { listNames } from './lines.ts';

/** Why nothing can be played now. */
export const refusalOf = (match: MatchState): string =>
  turnOf(match) === null ? text.refusals.over : text.refusals.wait;

/** The moves that win at once, by name, or those that lose; those of whoever is next; and what the board warns of. */
export function tellThreats(match: MatchState, view: BoardView, layout: BoardLayout): string {
  const game = gameOf(match);
  const state = match.states[shownPly(match)] ?? null;
  const seat = game.toMove(state);
  if (seat === null || !isLive(match) || match.setup.controllers[seat]?.kind !== 'person')
    return refusalOf(match);
  const cells = game.cells(state);
  const { lineLoses = false } = game.about;
  const decisive = game
    .moves(state)
    .filter((move) => game.outcome(game.apply(state, move))?.scores[seat] === (lineLoses ? 0 : 1))
    .map((move) => moveName(layout, cells, game.picks(move)).full);
  const [none, some] = lineLoses ? [speech.noLoss, speech.loses] : [speech.noWin, speech.wins];
  const found = decisive.length === 0 ? none : some(listNames(decisive));
  // Where a move decides on which board the other plays, nothing is threatened before it.
  const { seat: other, moves } = layout.block || lineLoses ? NOTHING : findThreats(game, state);
  const named = moves.map((move) => moveName(layout, cells, game.picks(move)).full);
  const threat =
    named.length === 0 || other === null
      ? ''
      : speech.threatens(game.symbol(other, match.record.options), listNames(named));
  return joinParts(found, threat, noteOf({ match, view }, layout));
}

type NextWins = { readonly seat: Seat | null; readonly moves: readonly Json[] };
const NOTHING: NextWins = { seat: null, moves: [] };

/**
 * The moves by which whoever is next would win, whatever is played elsewhere now: those that win after each of three moves
 * but the one that takes their cell. Only where a move is one cell.
 */
function findThreats(game: Game, state: Json): NextWins {
  const moves = game.moves(state);
  if (moves.some((move) => game.picks(move).length !== 1)) return NOTHING;
  const tried = moves.filter((_, at) =>
    [0, Math.floor(moves.length / 2), moves.length - 1].includes(at),
  );
  const replies = tried.flatMap((move) => {
    const next = game.apply(state, move);
    const seat = game.toMove(next);
    if (seat === null) return [];
    const wins = game
      .moves(next)
      .filter((reply) => game.outcome(game.apply(next, reply))?.scores[seat] === 1);
    return [{ move, seat, wins }];
  });
  const all = new Set(replies.flatMap(({ wins }) => wins));
  const found = [...all].filter((reply) =>
    replies.every(({ move, wins }) => move === reply || wins.includes(reply)),
  );
  return { seat: replies[0]?.seat ?? null, moves: found };
}
