import { shareQuery } from '../../play/keeping/share.ts';
import type { Level } from '../../play/match-state.ts';
import type { MatchRecord, Seat } from '../../rules/game.ts';

/** The computer's level in a match, and the seat of the person who played against it. */
export type AskedOpponent = { readonly level: Level; readonly person: Seat };

/** The address of a match on the analysis board. */
export function analysisAddress(record: MatchRecord, opponent: AskedOpponent | null): string {
  const query = shareQuery(record);
  if (opponent) {
    query.set('vs', opponent.level);
    query.set('me', String(opponent.person));
  }
  return `/analysis/${record.game}?${query}`;
}
