/** Long enough that a page and its board come first. */
const REST_MS = 2000;

/** A board that is painted without a pause on a slow machine leaves no rest at all. */
const PATIENCE_MS = 4000;

/** Does something once the page is loaded and has had a rest, or has had none for too long. */
export function whenIdle(task: () => unknown): void {
  const ask = () => globalThis.requestIdleCallback?.(task, { timeout: PATIENCE_MS }) ?? task();
  const rest = () => setTimeout(ask, REST_MS);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
