/** How a match of any length fits into a clip. */

/** Milliseconds between two frames. Springs take no longer steps than 64. */
export const FRAME_MS = 1000 / 24;
/** Eight seconds, less what a busy machine takes to stop the recorder. */
export const LONGEST_MS = 7800;
/** How long the empty board is shown, and a move at most. */
const START_MS = 500;
const MOVE_MS = 700;
/** How long the last move is shown: a collapse in Quantum and the gold after it take almost three seconds. */
const END_MS = 3300;

/** The frames at the end that say who has won: the collapse or the gold is over by then. */
export const RESULT_FRAMES = Math.round(1400 / FRAME_MS);

/** The ply that each frame of a clip shows. */
export function planClip(moves: number): readonly number[] {
  const between = Math.max(0, moves - 1);
  const each = Math.min(MOVE_MS, (LONGEST_MS - START_MS - END_MS) / Math.max(1, between));
  const length = Math.floor((START_MS + between * each + END_MS) / FRAME_MS);
  return Array.from({ length }, (_, frame) => {
    const made = Math.floor((frame * FRAME_MS - START_MS) / each) + 1;
    return Math.max(0, Math.min(moves, made));
  });
}
