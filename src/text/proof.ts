/** The shape of the words about a proof, of its page and of the argument with it; they load with those pages. */
import type { Guide } from './guide.ts';
import type { Translation } from './translation.ts';

export type ProofWords = {
  readonly title: string;
  /** The buttons of its page. */
  readonly argue: string;
  readonly analyse: string;
  readonly toGuide: string;
  /** The way back from the argument, and its buttons. */
  readonly leave: string;
  readonly read: string;
  readonly restart: string;
  /** How near the end is: the proof's moves that are still needed, or those of the chain of threats. */
  readonly left: (moves: number) => string;
  readonly bookDone: string;
  readonly threats: (moves: number) => string;
  readonly first: string;
  readonly firstDetail: string;
  readonly yours: string;
  readonly replying: string;
  /** On the reader's latest reply. */
  readonly best: string;
  readonly cost: (moves: number) => string;
  readonly block: string;
  readonly over: string;
  readonly overDetail: (moves: number) => string;
};

/** Where they are, by language. */
export type ProofTranslations = Readonly<
  Record<
    'de' | 'es',
    () => Promise<{ readonly guide: Guide; readonly words: Translation<ProofWords> }>
  >
>;
