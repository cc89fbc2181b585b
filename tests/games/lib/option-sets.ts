/** The options with which the contract suite plays every game; sets that don't suit the seats are skipped. */
import type { Json } from '../../../src/rules/game.ts';
import type { GameId } from '../../../src/variants/rules.ts';

/** Raw options of the games that have any, the defaults first. */
const sets: Readonly<Partial<Record<GameId, readonly Json[]>>> = {
  classic: [{}, { teams: true }],
  extended: [{}, { size: 5 }, { teams: true }, { size: 5, teams: true }],
  '3d': [
    {},
    { centreClosed: true },
    { board: '3x3x3' },
    { board: '3x3x3', centreClosed: true },
    { board: '4x4x4' },
    { teams: true },
    { board: '3x3x3', centreClosed: true, teams: true },
    { board: '4x4x4', teams: true },
  ],
  misere: [{}, { size: 4 }, { teams: true }, { size: 4, teams: true }],
  wild: [{}, { size: 4 }, { winner: 'maker' }, { size: 4, winner: 'maker' }],
  infinite: [
    {},
    { length: 4 },
    { length: 3 },
    { start: 3 },
    { length: 3, start: 3 },
    { compact: true },
    { teams: true },
    { compact: true, teams: true },
  ],
  multiplayer: [
    {},
    { size: 4 },
    { size: 5 },
    { size: 4, length: 3 },
    { size: 5, length: 3 },
    { length: 3 },
  ],
};

/** The raw options to test a game with: those listed here, or its defaults. */
export const optionsToTry = (id: GameId): readonly Json[] => sets[id] ?? [{}];
