/**
 * The longest time between the taps of a double tap, milliseconds, and the longest path of a finger in a tap,
 * pixels.
 */
const AGAIN_MS = 500;
const TAP_RADIUS = 10;

/** Where taps follow each other; `base.css` sets `touch-action` for browsers that support it. */
const TAPPED = 'button, summary, label:has([type="radio"], [type="checkbox"]), [data-board]';

/**
 * Older WebKit zooms the page after two quick taps, despite `touch-action`. Preventing the second tap's
 * default stops the zoom, so its click is sent separately. Two fingers still zoom.
 */
export function guardDoubleTaps(page: Window): void {
  // Only WebKit has these events.
  if (!('GestureEvent' in page)) return;
  let begun: { readonly x: number; readonly y: number; readonly at: number } | null = null;
  let before = -Infinity;
  const begin = ({ touches: [finger, second], timeStamp }: TouchEvent) => {
    begun = finger && !second ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : null;
  };
  const end = (event: TouchEvent) => {
    const { target, timeStamp } = event;
    const [{ clientX, clientY } = { clientX: 0, clientY: 0 }] = event.changedTouches;
    const isTap =
      begun !== null &&
      Math.hypot(clientX - begun.x, clientY - begun.y) <= TAP_RADIUS &&
      timeStamp - begun.at < AGAIN_MS;
    const isSecond = isTap && timeStamp - before < AGAIN_MS;
    before = isTap ? timeStamp : -Infinity;
    // The board has already prevented the default of its own taps.
    if (!isSecond || event.defaultPrevented || !event.cancelable) return;
    if (!(target instanceof Element) || !target.closest(TAPPED)) return;
    event.preventDefault();
    const place = { clientX, clientY, detail: 1 };
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...place }));
  };
  page.addEventListener('touchstart', begin, { passive: true, capture: true });
  page.addEventListener('touchend', end, { passive: false });
}
