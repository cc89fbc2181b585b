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
  readonly settle: PromiseWithResolvers<string>;
};

const anySeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** The bots' worker, as the bundler wants to see it. */
export const spawnBotWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' });

/** Bots without a worker, for where none can be made: the page waits while they search. */
export function localBots(seed: () => number = anySeed): BotPort {
  return {
    async choose(record, level, signal) {
      signal.throwIfAborted();
      const { choose } = await import('./choose.ts');
      signal.throwIfAborted();
      return choose(record, level, { seed: seed() });
    },
    dispose() {},
  };
}

/**
 * Bots in a worker. Aborting a question ends the worker and the next question starts another; a
 * worker that dies fails what it was asked. Where no worker can be made, the page searches itself.
 */
export function createBots(spawn: () => Worker, seed: () => number = anySeed): BotPort {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let local: BotPort | null = null;
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
  const start = (): Worker => {
    const made = spawn();
    made.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asked?.settle.resolve(data.move);
      else asked?.settle.reject(new Error(`The bot failed: ${data.error}`));
    });
    const died = (event: Event): void => {
      const said = 'message' in event ? String(event.message) : event.type;
      if (made === worker) failAll(new Error(`The bot worker stopped: ${said}`));
    };
    made.addEventListener('error', died);
    made.addEventListener('messageerror', died);
    return made;
  };
  const post = (request: BotRequest): boolean => {
    try {
      worker ??= start();
    } catch {
      local = localBots(seed);
      return false;
    }
    worker.postMessage(request);
    return true;
  };

  return {
    async choose(record, level, signal) {
      signal.throwIfAborted();
      if (local) return local.choose(record, level, signal);
      const id = (lastId += 1);
      const request: BotRequest = { id, record, level, opts: { seed: seed() } };
      if (!post(request)) return localBots(seed).choose(record, level, signal);
      const settle = Promise.withResolvers<string>();
      waiting.set(id, { request, settle });
      const cancel = (): void => {
        waiting.delete(id);
        settle.reject(signal.reason);
        stop();
        for (const other of waiting.values()) post(other.request);
      };
      signal.addEventListener('abort', cancel, { once: true });
      return settle.promise.finally(() => signal.removeEventListener('abort', cancel));
    },
    dispose: () => failAll(new Error('The bots were sent home.')),
  };
}
