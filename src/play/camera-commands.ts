/** The commands that buttons and keys outside the canvas send to the camera. */
export type Preset = 'reset' | 'top' | 'tilted' | 'side';
/** A step of the camera: nearer by a fraction of the distance, eighths of a turn, right and down. */
export type CameraStep = readonly [dolly: number, turn: number, x: number, y: number];
export type CameraCommand = Preset | CameraStep;

const listeners = new Set<(command: CameraCommand) => void>();

export function sendCameraCommand(command: CameraCommand): void {
  for (const listener of listeners) listener(command);
}

/** Calls back for every command from now on. Returns a function that stops it. */
export function onCameraCommand(listener: (command: CameraCommand) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
