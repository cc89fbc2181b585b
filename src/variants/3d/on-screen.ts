import type { Json } from '../../rules/game.ts';
import { text } from '../../text/en.ts';
import type { Stage } from '../stage.ts';
import { boardOf, hintsOf } from './board.ts';
import { closedCells, type ThreeDState } from './rules.ts';

export const stage: Stage = {
  boardOf,
  hintsOf,
  options: [
    { key: 'board', values: ['4x3x3', '3x3x3', '4x4x4'] },
    { key: 'centreClosed', values: [false, true] },
  ],
  refusal,
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};

/** Nothing on the board says why its middle is closed. */
function refusal(raw: Json, _picks: readonly string[], pick: string) {
  const isClosed = closedCells(raw as unknown as ThreeDState).includes(pick);
  return isClosed ? text.stack.refused : null;
}
