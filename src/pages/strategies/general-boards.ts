/** The positions of the tips that belong to no game, in their order; null where a board says nothing. */
import type { PartId } from '../../text/strategies.ts';
import type { DiagramSpec } from '../../ui/diagram/position.ts';
import type { VariantId } from '../../variants/screens.ts';

type Boards = { readonly game: VariantId; readonly tips: readonly (DiagramSpec | null)[] };

const rowsOfThree = { size: 4, length: 3 };

export const generalBoards: Readonly<Record<PartId, Boards>> = {
  'psychological-warfare': {
    game: 'classic',
    tips: [
      null,
      { moves: ['4', '1', '0'], aims: ['8'] },
      { moves: ['1'], good: ['0', '2', '4', '7'], bad: ['3', '5', '6', '8'] },
      null,
    ],
  },
  'multiplayer-tactics': {
    game: 'multiplayer',
    tips: [
      { options: { size: 3 }, seats: 4, moves: ['0', '1', '2', '3', '4', '5', '6', '8', '7'] },
      { options: rowsOfThree, seats: 3, moves: ['5', '7', '15', '6'], aims: ['4'] },
      { options: rowsOfThree, seats: 3, moves: ['1', '12', '15', '6', '3', '8'], good: ['5'] },
      null,
    ],
  },
};
