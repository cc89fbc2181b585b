/** Soft synthesized sounds; none before the visitor's first gesture. */
import { siteSettings } from '../../look/settings.ts';
import type { Sound } from './tones.ts';

const VOLUME = { off: 0, soft: 0.18, full: 0.5 } as const;
const BUZZ: Readonly<Partial<Record<Sound, number | readonly number[]>>> = {
  place: 12,
  turn: [12, 60, 12],
  win: [20, 50, 20, 50, 60],
  tie: 40,
  great: 24,
  crack: [8, 30, 24],
};

let audio: AudioContext | null = null;

/** Plays a sound and a short vibration, depending on the settings. */
export async function playSound(name: Sound): Promise<void> {
  const { sound: choice, haptics } = siteSettings.getState();
  // Before a gesture, browsers would queue the sounds and play them later, all at once.
  if (!navigator.userActivation?.hasBeenActive) return;
  const buzz = BUZZ[name];
  // Returns false where vibration is forbidden, which doesn't matter.
  if (haptics === 'on' && buzz !== undefined) navigator.vibrate?.(buzz as number | number[]);
  if (choice === 'off') return;
  try {
    const { perform } = await import('./tones.ts');
    audio ??= new AudioContext();
    void audio.resume();
    perform(audio, name, VOLUME[choice]);
  } catch (error) {
    // Without audio the game is silent.
    if (import.meta.env.DEV) console.warn(error);
  }
}
