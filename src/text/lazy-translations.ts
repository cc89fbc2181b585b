import type { analysis } from './analysis.ts';
import type { classWords } from './class.ts';
import type { clipWords } from './clip.ts';
import type { embedWords } from './embed.ts';
import type { faq } from './faq.ts';
import type { givenNames } from './given-names.ts';
import type { lessons } from './lessons.ts';
import type { headWords } from './head.ts';
import type { related } from './related.ts';
import type { printWords } from './print.ts';
import type { matchText } from './match-text.ts';
import type { privacy } from './privacy.ts';
import type { puzzles } from './puzzles.ts';
import type { statsWords } from './stats.ts';
import type { StrategyWords } from './strategies.ts';
import type { tabletop } from './xr.ts';

/** Words that load with the page that needs them. */
type TranslatedParts = {
  readonly analysis: typeof analysis;
  readonly class: typeof classWords;
  readonly clip: typeof clipWords;
  readonly embed: typeof embedWords;
  readonly faq: typeof faq;
  readonly givenNames: typeof givenNames;
  readonly head: typeof headWords;
  readonly lessons: typeof lessons;
  readonly print: typeof printWords;
  readonly matchText: typeof matchText;
  readonly privacy: typeof privacy;
  readonly puzzles: typeof puzzles;
  readonly related: typeof related;
  readonly stats: typeof statsWords;
  readonly strategies: StrategyWords;
  readonly tabletop: typeof tabletop;
};

/** Translates such a part into the visitor's language; pages await it. Does nothing in English. */
export const lazyTranslations: {
  [K in keyof TranslatedParts]?: (part: TranslatedParts[K]) => Promise<void>;
} & {
  /** The pages' words about every game. */
  pages?: () => Promise<void>;
} = {};
