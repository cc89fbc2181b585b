/** How a board too large for its place is looked at: shared by its scene or flat grid and the map beside it. */
import { createStore } from 'zustand/vanilla';

/** A place on the board in cells: whole numbers are the middles of cells. */
export type Spot = readonly [x: number, y: number];

/** What somebody wants to see: one place, all marks while cells are large enough, or the whole board, zoomed out. */
export type Wish = Spot | 'all' | 'whole';

type Sight = {
  /** The corners of the part that can be seen now, in order; empty until it is known. */
  readonly seen: readonly Spot[];
  readonly wish: { readonly to: Wish } | null;
};

export type Roam = ReturnType<typeof makeRoam>;

/** The view of one board. */
export function makeRoam(opensWhole = false) {
  const store = createStore<Sight>(() => ({ seen: [], wish: null }));
  return {
    /** All of it is in view at first, not only where one plays. */
    opensWhole,
    /** Tells what can be seen now. */
    see: (seen: readonly Spot[]) => store.setState({ seen }),
    /** Moves the view of the board there. */
    goTo: (to: Wish) => store.setState({ wish: { to } }),
    /** Calls back for every wish from now on; the answer ends it. */
    onWish: (follow: (to: Wish) => void): (() => void) =>
      store.subscribe(({ wish }, before) => {
        if (wish && wish !== before.wish) follow(wish.to);
      }),
    /** Calls back with what can be seen, now and whenever it changes; the answer ends it. */
    onSeen(draw: (seen: readonly Spot[]) => void): () => void {
      draw(store.getState().seen);
      return store.subscribe(({ seen }, before) => {
        if (seen !== before.seen) draw(seen);
      });
    },
  };
}
