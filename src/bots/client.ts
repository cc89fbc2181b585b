/** The page's side of the bots: one worker, made when first needed, ended to cancel a search. */
import type { MatchRecord } from '../rules/game.ts';
import type { Level } from './levels.ts';
import type { BotReply, BotRequest } from './protocol.ts';

/** Where a session asks for a bot's move. */
export type BotPort = {
  /** The notation of a move. Rejects with the signal's reason when aborted, with an Error when a bot fails. */
  choose(record: MatchRecord, level: Level, signal: AbortSignal): Promise<string>;
  /** Ends the worker and what it was asked. */
  dispose(): void;
};

type Waiting = {
  readonly request: BotRequest;
  readonly signal: AbortSignal;
  readonly settle: PromiseWithResolvers<string>;
};

const anySeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Bots that can be fetched before they are asked. */
type BotTeam = BotPort & {
  /** Starts the worker, and fetches what stands in for it. */
  prepare(): void;
};

/** The bots' worker, as the bundler wants to see it. */
export const spawnBotWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' });

const loadLocal = () => import('./choose.ts');

/** Bots without a worker, for where none can be made: the page waits while they search. */
export function localBots(seed: () => number = anySeed): BotPort {
  return {
    async choose(record, level, signal) {
      signal.throwIfAborted();
      const { choose } = await loadLocal();
      signal.throwIfAborted();
      return choose(record, level, { seed: seed() });
    },
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
  const ask = ({ request, signal, settle }: Waiting): void => {
    const asked = ready();
    if (asked) asked.postMessage(request);
    else settle.resolve(local.choose(request.record, request.level, signal));
  };

  return {
    async choose(record, level, signal) {
      signal.throwIfAborted();
      const id = (lastId += 1);
      const request: BotRequest = { id, record, level, opts: { seed: seed() } };
      const question = { request, signal, settle: Promise.withResolvers<string>() };
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
        return local.choose(record, level, signal);
      });
    },
    prepare() {
      ready();
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
    if (data.ok) asked?.settle.resolve(data.move);
    else asked?.settle.reject(new Error(`The bot failed: ${data.error}`));
  });
  const died = (event: Event): void => {
    const said = 'message' in event ? String(event.message) : event.type;
    onDeath(new Error(`The bot worker stopped: ${said}`));
  };
  worker.addEventListener('error', died);
  worker.addEventListener('messageerror', died);
}
