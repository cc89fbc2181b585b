/** How a board that grows is looked at: shared by its scene or flat grid and the map beside it. */
import { createStore } from 'zustand/vanilla';

/** A place on the board in cells: whole numbers are the middles of cells. */
export type Spot = readonly [x: number, y: number];

/** What somebody wants to see: the whole board, or one place of it. */
export type Wish = { readonly to: Spot | 'all' };

export type Roam = {
  /** The corners of the part that can be seen now, in order; empty while nobody knows. */
  readonly seen: readonly Spot[];
  readonly wish: Wish | null;
};

export const roam = createStore<Roam>(() => ({ seen: [], wish: null }));

/** Tells what can be seen now. */
export const see = (seen: readonly Spot[]) => roam.setState({ seen });

/** Asks whatever shows the board to go there. */
export const goTo = (to: Spot | 'all') => roam.setState({ wish: { to } });

/** Calls back for every wish from now on; the answer ends it. */
export const onWish = (follow: (to: Spot | 'all') => void): (() => void) =>
  roam.subscribe(({ wish }, before) => {
    if (wish && wish !== before.wish) follow(wish.to);
  });
