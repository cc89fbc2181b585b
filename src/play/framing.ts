/** The data of a scene that a picture of the whole board, or the board on a tabletop, needs. */
import { createStore } from 'zustand/vanilla';
import type { Vec3, Viewpoint } from '../rules/board.ts';

/**
 * Returns the distance and target from which a camera sees the whole board, in a picture of width/height
 * `aspect`.
 */
type FitBoard = (
  viewpoint: Viewpoint,
  aspect: number,
) => { readonly distance: number; readonly target: Vec3 };

/** A box, world units. `exponent`: the superellipse of its outline, seen from above; without it, its corners are sharp. */
export type Extent = { readonly min: Vec3; readonly max: Vec3; readonly exponent?: number };

type Framing = {
  /** The fit of the board on screen; null before the first one. */
  readonly fit: FitBoard | null;
  /** The box around the board on screen; null before the first one. `grows`: it covers the part in view. */
  readonly extent: (Extent & { readonly grows?: boolean }) | null;
  /** Whether a picture is being taken, so that parts outside the screen are drawn, too. */
  readonly showsAll: boolean;
};

export const framing = createStore<Framing>(() => ({ fit: null, extent: null, showsAll: false }));
