/** How strong each level plays each game. */
import type { GameId } from '../variants/rules.ts';
import { MAX_DEPTH } from '../rules/worth.ts';

/** How hard a bot tries. */
export type Level = 'easy' | 'medium' | 'hard';

/** The levels, weakest first. */
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

/** Of its moves the share that is random, 0 to 1; and how many plies the others are searched at most. */
export type Strength = { readonly share: number; readonly depth: number };

type Strengths = Readonly<Record<Level, Strength>>;

const FULL = { share: 0, depth: MAX_DEPTH };

/** Specification 9, AI strength (Classic). Games without a table of their own play like it. */
const CLASSIC: Strengths = {
  easy: { share: 0.5, depth: MAX_DEPTH },
  medium: { share: 0.3, depth: MAX_DEPTH },
  hard: FULL,
};

/** Specification 9 (3D); by decision "Modes" also Ultimate and Infinite. Hard goes as deep as it can. */
const DEEP: Strengths = {
  easy: { share: 0.4, depth: 1 },
  medium: { share: 0, depth: 3 },
  hard: FULL,
};

const strengths: Partial<Readonly<Record<GameId, Strengths>>> = {
  extended: { ...CLASSIC, medium: { share: 0, depth: 4 } },
  misere: { ...CLASSIC, medium: { share: 0, depth: 6 } },
  wild: { easy: { share: 0.4, depth: 2 }, medium: { share: 0, depth: 4 }, hard: FULL },
  quantum: { easy: { share: 1, depth: 1 }, medium: { share: 0, depth: 3 }, hard: FULL },
  '3d': DEEP,
  ultimate: DEEP,
  infinite: DEEP,
};

/** How strong a level plays a game. */
export const strengthOf = (game: GameId, level: Level): Strength =>
  (strengths[game] ?? CLASSIC)[level];
