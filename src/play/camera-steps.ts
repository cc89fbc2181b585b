/**
 * The camera's steps by name, in a separate file because they load with the buttons and keys that use them.
 */
import type { CameraStep } from './camera-commands.ts';

export const STEPS = {
  in: [0.2, 0, 0, 0],
  out: [-0.25, 0, 0, 0],
  'turn-left': [0, 1, 0, 0],
  'turn-right': [0, -1, 0, 0],
  left: [0, 0, -1, 0],
  right: [0, 0, 1, 0],
  up: [0, 0, 0, -1],
  down: [0, 0, 0, 1],
} satisfies Readonly<Record<string, CameraStep>>;
