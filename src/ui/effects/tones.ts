/** The sounds of the board, synthesized: clay on clay for tiles, a higher ring for glaze, a soft chord for gold. */

export type Sound =
  | 'place'
  | 'turn'
  | 'win'
  | 'tie'
  | 'refuse'
  | 'clear'
  /** A losing line: the tiles crack. */
  | 'crack'
  /** A great tile is set down, with its mark on it. */
  | 'great'
  /** Tiles are laid one after another. */
  | 'growth'
  /** A loop lights up, cord by cord. */
  | 'loop'
  /** Clay is fired: one mark after another. */
  | 'firing';

/** `pitch` in Hz, start `at` and length `ring` in seconds, and loudness. */
type Voice = {
  readonly pitch: number;
  readonly at: number;
  readonly ring: number;
  readonly gain: number;
  /** Noise around the pitch instead of a tone. */
  readonly isNoise?: boolean;
};

/** Clay on clay: a dull body and a short rattle. A larger object is lower. */
const clay = (at: number, gain = 1, size = 1): readonly Voice[] => [
  { pitch: 210 / size, at, ring: 0.1 * size, gain: 0.5 * gain },
  { pitch: 420 / size, at, ring: 0.05 * size, gain: 1.1 * gain, isNoise: true },
  { pitch: 1900 / size, at, ring: 0.022 * size, gain: 0.35 * gain, isNoise: true },
];

/** Glaze: two partials that aren't an octave apart, like a small bowl that is touched. */
const glaze = (pitch: number, at: number, gain = 1, ring = 0.28): readonly Voice[] => [
  { pitch, at, ring, gain: 0.11 * gain },
  { pitch: pitch * 2.42, at, ring: ring * 0.6, gain: 0.045 * gain },
];

/** Gold: tones that swell and last. */
const gold = (pitches: readonly number[]): readonly Voice[] =>
  pitches.flatMap((pitch, step) => [
    { pitch, at: step * 0.09, ring: 1.1, gain: 0.17 },
    { pitch: pitch * 2, at: step * 0.09, ring: 0.7, gain: 0.035 },
  ]);

export const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  place: [...clay(0), ...glaze(1480, 0.008)],
  turn: [...glaze(988, 0, 2.2, 0.3), ...glaze(1319, 0.1, 2.2, 0.4)],
  win: [...clay(0, 0.6), ...gold([392, 494, 587, 784])],
  tie: [...clay(0, 0.7, 1.3), ...clay(0.09, 0.5, 1.2), ...clay(0.18, 0.35, 1.4)],
  refuse: [...clay(0, 0.45, 0.8), ...clay(0.1, 0.35, 0.85)],
  clear: [...clay(0, 0.3, 1.5), ...clay(0.08, 0.25, 1.7), ...clay(0.17, 0.2, 1.9)],
  crack: [
    { pitch: 3200, at: 0, ring: 0.035, gain: 0.9, isNoise: true },
    { pitch: 1500, at: 0.05, ring: 0.06, gain: 0.8, isNoise: true },
    ...clay(0.1, 0.8, 1.6),
  ],
  great: [...clay(0, 1, 2), ...glaze(740, 0.02, 1.6, 0.5)],
  growth: [0, 1, 2, 3, 4].flatMap((step) => clay(step * 0.045, 0.5 - step * 0.06, 0.75)),
  loop: [988, 1175, 1397, 1661].flatMap((pitch, step) => glaze(pitch, step * 0.12, 1.4)),
  firing: [1661, 1397, 1175].flatMap((pitch, step) => [
    ...clay(step * 0.16, 0.5),
    ...glaze(pitch, step * 0.16, 1.3, 0.4),
  ]),
};

/** Plays a sound in a context, from its current time on. */
export function perform(context: BaseAudioContext, name: Sound, volume: number): void {
  for (const voice of VOICES[name]) playVoice(context, voice, volume);
}

function playVoice(
  context: BaseAudioContext,
  { pitch, at, ring, gain, isNoise = false }: Voice,
  volume: number,
): void {
  const start = context.currentTime + at;
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(gain * volume, start + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0001, start + 0.004 + ring);
  level.connect(context.destination);
  const source = isNoise
    ? new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true })
    : new OscillatorNode(context, { frequency: pitch });
  if (isNoise) {
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.4 });
    source.connect(band).connect(level);
  } else source.connect(level);
  source.start(start);
  source.stop(start + 0.01 + ring);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A tenth of a second of noise, the same each time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, Math.round(context.sampleRate / 10), context.sampleRate);
  let seed = 1;
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[at] = seed / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}
