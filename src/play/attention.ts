/** The hovered, pressed, focused and mentioned cells, shared by the scene and the flat board so that they match. */
import { createStore } from 'zustand/vanilla';
import type { CellId } from '../rules/game.ts';

export type Attention = {
  /**
   * The cell or symbol that is pointed at: by a mouse, a finger's first tap or a hand, or by the focus among the
   * symbols to choose from.
   */
  readonly hover: string | null;
  /** The cell that a finger's first tap has pointed at; a second one picks it. */
  readonly tapped: CellId | null;
  /** The cell a finger or button holds down. */
  readonly press: CellId | null;
  /** The cell that has the keyboard's focus. */
  readonly focus: CellId | null;
  /** The cells of the move that is pointed at in the list of moves. */
  readonly listed: readonly CellId[];
  /**
   * The game's request for the next pick, shown in place of the status line's detail; null if there is none.
   */
  readonly prompt: string | null;
  /** The last tap that was refused: an object of its own each time. */
  readonly refused: { readonly cell: CellId } | null;
};

export const NO_CELLS: readonly CellId[] = [];

export const attention = createStore<Attention>(() => ({
  hover: null,
  tapped: null,
  press: null,
  focus: null,
  listed: NO_CELLS,
  prompt: null,
  refused: null,
}));

/** Sets only changed fields, so that a pointer moving inside one cell notifies nobody. */
export function attend(change: Partial<Attention>): void {
  const now = attention.getState();
  const isChanged = (Object.keys(change) as (keyof Attention)[]).some(
    (key) => now[key] !== change[key],
  );
  if (isChanged) attention.setState(change);
}
