/** How a quantum board is viewed; shared by its scene and its panel. */
import { createStore } from 'zustand/vanilla';
import type { CellId } from '../../rules/game.ts';

type QuantumView = {
  /** Whether links between marks are drawn. */
  readonly areLinksShown: boolean;
  /** The option of a measurement that the board previews until it is confirmed. */
  readonly previewedOption: CellId | null;
  /** The measurement's dialog is closed while the player looks at the board. */
  readonly waits: boolean;
};

export const quantumView = createStore<QuantumView>(() => ({
  areLinksShown: true,
  previewedOption: null,
  waits: false,
}));

export const toggleLinks = () =>
  quantumView.setState(({ areLinksShown }) => ({ areLinksShown: !areLinksShown }));

/** Previews an option on the board; null previews none. */
export const previewOption = (previewedOption: CellId | null) =>
  quantumView.setState({ previewedOption });

/** Closes the measurement's dialog, or opens it again. */
export const setPostponed = (waits: boolean) =>
  quantumView.setState(waits ? { waits, previewedOption: null } : { waits });
