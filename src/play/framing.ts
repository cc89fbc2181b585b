/** What a picture of a whole board, and the board on a table, need to know of its scene. */
import { createStore } from 'zustand/vanilla';
import type { Vec3, Viewpoint } from '../rules/board.ts';

/** Where a camera sees all of a board from a direction, in a picture of width/height `aspect`. */
type FitBoard = (
  viewpoint: Viewpoint,
  aspect: number,
) => { readonly distance: number; readonly target: Vec3 };

/** `exponent`: of its outline, seen from above. `isOpen`: it grows, and what is in view stands for it. */
type Box = {
  readonly min: Vec3;
  readonly max: Vec3;
  readonly exponent?: number;
  readonly isOpen?: boolean;
};

type Framing = {
  /** The board's on screen; null before the first one. */
  readonly frame: FitBoard | null;
  /** The box around the board on screen, world units; null before the first one. */
  readonly extent: Box | null;
  /** A picture is taken: what lies outside the screen is drawn, too. */
  readonly isWhole: boolean;
};

export const framing = createStore<Framing>(() => ({ frame: null, extent: null, isWhole: false }));
