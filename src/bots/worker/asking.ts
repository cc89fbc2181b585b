/** The interface to the bots, and its implementation in the page itself. */
import type { MatchRecord } from '../../rules/game.ts';
import type { Analysis } from '../analyse.ts';
import type { Level } from '../levels.ts';
import type { BotValue } from './protocol.ts';
import type { Reviewed } from '../review.ts';

/** Where a session asks for a bot's move. */
export type BotPort = {
  /** Resolves to a move's notation. Rejects with the signal's reason when aborted, with an Error when a bot fails. */
  choose(record: MatchRecord, level: Level, signal: AbortSignal): Promise<string>;
  /** Ends the worker and rejects its open questions. */
  dispose(): void;
};

/** Bots that also analyse positions and review matches. */
export type WiseBots = BotPort & {
  /** The value of every move. Rejects as `choose` does. */
  analyse(record: MatchRecord, signal: AbortSignal): Promise<Analysis>;
  /** Finds the moves of a match that gave something away, and reports progress. Rejects as `choose` does. */
  review(record: MatchRecord, signal: AbortSignal, onProgress?: OnProgress): Promise<Reviewed>;
};

/** A question without its id. */
export type Question =
  | { readonly ask: 'choose'; readonly record: MatchRecord; readonly level: Level }
  | { readonly ask: 'analyse' | 'review'; readonly record: MatchRecord };

/** Receives the progress of a long search. */
export type OnProgress = (soFar: Reviewed) => void;

/** Answers any question. */
export type Answer = (
  question: Question,
  signal: AbortSignal,
  hear?: OnProgress,
) => Promise<BotValue>;

/** Wraps one answering function as the bots' interface. */
export const asking = (answer: Answer): Omit<WiseBots, 'dispose'> => ({
  choose: async (record, level, signal) =>
    (await answer({ ask: 'choose', record, level }, signal)) as string,
  analyse: async (record, signal) => (await answer({ ask: 'analyse', record }, signal)) as Analysis,
  review: async (record, signal, hear) =>
    (await answer({ ask: 'review', record }, signal, hear)) as Reviewed,
});

/** Any number. */
export const anySeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Loads the code with which the page searches itself. */
export const loadLocal = () => import('./protocol.ts');

/** The page's own answer. It blocks the page. */
export function pageAnswer(seed: () => number): Answer {
  const memory = {};
  return async (question, signal, hear) => {
    signal.throwIfAborted();
    const { answer } = await loadLocal();
    signal.throwIfAborted();
    const request = { ...question, id: 0, opts: { seed: seed() } };
    const reply = await answer(request, memory, ({ soFar }) => {
      signal.throwIfAborted();
      hear?.(soFar);
    });
    signal.throwIfAborted();
    if (!reply.ok) throw new Error(reply.error);
    return reply.value;
  };
}

/** Bots without a worker, for browsers that can't create one. They block the page while they search. */
export const localBots = (seed: () => number = anySeed): WiseBots => ({
  ...asking(pageAnswer(seed)),
  dispose() {},
});
