/** How long a bot's reply takes at least (specification 4, Offline games; decision "Modes"). */
import type { GameId } from '../variants/rules.ts';

/** What the specification gives no time for answers like classic. */
const USUAL_MS = 500;

const delays: Readonly<Partial<Record<GameId, number>>> = {
  ultimate: 800,
  extended: 800,
  '3d': 1000,
  quantum: 1000,
  wild: 800,
  infinite: 800,
};

/** Milliseconds from the person's move to the bot's, thinking included (decision "Modes"). */
export const replyDelay = (game: GameId): number => delays[game] ?? USUAL_MS;

/** Quantum's two squares come one after the other (specification 4, Offline games). */
const SECOND_SQUARE_MS = 500;

/** Milliseconds between the picks of one bot's move. */
export const pickDelay = (game: GameId): number => (game === 'quantum' ? SECOND_SQUARE_MS : 0);

/** Waits so many milliseconds; rejects with the signal's reason when aborted. */
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
