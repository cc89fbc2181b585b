/** A few soft synthesized sounds; none before the visitor's first gesture. */
import { device } from '../../look/device.ts';

export type Sound = 'place' | 'turn' | 'win' | 'tie';

/** A tone: pitch in Hz, start and duration in seconds, and loudness. */
type Tone = readonly [pitch: number, at: number, ring: number, gain: number];

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  // A clay chip set down: a low knock and the ring of its glaze.
  place: [
    [196, 0, 0.09, 0.7],
    [1174, 0.004, 0.16, 0.12],
  ],
  turn: [
    [659, 0, 0.18, 0.3],
    [880, 0.09, 0.24, 0.3],
  ],
  win: [
    [523, 0, 0.5, 0.35],
    [659, 0.11, 0.5, 0.35],
    [784, 0.22, 0.6, 0.35],
    [1047, 0.33, 0.9, 0.3],
  ],
  tie: [
    [440, 0, 0.35, 0.3],
    [440, 0.22, 0.45, 0.25],
  ],
};

const VOLUME = { off: 0, soft: 0.18, full: 0.5 } as const;
const BUZZ: Readonly<Record<Sound, number | readonly number[]>> = {
  place: 12,
  turn: [12, 60, 12],
  win: [20, 50, 20, 50, 60],
  tie: 40,
};

let audio: AudioContext | null = null;

/** Plays a sound and a short vibration, depending on the settings. */
export function playSound(name: Sound): void {
  const { sound: choice, haptics } = device.getState();
  // Before a gesture, browsers would queue the sounds and play them later, all at once.
  if (!navigator.userActivation?.hasBeenActive) return;
  // Returns false where vibration is forbidden, which doesn't matter.
  if (haptics === 'on') navigator.vibrate?.(BUZZ[name] as number | number[]);
  if (choice === 'off') return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const tone of TONES[name]) ring(audio, tone, VOLUME[choice]);
  } catch (error) {
    // Without audio the game is silent.
    if (import.meta.env.DEV) console.warn(error);
  }
}

function ring(context: AudioContext, [pitch, at, length, gain]: Tone, volume: number): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(gain * volume, start + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(level).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
