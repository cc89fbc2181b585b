/** Camera presets requested by buttons outside the canvas. */
export type Preset = 'reset' | 'top' | 'tilted' | 'side';

const listeners = new Set<(preset: Preset) => void>();

/** Requests a glide to a preset. */
export function askPreset(preset: Preset): void {
  for (const listener of listeners) listener(preset);
}

export function onPreset(listener: (preset: Preset) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
