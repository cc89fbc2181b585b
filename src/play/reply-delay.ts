/** The minimum time of a bot's reply (AI-18). */
import type { Game } from '../rules/game.ts';

/** The default delay. */
const USUAL_MS = 500;

/** Milliseconds from the person's move to the bot's, thinking included. */
export const replyDelay = ({ about }: Game): number => about.replyMs ?? USUAL_MS;

/** Milliseconds between the picks of one bot's move. */
export const pickDelay = ({ about }: Game): number => about.pickMs ?? 0;

/** Waits `ms` milliseconds; rejects with the signal's reason when aborted. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      resolve();
    }, ms);
    const cancel = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', cancel, { once: true });
  });
}
