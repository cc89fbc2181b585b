/** The page's side of the bots: one worker, made when first needed, ended to cancel a search. */
import type { MatchRecord } from '../rules/game.ts';
import type { Analysis } from './analyse.ts';
import type { Level } from './levels.ts';
import type { BotReply, BotRequest } from './protocol.ts';

/** Where a session asks for a bot's move. */
export type BotPort = {
  /** The notation of a move. Rejects with the signal's reason when aborted, with an Error when a bot fails. */
  choose(record: MatchRecord, level: Level, signal: AbortSignal): Promise<string>;
  /** Ends the worker and what it was asked. */
  dispose(): void;
};

/** What a question is about, without its id. */
type Question =
  | { readonly ask: 'choose'; readonly record: MatchRecord; readonly level: Level }
  | { readonly ask: 'analyse'; readonly record: MatchRecord };

type Waiting = {
  readonly request: Question & BotRequest;
  readonly signal: AbortSignal;
  readonly settle: PromiseWithResolvers<string | Analysis | null>;
};

const anySeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Bots that can be fetched before they are asked, and asked for what they know. */
type BotTeam = BotPort & {
  /** Starts the worker, fetches what stands in for it, and what the match's bots know by heart. */
  prepare(record: MatchRecord): void;
  /** What bots know of every move. Rejects as `choose` does. */
  analyse(record: MatchRecord, signal: AbortSignal): Promise<Analysis>;
};

/** The bots' worker, as the bundler wants to see it. */
export const spawnBotWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' });

const loadLocal = () => import('./protocol.ts');

/** Bots without a worker, for where none can be made: the page waits while they search. */
export function localBots(seed: () => number = anySeed): BotPort & Pick<BotTeam, 'analyse'> {
  const memory = {};
  const ask = async (question: Question, signal: AbortSignal) => {
    signal.throwIfAborted();
    const { answer } = await loadLocal();
    signal.throwIfAborted();
    const reply = await answer({ ...question, id: 0, opts: { seed: seed() } }, memory);
    signal.throwIfAborted();
    if (!reply.ok) throw new Error(reply.error);
    return reply.value;
  };
  return {
    choose: async (record, level, signal) =>
      (await ask({ ask: 'choose', record, level }, signal)) as string,
    analyse: async (record, signal) => (await ask({ ask: 'analyse', record }, signal)) as Analysis,
    dispose() {},
  };
}

/**
 * Bots in a worker. Aborting a question ends the worker and the next question starts another. Where
 * no worker can be made, or it fails a question, the page searches itself.
 */
export function createBots(spawn: () => Worker, seed: () => number = anySeed): BotTeam {
  const waiting = new Map<number, Waiting>();
  const local = localBots(seed);
  let worker: Worker | null = null;
  let isRefused = false;
  let isOver = false;
  let lastId = 0;

  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const failAll = (reason: Error): void => {
    stop();
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { settle } of lost) settle.reject(reason);
  };
  const ready = (): Worker | null => {
    if (isRefused || worker) return worker;
    try {
      const made = spawn();
      // An error that an ended worker still had to say is none of the next one's.
      listen(made, waiting, (reason) => made === worker && failAll(reason));
      worker = made;
    } catch {
      isRefused = true;
    }
    return worker;
  };
  const alone = (question: Question, signal: AbortSignal): Promise<string | Analysis> =>
    question.ask === 'choose'
      ? local.choose(question.record, question.level, signal)
      : local.analyse(question.record, signal);
  const ask = ({ request, signal, settle }: Waiting): void => {
    const asked = ready();
    if (asked) asked.postMessage(request);
    else settle.resolve(alone(request, signal));
  };

  const answerTo = async (asked: Question, signal: AbortSignal) => {
    signal.throwIfAborted();
    const id = (lastId += 1);
    const request = { ...asked, id, opts: { seed: seed() } };
    const question = { request, signal, settle: Promise.withResolvers<string | Analysis | null>() };
    const cancel = (): void => {
      waiting.delete(id);
      question.settle.reject(signal.reason);
      stop();
      for (const other of waiting.values()) ask(other);
    };
    waiting.set(id, question);
    signal.addEventListener('abort', cancel, { once: true });
    ask(question);
    const answer = question.settle.promise.finally(() => {
      waiting.delete(id);
      signal.removeEventListener('abort', cancel);
    });
    return answer.catch((error: unknown) => {
      if (isOver || signal.aborted) throw error;
      return alone(asked, signal);
    });
  };

  return {
    choose: async (record, level, signal) =>
      (await answerTo({ ask: 'choose', record, level }, signal)) as string,
    analyse: async (record, signal) =>
      (await answerTo({ ask: 'analyse', record }, signal)) as Analysis,
    prepare(record) {
      const request: BotRequest = { ask: 'prepare', id: (lastId += 1), record, opts: {} };
      ready()?.postMessage(request);
      loadLocal().catch(() => undefined);
    },
    dispose() {
      isOver = true;
      failAll(new Error('The bots were sent home.'));
    },
  };
}

/** Hands a worker's answers to who waits for them; its death to `onDeath`. */
function listen(
  worker: Worker,
  waiting: ReadonlyMap<number, Waiting>,
  onDeath: (reason: Error) => unknown,
): void {
  worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
    const asked = waiting.get(data.id);
    if (data.ok) asked?.settle.resolve(data.value);
    else asked?.settle.reject(new Error(`The bot failed: ${data.error}`));
  });
  const died = (event: Event): void => {
    const said = 'message' in event ? String(event.message) : event.type;
    onDeath(new Error(`The bot worker stopped: ${said}`));
  };
  worker.addEventListener('error', died);
  worker.addEventListener('messageerror', died);
}
