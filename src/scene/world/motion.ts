/** The springs and easings of the design, in react-spring's tension and friction. */
import { Globals, SpringValue } from '@react-spring/three';

export const PLACE = { tension: 320, friction: 18 };
export const LIFT = { tension: 260, friction: 26 };

/** Easing out, close to the design's cubic-bezier(0.2, 0.8, 0.2, 1). */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** The easing of sinking marks and tiles. */
export const easeIn = (t: number): number => t * t;

/** How far a mark sinks when it is taken back, out of sight into its tile, world units, and for how long. */
export const SINK = 0.28;
export const SINK_MS = 200;

/** The duration of rolling out a mark in milliseconds. */
export const ROLL_MS = 260;
/** Milliseconds between a winning move and the first gold. */
export const SEAM_PAUSE_MS = 180;
/** The seam's speed in world units a second. */
export const SEAM_SPEED = 9;
/** Milliseconds after which a ring closes behind the seam. */
export const RING_DELAY_MS = 120;

/** Sets what all springs share, such as their clock. */
export const shareSprings = Globals.assign;

/** A spring that passes each new value to `onFrame`. Stop it when its owner unmounts. */
export function springValue(from: number, onFrame: (value: number) => void): SpringValue<number> {
  const value = new SpringValue(from, {
    onChange: (result: unknown) => onFrame(typeof result === 'number' ? result : value.get()),
  });
  return value;
}

/** Runs a clock for a number of milliseconds, passing the elapsed time. Returns a function that stops it. */
export type RunClock = (ms: number, onFrame: (passed: number) => void) => () => void;

export const runClock: RunClock = (ms, onFrame) => {
  const clock = springValue(0, onFrame);
  void clock.start(ms, { config: { duration: ms } });
  return () => void clock.stop();
};
