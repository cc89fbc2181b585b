import type { faq } from './faq.ts';
import type { said } from './metadata-words.ts';
import type { below } from './related.ts';
import type { StrategyWords } from './strategies.ts';

/** What comes with the page that says it. */
type Parts = {
  readonly faq: typeof faq;
  readonly head: typeof said;
  readonly related: typeof below;
  readonly strategies: StrategyWords;
};

/**
 * How the visitor's language puts its words into such a part, which the page awaits. English has
 * nothing to put in.
 */
export const later: {
  [K in keyof Parts]?: (part: Parts[K]) => Promise<void>;
} & {
  /** What pages say of every game. */
  pages?: () => Promise<void>;
} = {};
