import { isPersonsTurn, lastPly, type MatchState } from '../../play/match-state.ts';
import { describe } from '../../play/result.ts';
import { playSound } from '../../ui/effects/sound.ts';

/** Plays the sound of a change: a mark placed, the player's turn, or the end. */
export function playSoundOf(match: MatchState, before: MatchState): void {
  if (match.round !== before.round || lastPly(match) <= lastPly(before)) return;
  const result = describe(match);
  if (result) return playSound(result.kind === 'tie' ? 'tie' : 'win');
  const isCalled = match.setup.controllers.some(({ kind }) => kind === 'remote');
  playSound(isCalled && isPersonsTurn(match) ? 'turn' : 'place');
}
