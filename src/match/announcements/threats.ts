/** The moves that decide a match at once, in words. */
import { gameOf, isLive, type MatchState, shownPly, turnOf } from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { type DecisiveMove, listDecisiveMoves, listThreats } from '../../rules/decisive-moves.ts';
import { text } from '../../text/play.ts';
import { speech } from '../../text/speech.ts';
import { moveName, symbolName } from '../../ui/board/cell-name.ts';
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
  const nameOf = ({ move }: DecisiveMove) => moveName(layout, cells, game.picks(move)).full;
  const score = lineLoses ? 0 : 1;
  const decisive = listDecisiveMoves(game, state, { seat, score }).map(nameOf);
  const [none, some] = lineLoses ? [speech.noLoss, speech.loses] : [speech.noWin, speech.wins];
  const found = decisive.length === 0 ? none : some(listNames(decisive));
  // Where a move decides on which board the other plays, or marks two cells, nothing is threatened before it.
  const isPlain =
    !layout.block && !lineLoses && game.moves(state).every((move) => game.picks(move).length === 1);
  const { seat: other, moves } = isPlain ? listThreats(game, state) : { seat: null, moves: [] };
  const threat =
    moves.length === 0 || other === null
      ? ''
      : speech.threatens(
          symbolName(game.symbol(other, match.record.options)),
          listNames(moves.map(nameOf)),
        );
  return joinParts(found, threat, noteOf({ match, view }, layout));
}
