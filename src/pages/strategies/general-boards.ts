/** The positions of the tips that belong to no game, in their order. */
import type { PartId } from '../../text/strategies.ts';
import type { DiagramSpec } from '../../ui/diagram/position.ts';
import type { GameId } from '../../variants/rules.ts';

export type GeneralBoard = { readonly game: GameId; readonly spec: DiagramSpec };

const classic = (spec: DiagramSpec): GeneralBoard => ({ game: 'classic', spec });
const multiplayer = (seats: number, options: object, spec: DiagramSpec): GeneralBoard => ({
  game: 'multiplayer',
  spec: { ...spec, seats, options: { ...options } },
});

const rowsOfThree = { size: 4, length: 3 };

export const generalBoards: Readonly<Record<PartId, readonly GeneralBoard[]>> = {
  'psychological-warfare': [
    classic({ moves: ['0', '1', '4', '8'], good: ['3', '6'] }),
    classic({ moves: ['4', '1', '0'], aims: ['8'] }),
    classic({ moves: ['1'], good: ['0', '2', '4', '7'], bad: ['3', '5', '6', '8'] }),
    // A corner answers the centre, but not another corner.
    classic({ moves: ['0'], good: ['4'], bad: ['2', '6', '8'] }),
  ],
  'multiplayer-tactics': [
    multiplayer(4, { size: 3 }, { moves: ['0', '1', '2', '3', '4', '5', '6', '8', '7'] }),
    multiplayer(3, rowsOfThree, { moves: ['5', '7', '15', '6'], aims: ['4'] }),
    multiplayer(3, rowsOfThree, { moves: ['1', '12', '15', '6', '3', '8'], good: ['5'] }),
    {
      game: 'extended',
      spec: {
        options: { size: 4, teams: true },
        seats: 4,
        moves: ['5', '1', '10', '2'],
        aims: ['0', '15'],
      },
    },
  ],
};
