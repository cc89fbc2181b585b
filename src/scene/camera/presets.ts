/** Camera presets asked for by buttons outside of the canvas. */
export type Preset = 'reset' | 'top' | 'tilted' | 'side';

const listeners = new Set<(preset: Preset) => void>();

/** Asks the board's camera to glide to a preset. */
export function askPreset(preset: Preset): void {
  for (const listener of listeners) listener(preset);
}

export function onPreset(listener: (preset: Preset) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
