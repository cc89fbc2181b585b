import { runClock } from './motion.ts';

/**
 * Calls back once, when the scene's clock has run for a time. Returns a function that stops it. A timer of the
 * page would not fit a clip, whose clock runs faster or slower.
 */
export const after = (ms: number, call: () => void): (() => void) => {
  // A clock of 0 ms never calls back, so run at least 1 ms.
  const end = Math.max(1, ms);
  return runClock(end, (passed) => {
    if (passed >= end) call();
  });
};
