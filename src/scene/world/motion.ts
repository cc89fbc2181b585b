/** The springs and easings of the design, in react-spring's tension and friction. */
import { SpringValue } from '@react-spring/three';

export const PLACE = { tension: 320, friction: 18 };
export const LIFT = { tension: 260, friction: 26 };

/** Easing out, close to the design's cubic-bezier(0.2, 0.8, 0.2, 1). */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Milliseconds a mark takes to be rolled out. */
export const ROLL_MS = 260;
/** Milliseconds between a winning move and the first gold. */
export const SEAM_PAUSE_MS = 180;
/** World units a second at which the seam runs. */
export const SEAM_SPEED = 9;
/** Milliseconds after which a ring closes behind the seam. */
export const RING_DELAY_MS = 120;

/** A number that springs and tells `onFrame` each new value. Stop it when its owner goes. */
export function springValue(from: number, onFrame: (value: number) => void): SpringValue<number> {
  const value = new SpringValue(from, {
    onChange: (result: unknown) => onFrame(typeof result === 'number' ? result : value.get()),
  });
  return value;
}
