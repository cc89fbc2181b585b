/** What buttons and keys outside the canvas ask of the camera. */
export type Preset = 'reset' | 'top' | 'tilted' | 'side';
/** A step of the camera; `left` and the like move the view that way. */
export type Nudge = 'in' | 'out' | 'turn-left' | 'turn-right' | 'left' | 'right' | 'up' | 'down';
export type Order = Preset | Nudge;

const listeners = new Set<(order: Order) => void>();

export function aim(order: Order): void {
  for (const listener of listeners) listener(order);
}

/** Calls back for every order from now on; the answer ends it. */
export function onAim(listener: (order: Order) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
