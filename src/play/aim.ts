/** What buttons and keys outside the canvas ask of the camera. */
export type Preset = 'reset' | 'top' | 'tilted' | 'side';
/** A step of the camera: nearer by a share of the distance, eighths of a turn, the view right and down. */
export type Step = readonly [dolly: number, turn: number, x: number, y: number];
export type Order = Preset | Step;

const listeners = new Set<(order: Order) => void>();

export function aim(order: Order): void {
  for (const listener of listeners) listener(order);
}

/** Calls back for every order from now on; the answer ends it. */
export function onAim(listener: (order: Order) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
