/** What a picture of a whole board needs to know of its scene. */
import { createStore } from 'zustand/vanilla';
import type { Vec3, Viewpoint } from '../rules/board.ts';

/** Where a camera sees all of a board from a direction, in a picture of width/height `aspect`. */
type Frame = (
  view: Viewpoint,
  aspect: number,
) => { readonly distance: number; readonly target: Vec3 };

type Pose = {
  /** The board's on screen; null before the first one. */
  readonly frame: Frame | null;
  /** A picture is taken: what lies outside the screen is drawn, too. */
  readonly isAsked: boolean;
};

export const pose = createStore<Pose>(() => ({ frame: null, isAsked: false }));
