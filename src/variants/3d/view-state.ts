/** How a stacked board is viewed; shared by its scene and its panel. */
import { createStore } from 'zustand/vanilla';

type StackView = {
  /**
   * The selected level, from 0 at the bottom: only its cells can be picked. Null shows all alike: every open cell can
   * be picked, or none where a tap fans out a level first (`useFan`).
   */
  readonly level: number | null;
  /** The level the panel's flat grid shows. */
  readonly shown: number;
  /** How far the levels are pulled apart, 0 to 1. */
  readonly spread: number;
};

const CLOSED: StackView = { level: null, shown: 0, spread: 0 };

export const stackView = createStore<StackView>(() => CLOSED);

/** Selects one level; the others fade. */
export const selectLevel = (level: number) => stackView.setState({ level, shown: level });

/** Selects the level above or below the selected one, if there is one, or shows all. */
export function stepLevel(to: 'up' | 'down' | 'stack', levels: number): void {
  const { level } = stackView.getState();
  if (to === 'stack') return showAll();
  const next = (level ?? 0) + (to === 'up' ? 1 : -1);
  if (level !== null && next >= 0 && next < levels) selectLevel(next);
}

/** The panel's flat grid follows moves on other levels, unless a level is selected. */
export const showUnlessSelected = (shown: number) =>
  stackView.setState(({ level }) => (level === null ? { shown } : {}));

/** Clears the selection. */
export const showAll = () => stackView.setState({ level: null });

export const spreadLevels = (spread: number) => stackView.setState({ spread });

export const closeStack = () => stackView.setState(CLOSED);
