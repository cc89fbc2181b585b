/** How a quantum board is looked at: shared by its scene and the panel beside it. */
import { createStore } from 'zustand/vanilla';
import type { CellId } from '../../rules/game.ts';

export type EntanglementLook = {
  /** Links between marks are drawn. */
  readonly shown: boolean;
  /** The option of a measurement that is tried out on the board, before it is confirmed. */
  readonly tried: CellId | null;
  /** Somebody looks at the board before measuring: the question waits. */
  readonly waits: boolean;
};

export const entanglement = createStore<EntanglementLook>(() => ({
  shown: true,
  tried: null,
  waits: false,
}));

export const toggleLinks = () => entanglement.setState(({ shown }) => ({ shown: !shown }));

/** Shows on the board what an option would become; null shows it as it is. */
export const tryOut = (tried: CellId | null) => entanglement.setState({ tried });

/** Puts the question away, or asks it again. */
export const letWait = (waits: boolean) =>
  entanglement.setState(waits ? { waits, tried: null } : { waits });
