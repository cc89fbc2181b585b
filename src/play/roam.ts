/**
 * The visible part of a board too large for its place; shared by its scene or flat grid and the map beside
 * it.
 */
import { createStore } from 'zustand/vanilla';

/** A point on the board in cells: whole numbers are the middles of cells. */
export type PlanePoint = readonly [x: number, y: number];

/**
 * Where the camera should go: to one place, to all marks while cells are large enough, or to the whole board, zoomed
 * out.
 */
export type RoamTarget = PlanePoint | 'all' | 'whole';

type PlaneSight = {
  /** The corners of the visible part, in order; empty until it is known. */
  readonly seen: readonly PlanePoint[];
  readonly target: { readonly to: RoamTarget } | null;
};

export type Roam = ReturnType<typeof makeRoam>;

/** The visible part of one board. */
export function makeRoam(opensWhole = false) {
  const store = createStore<PlaneSight>(() => ({ seen: [], target: null }));
  return {
    /** Whether the whole board is visible at first, not only the part in play. */
    opensWhole,
    /** Sets the visible part. */
    see: (seen: readonly PlanePoint[]) => store.setState({ seen }),
    /** Moves the camera there. */
    goTo: (to: RoamTarget) => store.setState({ target: { to } }),
    /** Calls back for every target from now on. Returns a function that stops it. */
    onTarget: (follow: (to: RoamTarget) => void): (() => void) =>
      store.subscribe(({ target }, before) => {
        if (target && target !== before.target) follow(target.to);
      }),
    /** Calls back with the visible part, now and whenever it changes. Returns a function that stops it. */
    onSeen(draw: (seen: readonly PlanePoint[]) => void): () => void {
      draw(store.getState().seen);
      return store.subscribe(({ seen }, before) => {
        if (seen !== before.seen) draw(seen);
      });
    },
  };
}
