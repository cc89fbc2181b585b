/** Confetti of gold leaf and glaze chips. */
import { siteSettings, isReduced } from '../../look/settings.ts';
import { whenIdle } from '../page/idle.ts';

const load = () => import('./confetti-burst.ts').catch(() => null);

/** Fetches the confetti when the page is idle, unless motion is reduced. */
export const fetchConfetti = (): void =>
  whenIdle(() => (isReduced(siteSettings.getState()) ? null : load()));

/** The board shows the end of a game first: the gold through a line, or the cracks that lose it. */
const SEEN_MS = 1300;

let game = new AbortController();

/** Aborted when the confetti has to end. */
export const untilEnd = (): AbortSignal => game.signal;

/** Ends all confetti at once, when its game is left. */
export function endConfetti(): void {
  game.abort();
  game = new AbortController();
}

/**
 * Throws `pieces` pieces once the board has shown the end of the game; none with reduced motion, or if they
 * can't be loaded.
 */
export async function throwConfetti(pieces: number): Promise<void> {
  if (isReduced(siteSettings.getState())) return;
  const signal = untilEnd();
  const [loaded] = await Promise.all([
    load(),
    new Promise((resolve) => setTimeout(resolve, SEEN_MS)),
  ]);
  if (!signal.aborted) await loaded?.burst(pieces, signal);
}
