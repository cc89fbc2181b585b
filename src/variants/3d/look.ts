/** How a stacked board is looked at: shared by its scene and the panel beside it. */
import { createStore } from 'zustand/vanilla';

export type StackLook = {
  /** The level in hand, from 0 at the bottom: only its cells can be picked; null shows all alike. */
  readonly level: number | null;
  /** The level the panel's flat grid shows. */
  readonly shown: number;
  /** How far the levels are pulled apart, 0 to 1. */
  readonly spread: number;
};

const CLOSED: StackLook = { level: null, shown: 0, spread: 0 };

export const stack = createStore<StackLook>(() => CLOSED);

/** Takes one level in hand: the others fade. */
export const takeLevel = (level: number) => stack.setState({ level, shown: level });

/** The panel's flat grid follows a move made elsewhere, unless a level is in hand. */
export const followTo = (shown: number) =>
  stack.setState(({ level }) => (level === null ? { shown } : {}));

/** Shows all levels alike again. */
export const showAll = () => stack.setState({ level: null });

export const spreadLevels = (spread: number) => stack.setState({ spread });

export const closeStack = () => stack.setState(CLOSED);
