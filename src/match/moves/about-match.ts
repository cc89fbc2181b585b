/** The facts that a match's text has beside the moves: players and date. */
import type { MatchState } from '../../play/match-state.ts';
import type { WrittenMatch } from '../../rules/match-text/write.ts';

export type AboutMatch = Pick<WrittenMatch, 'players' | 'date'>;

/** The names and levels of a match's players, as far as they are known. */
export const playersOf = ({ setup }: MatchState): AboutMatch['players'] =>
  setup.controllers.map((each) => {
    if (each.kind === 'bot') return { kind: 'bot', name: each.level };
    return each.name === undefined ? null : { kind: 'person', name: each.name };
  });
