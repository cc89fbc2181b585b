/** Long enough that a page and its board come first. */
const REST_MS = 2000;

/** Does something once the page is loaded and has had a rest. */
export function whenIdle(task: () => unknown): void {
  const rest = () => setTimeout(() => globalThis.requestIdleCallback?.(task) ?? task(), REST_MS);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
