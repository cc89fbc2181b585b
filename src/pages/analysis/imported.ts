/** The names and the date of the match that was imported last, which neither the address nor a record holds. */
import { type AboutMatch, playersOf } from '../../match/moves/about-match.ts';
import type { MatchState } from '../../play/match-state.ts';
import type { MatchRecord } from '../../rules/game.ts';
import type { WrittenMatch } from '../../rules/match-text/write.ts';
import type { AnalysisStart } from './play-from.tsx';

let last: WrittenMatch | null = null;

export function keepImported(match: WrittenMatch): void {
  last = match;
}

/** The facts about a variation's match: all that were imported with it, or who played it. */
export function aboutVariation(whole: MatchState, opponent: AnalysisStart['opponent']): AboutMatch {
  if (last && isBegunBy(whole.record, last.record)) return last;
  const players = playersOf(whole).map((player, seat) =>
    opponent && seat !== opponent.person
      ? ({ kind: 'bot', name: opponent.level } as const)
      : player,
  );
  return { players, date: null };
}

/** Whether a record has the same rules, and begins with another's moves. */
const isBegunBy = (record: MatchRecord, other: MatchRecord): boolean =>
  JSON.stringify({ ...record, moves: [] }) === JSON.stringify({ ...other, moves: [] }) &&
  other.moves.every((move, index) => record.moves[index] === move);
