import { isPersonsTurn, lastPly, type MatchState } from '../../play/match-state.ts';
import { describe } from '../../play/result.ts';
import { sound } from '../../ui/effects/sound.ts';

/** Plays the sound of a change: a mark placed, the player's turn, or the end. */
export function soundOf(match: MatchState, before: MatchState): void {
  if (match.round !== before.round || lastPly(match) <= lastPly(before)) return;
  const result = describe(match);
  if (result) return sound(result.kind === 'tie' ? 'tie' : 'win');
  const isCalled = match.setup.controllers.some(({ kind }) => kind === 'remote');
  sound(isCalled && isPersonsTurn(match) ? 'turn' : 'place');
}
