/** What buttons and keys outside the canvas ask of the camera. */
export type Preset = 'reset' | 'top' | 'tilted' | 'side';
/** A step of the camera: nearer by a share of the distance, eighths of a turn, the view right and down. */
export type CameraStep = readonly [dolly: number, turn: number, x: number, y: number];
export type CameraOrder = Preset | CameraStep;

const listeners = new Set<(order: CameraOrder) => void>();

export function sendCameraOrder(order: CameraOrder): void {
  for (const listener of listeners) listener(order);
}

/** Calls back for every order from now on. Returns a function that stops it. */
export function onCameraOrder(listener: (order: CameraOrder) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
