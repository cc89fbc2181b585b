/** The settings of each level in each game. */
import type { Game } from '../rules/game.ts';
import type { SearchLevel, LevelSettings } from '../rules/about.ts';
import { MAX_DEPTH } from '../engine/worth.ts';

/** A level, or a strength from 1 to 10 that plays like a person. */
export type Skill = SearchLevel | { readonly strength: number };

/** Weakest first. */
export const SEARCH_LEVELS: readonly SearchLevel[] = ['easy', 'medium', 'hard'];

/** Classic's levels, the default for every game. Hard searches as deep as it can. */
const USUAL: Readonly<Record<SearchLevel, LevelSettings>> = {
  easy: { atRandom: 0.5, depth: MAX_DEPTH },
  medium: { atRandom: 0.3, depth: MAX_DEPTH },
  hard: { atRandom: 0, depth: MAX_DEPTH },
};

export const levelSettingsOf = ({ about }: Game, level: SearchLevel): LevelSettings =>
  about.levels?.[level] ?? USUAL[level];
