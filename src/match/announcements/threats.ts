/** The moves that decide a match at once, in words. */
import { gameOf, isLive, type MatchState, shownPly, turnOf } from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { text } from '../../text/play.ts';
import { speech } from '../../text/speech.ts';
import { moveName } from '../../ui/board/cell-name.ts';
import { joinParts, noteOf } from './announcement.ts';
import { listNames } from './lines.ts';

/** Why nothing can be played now. */
export const refusalOf = (match: MatchState): string =>
  turnOf(match) === null ? text.refusals.over : text.refusals.wait;

/** The moves that win at once, by name, or those that lose, and what the board warns of. */
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
  return joinParts(found, noteOf({ match, view }, layout));
}
