import type { faq } from './faq.ts';
import type { said } from './metadata-words.ts';
import type { below } from './related.ts';
import type { StrategyWords } from './strategies.ts';

/** Words that load with the page that needs them. */
type Parts = {
  readonly faq: typeof faq;
  readonly head: typeof said;
  readonly related: typeof below;
  readonly strategies: StrategyWords;
};

/** Translates such a part into the visitor's language; pages await it. Empty in English. */
export const lazyTranslations: {
  [K in keyof Parts]?: (part: Parts[K]) => Promise<void>;
} & {
  /** The pages' words about every game. */
  pages?: () => Promise<void>;
} = {};
