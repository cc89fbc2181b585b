import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

/** Every icon button shows its name on hover and on keyboard focus. */
const TIPPED = '[data-tip]';

const tipTarget = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(TIPPED) : null;

/** The mouse may already have been on a button when this loaded. */
const pointedAt = (): HTMLElement | null =>
  matchMedia('(hover: hover)').matches ? document.querySelector(`${TIPPED}:hover`) : null;

/** Rendered once: one tooltip serves all icon buttons. */
export function TooltipHost() {
  const [anchor, setAnchor] = useState(pointedAt);
  useEffect(() => {
    // No tooltips for touch.
    const point = (event: PointerEvent) =>
      setAnchor(event.pointerType === 'mouse' ? tipTarget(event.target) : null);
    const focus = ({ target }: FocusEvent) => {
      const found = tipTarget(target);
      if (found?.matches(':focus-visible')) setAnchor(found);
    };
    const hide = () => setAnchor(null);
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerover', point, { signal, passive: true });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', hide, { signal });
    // Captured, because dialogs stop some keys from bubbling.
    document.addEventListener('keydown', hideOnEscape, { signal, capture: true });
    document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    return () => stop.abort();
  }, []);
  return <Tooltip anchor={anchor} />;
}

/** Pixels from the button (ALL-15), and from the window's edges. */
const OFFSET_PX = 4;
/** A delay, so that a passing mouse shows nothing. */
const REST_MS = 400;

/**
 * The name of the icon button under the pointer, above it or, without room there, below. Not a layer of Radix, which
 * would take the Escape that should close the dialog beneath.
 */
function Tooltip({ anchor }: { anchor: HTMLElement | null }) {
  const rested = useRested(anchor);
  const shown = rested?.isConnected ? rested : null;
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown || !tip.current) return;
    const { width, height } = tip.current.getBoundingClientRect();
    const button = shown.getBoundingClientRect();
    const middle = button.left + (button.width - width) / 2;
    const most = document.documentElement.clientWidth - width - OFFSET_PX;
    const above = button.top - height - OFFSET_PX;
    const left = Math.max(OFFSET_PX, Math.min(middle, most));
    const top = above < OFFSET_PX ? button.bottom + OFFSET_PX : above;
    tip.current.style.translate = `${left}px ${top}px`;
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={tip} role="tooltip" className={styles['tip']}>
      {shown.getAttribute('aria-label')}
    </div>
  );
}

/** Returns the element once it has stayed the same for a moment; null as soon as it is left. */
function useRested(anchor: HTMLElement | null): HTMLElement | null {
  const [rested, setRested] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(anchor), anchor ? REST_MS : 0);
    return () => clearTimeout(timer);
  }, [anchor]);
  return rested === anchor ? anchor : null;
}
