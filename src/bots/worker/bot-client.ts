/** The page's side of the bots: one worker, created on demand and terminated to cancel a search. */
import type { MatchRecord } from '../../rules/game.ts';
import {
  anySeed,
  createBotPort,
  loadLocal,
  pageAnswer,
  type AnswerQuestion,
  type BotQuestion,
  type AnalysisBots,
} from './bot-port.ts';
import type { AnswerMessage, QuestionMessage, BotAnswer } from './messages.ts';

type Waiting = {
  readonly message: BotQuestion & QuestionMessage;
  readonly deferred: PromiseWithResolvers<BotAnswer>;
};

/** Bots that can be loaded ahead of the first question. */
type WorkerBots = AnalysisBots & {
  /** Starts the worker, and loads its fallback, and what the game's bot knows. */
  prepare(record: MatchRecord): void;
};

/** The bundler recognises a worker only in this form. */
export const spawnBotWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' });

/**
 * Bots in a worker. Aborting a question ends the worker; the next question starts a new one. The page
 * searches itself when no worker can be created, or when it fails a question.
 */
export function createBots(spawn: () => Worker, seed: () => number = anySeed): WorkerBots {
  const waiting = new Map<number, Waiting>();
  const alone = pageAnswer(seed);
  let worker: Worker | null = null;
  let isRefused = false;
  let lastId = 0;

  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const failAll = (reason: Error): void => {
    stop();
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { deferred } of lost) deferred.reject(reason);
  };
  const ready = (): Worker | null => {
    if (isRefused || worker) return worker;
    try {
      const made = spawn();
      // A late error of an ended worker must not end the next one.
      listen(made, waiting, (reason) => made === worker && failAll(reason));
      worker = made;
    } catch {
      isRefused = true;
    }
    return worker;
  };
  const ask = ({ message, deferred }: Waiting): void => {
    const asked = ready();
    if (asked) asked.postMessage(message);
    else deferred.reject(new Error('There is no bot worker.'));
  };

  const answerTo: AnswerQuestion = async (asked, signal) => {
    signal.throwIfAborted();
    const id = (lastId += 1);
    const opts = { seed: seed(), budgetMs: asked.budgetMs };
    const message = { ...asked, id, opts };
    const deferred = Promise.withResolvers<BotAnswer>();
    const question = { message, deferred };
    const cancel = (): void => {
      waiting.delete(id);
      deferred.reject(signal.reason);
      stop();
      for (const other of waiting.values()) ask(other);
    };
    waiting.set(id, question);
    signal.addEventListener('abort', cancel, { once: true });
    ask(question);
    const answer = deferred.promise.finally(() => {
      waiting.delete(id);
      signal.removeEventListener('abort', cancel);
    });
    return answer.catch((error: unknown) => {
      if (signal.aborted) throw error;
      return alone(asked, signal);
    });
  };

  return {
    ...createBotPort(answerTo),
    prepare(record) {
      const message: QuestionMessage = { ask: 'warm-up', id: (lastId += 1), record, opts: {} };
      ready()?.postMessage(message);
      loadLocal().catch(() => undefined);
    },
  };
}

/** Settles the questions that a worker answers; reports its death to `onDeath`. */
function listen(
  worker: Worker,
  waiting: ReadonlyMap<number, Waiting>,
  onDeath: (reason: Error) => unknown,
): void {
  worker.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) => {
    const asked = waiting.get(data.id);
    if (data.ok) asked?.deferred.resolve(data.value);
    else asked?.deferred.reject(new Error(`The bot failed: ${data.error}`));
  });
  const onWorkerError = (event: Event): void => {
    const message = 'message' in event ? String(event.message) : event.type;
    onDeath(new Error(`The bot worker stopped: ${message}`));
  };
  worker.addEventListener('error', onWorkerError);
  worker.addEventListener('messageerror', onWorkerError);
}
