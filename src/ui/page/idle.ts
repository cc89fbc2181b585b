/** Long enough for a page and its board to load first. */
const REST_MS = 2000;

/** On a slow machine a board may be painted without a pause, so don't wait longer than this. */
const PATIENCE_MS = 4000;

/** Runs a task when the page is loaded and idle, or after a maximum time. */
export function whenIdle(task: () => unknown): void {
  const ask = () => globalThis.requestIdleCallback?.(task, { timeout: PATIENCE_MS }) ?? task();
  const rest = () => setTimeout(ask, REST_MS);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
