import type { BoardHints } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { flatBoards } from '../../rules/flat-board.ts';
import type { Json, Mark } from '../../rules/game.ts';
import { links, pending, preview, type QuantumState, symbolOfMove } from './rules-state.ts';

const board: BoardLayout = {
  ...flatBoards[3],
  view: { fov: 24, azimuth: 18, elevation: 52 },
  // Arcs stand over the board: from straight above they would hide what they join.
  phone: { fov: 24, azimuth: 0, elevation: 58 },
};

/** Quantum: the board of classic, its cells shared by many small marks. */
export const boardOf = () => board;

/** The links between marks, and the measurement that is due. */
export function hintsOf(raw: Json): BoardHints {
  const state = raw as unknown as QuantumState;
  const due = pending(state);
  return {
    entangled: {
      next: state.made + 1,
      mover: symbolOfMove(state, state.made + 1),
      links: links(state),
      measure: due && {
        ...due,
        player: symbolOfMove(state, due.moveNumber),
        landings: due.options.map((cell) => preview(state, cell)) as [Mark[], Mark[]],
      },
    },
  };
}
