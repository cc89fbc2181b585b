/** The caption of a finished match's picture, and the names of its files. */
import { gameOf, type MatchState, movesMade } from '../../play/match-state.ts';
import { resultOf } from '../../play/match-result.ts';
import { text } from '../../text/play.ts';
import { speech } from '../../text/speech.ts';

/** The symbols or numbers of a match's winners; names that people typed stay out of pictures. */
function winnersOf(match: MatchState): readonly string[] {
  const game = gameOf(match);
  const names = (resultOf(match)?.seats ?? []).map((seat) =>
    game.about.callsSeats === 'by number'
      ? text.result.player(String(seat + 1))
      : game.symbol(seat, match.record.options),
  );
  // A team shares its symbol.
  return [...new Set(names)];
}

/** How a finished match ended: "X wins after 5 moves". */
export function captionOf(match: MatchState): string {
  const names = winnersOf(match);
  const moves = movesMade(match);
  return names.length === 0 ? speech.picture.tie(moves) : speech.picture.wins(names, moves);
}

/** The date here, as "2026-11-24". */
export function localDateOf(date: Date): string {
  const [year, ...rest] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [year, ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
}

/** A file's name: "tic-tac-toe-ultimate-2026-11-24.png". */
export const fileName = (
  match: MatchState,
  date: Date,
  ending: 'mp4' | 'png' | 'txt' | 'webm',
): string => `tic-tac-toe-${match.record.game}-${localDateOf(date)}.${ending}`;
