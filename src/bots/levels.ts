/** How strong each level plays each game. */
import type { Game } from '../rules/game.ts';
import type { Level, Strength } from '../rules/about.ts';
import { MAX_DEPTH } from '../engine/worth.ts';

export type { Level } from '../rules/about.ts';

/** A level, or a strength from 1 to 10 that plays like a person. */
export type Skill = Level | { readonly strength: number };

/** The levels, weakest first. */
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

/** Classic's levels, the default for every game. Hard searches as deep as it can. */
const USUAL: Readonly<Record<Level, Strength>> = {
  easy: { share: 0.5, depth: MAX_DEPTH },
  medium: { share: 0.3, depth: MAX_DEPTH },
  hard: { share: 0, depth: MAX_DEPTH },
};

/** How strong a level plays a game. */
export const strengthOf = ({ about }: Game, level: Level): Strength =>
  about.levels?.[level] ?? USUAL[level];
