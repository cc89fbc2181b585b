/** Who answers questions to bots, and the page itself as the one who does. */
import type { MatchRecord } from '../../rules/game.ts';
import type { Analysis } from '../analyse.ts';
import type { Level } from '../levels.ts';
import type { BotValue } from './protocol.ts';
import type { Reviewed } from '../review.ts';

/** Where a session asks for a bot's move. */
export type BotPort = {
  /** The notation of a move. Rejects with the signal's reason when aborted, with an Error when a bot fails. */
  choose(record: MatchRecord, level: Level, signal: AbortSignal): Promise<string>;
  /** Ends the worker and what it was asked. */
  dispose(): void;
};

/** Bots that can also be asked for what they know. */
export type WiseBots = BotPort & {
  /** What bots know of every move. Rejects as `choose` does. */
  analyse(record: MatchRecord, signal: AbortSignal): Promise<Analysis>;
  /** Which moves of a match gave something away; tells of its progress meanwhile. Rejects as `choose` does. */
  review(record: MatchRecord, signal: AbortSignal, onProgress?: OnProgress): Promise<Reviewed>;
};

/** What a question is about, without its id. */
export type Question =
  | { readonly ask: 'choose'; readonly record: MatchRecord; readonly level: Level }
  | { readonly ask: 'analyse' | 'review'; readonly record: MatchRecord };

/** Hears how far a long thought has come. */
export type OnProgress = (soFar: Reviewed) => void;

/** Answers any question. */
export type Answer = (
  question: Question,
  signal: AbortSignal,
  hear?: OnProgress,
) => Promise<BotValue>;

/** The questions that there are, as one function answers them. */
export const asking = (answer: Answer): Omit<WiseBots, 'dispose'> => ({
  choose: async (record, level, signal) =>
    (await answer({ ask: 'choose', record, level }, signal)) as string,
  analyse: async (record, signal) => (await answer({ ask: 'analyse', record }, signal)) as Analysis,
  review: async (record, signal, hear) =>
    (await answer({ ask: 'review', record }, signal, hear)) as Reviewed,
});

/** Any number. */
export const anySeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Fetches what the page needs to search itself. */
export const loadLocal = () => import('./protocol.ts');

/** The page's own answer, while which it waits. */
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

/** Bots without a worker, for where none can be made: the page waits while they search. */
export const localBots = (seed: () => number = anySeed): WiseBots => ({
  ...asking(pageAnswer(seed)),
  dispose() {},
});
