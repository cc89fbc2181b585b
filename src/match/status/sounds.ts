import { isPersonsTurn, latestPly, type MatchState } from '../../play/match-state.ts';
import { resultOf } from '../../play/match-result.ts';
import { playSound } from '../../ui/effects/sound.ts';
import type { Sound } from '../../ui/effects/tones.ts';
import type { Variant } from '../../variants/variant.ts';

/** Plays the sound of a change, if it has one. */
export function playMoveSound(variant: Variant, match: MatchState, before: MatchState): void {
  const sound = soundOf(variant, match, before);
  if (sound) void playSound(sound);
}

/**
 * The sound to play: the end, the game's own event, the player's turn, a mark placed, or a board that is
 * cleared.
 */
export function soundOf(
  { sound }: Pick<Variant, 'sound'>,
  match: MatchState,
  before: MatchState,
): Sound | null {
  if (match.round !== before.round) return 'clear';
  if (latestPly(match) <= latestPly(before)) return null;
  const [then, now] = [match.states.at(-2) ?? null, match.states.at(-1) ?? null];
  const own = sound?.(then, now) ?? null;
  const result = resultOf(match);
  if (result) return result.kind === 'tie' ? 'tie' : own === 'crack' ? own : 'win';
  const isCalled = match.setup.controllers.some(({ kind }) => kind === 'remote');
  return own ?? (isCalled && isPersonsTurn(match) ? 'turn' : 'place');
}
