/** The interface to the bots, and its implementation in the page itself. */
import type { MatchRecord } from '../../rules/game.ts';
import type { Skill } from '../levels.ts';
import type { TurningPoint } from '../turning-point.ts';
import type { BotAnswer } from './messages.ts';
import type { ExplainedAnalysis } from '../reasons/reasons.ts';

/** The interface through which a session asks for a bot's move. */
export type BotPort = {
  /**
   * Resolves to a move's notation; the time in milliseconds is the usual one if it is absent. Rejects with the
   * signal's reason when aborted, with an Error when a bot fails.
   */
  choose(
    record: MatchRecord,
    skill: Skill,
    signal: AbortSignal,
    budgetMs?: number,
  ): Promise<string>;
};

/** Bots that also analyse positions. */
export type AnalysisBots = BotPort & {
  /** The worth of every move, and reasons for the best; the time as for `choose`. Rejects as `choose` does. */
  analyse(record: MatchRecord, signal: AbortSignal, budgetMs?: number): Promise<ExplainedAnalysis>;
  /** The turning point of a finished match of three players or more; null where it isn't known. Rejects as `choose` does. */
  findTurningPoint(record: MatchRecord, signal: AbortSignal): Promise<TurningPoint | null>;
};

/** A question without its id. */
export type BotQuestion =
  | {
      readonly ask: 'choose';
      readonly record: MatchRecord;
      readonly skill: Skill;
      readonly budgetMs?: number | undefined;
    }
  | {
      readonly ask: 'analyse' | 'turning-point';
      readonly record: MatchRecord;
      readonly budgetMs?: number | undefined;
    };

/** Answers any question. */
export type AnswerQuestion = (question: BotQuestion, signal: AbortSignal) => Promise<BotAnswer>;

/** Wraps one answering function as the bots' interface. */
export const createBotPort = (answer: AnswerQuestion): AnalysisBots => ({
  choose: async (record, skill, signal, budgetMs) =>
    (await answer({ ask: 'choose', record, skill, budgetMs }, signal)) as string,
  analyse: async (record, signal, budgetMs) =>
    (await answer({ ask: 'analyse', record, budgetMs }, signal)) as ExplainedAnalysis,
  findTurningPoint: async (record, signal) =>
    (await answer({ ask: 'turning-point', record }, signal)) as TurningPoint | null,
});

/** A random seed of 32 bits. */
export const anySeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Loads the code with which the page searches itself. */
export const loadLocal = () => import('./answer.ts');

/** The page's own answer. It blocks the page. */
export function pageAnswer(seed: () => number): AnswerQuestion {
  const memory = {};
  return async (question, signal) => {
    signal.throwIfAborted();
    const { answerQuestion: answer } = await loadLocal();
    signal.throwIfAborted();
    const sent = { ...question, id: 0, opts: { seed: seed(), budgetMs: question.budgetMs } };
    const message = await answer(sent, memory);
    signal.throwIfAborted();
    if (!message.ok) throw new Error(message.error);
    return message.value;
  };
}
