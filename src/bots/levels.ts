/** How strong each level plays each game. */
import type { GameId } from '../variants/rules.ts';

/** How hard a bot tries. */
export type Level = 'easy' | 'medium' | 'hard';

/** The levels, weakest first. */
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

/** Of its moves, the share that is random: 0 to 1 per level. */
export type Shares = Readonly<Record<Level, number>>;

/** Specification 9, AI strength (Classic); games without shares of their own play like it. */
const CLASSIC: Shares = { easy: 0.5, medium: 0.3, hard: 0 };

const shares: Partial<Readonly<Record<GameId, Shares>>> = { classic: CLASSIC };

/** The share of random moves of a level in a game. */
export const randomShare = (game: GameId, level: Level): number => (shares[game] ?? CLASSIC)[level];
